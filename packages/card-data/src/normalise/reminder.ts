/** A rules text without its reminder text, which is in parentheses and has no rules meaning (207.2a). */
export function withoutReminder(text: string): string {
  return text.includes("(") ? text.replace(/\([^()]*\)/g, "") : text;
}

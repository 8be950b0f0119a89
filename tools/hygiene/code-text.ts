const TOKENS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
const IMPORTS =
  /(?<!["'.])\b(?:import|export)\b[^;"'`]*?\bfrom\s*["']([^"']+)["']|(?<!["'.])\bimport\s*\(?\s*["']([^"']+)["']/g;

/** Program text without its comments. */
export function withoutComments(text: string): string {
  return text.replace(TOKENS, (token) => (token.startsWith("/") ? " " : token));
}

/** Program text without its comments and with its strings emptied. */
export function withoutWords(text: string): string {
  return text.replace(TOKENS, (token) => (token.startsWith("/") ? " " : '""'));
}

/** What a file imports or re-exports from, as written. */
export function importsOf(text: string): string[] {
  return [...withoutComments(text).matchAll(IMPORTS)].flatMap((match) => match[1] ?? match[2] ?? []);
}

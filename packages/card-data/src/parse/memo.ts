/**
 * Remembers what was read from short texts that come again and again, such as type lines. Keeps the last few thousand, so that it does
 * not grow with the input.
 */
export function makeMemo<T>(read: (text: string) => T, size = 4096): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= size) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}

/**
 * Remembers what was read from short texts that come again and again, such as type lines. Keeps the last few thousand, so that it does
 * not grow with the input.
 */
export function makeMemo<T>(size = 4096): (text: string, read: () => T) => T {
  const known = new Map<string, T>();
  return (text, read) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= size) known.clear();
    const value = read();
    known.set(text, value);
    return value;
  };
}

export function findChromium(): string | undefined;
export function ensureChromium(note?: (line: string) => void): Promise<string | undefined>;

import { afterEach, beforeEach, vi } from "vitest";

const METHODS = ["debug", "error", "info", "log", "table", "trace", "warn"] as const;
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      calls.push(`console.${method}(${words.map(String).join(", ")})`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  const heard = calls.splice(0);
  if (heard.length > 0) throw new Error(`A test may not write to the console: ${heard.join("; ")}`);
});

import type { Language } from "../language.ts";

/** How far something is. */
export interface Progress {
  readonly done: number;
  /** Absent: not known. */
  readonly of?: number;
  readonly elapsed: number;
  /** 0: none is made yet. */
  readonly cards: number;
}

/** Shows progress: on a terminal a line that changes, elsewhere a line for each tenth. */
export function makeProgress(lang: Language): { show(progress: Progress): void; clear(): void } {
  const terminal = process.stderr.isTTY;
  let shown = 0;
  let tenth = 0;
  return {
    show(progress) {
      if (terminal) {
        if (progress.elapsed - shown < 100) return;
        shown = progress.elapsed;
        process.stderr.write(`\r\u001b[2K${lineOf(progress, lang)}`);
        return;
      }
      const now = progress.of === undefined ? 0 : Math.floor((progress.done / progress.of) * 10);
      if (now <= tenth) return;
      tenth = now;
      process.stderr.write(`${lineOf(progress, lang)}\n`);
    },
    clear() {
      if (terminal) process.stderr.write("\r\u001b[2K");
    },
  };
}

function lineOf({ done, of, elapsed, cards }: Progress, lang: Language): string {
  const rate = elapsed > 0 ? done / elapsed : 0;
  const parts = [
    of === undefined || of === 0
      ? megabytes(done)
      : `${Math.min(100, Math.floor((done / of) * 100))}%  ${megabytes(done)} / ${megabytes(of)}`,
    `${megabytes(rate * 1000)}/s`,
    ...(cards === 0 ? [] : [lang === "ja" ? `${cards} 枚` : `${cards} cards`]),
  ];
  if (of !== undefined && rate > 0) {
    const left = Math.ceil(Math.max(0, of - done) / rate / 1000);
    parts.push(lang === "ja" ? `残り ${left} 秒` : `${left} s left`);
  }
  return parts.join("  ");
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { editionOf } from "../state/editions.ts";
import { line, lines, showLine } from "../state/store.ts";
import { fill, texts } from "../words/language.ts";
import { Comparison } from "./comparison.tsx";

/** The lines of play that branched off, to go to and to compare. */
export function LineList(): JSX.Element | null {
  const text = texts.value;
  const other = useSignal<number | undefined>(undefined);
  const all = lines.value;
  const current = line.value;
  if (all.length < 2 || current === undefined) return null;
  const compared = all.find(({ id }) => id === other.value && id !== current.id);
  return (
    <section class="line-list" aria-label={text.branches}>
      <h3>{text.branches}</h3>
      <div class="chips">
        {all.map((one, index) => (
          <button
            type="button"
            class="small"
            key={one.id}
            aria-pressed={one.id === current.id}
            onClick={() => showLine(one.id)}
          >
            {fill(text.line, index + 1)} <small>{editionOf(one)}</small>
          </button>
        ))}
      </div>
      <label class="pair">
        <span>{text.compareWith}</span>
        <select
          onChange={(event) => {
            other.value = Number(event.currentTarget.value);
          }}
        >
          <option value="0">—</option>
          {all.map((one, index) =>
            one.id === current.id ? null : (
              <option key={one.id} value={one.id} selected={one.id === other.value}>
                {fill(text.line, index + 1)}
              </option>
            ),
          )}
        </select>
      </label>
      {compared === undefined ? null : (
        <Comparison
          one={current}
          other={compared}
          names={[fill(text.line, all.indexOf(current) + 1), fill(text.line, all.indexOf(compared) + 1)]}
        />
      )}
    </section>
  );
}

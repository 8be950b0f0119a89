import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { texts } from "../words/language.ts";
import { isHelpOpen, singleKeys } from "./key-settings.ts";
import { KEYS } from "./keys.ts";

const SIGNS: Readonly<Record<string, string>> = { ArrowRight: "→", ArrowLeft: "←", ArrowDown: "↓", ArrowUp: "↑" };

/** The list of all keys. */
export function KeyHelp(): JSX.Element {
  const text = texts.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = isHelpOpen.value;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const close = (): void => {
    isHelpOpen.value = false;
  };
  return (
    <dialog ref={dialog} aria-labelledby="keys-title" onClose={close}>
      <h2 id="keys-title">{text.keysTitle}</h2>
      <dl class="keys">
        {KEYS.map(({ keys, text: name }) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{SIGNS[key] ?? key}</kbd>
              ))}
            </dt>
            <dd>{text[name]}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Tab</kbd>
            <kbd>Enter</kbd>
          </dt>
          <dd>{text.keyChoose}</dd>
        </div>
      </dl>
      <label class="check">
        <input
          type="checkbox"
          checked={singleKeys.value}
          onChange={(event) => {
            singleKeys.value = event.currentTarget.checked;
          }}
        />
        <span>{text.singleKeys}</span>
      </label>
      <p class="confirm">
        <button type="button" class="strong" onClick={close}>
          {text.close}
        </button>
      </p>
    </dialog>
  );
}

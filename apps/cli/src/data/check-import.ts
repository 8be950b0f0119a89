import { NAME_LANGUAGES } from "@obverse/card-data";
import type { parseSink } from "@obverse/card-data/node";
import { CommandError, EXIT } from "../exit-codes.ts";
import type { Language } from "../language.ts";

/** The options of an import that may not go together. */
interface WishesToCheck {
  readonly from?: string;
  readonly kind?: string;
  readonly query?: readonly string[];
  readonly lang?: string;
  readonly prints?: true;
  readonly raw?: true;
  readonly baseUrl?: string;
}

/** Scryfall's bulk files that hold cards, and its ways to ask for single ones. */
const SCRYFALL_BULK = ["oracle-cards", "unique-artwork", "default-cards", "all-cards"] as const;
const SCRYFALL_ASKED = ["named", "search", "collection"] as const;
const SCRYFALL_KINDS: readonly string[] = [...SCRYFALL_BULK, ...SCRYFALL_ASKED];
const MTGJSON_KINDS: readonly string[] = ["atomic-cards", "all-printings"];

/** Ends the command where its options ask for something that there is not, before anything is read. */
export async function checkImport(
  options: WishesToCheck,
  sink: NonNullable<ReturnType<typeof parseSink>>,
  lang: Language,
): Promise<void> {
  const { from = "-", kind, query, baseUrl, prints, raw } = options;
  const say = (code: string, en: string, ja: string) =>
    new CommandError(EXIT.usage, code, `${lang === "ja" ? ja : en}`);
  const asks = SCRYFALL_ASKED.some((one) => one === kind);
  if (from !== "scryfall" && from !== "mtgjson") {
    for (const [flag, value] of [
      ["--kind", kind],
      ["--query", query?.join(" ")],
      ["--base-url", baseUrl],
    ] as const) {
      if (value !== undefined)
        throw say(
          "option-not-for-files",
          `${flag} ${value}: goes with --from scryfall or --from mtgjson only, not with a file`,
          `${flag} ${value}: --from scryfall か --from mtgjson のときだけ使えます（ファイルには使えません）`,
        );
    }
  }
  if (kind !== undefined && !isKind(from, kind)) await refuseKind(from, kind, lang);
  if (query !== undefined && !(from === "scryfall" && asks))
    throw say(
      "query-not-asked-for",
      `--query ${query.join(" ")}: goes with --from scryfall --kind ${SCRYFALL_ASKED.join(", ")}`,
      `--query ${query.join(" ")}: --from scryfall --kind ${SCRYFALL_ASKED.join("、")} のときだけ使えます`,
    );
  if (from === "scryfall" && asks && (query ?? []).every((one) => one.trim() === ""))
    throw say(
      "query-missing",
      `--kind ${kind} needs --query, such as --query "Delver of Secrets"`,
      `--kind ${kind} には --query が必要です。例: --query "Delver of Secrets"`,
    );
  if (baseUrl !== undefined && !/^https?:\/\/[^/]/.test(baseUrl))
    throw say(
      "not-an-address",
      `--base-url ${baseUrl}: is no address; give one such as http://127.0.0.1:8787`,
      `--base-url ${baseUrl}: アドレスではありません。例: http://127.0.0.1:8787`,
    );
  if (prints === true && sink.kind !== "ndjson")
    throw say(
      "prints-need-ndjson",
      `--prints goes to ndjson:FILE only, not to ${sink.kind}:`,
      `--prints の出力先は ndjson:FILE だけです（${sink.kind}: には出せません）`,
    );
  if (raw === true && sink.kind !== "ndjson" && sink.kind !== "dataset")
    throw say(
      "raw-needs-json",
      `--raw goes to dataset:DIR or ndjson:FILE only, not to ${sink.kind}:`,
      `--raw の出力先は dataset:DIR か ndjson:FILE だけです（${sink.kind}: には出せません）`,
    );
  for (const one of languagesOf(options.lang) ?? []) {
    if (NAME_LANGUAGES.includes(one)) continue;
    throw say(
      "unknown-language",
      `--lang ${options.lang}: no names are in “${one}”; give some of ${NAME_LANGUAGES.join(", ")}`,
      `--lang ${options.lang}: 「${one}」の名前はありません。${NAME_LANGUAGES.join("、")} から選んでください`,
    );
  }
}

/** The languages of names that are asked for. Nothing: all. */
export function languagesOf(list: string | undefined): readonly string[] | undefined {
  return list?.split(",").map((one) => one.trim());
}

/** Whether there is such a kind; a set has a code of two to six letters and digits. */
function isKind(from: string, kind: string): boolean {
  const plain = kind.toLowerCase().replaceAll("_", "-");
  if (from === "scryfall") return SCRYFALL_KINDS.includes(plain);
  return from !== "mtgjson" || MTGJSON_KINDS.includes(plain) || /^[a-z0-9]{2,6}_?$/i.test(kind) || /Atomic$/.test(kind);
}

/** Bulk files come and go, so one that only may be there is left to the service. */
async function refuseKind(from: string, kind: string, lang: Language): Promise<void> {
  const { nearestWord } = await import("@obverse/scenario");
  const kinds = from === "scryfall" ? SCRYFALL_KINDS : MTGJSON_KINDS;
  const nearest = nearestWord(kind, kinds);
  if (from === "scryfall" && /[-_]/.test(kind) && nearest === undefined) return;
  const meant = nearest === undefined ? "" : lang === "ja" ? `\nもしかして: ${nearest}` : `\nDid you mean ${nearest}?`;
  const sets = from === "mtgjson" ? (lang === "ja" ? "、セットの略号" : ", or a set's code") : "";
  throw new CommandError(
    EXIT.usage,
    "unknown-kind",
    lang === "ja"
      ? `--kind ${kind}: その種類はありません（${kinds.join("、")}${sets}）${meant}`
      : `--kind ${kind}: there is no such kind; give ${kinds.join(", ")}${sets}${meant}`,
  );
}

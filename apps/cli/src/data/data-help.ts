import type { Texts } from "../language.ts";

const IMPORTS = `  obverse import --from scryfall --to dataset:cards
  obverse import --from scryfall --kind search --query e:emn --to csv:emn
  obverse import --from mtgjson --kind EMN --to sqlite:emn.sqlite
  obverse import --from AllPrintings.json.gz --prints --no-abilities \\
                 --to ndjson:prints.ndjson`;

/** What help says about the commands for card data. */
export const DATA_HELP: Texts<
  | "help"
  | "lang"
  | "json"
  | "import"
  | "from"
  | "kind"
  | "query"
  | "to"
  | "names"
  | "only"
  | "abilities"
  | "prints"
  | "raw"
  | "strict"
  | "offline"
  | "baseUrl"
  | "cache"
  | "examples"
  | "lint"
  | "against"
  | "diff"
  | "diffAbilities"
  | "coverage"
  | "quick"
  | "top"
> = {
  en: {
    help: "show help",
    lang: "language of what is said: en or ja (default: from LANG)",
    json: "give the result as JSON",
    import: "import card data: Scryfall's, MTGJSON's, or a file of either",
    from: "scryfall, mtgjson, a file, or - for the standard input",
    kind: "Scryfall: a bulk file (oracle-cards, default-cards, all-cards, …), named, search or collection; MTGJSON: atomic-cards, all-printings or a set's code",
    query: "what named, search and collection ask for",
    to: "dataset:DIR, sqlite:FILE, sql:FILE, csv:DIR or ndjson:FILE (default: your own dataset)",
    names: "languages of names to keep, such as en,ja (default: all there are)",
    only: "faces: only cards with another side",
    abilities: "leave out what the texts say",
    prints: "one output a print, in the order of the source (ndjson only)",
    raw: "keep the records as they came beside what was made of them",
    strict: "exit with 5 if anything was noticed",
    offline: "use only what was downloaded before",
    baseUrl: "ask this server instead",
    cache: "folder for downloads",
    examples: `Examples:
${IMPORTS}
  obverse lint oracle-cards.jsonl.gz       what is odd in a file of cards
  obverse lint a.json --against b.json     where two sources disagree
  obverse diff old.jsonl.gz new.jsonl.gz   what changed between two files
  obverse coverage oracle-cards.jsonl.gz   how many cards are understood
`,
    lint: "look a file of card data over (exits with 1 where it found something)",
    against: "say where this file, of the other source, disagrees",
    diff: "tell which cards were added, removed and changed, by face and field",
    diffAbilities: "leave out what the texts say",
    coverage: "say how much of the cards in public card files is understood and played",
    quick: "leave out the smoke test, which plays each card that is understood",
    top: "how many shapes and faults to list (default 50)",
  },
  ja: {
    help: "使い方を出す",
    lang: "表示の言語: en か ja（既定: LANG による）",
    json: "結果を JSON で出す",
    import: "カードのデータを取り込む: Scryfall、MTGJSON、またはそのファイル",
    from: "scryfall、mtgjson、ファイル、または標準入力 -",
    kind: "Scryfall: 一括ファイル (oracle-cards、default-cards、all-cards など)、named、search、collection。MTGJSON: atomic-cards、all-printings、セットの略号",
    query: "named、search、collection で尋ねるもの",
    to: "dataset:DIR、sqlite:FILE、sql:FILE、csv:DIR、ndjson:FILE（既定: 自分のデータセット）",
    names: "残すカード名の言語、例 en,ja（既定: すべて）",
    only: "faces: もう1つの面を持つカードだけ",
    abilities: "文章の意味を省く",
    prints: "印刷ごとに1行、元の順に出す（ndjson のみ）",
    raw: "元のレコードも残す",
    strict: "何か見つかれば 5 で終わる",
    offline: "以前に取得したものだけを使う",
    baseUrl: "このサーバーに尋ねる",
    cache: "取得したファイルを置くフォルダー",
    examples: `例:
${IMPORTS}
  obverse lint oracle-cards.jsonl.gz       ファイルのおかしな所
  obverse lint a.json --against b.json     2つの出典が食い違う所
  obverse diff old.jsonl.gz new.jsonl.gz   2つのファイルの違い
  obverse coverage oracle-cards.jsonl.gz   理解できるカードの数
`,
    lint: "カードのデータのファイルを調べる（何か見つかれば 1 で終わる）",
    against: "もう一方の出典のこのファイルと食い違う所を示す",
    diff: "加わった、消えた、変わったカードを面と項目ごとに示す",
    diffAbilities: "文章の意味を省く",
    coverage: "公開カード JSON のカードがどれだけ理解され、実行できるかを示す",
    quick: "理解できたカードを実際に動かす試運転を省く",
    top: "形と不具合をいくつ挙げるか（既定 50）",
  },
};

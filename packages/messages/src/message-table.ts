import type {
  Decision,
  FaceSymbol,
  GameEvent,
  GameEventKind,
  ObjectId,
  PlayerId,
  Refusal,
  RefusalCode,
  Step,
} from "@obverse/core";
import type { AnswerTexts } from "./answers.ts";
import type { ChangeTexts } from "./changes.ts";
import type { DecisionCode } from "./decision-codes.ts";
import type { NothingCode } from "./nothing-codes.ts";
import type { StatedRule } from "./stated-rules.ts";
import type { Term } from "./terms.ts";

/** What the things in a message are called, in its language, for whoever reads it. */
export interface Names {
  /** An object, as the reader may know it. */
  object(id: ObjectId): string;
  player(id: PlayerId | "nature"): string;
  /** What an object that turned over is called afterwards. Absent: it isn't told. */
  after?(id: ObjectId): string | undefined;
}

type EventOf<K extends GameEventKind> = Extract<GameEvent, { readonly kind: K }>;

/** All sentences of a language, by code. */
export interface MessageTable {
  readonly lang: "en" | "ja";
  /** Why something was refused, and what to do. */
  readonly refusals: Readonly<Record<RefusalCode, (refusal: Refusal, names: Names) => string>>;
  readonly events: { readonly [K in GameEventKind]: (event: EventOf<K>, names: Names) => string };
  /** Why an instruction did nothing; `subject` is what it was about. */
  readonly nothing: Readonly<Record<NothingCode, (subject: string) => string>>;
  readonly nothingElse: (subject: string) => string;
  /** What is asked, by the kind of decision; a code may say it better. */
  readonly decisions: Readonly<Record<Decision["kind"], (player: string) => string>>;
  /** What may be answered. */
  readonly answers: AnswerTexts;
  readonly decisionCodes: Readonly<Record<DecisionCode, (player: string) => string>>;
  /** What rules say, in our own words. */
  readonly rules: Readonly<Record<StatedRule, string>>;
  /** What changed rules say before and after. */
  readonly changes: ChangeTexts;
  readonly steps: Readonly<Record<Step, string>>;
  readonly terms: Readonly<Record<Term, string>>;
  /** A kind of counter. */
  readonly counter: (kind: string) => string;
  /** The signs in the corners of faces. */
  readonly faceSymbols: Readonly<Record<FaceSymbol, string>>;
}

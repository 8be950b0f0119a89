import type { ChangeTexts } from "../changes.ts";

/** 変わったルールのそれぞれの内容。 */
export const changes: ChangeTexts = {
  whoTransforms: {
    nonmodal: "変身するのは、モードを持たない両面パーマネントだけである。",
    "all-but-meld": "合体カード以外の両面パーマネントは、モードを持つものも含めて変身する。",
  },
  backFaceManaValue: {
    zero: "第2面のマナ総量は0である。",
    "of-front": "モードを持たないカードの第2面のマナ総量は、第1面のものである。",
  },
  ownAbilityTurns: {
    always: "自身の能力で何度でも裏返る。",
    "only-once": "自身の能力では、その後に裏返っていないときだけ裏返る。",
  },
  transformsInto: {
    "new-name": "「～に変身した」は、それまでと違う名前になることを求める。",
    "has-it-afterwards": "「～に変身した」は、変身後の姿を見る。",
  },
  doubleFacedTokens: {
    no: "両面パーマネントのコピー・トークンは1つの面だけを持ち、変身しない。",
    yes: "両面パーマネントのコピー・トークンは両方の面を持つ。",
  },
  entersTransformed: {
    nonmodal: "変身した状態で出るのは、モードを持たないカードだけである。",
    "double-faced": "合体カード以外の両面カードは、指示があれば変身した状態で出る。",
  },
  cannotEnterTransformed: {
    "enters-front": "変身した状態で出られないカードは、第1面を上にして出る。",
    stays: "変身した状態で出られないカードは、今ある領域に残る。",
  },
  castTransformed: {
    nonmodal: "変身した状態で唱えられるのは、モードを持たないカードだけである。",
    "double-faced": "許すものがあれば、どの両面カードも変身した状態で唱えてよい。",
  },
  modalFaces: {
    front: "カードは第1面を上にして唱えられ、プレイされる。",
    either: "モードを持つ両面カードは、どちらの面を上にしても唱えたりプレイしたりできる。",
  },
  faceDownCast: { no: "両面カードは裏向きで唱えられない。", yes: "両面カードも裏向きで唱えてよい。" },
  faceDownAttempt: {
    "nothing-happens": "両面パーマネントを裏向きにしようとしても、何も起こらない。",
    "values-unchanged": "両面パーマネントを裏向きにしようとしても何も起こらず、値も変わらない。",
  },
  meldCardTurns: {
    "not-transforming": "合体カードは、変身するカードではないので変身しない。",
    "own-rule": "合体カードは、固有のルールによって変身しない。",
  },
  transformedPermanent: {
    "card-or-token": "変身したパーマネントとは、第2面が上の変身するカードかトークンである。",
    "one-card": "変身したパーマネントとは1つの両面カードか両面トークンで、合体や合同したものは含まない。",
  },
  revealedFaceDown: {
    unsaid: "公開された裏向きのパーマネントの判断方法は定められていない。",
    "ignoring-effects": "公開された裏向きのパーマネントは、継続的効果を除いて判断する。",
  },
  battleDefenseZero: {
    "one-rule": "守備値0のバトルには1つのルールがある。",
    "two-rules": "守備値0の包囲戦には固有のルールがある。",
  },
};

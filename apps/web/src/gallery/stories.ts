import type { Scenario } from "@obverse/scenario";

/** Stories to begin with, in both languages: one for each thing that another side can mean. */
export const STORIES: readonly Scenario[] = [
  {
    id: "a-werewolf-turns",
    title: { en: "A werewolf turns over and stays the same permanent", ja: "狼男は変身しても同じパーマネントのまま" },
    rules: ["701.27a", "712.8e", "712.18"],
    players: {
      P1: { battlefield: [{ card: "Villagers of Estwald", as: "villagers", counters: { "+1/+1": 1 } }] },
      P2: {},
    },
    steps: [
      { effect: { transform: ["villagers"] } },
      {
        expect: {
          objects: {
            villagers: {
              name: "Howlpack of Estwald",
              face: "back",
              power: 5,
              toughness: 7,
              manaValue: 3,
              sameObject: true,
            },
          },
          cites: ["701.27a"],
        },
      },
    ],
  },
  {
    id: "a-clone-of-a-back-face",
    title: {
      en: "A Clone of a back face stays as it is when told to transform",
      ja: "第2面のコピーは、変身するよう言われてもそのまま",
    },
    rules: ["712.9", "701.27c", "202.3b"],
    players: {
      P1: { hand: ["Clone"] },
      P2: { battlefield: [{ card: "Villagers of Estwald", face: "back", as: "wolf" }] },
    },
    steps: [
      { cast: "Clone" },
      { resolve: "all" },
      { effect: { transform: ["Clone"] } },
      {
        expect: {
          objects: { Clone: { name: "Howlpack of Estwald", face: "front", manaValue: 0 }, wolf: { manaValue: 3 } },
          cites: ["712.9"],
        },
      },
    ],
  },
  {
    id: "two-cards-meld-and-die",
    title: {
      en: "Two cards meld into one permanent, which dies once and leaves two cards",
      ja: "2枚が合体して1つになり、1度死亡して2枚に戻る",
    },
    rules: ["701.42a", "712.4a", "712.21", "202.3c"],
    players: { P1: { battlefield: ["Graf Rats", "Midnight Scavengers"] }, P2: {} },
    steps: [
      { effect: { meld: ["Graf Rats", "Midnight Scavengers"] } },
      { expect: { objects: { "Chittering Host": { melded: true, power: 5, toughness: 6, manaValue: 7 } } } },
      { effect: { destroy: ["Chittering Host"] } },
      {
        expect: {
          players: { P1: { graveyard: ["Graf Rats", "Midnight Scavengers"] } },
          events: [{ event: "dies", count: 1 }],
        },
      },
    ],
  },
  {
    id: "cloudshift-on-a-melded-permanent",
    title: {
      en: "Cloudshift finds both cards of a melded permanent",
      ja: "追放して戻す呪文は、合体したパーマネントの両方のカードを見つける",
    },
    rules: ["712.21c", "400.7j", "712.14"],
    players: {
      P1: { hand: ["Cloudshift"], battlefield: [{ meld: ["Graf Rats", "Midnight Scavengers"], as: "host" }] },
      P2: {},
    },
    steps: [
      { cast: "Cloudshift", targets: ["host"] },
      { resolve: "all" },
      {
        expect: {
          objects: {
            "Graf Rats": { zone: "battlefield", face: "front", melded: false },
            "Midnight Scavengers": { zone: "battlefield", face: "front", melded: false },
          },
          events: [
            { event: "leaves", count: 1 },
            { event: "enters", count: 2 },
          ],
        },
      },
    ],
  },
  {
    id: "a-meld-card-alone",
    title: { en: "A meld card alone doesn’t transform", ja: "合体カード1枚だけでは変身しない" },
    rules: ["712.4c"],
    players: { P1: { battlefield: ["Graf Rats"] }, P2: {} },
    steps: [
      { effect: { transform: ["Graf Rats"] } },
      {
        expect: {
          objects: { "Graf Rats": { face: "front" } },
          events: [{ event: "transformed", count: 0 }],
          cites: ["712.4c"],
        },
      },
    ],
  },
  {
    id: "a-morph-turns-up",
    title: {
      en: "A face-down creature is turned face up without using the stack",
      ja: "裏向きのクリーチャーはスタックを使わず表向きになる",
    },
    rules: ["702.37e", "708.2a", "116.2b"],
    players: {
      P1: { battlefield: [{ card: "Willbender", faceDown: "morph", as: "hidden" }] },
      P2: { hand: ["Shock"] },
    },
    turn: { active: "P2" },
    steps: [
      {
        expect: {
          objects: { hidden: { name: null, power: 2, toughness: 2, faceUp: false } },
          views: [{ player: "P2", object: "hidden", sees: "nothing" }],
        },
      },
      { cast: "Shock", by: "P2", targets: ["hidden"] },
      { turnUp: "hidden", by: "P1" },
      {
        expect: {
          objects: { hidden: { name: "Willbender", faceUp: true } },
          triggered: [{ source: "hidden", count: 1 }],
        },
      },
    ],
  },
  {
    id: "a-double-faced-card-manifested",
    title: {
      en: "A manifested double-faced card has its front face up, face down",
      ja: "予示された両面カードは、第1面が上のまま裏向き",
    },
    rules: ["712.15", "701.40a", "708.2a"],
    players: { P1: { library: [{ card: "Delver of Secrets", as: "delver" }] }, P2: {} },
    steps: [
      { effect: { manifest: ["P1"] } },
      { expect: { objects: { delver: { name: null, faceUp: false, face: "front", power: 2, toughness: 2 } } } },
      { effect: { transform: ["delver"] } },
      { expect: { objects: { delver: { faceUp: false } }, events: [{ event: "transformed", count: 0 }] } },
    ],
  },
  {
    id: "turning-a-werewolf-face-down",
    title: { en: "A double-faced permanent can’t be turned face down", ja: "両面のパーマネントを裏向きにはできない" },
    rules: ["712.16"],
    players: { P1: { battlefield: ["Villagers of Estwald"] }, P2: {} },
    steps: [
      { effect: { turnFaceDown: ["Villagers of Estwald"] } },
      { expect: { objects: { "Villagers of Estwald": { faceUp: true } }, cites: ["712.16"] } },
    ],
  },
  {
    id: "a-spell-played-as-a-land",
    title: {
      en: "A modal double-faced card is played as the land on its back",
      ja: "モードを持つ両面カードを、第2面の土地としてプレイする",
    },
    rules: ["712.12", "712.8f", "305.1"],
    players: { P1: { hand: ["Sea Gate Restoration"], life: 20 }, P2: {} },
    steps: [
      { play: "Sea Gate Restoration", face: "back", answers: [{ pay: false }] },
      {
        expect: {
          objects: {
            "Sea Gate Restoration": { zone: "battlefield", name: "Sea Gate, Reborn", face: "back", types: ["Land"] },
          },
        },
      },
    ],
  },
  {
    id: "a-modal-permanent-told-to-transform",
    title: {
      en: "A modal double-faced permanent is told to transform",
      ja: "モードを持つ両面パーマネントを変身させる",
    },
    rules: ["712.9", "701.27a"],
    notes: { en: "Until September 2025 it stayed as it was.", ja: "2025年9月まではそのままでした。" },
    players: { P1: { battlefield: ["Blackbloom Rogue"] }, P2: {} },
    steps: [
      { effect: { transform: ["Blackbloom Rogue"] } },
      { expect: { objects: { "Blackbloom Rogue": { face: "back", name: "Blackbloom Bog" } } } },
    ],
  },
  {
    id: "a-token-copy-with-two-faces",
    title: {
      en: "A token copy of a double-faced permanent has both faces",
      ja: "両面パーマネントのコピー・トークンは両方の面を持つ",
    },
    rules: ["707.8a", "701.27a"],
    players: { P1: { battlefield: [{ card: "Delver of Secrets", as: "delver" }] }, P2: {} },
    steps: [
      { effect: { createToken: { copyOf: "delver" }, as: "echo" } },
      { effect: { transform: ["echo"] } },
      {
        expect: {
          objects: { echo: { token: true, name: "Insectile Aberration", face: "back" }, delver: { face: "front" } },
        },
      },
    ],
  },
  {
    id: "cast-from-the-graveyard-transformed",
    title: {
      en: "With disturb a card is cast from the graveyard with its back face up",
      ja: "降霊により、墓地から第2面を上にして唱える",
    },
    rules: ["712.11a", "702.146a", "712.13"],
    players: { P1: { graveyard: [{ card: "Mourning Patrol", as: "patrol" }] }, P2: {} },
    steps: [
      { cast: "patrol", via: "disturb" },
      {
        expect: {
          stack: [{ kind: "spell", name: "Morning Apparition", face: "back" }],
          objects: { patrol: { manaValue: 3 } },
        },
      },
      { resolve: "all" },
      { expect: { objects: { patrol: { zone: "battlefield", name: "Morning Apparition", face: "back" } } } },
    ],
  },
  {
    id: "a-siege-is-defeated",
    title: {
      en: "A defeated Siege is cast with its other face up",
      ja: "敗北した包囲戦は、もう一つの面を上にして唱えられる",
    },
    rules: ["712.11a", "310.12b"],
    players: { P1: { battlefield: [{ card: "Invasion of Zendikar", defense: 1, chosen: { player: "P2" } }] }, P2: {} },
    steps: [
      { effect: { damage: ["Invasion of Zendikar"], amount: 1 } },
      { resolve: "top" },
      { expect: { stack: [{ kind: "spell", name: "Awakened Skyclave", face: "back" }] } },
      { resolve: "all" },
      {
        expect: {
          objects: { "Invasion of Zendikar": { zone: "battlefield", name: "Awakened Skyclave", face: "back" } },
        },
      },
    ],
  },
];

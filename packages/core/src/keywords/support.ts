import type { KeywordName } from "../ability/keyword.ts";

/** How the engine knows a keyword: as abilities that it stands for, as a rule of its own somewhere, or not at all yet. */
export type KeywordSupport = "abilities" | "rule" | "unsupported";

/** How each keyword (702) is carried out. What is `unsupported` is refused, never left out silently. */
export const KEYWORD_SUPPORT: { readonly [K in KeywordName]: KeywordSupport } = {
  deathtouch: "rule", defender: "rule", "double strike": "rule", "first strike": "rule", flash: "rule", flying: "rule", haste: "rule", hexproof: "rule", indestructible: "rule", intimidate: "rule", lifelink: "rule", menace: "rule",
  reach: "rule", shroud: "rule", trample: "rule", vigilance: "rule", banding: "unsupported", shadow: "rule", horsemanship: "rule", fear: "rule", skulk: "rule", wither: "rule", infect: "rule", prowess: "abilities", exalted: "abilities", extort: "abilities",
  "split second": "rule", storm: "abilities", cascade: "abilities", persist: "abilities", undying: "abilities", changeling: "rule", devoid: "rule", daybound: "rule", nightbound: "rule", "living metal": "rule", convoke: "rule", delve: "rule", improvise: "rule",
  evolve: "abilities", phasing: "unsupported", flanking: "abilities", provoke: "unsupported", sunburst: "unsupported", unleash: "rule", dethrone: "abilities", myriad: "unsupported", melee: "unsupported", riot: "unsupported", mentor: "abilities", ascend: "unsupported",
  undaunted: "rule", assist: "unsupported", training: "abilities", decayed: "abilities", ravenous: "abilities", "read ahead": "rule", compleated: "unsupported", fuse: "rule", retrace: "rule", rebound: "rule", "totem armor": "unsupported", "umbra armor": "unsupported",
  soulbond: "unsupported", cipher: "unsupported", "battle cry": "abilities", epic: "unsupported", gravestorm: "unsupported", conspire: "unsupported", haunt: "unsupported", ingest: "abilities", partner: "rule", "jump-start": "rule", aftermath: "rule", demonstrate: "unsupported",
  enlist: "unsupported", "for mirrodin!": "abilities", "living weapon": "abilities", "job select": "abilities", "start your engines!": "unsupported", "choose a background": "rule", "friends forever": "rule", "doctor's companion": "rule", "double team": "unsupported", spree: "rule",
  tiered: "rule", gift: "unsupported", bargain: "rule",
  morph: "rule", megamorph: "rule", disguise: "rule", disturb: "rule", flashback: "rule", "more than meets the eye": "rule", mutate: "rule", foretell: "rule", madness: "abilities", dash: "abilities", evoke: "abilities", unearth: "abilities", equip: "abilities", cycling: "abilities",
  kicker: "rule", multikicker: "rule", buyback: "rule", ward: "abilities", embalm: "abilities", eternalize: "abilities", encore: "unsupported", escape: "rule", bestow: "unsupported", blitz: "abilities", channel: "unsupported", "cumulative upkeep": "abilities", echo: "unsupported",
  emerge: "unsupported", entwine: "rule", "level up": "abilities", miracle: "unsupported", ninjutsu: "unsupported", "commander ninjutsu": "unsupported", outlast: "abilities", overload: "unsupported", plot: "rule", prototype: "unsupported", prowl: "unsupported", reconfigure: "abilities",
  recover: "abilities", replicate: "abilities", scavenge: "abilities", spectacle: "rule", squad: "abilities", surge: "rule", transmute: "abilities", transfigure: "unsupported", unlock: "unsupported", warp: "rule", "web-slinging": "rule", mayhem: "rule", harmonize: "rule", fortify: "abilities",
  freerunning: "unsupported", offspring: "abilities", sneak: "rule", "aura swap": "unsupported", cleave: "unsupported", specialize: "unsupported", escalate: "rule", "power-up": "unsupported",
  annihilator: "abilities", absorb: "unsupported", afflict: "abilities", afterlife: "abilities", amplify: "unsupported", bloodthirst: "unsupported", bushido: "abilities", casualty: "unsupported", crew: "abilities", devour: "unsupported", dredge: "unsupported", fabricate: "abilities",
  fading: "abilities", frenzy: "abilities", graft: "unsupported", hideaway: "abilities", modular: "abilities", poisonous: "abilities", rampage: "unsupported", renown: "abilities", ripple: "unsupported", saddle: "abilities", soulshift: "abilities", station: "unsupported", toxic: "rule",
  tribute: "unsupported", vanishing: "abilities", backup: "unsupported", mobilize: "abilities", firebending: "abilities",
  enchant: "rule", protection: "rule", "hexproof from": "rule", landwalk: "rule", craft: "abilities", affinity: "rule", champion: "unsupported", offering: "unsupported", splice: "unsupported", "partner with": "unsupported", suspend: "unsupported", impending: "unsupported",
  reinforce: "abilities", awaken: "unsupported", typecycling: "abilities",
};

/** Whether a keyword is carried out. */
export function isSupportedKeyword(name: KeywordName): boolean {
  return KEYWORD_SUPPORT[name] !== "unsupported";
}

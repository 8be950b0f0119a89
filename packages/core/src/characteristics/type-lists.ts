/** A kind of subtype, by the card type it belongs to (205.3). */
export type SubtypeKind = "creature" | "land" | "artifact" | "enchantment" | "spell" | "battle" | "planeswalker";

/** All creature types (205.3m). */
export const CREATURE_TYPES: readonly string[] = list(`
  Time_Lord Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin Assembly-Worker
  Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder Berserker Bird
  Bison Blinkmoth Boar Bringer Brushwagg Camarid Camel Capybara Caribou Carrier Cat Centaur Child Chimera Citizen Cleric Clown
  Cockatrice Construct Coward Coyote Crab Crocodile C'tan Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective
  Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental
  Elephant Elf Elk Employee Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gargoyle Germ Giant Giraffe Gith
  Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero
  Hippo Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation Inkling Inquisitor Insect Jackal
  Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin Knight Kobold Kor Kraken Llama Lamia Lammasu Leech Lemur Leviathan Lhurgoyf
  Licid Lizard Lobster Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle
  Moonfolk Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus
  Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian
  Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel
  Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout
  Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Siren Skeleton Skunk Slith Sliver Sloth Slug Snail Snake
  Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid Squirrel Starfish Surrakar
  Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy Treefolk Trilobite Triskelavite Troll Turtle
  Tyranid Unicorn Utrom Vampire Varmint Vedalken Villain Volver Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf
  Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera`);

const LAND_TYPES = list(
  "Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's",
);
const ARTIFACT_TYPES = list(
  "Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle",
);
const ENCHANTMENT_TYPES = list("Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine");
const SPELL_TYPES = list("Adventure Arcane Lesson Omen Trap");

const KINDS: ReadonlyMap<string, SubtypeKind> = new Map<string, SubtypeKind>([
  ...SPELL_TYPES.map((name) => [name, "spell"] as const),
  ...ENCHANTMENT_TYPES.map((name) => [name, "enchantment"] as const),
  ...ARTIFACT_TYPES.map((name) => [name, "artifact"] as const),
  ...LAND_TYPES.map((name) => [name, "land"] as const),
  ...CREATURE_TYPES.map((name) => [name, "creature"] as const),
  ["Siege", "battle"],
]);

/** The kind of a subtype (205.3g–q). What no list has is a planeswalker type: theirs are names. */
export function kindOfSubtype(subtype: string): SubtypeKind {
  return KINDS.get(subtype) ?? "planeswalker";
}

/** The card types to which a kind of subtype belongs (205.3b). */
export const TYPES_OF_KIND: Readonly<Record<SubtypeKind, readonly string[]>> = {
  creature: ["Creature", "Kindred"],
  land: ["Land"],
  artifact: ["Artifact"],
  enchantment: ["Enchantment"],
  spell: ["Instant", "Sorcery"],
  battle: ["Battle"],
  planeswalker: ["Planeswalker"],
};

/** A type line's word as it is printed: `artifact` → `Artifact`. Words of the ability language may be written either way. */
export function asPrinted(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function list(text: string): readonly string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace("_", " "));
}

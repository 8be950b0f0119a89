import { compile } from "./build-cards/compiler.ts";

const rooms: Record<string, string> = {
  Foo: "Foo can't be blocked by creatures with greater power.\nWhenever Foo becomes blocked by a creature, that creature's controller sacrifices it at end of combat.\nWhenever another creature becomes blocked by a creature, destroy that creature at end of combat.",
  Foo2: "Equipped creature can't be blocked by creatures with greater power.",
  a: "You may exert Foo as it attacks. When you do, it gets +2/+0 until end of turn.",
  b: "Exploit\nWhen Foo exploits a creature, draw a card.",
  c: "Enlist",
  d: "Whenever you attack, the Ring tempts you.",
  e: "As long as Foo is your Ring-bearer, it has flying.",
};
for (const [n, t] of Object.entries(rooms)) {
  const a = compile(
    { name: "Foo", types: ["Creature"], supertypes: [], subtypes: [], manaCost: ["1"], colors: [] } as never,
    t,
    {} as never,
  );
  console.log(n, JSON.stringify(a));
}

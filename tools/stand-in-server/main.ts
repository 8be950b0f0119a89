import { existsSync } from "node:fs";
import { dataBeside } from "./served-data.ts";
import { startStandIn } from "./stand-in.ts";

const file = process.argv[2] ?? process.env.OBVERSE_CARD_DATA ?? "";
if (!existsSync(file)) {
  process.stderr.write(`stand-in-server: no card file ${file}; give one as an argument or in OBVERSE_CARD_DATA\n`);
  process.exit(6);
}
const server = await startStandIn({ data: dataBeside(file), port: Number(process.env.PORT ?? 8787) });
process.stdout.write(
  `${server.url}\nTry: obverse import --from scryfall --base-url ${server.url} --to dataset:cards\n`,
);

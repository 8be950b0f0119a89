import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const HOST = "127.0.0.1";
const FIRST_PORT = 4173;
const PORTS_TRIED = 20;

const SENTENCES = {
  en: {
    board: (address) => `The board: ${address}   (Ctrl+C ends it)`,
    next: (busy, port) => `Port ${busy} is busy; taking ${port}.`,
    busy: (port) => `Port ${port} is busy. Give another with --port.`,
    usage: (problem) => `${problem}\nUsage: npm start -- [--once] [--lang en|ja] [--port N]`,
  },
  ja: {
    board: (address) => `盤面: ${address}   (Ctrl+C で終了)`,
    next: (busy, port) => `ポート ${busy} は使用中のため、${port} を使います。`,
    busy: (port) => `ポート ${port} は使用中です。--port で別の番号を指定してください。`,
    usage: (problem) => `${problem}\n使い方: npm start -- [--once] [--lang en|ja] [--port 番号]`,
  },
};

/** Plays the demonstration in the terminal, then serves the page until it is interrupted. The value is the exit code. */
export async function start(args) {
  const options = readOptions(args);
  if (options.problem) return complain(SENTENCES[options.lang].usage(options.problem), 2);
  const code = await playDemonstration(options.lang);
  if (code !== 0 || options.once) return code;
  return serve(options);
}

function readOptions(args) {
  const fromEnvironment = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || "";
  const lang = fromEnvironment.startsWith("ja") ? "ja" : "en";
  try {
    const { values } = parseArgs({
      args,
      options: { once: { type: "boolean" }, lang: { type: "string" }, port: { type: "string" } },
    });
    if (values.lang !== undefined && !Object.hasOwn(SENTENCES, values.lang))
      return { lang, problem: `--lang ${values.lang}?` };
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65536))
      return { lang, problem: `--port ${values.port}?` };
    return { lang: values.lang ?? lang, once: values.once === true, port };
  } catch (error) {
    return { lang, problem: error.message };
  }
}

function playDemonstration(lang) {
  const demo = join(ROOT, "apps/cli/demo.yaml");
  if (!existsSync(demo)) return Promise.resolve(0);
  const main = join(ROOT, "apps/cli/dist/main.js");
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, [main, "play", demo, "--lang", lang], {
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.on("error", reject);
    child.on("close", (code) => done(code ?? 130));
  });
}

async function serve({ lang, port: wanted }) {
  const say = SENTENCES[lang];
  const candidates = wanted === undefined ? Array.from({ length: PORTS_TRIED }, (_, n) => FIRST_PORT + n) : [wanted];
  const port = await firstFree(candidates);
  if (port === undefined) return complain(say.busy(candidates[0]), 6);
  if (port !== candidates[0]) process.stderr.write(`${say.next(candidates[0], port)}\n`);
  const { preview } = await import("vite");
  const server = await preview({
    root: join(ROOT, "apps/web"),
    logLevel: "error",
    preview: { host: HOST, port, strictPort: true, open: false },
  });
  process.stdout.write(`${say.board(`http://${HOST}:${port}/`)}\n`);
  await interrupted();
  await server.close();
  return 0;
}

async function firstFree(ports) {
  for (const port of ports) if (await isFree(port)) return port;
  return undefined;
}

function isFree(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen({ port, host: HOST, exclusive: true }, () => probe.close(() => done(true)));
  });
}

/** Ends on Ctrl+C, on SIGTERM, and when npm, which passes no signal on, is gone. */
function interrupted() {
  const parent = process.ppid;
  return new Promise((done) => {
    const watch = setInterval(() => {
      if (process.ppid !== parent) finish();
    }, 500);
    const finish = () => {
      clearInterval(watch);
      done();
    };
    process.once("SIGINT", finish).once("SIGTERM", finish).once("SIGHUP", finish);
  });
}

function complain(line, exitCode) {
  process.stderr.write(`${line}\n`);
  return exitCode;
}

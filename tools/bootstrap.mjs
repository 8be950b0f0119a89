// Sets up a fresh clone and runs one task in it: `node tools/bootstrap.mjs start|test|obverse [ARGS]`,
// or a line of commands that need pnpm: `node tools/bootstrap.mjs run "LINE" [ARGS]`.
// Node's built-ins only: it runs before anything is installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = [20, 19];
const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_PNPM_META_FETCH_FAIL/;
const TASKS = { start, test, obverse, run: runLine };

class Failure extends Error {
  constructor(message, exitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}

const [taskName = "", ...args] = process.argv.slice(2);

try {
  refuseOldNode();
  const task = TASKS[taskName];
  if (!task) fail(`Unknown task “${taskName}”. Tasks: ${Object.keys(TASKS).join(", ")}.`, 2);
  await task();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  if (error.message) process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}

async function test() {
  const { ensureChromium } = await import("./ensure-chromium.mjs");
  const [chromium] = await Promise.all([ensureChromium(note), setUp()]);
  const env = { ...environment(), OBVERSE_CHROMIUM: chromium ?? "" };
  const code = await run(process.execPath, [turbo(), "run", "check", ...turboFlags(), ...args], {
    env,
    stdio: "inherit",
  });
  if (!chromium)
    note(
      "The browser tests did not run: they need Chromium. Install it, or set OBVERSE_CHROMIUM to its path, and run again.",
    );
  if (code !== 0) fail("", code);
}

async function start() {
  await setUp();
  await quietly("The build failed.", [turbo(), "run", "build", ...turboFlags()]);
  const { start: play } = await import("./start.mjs");
  process.exitCode = await play(args);
}

async function obverse() {
  await setUp();
  await quietly("The build failed.", [turbo(), "run", "compile", ...turboFlags()]);
  const main = join(ROOT, "apps/cli/dist/main.js");
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  for (const name of Object.keys(process.env)) if (isFromNpm(name)) delete process.env[name];
  process.argv = [process.execPath, main, ...args];
  await import(pathToFileURL(main).href);
}

/** Runs a line of commands with the workspace's own pnpm and tools on the path. */
async function runLine() {
  const [line, ...more] = args;
  if (!line) fail("Give the commands to run as one argument.", 2);
  await setUp();
  const env = environment();
  const path = [join(ROOT, "node_modules/.bin"), process.env.PATH].join(delimiter);
  for (const name of Object.keys(env)) if (name.toUpperCase() === "PATH") delete env[name];
  const quoted = more.map((word) =>
    process.platform === "win32" ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`,
  );
  const whole = [line, ...quoted].join(" ");
  const code = await run(whole, [], { env: { ...env, PATH: path }, stdio: "inherit", shell: true });
  if (code !== 0) fail("", code);
}

/** Installs pnpm and the dependencies where Node, pnpm or the lockfile changed since the last time. */
async function setUp() {
  const pin = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"))
    .packageManager.split("@")[1]
    .split("+")[0];
  const stampFile = join(ROOT, "node_modules/.obverse-installed");
  const lockfile = createHash("sha256")
    .update(readFileSync(join(ROOT, "pnpm-lock.yaml")))
    .digest("hex");
  const stamp = `node ${process.version}\npnpm ${pin}\nlockfile ${lockfile}\n`;
  const isReady = () => existsSync(pnpmBin(pin)) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp;
  process.env.PATH = `${dirname(pnpmBin(pin))}${delimiter}${process.env.PATH ?? ""}`;
  if (isReady()) return;
  const unlock = await lock();
  try {
    if (isReady()) return;
    note("Installing what Obverse needs (once) …");
    await installPnpm(pin);
    await install("The dependencies could not be installed.", process.execPath, [
      join(ROOT, `.tools/pnpm-${pin}/node_modules/pnpm/bin/pnpm.cjs`),
      "install",
      "--frozen-lockfile",
      "--prefer-offline",
      "--reporter=append-only",
    ]);
    writeFileSync(stampFile, stamp);
  } finally {
    unlock();
  }
}

async function installPnpm(pin) {
  if (existsSync(pnpmBin(pin))) return;
  const home = join(ROOT, `.tools/pnpm-${pin}`);
  const fresh = `${home}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  writeFileSync(join(fresh, "package.json"), '{ "private": true }\n');
  const flags = ["--no-save", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
  const [command, ...before] = npmCommand();
  try {
    await install(`pnpm ${pin} could not be installed.`, command, [
      ...before,
      "install",
      "--prefix",
      fresh,
      ...flags,
      `pnpm@${pin}`,
    ]);
    rmSync(home, { recursive: true, force: true });
    renameSync(fresh, home);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

async function install(failure, command, commandArgs) {
  const env = { ...environment(), CI: "1", npm_config_fetch_retries: "1", npm_config_fetch_retry_mintimeout: "500" };
  const { code, output } = await capture(command, commandArgs, env);
  if (code === 0) return;
  if (NO_NETWORK.test(output))
    fail(`${failure} There is no connection to the package registry: check the network and run again.`, 1);
  fail(`${output.trim().split("\n").slice(-20).join("\n")}\n${failure}`, 1);
}

/** Where npm runs us, the same npm; otherwise the one on PATH. */
function npmCommand() {
  const running = process.env.npm_execpath ?? "";
  if (/npm-cli\.[cm]?js$/.test(running)) return [process.execPath, running];
  const beside = join(dirname(process.execPath), "node_modules/npm/bin/npm-cli.js");
  return existsSync(beside) ? [process.execPath, beside] : ["npm"];
}

/** One installation at a time in a checkout; a lock whose owner is gone is taken over. */
async function lock() {
  const path = join(ROOT, ".tools/lock");
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: "wx" });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (!isAlive(Number(readIfThere(path)))) rmSync(path, { force: true });
    await new Promise((done) => setTimeout(done, 200));
  }
}

function isAlive(pid) {
  if (!pid) return true; // being written
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function readIfThere(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

async function quietly(failure, commandArgs) {
  const { code, output } = await capture(process.execPath, commandArgs, environment());
  if (code !== 0) fail(`${output.trim()}\n${failure}`, 1);
}

async function capture(command, commandArgs, env) {
  let output = "";
  const code = await run(command, commandArgs, { env, stdio: ["ignore", "pipe", "pipe"] }, (text) => {
    output += text;
  });
  return { code, output };
}

function run(command, commandArgs, options, heard) {
  return new Promise((done, reject) => {
    const child = spawn(command, commandArgs, { cwd: ROOT, ...options });
    const pass = (signal) => child.kill(signal);
    process.once("SIGINT", pass).once("SIGTERM", pass);
    child.stdout?.setEncoding("utf8").on("data", heard);
    child.stderr?.setEncoding("utf8").on("data", heard);
    child.on("error", reject);
    child.on("close", (code, signal) => {
      process.off("SIGINT", pass).off("SIGTERM", pass);
      done(code ?? (signal === "SIGINT" ? 130 : 1));
    });
  });
}

/** Our environment without npm's own variables, which would change what pnpm and turbo do. */
function environment() {
  const kept = Object.entries(process.env).filter(([name]) => !isFromNpm(name));
  return {
    ...Object.fromEntries(kept),
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
    DO_NOT_TRACK: "1",
  };
}

function isFromNpm(name) {
  return /^npm_(config|lifecycle|package)_/.test(name);
}

function pnpmBin(pin) {
  return join(ROOT, `.tools/pnpm-${pin}/node_modules/.bin/pnpm`);
}

function turbo() {
  return join(ROOT, "node_modules/turbo/bin/turbo");
}

function turboFlags() {
  return ["--log-prefix=none", process.stdout.isTTY ? "--color" : "--no-color"];
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  fail(`Obverse needs Node ${OLDEST_NODE.join(".")} or newer; this is Node ${process.versions.node}.`, 1);
}

function note(line) {
  process.stderr.write(`${line}\n`);
}

function fail(message, exitCode) {
  throw new Failure(message, exitCode);
}

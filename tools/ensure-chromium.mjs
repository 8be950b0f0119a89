import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge"];
const PLACES = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** The path of a Chromium on this machine; absent where there is none. `OBVERSE_CHROMIUM` says which. */
export function findChromium() {
  const chosen = process.env.OBVERSE_CHROMIUM;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find((path) =>
    existsSync(path),
  );
}

/** The path of a Chromium, installed with apt where there is none and we may; absent where that is impossible. */
export async function ensureChromium(note = () => {}) {
  const found = findChromium();
  if (found) return found;
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  note("Installing Chromium for the browser tests (once) …");
  const get = ["-qq", "-o", "DPkg::Lock::Timeout=120"];
  await aptGet([...get, "update"]);
  await aptGet([...get, "install", "--yes", "--no-install-recommends", "chromium"]);
  return findChromium();
}

function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return new Promise((done) => {
    const child = spawn("/usr/bin/apt-get", args, { env, stdio: "ignore" });
    child.on("error", () => done(1));
    child.on("close", done);
  });
}

import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";

/** Whether the machine has a Chromium to drive; without one, tests in the browser are skipped. */
export const hasBrowser = inject("chromium") !== "";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let browser: Browser | undefined;

beforeAll(async () => {
  if (hasBrowser) browser = await chromium.launch({ executablePath: inject("chromium"), args: FLAGS });
});

afterAll(async () => {
  await browser?.close();
});

/** What an opened page has, and everything that went wrong in it so far. */
export interface OpenPage {
  readonly page: Page;
  readonly problems: readonly string[];
}

/** A file that comes only so many milliseconds after it is asked for. */
export interface Slow {
  readonly file: string;
  readonly until: number;
}

/** Opens the page in a browser context of its own; `path` may hold a query and a fragment, `locale` is the person's language. */
export async function openPage(path = "", locale = "en-US", slow?: Slow): Promise<OpenPage> {
  if (!browser) throw new Error("There is no browser to open a page in.");
  const context = await browser.newContext({ locale });
  onTestFinished(() => context.close());
  if (slow !== undefined)
    await context.route(`**/${slow.file}`, async (route) => {
      await new Promise((done) => setTimeout(done, slow.until));
      await route.continue();
    });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await page.goto(new URL(path, inject("pageAddress")).href);
  return { page, problems };
}

import { linkOf } from "@obverse/scenario/link";
import { describe, expect, it } from "vitest";
import { hasBrowser, openPage } from "./browser.ts";

const crowd = (count: number): string =>
  `#${linkOf({
    id: "crowd",
    title: "A crowd",
    rules: ["712.8"],
    players: {
      P1: {
        battlefield: Array.from({ length: count / 2 }, (_, index) => ({
          card: "Delver of Secrets",
          as: `one${index}`,
        })),
      },
      P2: {
        battlefield: Array.from({ length: count / 2 }, (_, index) => ({
          card: "Villagers of Estwald",
          as: `two${index}`,
        })),
      },
    },
    steps: [],
  })}`;

describe.skipIf(!hasBrowser)("a board of 200 permanents", () => {
  it("shows what an action did within 100 ms", { timeout: 120_000 }, async () => {
    const { page } = await openPage(crowd(200));
    const first = page.locator("[data-card]").last();
    await first.waitFor();
    await first.click();
    const times: number[] = [];
    for (let tries = 0; tries < 12 && !times.some((time) => time < 100); tries++) {
      await page.locator(".action-turn").waitFor();
      times.push(
        await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const start = performance.now();
              document.querySelector<HTMLElement>(".action-turn")?.click();
              requestAnimationFrame(() => {
                const channel = new MessageChannel();
                channel.port1.onmessage = () => resolve(performance.now() - start);
                channel.port2.postMessage(undefined);
              });
            }),
        ),
      );
    }
    expect(await page.locator("[data-card]").count()).toBe(200);
    expect(Math.min(...times), times.map(Math.round).join(" ")).toBeLessThan(100);
  });
});

import { describe, expect, it } from "vitest";

describe("a console call in a test", () => {
  it.fails("fails the test, though nothing was expected of it", () => {
    // biome-ignore lint/suspicious/noConsole: the call is what is tested
    console.log("heard");
    expect(true).toBe(true);
  });
});

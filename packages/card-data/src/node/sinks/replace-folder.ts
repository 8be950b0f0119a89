import { rename, rm } from "node:fs/promises";

/** Puts a whole new folder in place of an old one, which stays until the new one stands. */
export async function replaceFolder(partial: string, path: string): Promise<void> {
  const old = `${path}.old`;
  await rm(old, { recursive: true, force: true });
  try {
    await rename(path, old);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await rename(partial, path);
  await rm(old, { recursive: true, force: true });
}

function isMissing(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
}

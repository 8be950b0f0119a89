import type * as z from "zod";
import type { Issue } from "../report.ts";

/** What is wrong with a record that doesn't have the shape it should: every place, with what was expected there. */
export function invalidRecord(record: unknown, error: z.ZodError): readonly Issue[] {
  const name = typeof record === "object" && record !== null && "name" in record ? record.name : undefined;
  return error.issues.map((issue) => ({
    code: "invalid-record",
    ...(typeof name === "string" ? { card: name } : {}),
    place: { path: issue.path.map(String).join(".") },
    expected: "expected" in issue ? String(issue.expected) : issue.code,
    action: "set-aside",
  }));
}

import type { Comparison } from "../../ability/filter.ts";

/** Whether two numbers compare this way. */
export function compare(left: number, is: Comparison, right: number): boolean {
  switch (is) {
    case "=":
      return left === right;
    case "!=":
      return left !== right;
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
  }
}

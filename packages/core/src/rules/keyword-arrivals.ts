/**
 * Rule 702 numbers keyword abilities as they come: the first number of each release since the first edition, the latest first. Those of rule
 * 702.21 and before are in the order of the alphabet, and two of them came later (`LATE_IN_THE_ALPHABET`).
 */
const ARRIVALS: readonly (readonly [first: number, date: string])[] = [
  [191, "2026-04-17"],
  [190, "2026-03-06"],
  [189, "2025-11-21"],
  [186, "2025-09-26"],
  [184, "2025-08-01"],
  [182, "2025-06-06"],
  [180, "2025-04-11"],
  [177, "2025-02-14"],
  [176, "2024-09-27"],
  [174, "2024-08-02"],
  [173, "2024-07-05"],
  [170, "2024-04-19"],
  [168, "2024-02-09"],
  [167, "2023-11-17"],
  [166, "2023-09-08"],
  [165, "2023-04-14"],
  [163, "2023-02-10"],
  [160, "2022-11-18"],
  [156, "2022-10-07"],
  [154, "2022-09-09"],
  [152, "2022-04-29"],
  [150, "2022-02-18"],
  [148, "2021-11-19"],
  [145, "2021-09-24"],
  [144, "2021-04-23"],
  [142, "2021-02-05"],
  [141, "2020-11-20"],
  [139, "2020-04-17"],
  [138, "2020-01-24"],
  [135, "2019-01-25"],
  [133, "2018-10-05"],
  [132, "2018-06-08"],
  [131, "2018-01-19"],
  [129, "2017-07-14"],
  [127, "2017-04-28"],
  [126, "2017-01-20"],
  [124, "2016-11-11"],
  [122, "2016-09-30"],
  [121, "2016-08-26"],
  [119, "2016-07-22"],
  [118, "2016-04-08"],
  [117, "2016-01-22"],
  [116, "2015-11-13"],
  [113, "2015-10-02"],
  [111, "2015-07-17"],
  [110, "2015-03-27"],
  [109, "2015-01-23"],
  [107, "2014-09-26"],
  [105, "2014-06-06"],
  [104, "2014-02-07"],
  [103, "2013-09-27"],
  [102, "2013-05-03"],
  [99, "2013-02-01"],
  [96, "2012-10-05"],
  [94, "2012-05-04"],
  [93, "2012-02-03"],
];

/** Indestructible and ward, which came since the first edition and stand among the older ones: each moved all that follow by one. The latest first. */
const LATE_IN_THE_ALPHABET: readonly (readonly [number: number, date: string])[] = [
  [21, "2021-04-23"],
  [12, "2013-07-19"],
];

/** The release that brought the keyword ability of rule 702.`keyword`. Nothing: it is at least as old as the first edition. */
export function keywordArrivedOn(keyword: number): string | undefined {
  const late = LATE_IN_THE_ALPHABET.find(([number]) => number === keyword);
  return (late ?? ARRIVALS.find(([first]) => keyword >= first))?.[1];
}

/**
 * The numbers that the keyword abilities of rule 702 had before those that stand among older ones came: each of today's with the number that it
 * had until a date, the latest first. Only where the ability was there by then.
 */
export const KEYWORD_NUMBERS: readonly {
  readonly now: number;
  readonly was: readonly { readonly number: number; readonly until: string }[];
}[] = Array.from({ length: 180 }, (_, index) => index + 13).flatMap((now) => {
  const passed = LATE_IN_THE_ALPHABET.filter(([number]) => number < now);
  const was = passed
    .map(([, until], index) => ({ number: now - index - 1, until }))
    .filter(({ until }) => until > (keywordArrivedOn(now) ?? ""));
  return was.length === 0 ? [] : [{ now, was }];
});

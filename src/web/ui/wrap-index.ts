/** The index `index` counted round a list of `count` entries: one past the last is the first. −1 for an empty list. */
export const wrapIndex = (index: number, count: number): number =>
  count > 0 ? ((index % count) + count) % count : -1;

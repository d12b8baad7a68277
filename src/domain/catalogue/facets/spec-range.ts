/** Figures above one edge and up to another, this one among them; null where there is no end. */
export interface SpecRange {
  readonly above: number | null;
  readonly upTo: number | null;
}

/** The ranges between rising edges, the first and the last without an end: each figure is in exactly one. */
export const rangesBetween = (edges: readonly number[]): readonly SpecRange[] =>
  [null, ...edges].map((above, index) => ({ above, upTo: edges[index] ?? null }));

/** What a range is called in addresses: `5000..10000`, `..5000`, `10000..`. */
export const rangeName = ({ above, upTo }: SpecRange): string => `${above ?? ''}..${upTo ?? ''}`;

export const isInRange = (figure: number, { above, upTo }: SpecRange): boolean =>
  (above === null || figure > above) && (upTo === null || figure <= upTo);

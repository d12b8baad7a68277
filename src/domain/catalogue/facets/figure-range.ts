/** Figures above one edge and up to another, this one among them; null where there is no end. */
export interface FigureRange {
  readonly above: number | null;
  readonly upTo: number | null;
}

/** The ranges between rising edges, the first and the last without an end: each figure is in exactly one. */
export const rangesBetween = (edges: readonly number[]): readonly FigureRange[] =>
  [null, ...edges].map((above, index) => ({ above, upTo: edges[index] ?? null }));

/** What a range is called in addresses: `5000..10000`, `..5000`, `10000..`. */
export const rangeName = ({ above, upTo }: FigureRange): string => `${above ?? ''}..${upTo ?? ''}`;

export const isInRange = (figure: number, { above, upTo }: FigureRange): boolean =>
  (above === null || figure > above) && (upTo === null || figure <= upTo);

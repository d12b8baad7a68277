/** Where a request stands among an order's: its line and the how-manieth of the line's requests it is, both from 1. */
export interface TerminationPlace {
  readonly line: number;
  readonly count: number;
}

const LABEL = /^label-([1-9]\d{0,2})-([1-9]\d{0,3})$/;

/** Under which name the label of a request is found among its order's documents. */
export const returnLabelName = ({ line, count }: TerminationPlace): string => `label-${line}-${count}`;

/** Which request's label a name asks for; null for any other name. */
export function returnLabelPlace(name: string): TerminationPlace | null {
  const [, line, count] = LABEL.exec(name) ?? [];
  return line === undefined ? null : { line: Number(line), count: Number(count) };
}

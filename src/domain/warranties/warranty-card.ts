const CARD = /^warranty-([1-9]\d{0,2})$/;

/** Under which name the warranty card of a line, from 1, is found among its order's documents. */
export const warrantyCardName = (line: number): string => `warranty-${line}`;

/** Which line's warranty card a name asks for, from 1; null for any other name. */
export function warrantyCardLine(name: string): number | null {
  const [, line] = CARD.exec(name) ?? [];
  return line === undefined ? null : Number(line);
}

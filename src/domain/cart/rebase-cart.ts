import { MAX_LINES } from './cart-item.ts';
import type { CountedLine } from './cart.ts';

/** Pieces by `uniqueKey`. */
export type Quantities = Readonly<Record<string, number>>;

/** How many pieces of each line. */
export const quantitiesOf = (lines: readonly CountedLine[]): Quantities =>
  Object.fromEntries(lines.map(({ uniqueKey, quantity }) => [uniqueKey, quantity]));

/** Whether lines hold other pieces than `base`. */
export function differs(lines: readonly CountedLine[], base: Quantities): boolean {
  return (
    lines.length !== Object.keys(base).length ||
    lines.some(({ uniqueKey, quantity }) => base[uniqueKey] !== quantity)
  );
}

/**
 * Brings a cart that was changed here together with one that was changed elsewhere meanwhile; `base` is what both began
 * with (R24b). A line that only one side touched is as that side has it; of a line that both touched the larger
 * quantity stays, so that none is lost and none counted twice. `touched` names lines that were changed here, even back
 * to what they were: the account may have heard of the one change and not of the other. Their lines come first, and a
 * full cart takes no more.
 */
export function rebaseCart<Line extends CountedLine>(carts: {
  readonly base: Quantities;
  readonly touched: readonly string[];
  readonly mine: readonly Line[];
  readonly theirs: readonly Line[];
}): Line[] {
  const { base, touched, mine, theirs } = carts;
  const [here, there] = [quantitiesOf(mine), quantitiesOf(theirs)];
  const known = new Set(theirs.map(({ uniqueKey }) => uniqueKey));
  const lines = [...theirs, ...mine.filter(({ uniqueKey }) => !known.has(uniqueKey))];
  const rebased = lines.flatMap((line) => {
    const key = line.uniqueKey;
    const [before, ours, others] = [base[key] ?? 0, here[key] ?? 0, there[key] ?? 0];
    const isOurs = ours !== before || touched.includes(key);
    const isTheirs = others !== before;
    const quantity = isOurs && isTheirs ? Math.max(ours, others) : isOurs ? ours : others;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return rebased.slice(0, MAX_LINES);
}

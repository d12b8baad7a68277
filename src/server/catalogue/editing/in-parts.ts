import { setImmediate } from 'node:timers/promises';

/** Rows that one statement writes: Postgres takes 65,535 parameters. */
const ROWS_AT_ONCE = 2000;

/** Writes rows in parts that fit a statement each, one after the other. */
export async function inParts<Row>(
  rows: readonly Row[],
  write: (part: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await write(rows.slice(from, from + ROWS_AT_ONCE));
}

/** Products that are read and changed at once. */
const PRODUCTS_AT_ONCE = 100;

/** A long list of products, or of what is said of them, in parts that are worked on one after the other. */
export function* partsOf<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += PRODUCTS_AT_ONCE)
    yield list.slice(from, from + PRODUCTS_AT_ONCE);
}

/**
 * Works on the parts of a long list two at a time inside of one transaction: while the database writes one, the next is computed. Throws what
 * failed first, and only when both have ended: a transaction is not rolled back below a part that still writes.
 */
export async function inTurns<T>(
  list: readonly T[],
  work: (part: readonly T[]) => Promise<void>,
): Promise<void> {
  const parts = partsOf(list);
  const failures: unknown[] = [];
  const turn = async () => {
    try {
      for (const part of parts) await work(part); // what fails ends the parts of both
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all([turn(), turn()]);
  if (failures.length > 0) throw failures[0];
}

/** Works on something long, and lets the shop do what else waits at each of its pauses. */
export async function withPauses<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

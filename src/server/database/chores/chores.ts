import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { choreFailures } from './tables.ts';

/** One of several steps that have nothing to do with each other. */
interface Step {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** Runs steps one after the other; one that fails is reported, and the others run all the same. */
export async function runSteps(
  steps: readonly Step[],
  report: (failed: { step: string; error: unknown }) => void,
): Promise<void> {
  for (const { name, run } of steps) {
    try {
      await run();
    } catch (error) {
      report({ step: name, error });
    }
  }
}

const FIRST_SECONDS = 60;
const LONGEST_SECONDS = 4 * 60 * 60;

/** A chore failed on one row, which is left alone for a while; the others go on. The cause is what failed. */
export class RowSetAside extends Error {
  override readonly name = 'RowSetAside';
  readonly subject: string;
  /** How often the chore has failed on the row. */
  readonly attempts: number;

  constructor(row: { subject: string; attempts: number }, cause: unknown) {
    super(`A row was set aside after attempt ${row.attempts}`, { cause });
    this.subject = row.subject;
    this.attempts = row.attempts;
  }
}

/** Whether a chore may take a row: it did not fail on it, or long enough ago. */
export const mayTake = (chore: string, id: SQLWrapper): SQL =>
  sql`not exists (select from ${choreFailures} where ${choreFailures.chore} = ${chore}
    and ${choreFailures.subject} = ${id}::text and ${choreFailures.nextAttemptAt} > now())`;

/** Notes that a chore failed on a row: it is tried again after a minute, then after twice as long each time, at most four hours. */
async function setAside(database: Database, chore: string, subject: string): Promise<number> {
  const failedBefore = sql`${choreFailures.attempts}`;
  const delay = (failed: SQL) =>
    sql`now() + make_interval(secs => least(${FIRST_SECONDS} * 2 ^ least(${failed}, 20), ${LONGEST_SECONDS}))`;
  const [row] = await database
    .insert(choreFailures)
    .values({ chore, subject, nextAttemptAt: delay(sql`0`) })
    .onConflictDoUpdate({
      target: [choreFailures.chore, choreFailures.subject],
      set: {
        attempts: sql`${failedBefore} + 1`,
        failedAt: sql`now()`,
        nextAttemptAt: delay(failedBefore),
      },
    })
    .returning({ attempts: choreFailures.attempts });
  return row?.attempts ?? 1;
}

const forget = (database: Database, chore: string, subject: string) =>
  database
    .delete(choreFailures)
    .where(and(eq(choreFailures.chore, chore), eq(choreFailures.subject, subject)));

/**
 * Works on one row of a chore that asks others and therefore holds no transaction meanwhile; the caller has claimed the row
 * by `mayTake`, so that no other instance takes it. When the work fails, the row is set aside and `RowSetAside` is thrown.
 */
export async function workOnClaimed<Outcome>(
  database: Database,
  { chore, subject }: { chore: string; subject: string },
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    const outcome = await work();
    await forget(database, chore, subject);
    return outcome;
  } catch (error) {
    throw new RowSetAside({ subject, attempts: await setAside(database, chore, subject) }, error);
  }
}

/**
 * Takes one row through a chore, in one transaction; null when none is due. `claim` locks the row and passes by those that it
 * may not take (`mayTake`). When the work fails, all of it is undone, the row is set aside and `RowSetAside` is thrown.
 */
export async function workOnOne<Row extends { readonly id: string }, Outcome>(
  database: Database,
  chore: string,
  {
    claim,
    work,
  }: {
    claim: (transaction: Database) => Promise<Row | undefined>;
    work: (transaction: Database, row: Row) => Promise<Outcome>;
  },
): Promise<Outcome | null> {
  let subject: string | null = null;
  try {
    return await database.transaction(async (transaction) => {
      const row = await claim(transaction);
      if (!row) return null;
      subject = row.id;
      const outcome = await work(transaction, row);
      await forget(transaction, chore, row.id);
      return outcome;
    });
  } catch (error) {
    if (subject === null) throw error;
    throw new RowSetAside({ subject, attempts: await setAside(database, chore, subject) }, error);
  }
}

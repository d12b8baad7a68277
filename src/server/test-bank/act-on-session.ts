import { randomBytes } from 'node:crypto';
import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import {
  moveOnBankPage,
  type BankChoice,
  type BankMove,
  type BankState,
} from '../../domain/payments/bank-page.ts';
import type { Database } from '../database/database.ts';
import { webhookBody, type BankSession } from './session.ts';
import { testBankSessions, testBankWebhooks } from './tables.ts';

/** How long the bank takes over a payment that is paid later. */
export const DECIDES_AFTER_SECONDS = 30;

const TOLD: readonly BankState[] = ['processing', 'paid', 'failed', 'expired'];

/** Writes down what the shop is to hear of a session. */
export async function tell(transaction: Database, session: BankSession, from: BankState): Promise<void> {
  if (!TOLD.includes(session.state)) return;
  const id = `evt_${randomBytes(12).toString('hex')}`;
  const body = webhookBody(id, session, { wasProcessing: from === 'processing' });
  await transaction.insert(testBankWebhooks).values({ id, url: session.webhookUrl, body });
}

async function move(transaction: Database, session: BankSession, to: BankState): Promise<void> {
  const [moved] = await transaction
    .update(testBankSessions)
    .set({
      state: to,
      decidesAt: to === 'processing' ? sql`now() + make_interval(secs => ${DECIDES_AFTER_SECONDS})` : null,
    })
    .where(eq(testBankSessions.id, session.id))
    .returning();
  if (moved) await tell(transaction, moved, session.state);
}

/** A session by its id; null when there is none. */
export const findSession =
  (database: Database) =>
  async (id: string): Promise<BankSession | null> => {
    if (id.includes('\0')) return null; // which no text of the database holds
    const [session] = await database.select().from(testBankSessions).where(eq(testBankSessions.id, id));
    return session ?? null;
  };

/** Does what a customer chose on the page; of two choices at once the second finds it done. */
export const actOnSession =
  (database: Database) =>
  (id: string, choice: BankChoice): Promise<BankMove | null> =>
    database.transaction(async (transaction) => {
      const [session] = await transaction
        .select()
        .from(testBankSessions)
        .where(eq(testBankSessions.id, id))
        .for('update');
      if (!session) return null;
      const now = new Date();
      if (Date.parse(session.expiresAt) <= now.getTime()) return { ok: false, reason: 'closed' };
      const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
      const decided = moveOnBankPage(session.state, choice, today);
      if (decided.ok) await move(transaction, session, decided.to);
      return decided;
    });

async function moveNext(database: Database, isDue: SQL | undefined, to: BankState): Promise<'told' | null> {
  return database.transaction(async (transaction) => {
    const [session] = await transaction
      .select()
      .from(testBankSessions)
      .where(isDue)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!session) return null;
    await move(transaction, session, to);
    return 'told';
  });
}

/** Decides the next payment that was left for later; null when none is due. */
export const decideNext = (database: Database) => () =>
  moveNext(
    database,
    and(eq(testBankSessions.state, 'processing'), lte(testBankSessions.decidesAt, sql`now()`)),
    'paid',
  );

/** Closes the next page whose time is over; null when there is none. */
export const expireNext = (database: Database) => () =>
  moveNext(
    database,
    and(inArray(testBankSessions.state, ['open', 'confirming']), lte(testBankSessions.expiresAt, sql`now()`)),
    'expired',
  );

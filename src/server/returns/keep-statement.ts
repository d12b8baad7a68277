import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import { CLOSED_BY_SHOP, isStillStated, type WithdrawalForm } from '../../domain/returns/withdrawal.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { hasUnstatedReplacements } from './state-replacements.ts';
import { withdrawals } from './tables.ts';

/** A statement of withdrawal as it is kept. */
export type Stated = typeof withdrawals.$inferSelect;

const digestOf = ({ orderNumber, email, goods }: WithdrawalForm) =>
  createHash('sha256')
    .update(JSON.stringify([orderNumber, email.toLowerCase(), goods]))
    .digest('base64url');

/** Whether a statement that was kept before is what is stated again now, of the same order or of none. */
async function stands(transaction: Database, known: Stated, order: LockedOrder | null): Promise<boolean> {
  if (known.orderId !== (order?.id ?? null)) return false;
  const isOfReplacements = order !== null && known.closedBy === CLOSED_BY_SHOP;
  return isStillStated(known, {
    orderStatus: order?.status ?? null,
    leavesReplacements: isOfReplacements && (await hasUnstatedReplacements(transaction, order.id)),
  });
}

/**
 * Keeps a statement about a locked order, or about none that is known; null for one that was made before on this day (UTC) and stands. The first of a day
 * has the digest of its content and the day, any further one its number besides, so that the constraint makes two at once one, those of no order too.
 */
export async function keepStatement(
  transaction: Database,
  form: WithdrawalForm & { readonly locale: Locale },
  order: LockedOrder | null,
): Promise<Stated | null> {
  const { name, orderNumber, email, goods, locale } = form;
  const day = sql`(now() at time zone 'utc')::date`;
  for (let before = 0; ; before++) {
    const digest = sql<string>`${digestOf(form)} || ':' || ${day} || ${before === 0 ? '' : `:${before}`}::text`;
    const [stated] = await transaction
      .insert(withdrawals)
      .values({ name, orderNumber, email, goods, locale, orderId: order?.id ?? null, digest })
      .onConflictDoNothing({ target: withdrawals.digest })
      .returning();
    if (stated) return stated;
    const [known] = await transaction.select().from(withdrawals).where(eq(withdrawals.digest, digest));
    // Without it, its order was removed meanwhile, and nothing is left to be stated of it.
    if (!known || (await stands(transaction, known, order))) return null;
  }
}

import { and, asc, eq, sql } from 'drizzle-orm';
import { decideLine, type LineDecision } from '../../../domain/payments/decide-transfer.ts';
import { foldReference } from '../../../domain/payments/statement-reference.ts';
import type { StatementLine } from '../../../domain/payments/statement-forms.ts';
import type { Database } from '../../database/database.ts';
import { lockName } from '../../database/lock-name.ts';
import { orders } from '../../orders/tables.ts';
import { foldedReference, transfers } from './tables.ts';

/** A line of the account's statement that belongs to an order, and who of the staff wrote it down. */
export interface RecordedLine extends StatementLine {
  readonly orderId: string;
  /** Id of the member of staff. */
  readonly staffId: string;
}

/** So many orders of one line are named at most: more is no oversight. */
const NAMED_MAX = 20;

/**
 * Whether a line may be written down for an order, whose lock the caller holds: by what it stands on already. Until the end of
 * the transaction nobody else writes a line of that name down, for any order. How the name is typed
 * makes no difference (`foldReference`).
 */
export async function mayWrite(
  transaction: Database,
  direction: 'in' | 'out',
  { orderId, reference, amount, isShared = false }: RecordedLine,
): Promise<LineDecision> {
  const referenceKey = foldReference(reference);
  await lockName(transaction, `statement line ${direction} ${amount.currency} ${referenceKey}`);
  const standsOn = await transaction
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(transfers)
    .innerJoin(orders, eq(orders.id, transfers.orderId))
    .where(
      and(
        eq(transfers.direction, direction),
        eq(foldedReference(transfers), referenceKey),
        // The shop has an account for each currency, and each has its own lines.
        eq(transfers.currency, amount.currency),
        eq(transfers.isStanding, true),
      ),
    )
    .orderBy(sql`${transfers.orderId} = ${orderId} desc`, asc(orders.orderNumber))
    .limit(NAMED_MAX);
  return decideLine({ orderId, standsOn, isShared });
}

/** Writes a line down, and answers its id; the caller holds the order's lock and knows that it has no such line. */
export async function writeLine(
  transaction: Database,
  direction: 'in' | 'out',
  { orderId, amount, day, reference, staffId }: RecordedLine,
): Promise<string> {
  const [line] = await transaction
    .insert(transfers)
    .values({
      orderId,
      direction,
      amountMinor: amount.minor,
      currency: amount.currency,
      day,
      reference,
      referenceKey: foldReference(reference),
      recordedBy: staffId,
    })
    .returning({ id: transfers.id });
  if (!line) throw new Error('No line was written');
  return line.id;
}

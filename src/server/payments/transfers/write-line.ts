import { and, eq } from 'drizzle-orm';
import type { StatementLine } from '../../../domain/payments/statement-forms.ts';
import type { Database } from '../../database/database.ts';
import { transfers } from './tables.ts';

/** A line of the account's statement that belongs to an order, and who of the staff wrote it down. */
export interface RecordedLine extends StatementLine {
  readonly orderId: string;
  /** Id of the member of staff. */
  readonly staffId: string;
}

/** Whether an order has a line already; the caller holds its lock. */
export async function isWritten(
  transaction: Database,
  direction: 'in' | 'out',
  { orderId, reference }: Pick<RecordedLine, 'orderId' | 'reference'>,
): Promise<boolean> {
  const [line] = await transaction
    .select({ id: transfers.id })
    .from(transfers)
    .where(
      and(
        eq(transfers.orderId, orderId),
        eq(transfers.direction, direction),
        eq(transfers.reference, reference),
        eq(transfers.isStanding, true),
      ),
    );
  return line !== undefined;
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
      recordedBy: staffId,
    })
    .returning({ id: transfers.id });
  if (!line) throw new Error('No line was written');
  return line.id;
}

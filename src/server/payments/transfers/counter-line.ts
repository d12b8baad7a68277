import { and, eq, type InferSelectModel } from 'drizzle-orm';
import * as v from 'valibot';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import type { Database } from '../../database/database.ts';
import { transfers } from './tables.ts';

/** A line of the statement that staff take back. */
export interface LineReversal {
  readonly lineId: string;
  readonly orderId: string;
  /** Why, in the words of staff, for staff alone. */
  readonly reason: string;
  readonly staffId: string;
}

const UUID = v.pipe(v.string(), v.uuid());

/** The line of the bank's statement, if its order has it and it counts; the caller holds the order's lock. */
export async function standingLine(transaction: Database, { lineId, orderId }: LineReversal) {
  if (!v.is(UUID, lineId)) return undefined;
  const [line] = await transaction
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.id, lineId),
        eq(transfers.orderId, orderId),
        eq(transfers.isStanding, true),
        // What was moved between two orders has its other half in the other one.
        eq(transfers.kind, 'statement'),
      ),
    );
  return line;
}

/** Writes the counter-line and answers its id; both count no longer by themselves, and together come to nothing. */
export async function writeCounterLine(
  transaction: Database,
  line: InferSelectModel<typeof transfers>,
  { reason, staffId }: LineReversal,
) {
  const { id, orderId, direction, amountMinor, currency, reference, referenceKey } = line;
  await transaction.update(transfers).set({ isStanding: false }).where(eq(transfers.id, id));
  const [counter] = await transaction
    .insert(transfers)
    .values({
      orderId,
      direction,
      amountMinor: -amountMinor,
      currency,
      day: dayIn(timeZoneOf(marketOf(currency)), new Date().toISOString()),
      reference,
      referenceKey,
      reverses: id,
      note: reason,
      isStanding: false,
      recordedBy: staffId,
    })
    .returning({ id: transfers.id });
  if (!counter) throw new Error('No counter-line was written');
  return counter.id;
}

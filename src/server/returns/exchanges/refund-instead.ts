import { eq, sql } from 'drizzle-orm';
import type { ShippingRule } from '../../../domain/checkout/shipping-rules.ts';
import { isRefundPromised, type RefundEstimate } from '../../../domain/returns/refund-estimate.ts';
import type { ReturnKind } from '../../../domain/returns/return-status.ts';
import { payerOf, wayCostMinor } from '../../../domain/returns/return-way.ts';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { viewOf } from '../agree-return.ts';
import { announceReturn } from '../announce-return.ts';
import { boughtLines } from '../find-goods-return.ts';
import { parcelFee } from '../return-costs.ts';
import { estimatesFor } from '../return-offers.ts';
import { returnEvents, returnLines, returns } from '../tables.ts';
import type { ReturnRow } from '../write-return.ts';
import { exchanges } from './tables.ts';

/** What the way back takes off: nothing of a parcel that is on its way already and that the shop said it pays. */
async function wayMinorOf(
  transaction: Database,
  { order, row }: { readonly order: LockedOrder; readonly row: ReturnRow },
  { kind, rules }: { readonly kind: ReturnKind; readonly rules: readonly ShippingRule[] },
): Promise<number> {
  const { way, status } = row;
  if (way === null) return 0;
  if (status !== 'APPROVED' && payerOf(row.kind, way) === 'shop') return 0;
  return wayCostMinor(kind, way, await parcelFee(transaction, order, rules));
}

/** What the goods of a return will be refunded by the rules of a kind; null where no sum is promised. */
export async function estimateOf(
  transaction: Database,
  { order, row }: { readonly order: LockedOrder; readonly row: ReturnRow },
  asked: { readonly kind: ReturnKind; readonly rules: readonly ShippingRule[] },
): Promise<RefundEstimate | null> {
  const { kind, rules } = asked;
  const now = new Date().toISOString();
  if (!isRefundPromised(kind, { deliveredAt: order.deliveredAt, now })) return null;
  const { items } = await viewOf(transaction, order);
  const own = await transaction.select().from(returnLines).where(eq(returnLines.returnId, row.id));
  const lines = (await boughtLines(transaction, order, items)).map((line) => {
    const pieces = own.find(({ orderItemId }) => orderItemId === line.item.id)?.asked ?? 0;
    return { ...line, asked: line.asked - pieces, pieces };
  });
  const estimates = await estimatesFor(transaction, order, { kind, lines, items, rules });
  return estimates(await wayMinorOf(transaction, { order, row }, asked));
}

/**
 * Makes a locked open return, whose goods were to be exchanged or repaired, one whose goods are refunded: its parcel, label and tracking stay, what
 * is promised for it is reckoned by the rules of its new kind, and its customer is told. The exchange is over before.
 */
export async function refundInstead(
  transaction: Database,
  found: { readonly order: LockedOrder; readonly row: ReturnRow },
  asked: {
    readonly kind: ReturnKind;
    readonly rules: readonly ShippingRule[];
    readonly actor: string;
    /** What its history says. */
    readonly reason: string;
    /** The estimate that was shown for it; absent where it is reckoned. */
    readonly estimate?: RefundEstimate | null;
  },
): Promise<void> {
  const { id, status } = found.row;
  const { kind, actor, reason, estimate = await estimateOf(transaction, found, asked) } = asked;
  await transaction
    .update(returns)
    .set({ kind, estimate, updatedAt: sql`now()` })
    .where(eq(returns.id, id));
  await transaction
    .insert(returnEvents)
    .values({ returnId: id, fromStatus: status, toStatus: status, actor, reason });
  await transaction
    .update(exchanges)
    .set({ refundToldAt: sql`now()` })
    .where(eq(exchanges.returnId, id));
  await announceReturn(transaction, id, 'refund-instead');
}

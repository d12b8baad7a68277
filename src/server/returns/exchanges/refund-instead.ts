import { eq, sql } from 'drizzle-orm';
import type { ShippingRule } from '../../../domain/checkout/shipping-rules.ts';
import type { ReturnKind } from '../../../domain/returns/return-status.ts';
import { payerOf, wayCostMinor } from '../../../domain/returns/return-way.ts';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { parcelFee } from '../return-costs.ts';
import { returnEvents, returns } from '../tables.ts';
import type { ReturnRow } from '../write-return.ts';
import { exchanges } from './tables.ts';

/** What the way back takes off, in minor units: nothing of a parcel that is on its way already and that the shop said it pays. */
export async function wayMinorOf(
  transaction: Database,
  { order, row }: { readonly order: LockedOrder; readonly row: ReturnRow },
  { kind, rules }: { readonly kind: ReturnKind; readonly rules: readonly ShippingRule[] },
): Promise<number> {
  const { way, status } = row;
  if (way === null) return 0;
  if (status !== 'APPROVED' && payerOf(row.kind, way) === 'shop') return 0;
  return wayCostMinor(kind, way, await parcelFee(transaction, order, rules));
}

/**
 * Makes a locked open return, whose goods were to be exchanged or repaired, one whose goods are refunded: its parcel, label and tracking stay. The exchange
 * is over before. Once all that changes at a time has, the caller has it estimated with the others of its order (`refreshEstimates`), by what its way back costs,
 * which is answered in minor units, and its customer told (`refund-instead`).
 */
export async function refundInstead(
  transaction: Database,
  found: { readonly order: LockedOrder; readonly row: ReturnRow },
  asked: {
    readonly kind: ReturnKind;
    readonly rules: readonly ShippingRule[];
    readonly actor: string;
    /** What its history says. */
    readonly reason: 'turned' | 'refund-instead';
  },
): Promise<number> {
  const { id, status } = found.row;
  const { kind, actor, reason } = asked;
  const wayMinor = await wayMinorOf(transaction, found, asked);
  await transaction
    .update(returns)
    .set({ kind, updatedAt: sql`now()` })
    .where(eq(returns.id, id));
  await transaction
    .insert(returnEvents)
    .values({ returnId: id, fromStatus: status, toStatus: status, actor, reason });
  await transaction
    .update(exchanges)
    .set({ refundToldAt: sql`now()` })
    .where(eq(exchanges.returnId, id));
  return wayMinor;
}

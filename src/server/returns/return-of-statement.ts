import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { SENT } from '../../domain/orders/order-status.ts';
import { nonReturnable } from '../../domain/returns/non-returnable.ts';
import { withdrawalOffer } from '../../domain/returns/withdrawal.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { tagsOf, viewOf } from './agree-return.ts';
import { offersFor } from './return-offers.ts';
import { announceReturn } from './announce-return.ts';
import { boughtLines } from './find-goods-return.ts';
import { idsGivingWay, leftOf, makeWayForAll, piecesBesides } from './give-way.ts';
import { giveWay } from './let-give-way.ts';
import { openOfKind, openReturn } from './open-return.ts';
import { returns, withdrawals } from './tables.ts';
import type { ReturnRow } from './write-return.ts';

interface Stated {
  readonly id: number;
  readonly goods: string | null;
}

/** The return that a statement begins or belongs to; null where nothing of its order left the shop, or all of it came back. */
async function findOrOpen(
  transaction: Database,
  order: LockedOrder,
  { goods, rules }: { readonly goods: string | null; readonly rules: readonly ShippingRule[] },
): Promise<{ readonly row: ReturnRow; readonly isNew: boolean } | null> {
  if (!SENT.has(order.status)) return null;
  const view = await viewOf(transaction, order);
  const bought = await boughtLines(transaction, order, view.items);
  const offer = withdrawalOffer(view, {
    market: marketOf(order.currency),
    now: new Date().toISOString(),
  });
  const tags = await tagsOf(
    transaction,
    bought.map(({ item }) => item.productId),
  );
  const hasException = bought.some(
    ({ item }) => nonReturnable('withdrawal', tags.get(item.productId) ?? []) !== null,
  );
  const isByLaw = offer !== null && !hasException;
  const free = bought.map((line) => ({ ...line, pieces: Math.max(0, leftOf(line)) }));
  const way = isByLaw ? await makeWayForAll(transaction, order.id, bought) : { lines: free, givesWay: [] };
  // What is named in words staff find out: nothing gives way before, though it may be what is meant.
  const givesWay = goods === null ? way.givesWay : [];
  const left = goods === null ? piecesBesides(way.lines, givesWay) : way.lines;
  const [open] = await openOfKind(transaction, order.id, 'withdrawal');
  if (left.every(({ pieces }) => pieces <= 0)) {
    const [turned] = await giveWay(transaction, order, { givesWay, by: null, rules });
    const row = turned ?? open;
    return row ? { row, isNew: false } : null;
  }
  // Staff fill in what was told in words; one such return of an order at a time.
  if (goods !== null && open?.note != null) return { row: open, isNew: false };
  const [usual] = await offersFor(transaction, order, {
    kind: 'withdrawal',
    lines: left,
    items: view.items,
    rules,
    instead: idsGivingWay(givesWay),
  });
  const row = await openReturn(transaction, order, {
    id: randomUUID(),
    kind: 'withdrawal',
    lines:
      goods === null
        ? left.flatMap(({ item, pieces }) => (pieces > 0 ? [{ itemId: item.id, pieces, reason: null }] : []))
        : [],
    note: goods,
    way: usual?.way ?? null,
    estimate: goods === null ? (usual?.estimate ?? null) : null,
    actor: `customer:${order.userId ?? 'guest'}`,
    reason: 'stated',
    isByLaw,
  });
  await giveWay(transaction, order, { givesWay, by: row, rules });
  const [written = row] = await transaction.select().from(returns).where(eq(returns.id, row.id));
  return { row: written, isNew: true };
}

/**
 * Joins a statement of withdrawal to the return that it is about, which it begins where there is none: agreed to by the law, unless it came after the days of
 * withdrawing or is about goods that do not go back, of which staff decide. Goods that were named in words alone have no lines yet. The order is locked.
 */
export async function returnOfStatement(
  transaction: Database,
  order: LockedOrder,
  { stated, rules }: { readonly stated: Stated; readonly rules: readonly ShippingRule[] },
): Promise<ReturnRow | null> {
  const found = await findOrOpen(transaction, order, { goods: stated.goods, rules });
  if (found === null) return null;
  const { row, isNew } = found;
  await transaction.update(withdrawals).set({ returnId: row.id }).where(eq(withdrawals.id, stated.id));
  if (isNew && row.status === 'APPROVED') {
    await announceReturn(transaction, row.id, 'approved', { hasEmail: false });
  }
  return row;
}

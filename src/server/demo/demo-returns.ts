import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DemoOrder } from '../../content/seed/demo-orders.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { WITHDRAWAL_DAYS } from '../../domain/returns/withdrawal.ts';
import type { Database } from '../database/database.ts';
import { orderItems } from '../orders/tables.ts';
import { returns } from '../returns/tables.ts';
import type { Shop } from '../wiring.ts';
import { done, STAFF } from './demo-step.ts';

type GoodsBack = NonNullable<DemoOrder['goodsBack']>;

/** The parcel that comes back. */
const PARCEL = { carrier: 'nova-poshta', number: '20450000000021' } as const;

/** Sends goods of the demo account back, by what customers and staff do themselves. An order has one return at most. */
export function demoReturnsOf(shop: Shop, transaction: Database, userId: string) {
  const asker = { userId, guestOrderIds: [] };

  async function itemOf(orderId: string, productId: number): Promise<string> {
    const [item] = await transaction
      .select({ id: orderItems.id })
      .from(orderItems)
      .where(and(eq(orderItems.orderId, orderId), eq(orderItems.productId, productId)));
    return item?.id ?? '';
  }

  async function returnOf(orderId: string): Promise<string> {
    const [row] = await transaction
      .select({ id: returns.id })
      .from(returns)
      .where(eq(returns.orderId, orderId));
    return row?.id ?? '';
  }

  return {
    async ask(goods: GoodsBack, { orderId, at }: { readonly orderId: string; readonly at: string }) {
      const { productId, pieces, kind, reason, note } = goods;
      const lines = [{ itemId: await itemOf(orderId, productId), pieces, reason }];
      const asked = { id: randomUUID(), kind, lines, note, way: 'label', isUnused: true } as const;
      const { offers } = done('an offer', await shop.returns.offer({ ...asker, orderId, request: asked }));
      const seenMinor = Object.fromEntries(
        offers.map(({ way, estimate }) => [way, estimate?.totalMinor ?? 0]),
      );
      done('a return', await shop.returns.request({ ...asker, orderId, request: asked, seenMinor }));
      if (kind === 'withdrawal') {
        const returnBy = daysAfter(at.slice(0, 10), WITHDRAWAL_DAYS);
        await transaction.update(returns).set({ returnBy }).where(eq(returns.id, asked.id));
      }
    },
    async agree(orderId: string) {
      const step = { returnId: await returnOf(orderId), staffId: STAFF.id, to: 'APPROVED' } as const;
      done('an approval', await shop.returns.step(step));
    },
    async send(orderId: string) {
      const parcel = { ...asker, returnId: await returnOf(orderId), tracking: PARCEL };
      done('a parcel back', await shop.returns.trackOwn(parcel));
    },
    async receive({ productId, pieces }: GoodsBack, orderId: string) {
      const id = await returnOf(orderId);
      for (const to of ['RETURNED', 'IN_PROGRESS'] as const)
        done('a step', await shop.returns.step({ returnId: id, staffId: STAFF.id, to }));
      const lines = [{ itemId: await itemOf(orderId, productId), back: pieces, sellable: 0 }];
      const form = { id, reason: 'faulty', seen: 0, refund: true, lines, note: null } as const;
      done('goods back', await shop.returns.takeGoodsBack({ ...form, orderId, staffId: STAFF.id }));
    },
  };
}

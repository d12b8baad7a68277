import { eq } from 'drizzle-orm';
import type { ReturnRequest } from '../../src/domain/returns/return-request.ts';
import { refunds } from '../../src/server/payments/tables.ts';
import { returnForms } from './return-forms.ts';
import { openTransferShop } from './transfer-shop.ts';

export const PARCEL = { carrier: 'nova-poshta', number: '20450012345678' };

/** An order whose goods its customer has. */
export interface Delivered {
  readonly orderId: string;
  readonly total: number;
  readonly itemId: string;
}

/** A shop whose customer sends goods back. */
export async function openGoodsReturnsShop() {
  const opened = await openTransferShop();
  const { shop, database, staff, customer } = opened;
  const asker = { userId: customer, guestOrderIds: [] };

  /** An order of so many pieces of a small product that was delivered; paid, unless it is paid at the door. */
  async function delivered(
    quantity = 2,
    differs: Parameters<typeof opened.place>[0] = {},
  ): Promise<Delivered> {
    const { orderId, total } = await opened.place(differs, quantity);
    if (differs.payment !== 'pod') await opened.came(orderId, total);
    await opened.hand(orderId, 'DELIVERED');
    const found = await shop.backoffice.findOrder(orderId);
    return { orderId, total, itemId: found?.order.items[0]?.id ?? '' };
  }

  const { requestOf, ask } = returnForms(opened.shop, asker);

  async function asked(order: Delivered, pieces: number, differs: Partial<ReturnRequest> = {}) {
    const result = await ask(order, requestOf(order, pieces, differs));
    if (!('returnId' in result)) throw new Error(result.reason);
    return result.returnId;
  }

  return {
    ...opened,
    asker,
    delivered,
    requestOf,
    ask,
    asked,
    /** Complains of so many pieces. */
    complain: (order: Delivered, pieces = 1) =>
      asked(order, pieces, {
        kind: 'complaint',
        note: 'Скло тріснуло по діагоналі',
        way: 'label',
        lines: [{ itemId: order.itemId, pieces, reason: 'damaged' }],
      }),
    read: async (returnId: string) => {
      const found = await shop.returns.find({ ...asker, returnId });
      if (!found.ok) throw new Error(found.reason);
      return found.found;
    },
    step: (
      returnId: string,
      to: 'APPROVED' | 'RETURNED' | 'IN_PROGRESS' | 'REJECTED' | 'CANCELLED',
      note?: string,
    ) => shop.returns.step({ returnId, staffId: staff, to, note: note ?? null }),
    /** Staff write down what came for a return, and refund it. */
    complete: async (
      { orderId, itemId }: Delivered,
      returnId: string,
      back: number,
      reason: 'withdrawn' | 'faulty' = 'withdrawn',
    ) => {
      const found = await shop.backoffice.findOrder(orderId);
      return shop.returns.takeGoodsBack({
        id: returnId,
        orderId,
        staffId: staff,
        reason,
        seen: found?.goodsReturn.returns.length ?? 0,
        refund: true,
        lines: [{ itemId, back, sellable: back }],
      });
    },
    refundsOf: async (orderId: string) =>
      (await database.select().from(refunds).where(eq(refunds.orderId, orderId))).map(
        ({ amountMinor }) => amountMinor,
      ),
  };
}

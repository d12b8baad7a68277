import { randomUUID } from 'node:crypto';
import { eq, type InferSelectModel } from 'drizzle-orm';
import { decideGoodsReturn, type GoodsReturnDecision } from '../../domain/returns/decide-goods-return.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Database } from '../database/database.ts';
import { changeStatus } from '../orders/change-status.ts';
import { issueCorrection } from '../invoices/issue-correction.ts';
import { orderItemsOf, orderViewsOf } from '../orders/order-views-of.ts';
import { restock } from '../orders/restock.ts';
import { orderEvents, orders } from '../orders/tables.ts';
import { closeWithdrawalsOf } from '../orders/open-withdrawal.ts';
import { createRefund, refundableMoneyOf, type RefundableMoney } from '../payments/create-refund.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { boughtLines, type BoughtLine } from './find-goods-return.ts';
import { leaseMoneyBack } from './lease-money-back.ts';
import { goodsReturnLines, goodsReturns } from './tables.ts';
import { refundNotice } from '../../domain/returns/refund-notice.ts';
import { announce } from '../notifications/announce.ts';
import { stepAnnouncement } from '../orders/announce-step.ts';
import type { GoodsReturnForm } from '../../domain/returns/goods-return-form.ts';

/** Goods of an order that came back, as a member of staff says. */
interface GoodsReturn extends GoodsReturnForm {
  readonly orderId: string;
  readonly staffId: string;
}

/** A bought line, how many of its pieces come back now, and how many of those can be sold again. */
interface ReturnedLine extends BoughtLine {
  readonly back: number;
  readonly sellable: number;
}

interface Told {
  readonly bought: readonly ReturnedLine[];
  readonly decided: Extract<GoodsReturnDecision, { ok: true }>;
  readonly byHand: boolean;
}

/** Tells the customer that goods came back, which, and what becomes of their money; for each return once. */
async function announceGoods(
  transaction: Database,
  { id, orderId, reason }: GoodsReturn,
  { bought, decided: { worthNowMinor, refundMinor, isWhole }, byHand }: Told,
): Promise<void> {
  const rows = await transaction.select().from(orders).where(eq(orders.id, orderId));
  const [order] = await orderViewsOf(transaction, rows);
  if (!order) throw new Error(`There is no order ${orderId}`);
  const hasArrived = order.events.some(({ toStatus }) => toStatus === 'DELIVERED');
  const whole = hasArrived ? 'returned' : 'undelivered';
  const goodsReturn = {
    reason,
    pieces: bought.flatMap(({ item: { name }, back }) => (back > 0 ? [{ name, pieces: back }] : [])),
    money: refundNotice({ order, hasArrived, refundMinor, worthMinor: worthNowMinor, byHand }),
  };
  const step = isWhole ? whole : 'part-returned';
  await announce(transaction, [stepAnnouncement({ ...order, goodsReturn }, step, id)]);
}

type OrderRow = InferSelectModel<typeof orders>;
type Decided = Extract<GoodsReturnDecision, { ok: true }>;

export type GoodsReturnTaken =
  | { readonly ok: true; readonly isWhole: boolean; readonly refundMinor: number }
  | Exclude<GoodsReturnDecision, { ok: true }>
  /** `goods-changed`: somebody else wrote down meanwhile what came back; `form-used`: the form's id stands for goods of another order. */
  | { readonly ok: false; readonly reason: 'order-not-found' | 'goods-changed' | 'form-used' };

async function linesOf(transaction: Database, order: OrderRow, { lines }: GoodsReturn) {
  const items = (await orderItemsOf(transaction, [order.id])).get(order.id) ?? [];
  const bought = (await boughtLines(transaction, order, items)).map((line): ReturnedLine => {
    const { back = 0, sellable = 0 } = lines.find(({ itemId }) => itemId === line.item.id) ?? {};
    return { ...line, back, sellable };
  });
  return { items, bought };
}

/** Writes down what came back; false, with nothing written, where the form's id stands for goods of another order. */
async function write(transaction: Database, asked: GoodsReturn, { refundMinor }: Decided) {
  const { id, orderId, staffId, reason } = asked;
  const [written] = await transaction
    .insert(goodsReturns)
    .values({ id, orderId, reason, refundMinor, recordedBy: staffId })
    .onConflictDoNothing({ target: goodsReturns.id })
    .returning({ id: goodsReturns.id });
  if (!written) return false;
  const came = asked.lines.filter(({ back }) => back > 0);
  if (came.length === 0) return true;
  await transaction.insert(goodsReturnLines).values(
    came.map(({ itemId, back, sellable }) => ({
      returnId: id,
      orderItemId: itemId,
      pieces: back,
      sellable,
    })),
  );
  return true;
}

/** The step itself: RETURNED with the last piece, else only an entry in the history. */
async function move(transaction: Database, order: OrderRow, step: { actor: string; decided: Decided }) {
  const { isWhole, event: reason } = step.decided;
  const { id: orderId, status } = order;
  const { actor } = step;
  if (!isWhole) {
    await transaction
      .insert(orderEvents)
      .values({ orderId, fromStatus: status, toStatus: status, actor, reason });
    return;
  }
  const moved = await changeStatus(transaction, order, {
    to: 'RETURNED',
    actor,
    reason,
    isToldElsewhere: true,
  });
  if (!moved.ok) throw new Error(`The order could not be returned: ${moved.reason}`);
}

/** All that follows what is written down, in the order of the locks: the order's row is locked already, documents are numbered last. */
async function conclude(
  transaction: Database,
  asked: GoodsReturn,
  found: { order: OrderRow; bought: readonly ReturnedLine[]; returnable: RefundableMoney; decided: Decided },
): Promise<void> {
  const { order, bought, returnable, decided } = found;
  const { paymentId } = returnable;
  const actor = `staff:${asked.staffId}`;
  if (decided.refundMinor > 0) {
    const why = { reason: 'goods-back', note: null, actor } as const;
    await createRefund(transaction, order, {
      id: randomUUID(),
      paymentId,
      amountMinor: decided.refundMinor,
      ...why,
    });
  }
  await move(transaction, order, { actor, decided });
  await restock(
    transaction,
    bought.map(({ item, sellable }) => ({ productId: item.productId, pieces: sellable })),
  );
  if (decided.closesWithdrawal) await closeWithdrawalsOf(transaction, { orderId: order.id, actor });
  await announceGoods(transaction, asked, { bought, decided, byHand: paymentId === null });
  if (!decided.undoesInvoice) return;
  const reason = messagesOf(order.locale).translate('invoice.reason.goods-back');
  await issueCorrection(transaction, order, { refundId: asked.id, keptMinor: 0, reason });
}

/**
 * Takes goods of an order back (R23): what staff say can be sold again goes on the shelf, the order is returned with its
 * last piece, its money is noted to go back where it came, its open withdrawal is closed and its customer told, in one
 * transaction. The same form sent twice is one return; who did not see what another wrote down is told.
 */
export const takeGoodsReturn =
  (database: Database) =>
  (asked: GoodsReturn): Promise<GoodsReturnTaken> =>
    database.transaction(async (transaction): Promise<GoodsReturnTaken> => {
      const order = await lockOrder(transaction, asked.orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      const known = await transaction
        .select({ id: goodsReturns.id, refundMinor: goodsReturns.refundMinor })
        .from(goodsReturns)
        .where(eq(goodsReturns.orderId, order.id));
      const done = known.find(({ id }) => id === asked.id);
      if (done) return { ok: true, isWhole: order.status === 'RETURNED', refundMinor: done.refundMinor };
      if (known.length !== asked.seen) return { ok: false, reason: 'goods-changed' };
      const { items, bought } = await linesOf(transaction, order, asked);
      const returnable = await refundableMoneyOf(transaction, order);
      const decided = decideGoodsReturn({
        order: { ...order, items },
        reason: asked.reason,
        lines: bought.map(({ item, ...line }) => ({ ...line, ordered: item.quantity })),
        leftMinor: Math.max(0, returnable.paidMinor - returnable.refundsMinor),
        leases: await leaseMoneyBack(transaction, order, items),
        refund: asked.refund,
      });
      if (!decided.ok) return decided;
      if (!(await write(transaction, asked, decided))) return { ok: false, reason: 'form-used' };
      await conclude(transaction, asked, { order, bought, returnable, decided });
      return { ok: true, isWhole: decided.isWhole, refundMinor: decided.refundMinor };
    });

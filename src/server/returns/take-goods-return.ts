import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { decideGoodsReturn, type GoodsReturnDecision } from '../../domain/returns/decide-goods-return.ts';
import { NOT_SENT } from '../../domain/returns/return-status.ts';
import type { ExchangeSettled } from '../../domain/returns/exchange-money.ts';
import { recordReturnChange } from './record-return-change.ts';
import { added } from '../audit/record-order-change.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Database } from '../database/database.ts';
import { issueCorrection } from '../invoices/issue-correction.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import { restock } from '../orders/restock.ts';
import {
  createRefund,
  isByHand,
  refundableMoneyOf,
  type RefundableMoney,
} from '../payments/create-refund.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { announceReturn } from './announce-return.ts';
import { acceptedExchange, takesOfOthers, waitingExchange } from './exchanges/exchanged-goods.ts';
import { moveCredit, settledOf } from './exchanges/move-credit.ts';
import { lockExchange, type LockedExchange } from './exchanges/write-exchange.ts';
import { boughtLines, withheldBefore } from './find-goods-return.ts';
import { keptDelivery } from './kept-delivery.ts';
import { knownBy } from './known-goods-return.ts';
import { leaseMoneyBack } from './lease-money-back.ts';
import { refreshEstimates } from './refresh-estimates.ts';
import { expressSurplus } from './return-costs.ts';
import { returns } from './tables.ts';
import { closeOvertaken, closeUnjoined } from './write-return.ts';
import {
  moveReturnedOrder,
  writeGoodsReturn,
  type Decided,
  type GoodsReturn,
  type OrderRow,
} from './write-goods-return.ts';
import { announceGoods, type ReturnedLine } from './announce-goods.ts';

export type GoodsReturnTaken =
  | { readonly ok: true; readonly isWhole: boolean; readonly refundMinor: number }
  | Exclude<GoodsReturnDecision, { ok: true }>
  /**
   * `goods-changed`: somebody else wrote down meanwhile what came back, or closed the return; `form-used`: the form's id stands for goods of another
   * order; `exchange-unanswered`: nobody agreed to the exchange yet; `money-not-there`: what pays the replacement is with a carrier or in dispute;
   * `asked-elsewhere`: an exchange asks for those pieces, or this one for fewer, or for none of that line.
   */
  | {
      readonly ok: false;
      readonly reason:
        | 'order-not-found'
        | 'goods-changed'
        | 'form-used'
        | 'exchange-unanswered'
        | 'money-not-there'
        | 'asked-elsewhere';
    };

async function linesOf(transaction: Database, order: OrderRow, { lines }: GoodsReturn) {
  const items = (await orderItemsOf(transaction, [order.id])).get(order.id) ?? [];
  const bought = (await boughtLines(transaction, order, items)).map((line): ReturnedLine => {
    const { back = 0, sellable = 0 } = lines.find(({ itemId }) => itemId === line.item.id) ?? {};
    return { ...line, back, sellable };
  });
  return { items, bought };
}

const isLastPiece = (bought: readonly ReturnedLine[]): boolean =>
  bought.every(({ item, before, back }) => before + back === item.quantity);

/** All that follows what is written down, in the order of the locks: the order's row is locked already, documents are numbered last. */
async function conclude(
  transaction: Database,
  asked: GoodsReturn,
  found: {
    order: OrderRow;
    bought: readonly ReturnedLine[];
    returnable: RefundableMoney;
    decided: Decided;
    /** The exchange that the goods came back for, and how their worth is shared; null for none that waits for them. */
    exchanged: { readonly exchange: LockedExchange; readonly settled: ExchangeSettled } | null;
  },
): Promise<void> {
  const { order, bought, returnable, decided, exchanged } = found;
  const actor = `staff:${asked.staffId}`;
  if (decided.refundMinor > 0) {
    const why = { reason: 'goods-back', note: null, actor } as const;
    await createRefund(transaction, order, {
      id: randomUUID(),
      returnId: asked.id,
      amountMinor: decided.refundMinor,
      ...why,
    });
  }
  await moveReturnedOrder(transaction, order, { actor, decided });
  await restock(
    transaction,
    order.id,
    bought.map(({ item, sellable }) => ({ productId: item.productId, pieces: sellable })),
  );
  if (isLastPiece(bought)) await closeOvertaken(transaction, { orderId: order.id, except: asked.id, actor });
  // What was stated of goods that were exchanged is dealt with by nothing yet.
  if (decided.closesWithdrawal && exchanged === null)
    await closeUnjoined(transaction, { orderId: order.id, actor });
  if (exchanged === null) {
    await announceGoods(transaction, asked, { bought, decided, byHand: isByHand(returnable) });
  } else {
    const { exchange, settled } = exchanged;
    await moveCredit(transaction, exchange, { order, settled, staffId: asked.staffId });
    await announceReturn(transaction, asked.id, 'settled');
  }
  if (!decided.undoesInvoice) return;
  const reason = messagesOf(order.locale).translate(
    asked.reason === NOT_SENT ? 'invoice.reason.not-sent' : 'invoice.reason.goods-back',
  );
  await issueCorrection(transaction, order, { refundId: asked.id, keptMinor: 0, reason });
}

/**
 * Takes goods of an order back (R23), for the open return whose id the form has, or unasked: what staff say can be sold again is
 * restocked, the order is returned with its last piece, its money is noted to go back where it came, its open withdrawal is closed and its customer
 * told, in one transaction. The same form sent twice is one return; who did not see what another wrote down is told,
 * as is who says other things by the form of that return.
 */
export const takeGoodsReturn =
  (database: Database, rules: { readonly shipping: readonly ShippingRule[] }) =>
  (asked: GoodsReturn): Promise<GoodsReturnTaken> =>
    database.transaction(async (transaction): Promise<GoodsReturnTaken> => {
      const order = await lockOrder(transaction, asked.orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      const known = await knownBy(transaction, order, asked);
      if (known.kind === 'done') {
        return { ok: true, isWhole: order.status === 'RETURNED', refundMinor: known.refundMinor };
      }
      if (known.kind === 'other') return { ok: false, reason: 'form-used' };
      const done = await transaction.$count(
        returns,
        and(eq(returns.orderId, order.id), eq(returns.status, 'COMPLETED')),
      );
      const isOver = known.kind === 'closed' || known.kind === 'changed';
      if (isOver || done !== asked.seen) return { ok: false, reason: 'goods-changed' };
      const open = known.kind === 'open' ? known.row : null;
      const waiting = open && (await waitingExchange(transaction, { order, returnId: open.id }));
      if (waiting?.ok === false) return waiting;
      // What goes back for other goods is no withdrawal, whatever the form says.
      const isAgreed = open?.kind === 'exchange' || open?.kind === 'other';
      const reason = isAgreed ? 'returned' : asked.reason;
      const { items, bought } = await linesOf(transaction, order, asked);
      const ownExchange = waiting === null ? null : asked.id;
      if (await takesOfOthers(transaction, { orderId: order.id, ownExchange, bought })) {
        return { ok: false, reason: 'asked-elsewhere' };
      }
      const isLast = isLastPiece(bought);
      const returnable = await refundableMoneyOf(transaction, order);
      const found = decideGoodsReturn({
        order: { ...order, items },
        reason,
        lines: bought.map(({ item, ...line }) => ({ ...line, ordered: item.quantity })),
        leftMinor: Math.max(0, returnable.paidMinor - returnable.refundsMinor),
        leases: await leaseMoneyBack(transaction, order, items),
        withheld: {
          beforeMinor: await withheldBefore(transaction, order.id),
          wayMinor: open?.estimate?.wayMinor ?? 0,
          expressMinor: await expressSurplus(transaction, order, rules.shipping),
          deliveryMinor: await keptDelivery(transaction, order, { last: isLast ? asked.id : undefined }),
        },
        // The replacement waits for it.
        refund: asked.refund || waiting !== null,
      });
      if (!found.ok) return found;
      // Goods that came before it and were not refunded with them are none of its worth.
      const worthMinor = Math.min(found.refundMinor, found.worthNowMinor);
      const before =
        waiting && open ? await acceptedExchange(transaction, asked, { order, bought, worthMinor }) : null;
      const settled = before && (await settledOf(transaction, before, { worthMinor }));
      const decided = settled ? { ...found, refundMinor: settled.backMinor } : found;
      await writeGoodsReturn(transaction, { ...asked, reason }, { open, decided });
      await recordReturnChange(
        transaction,
        { returnId: asked.id, actor: `staff:${asked.staffId}`, action: 'goods-returned' },
        (said) =>
          added({
            piecesBack: String(bought.reduce((sum, { back }) => sum + back, 0)),
            piecesRestocked: String(bought.reduce((sum, { sellable }) => sum + sellable, 0)),
            refundAmount: said(decided.refundMinor),
          }),
      );
      const exchange = settled && (await lockExchange(transaction, asked.id));
      const exchanged = exchange && settled ? { exchange, settled } : null;
      await conclude(transaction, { ...asked, reason }, { order, bought, returnable, decided, exchanged });
      await refreshEstimates(transaction, order.id, rules.shipping);
      return { ok: true, isWhole: decided.isWhole, refundMinor: decided.refundMinor };
    });

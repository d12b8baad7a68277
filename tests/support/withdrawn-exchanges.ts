import { and, asc, desc, eq, inArray, like, sql } from 'drizzle-orm';
import type { ReturnRequest } from '../../src/domain/returns/return-request.ts';
import { OPEN_RETURNS } from '../../src/domain/returns/return-status.ts';
import { emails } from '../../src/server/outbox/tables.ts';
import { orderAddresses } from '../../src/server/orders/address-tables.ts';
import { orderEvents } from '../../src/server/orders/event-tables.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { exchanges } from '../../src/server/returns/exchanges/tables.ts';
import { returns, withdrawals } from '../../src/server/returns/tables.ts';
import { openExchangeShop } from './exchange-shop.ts';
import { returnForms } from './return-forms.ts';

interface WithdrawnOrder {
  readonly orderId: string;
  readonly itemId: string;
}

/** A shop whose customers withdraw from what they exchange, and what can be seen of that. */
export async function openWithdrawnExchanges() {
  const opened = await openExchangeShop();
  const { shop, database, asker } = opened;
  const { requestOf, ask } = returnForms(shop, asker);

  const statementsOf = (orderId: string) =>
    database.select().from(withdrawals).where(eq(withdrawals.orderId, orderId)).orderBy(asc(withdrawals.id));

  /** The money of an order that is still the shop's, in minor units. */
  const keptOf = async (orderId: string) => {
    const { heldMinor, owedMinor } = await opened.order(orderId);
    return heldMinor - owedMinor;
  };

  /** The replacement of an exchange is paid, and brought to its customer. */
  const brought = async (replacementId: string) => {
    const { totalMinor, heldMinor } = await opened.order(replacementId);
    await opened.came(replacementId, totalMinor - heldMinor);
    await opened.hand(replacementId, 'DELIVERED');
    const found = await shop.backoffice.findOrder(replacementId);
    return { orderId: replacementId, total: totalMinor, itemId: found?.order.items[0]?.id ?? '' };
  };

  /** What a delivered order is exchanged for, its goods accepted. */
  const exchangedFor = async (
    order: Awaited<ReturnType<typeof opened.delivered>>,
    which: 'dearer' | 'cheaper',
  ) => {
    const found = await opened.approved(order, which);
    await opened.arrive(found.returnId);
    await opened.accept(order, found.returnId);
    return found;
  };

  return {
    ...opened,
    brought,
    /** An order of so many pieces of which one was accepted for a dearer replacement. */
    exchangedOf: async (pieces: number) => {
      const order = await opened.delivered(pieces);
      return { order, ...(await exchangedFor(order, 'dearer')) };
    },
    /** A replacement is brought, and accepted for a cheaper one in turn. */
    exchangedAgain: async (replacementId: string) => exchangedFor(await brought(replacementId), 'cheaper'),
    statementsOf,
    keptOf,
    requestOf,
    /** States a withdrawal by the public form. */
    state: async (orderId: string, goods: string | null = null) => {
      const { orderNumber } = await opened.order(orderId);
      const [address] = await database
        .select()
        .from(orderAddresses)
        .where(eq(orderAddresses.orderId, orderId));
      const email = address?.email ?? '';
      await shop.orders.stateWithdrawal({ orderNumber, name: 'Олена', email, goods, locale: 'uk' });
      const stated = (await statementsOf(orderId)).at(-1);
      if (!stated) throw new Error('No statement was kept');
      return stated;
    },
    /** The words of the latest receipt of a withdrawal from an order. */
    receipt: async (orderId: string) => {
      const [row] = await database
        .select()
        .from(emails)
        .where(like(emails.occasion, `withdrawal:%:${orderId}`))
        .orderBy(desc(emails.id))
        .limit(1);
      return row?.plain ?? '';
    },
    /** Lets so many days pass since an order was delivered. */
    age: async (orderId: string, days: number) => {
      await database
        .update(orderEvents)
        .set({ at: sql`${orderEvents.at} - make_interval(days => ${days})` })
        .where(eq(orderEvents.orderId, orderId));
      await database
        .update(orders)
        .set({ deliveredAt: sql`${orders.deliveredAt} - make_interval(days => ${days})` })
        .where(eq(orders.id, orderId));
    },
    /** Withdraws from pieces of the one line of an order, as the form does. */
    withdraw: (order: WithdrawnOrder, pieces: number, differs: Partial<ReturnRequest> = {}) =>
      ask(order, requestOf(order, pieces, differs)),
    /** The returns of an order with their exchanges, the first asked first. */
    returnsOf: (orderId: string) =>
      database
        .select({ row: returns, exchange: exchanges })
        .from(returns)
        .leftJoin(exchanges, eq(exchanges.returnId, returns.id))
        .where(eq(returns.orderId, orderId))
        .orderBy(asc(returns.requestedAt), asc(returns.id)),
    /** What is promised for the open returns of an order, in minor units: as a refund, or as what pays a replacement. */
    promised: async (orderId: string) => {
      const rows = await database
        .select({ estimate: returns.estimate, status: exchanges.status, creditMinor: exchanges.creditMinor })
        .from(returns)
        .leftJoin(exchanges, eq(exchanges.returnId, returns.id))
        .where(and(eq(returns.orderId, orderId), inArray(returns.status, [...OPEN_RETURNS])));
      return rows.map(({ estimate, status, creditMinor }) =>
        status === null || status === 'CANCELLED' || status === 'REJECTED'
          ? (estimate?.totalMinor ?? 0)
          : (creditMinor ?? 0),
      );
    },
    runChores: async () => {
      for (const { next } of shop.returns.chores) while ((await next()) != null);
    },
    /** Staff write down that the goods of a return came, and send their money back. */
    take: async ({ orderId, itemId }: WithdrawnOrder, returnId: string, back = 1) => {
      const found = await shop.backoffice.findOrder(orderId);
      return shop.returns.takeGoodsBack({
        id: returnId,
        orderId,
        staffId: opened.staff,
        reason: 'withdrawn',
        seen: found?.goodsReturn.returns.length ?? 0,
        refund: true,
        lines: [{ itemId, back, sellable: back }],
      });
    },
  };
}

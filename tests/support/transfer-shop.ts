import { randomUUID } from 'node:crypto';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { salesDocumentSchema } from '../../src/domain/invoices/sales-document.ts';
import { money } from '../../src/domain/money/money.ts';
import type { GoodsReturnForm } from '../../src/domain/returns/goods-return-form.ts';
import type { TransferNotice } from '../../src/domain/payments/transfer-due.ts';
import type { OrderRequest } from '../../src/server/checkout/order-request.ts';
import { users } from '../../src/server/account/tables.ts';
import type { Connection } from '../../src/server/database/database.ts';
import { issuedDocuments } from '../../src/server/invoices/issued-documents.ts';
import { orderEvents } from '../../src/server/orders/event-tables.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { emails } from '../../src/server/outbox/tables.ts';
import { transfers } from '../../src/server/payments/transfers/tables.ts';
import { addCustomers, bought, orderRequest } from './sample-order.ts';
import { stockOf } from './stored.ts';
import { openTestShop } from './test-shop.ts';

const GOODS = 1801;
const DAY = '2026-11-05';

/** A shop in which orders are paid by transfer and staff write down what came, and what can be seen of them. */
export async function openTransferShop(
  overrides: Readonly<Record<string, string>> = {},
  openDatabase?: () => Promise<Connection>,
) {
  const test = await openTestShop(overrides, openDatabase);
  const { shop, database } = test;
  const [customer, staff] = [randomUUID(), randomUUID()];
  await addCustomers(database, customer, staff);
  await database.update(users).set({ role: 'staff', emailVerified: true }).where(eq(users.id, staff));
  const chore = shop.payments.chores.find(({ name }) => name === 'awaited transfers');
  if (!chore) throw new Error('Nobody looks after transfers');
  const order = async (id: string) => {
    const [row] = await database.select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error('There is no such order');
    return row;
  };
  const line = (orderId: string, minor: number, reference: string) => ({
    orderId,
    staffId: staff,
    amount: money(minor, 'UAH'),
    day: DAY,
    reference,
  });
  const linesOf = (orderId: string) =>
    database
      .select()
      .from(transfers)
      .where(eq(transfers.orderId, orderId))
      .orderBy(asc(transfers.recordedAt), asc(transfers.id));
  return {
    ...test,
    customer,
    staff,
    order,
    line,
    lookAfter: chore.next,
    async place(differs: Partial<OrderRequest> = {}, quantity = 1) {
      const lines = [bought(GOODS, quantity)];
      const placed = await shop.checkout.placeOrder(orderRequest(customer, { lines, ...differs }));
      if (!placed.ok) throw new Error(placed.reason);
      const { totalMinor } = await order(placed.orderId);
      return { orderId: placed.orderId, total: totalMinor };
    },
    /** Staff write down that so much came, in minor units. */
    came: (orderId: string, minor: number, reference: string = randomUUID()) =>
      shop.payments.recordTransfer(line(orderId, minor, reference)),
    sentBack: (orderId: string, minor: number, reference: string = randomUUID()) =>
      shop.payments.recordReturn(line(orderId, minor, reference)),
    linesOf,
    /** What staff wrote down for an order, money sent back with a minus. */
    async lines(orderId: string) {
      const found = await linesOf(orderId);
      return found.map(({ direction, amountMinor }) => (direction === 'in' ? amountMinor : -amountMinor));
    },
    /** Staff take back a line that they wrote down by mistake. */
    takeBack: (orderId: string, lineId: string) =>
      shop.payments.reverseLine({ orderId, lineId, reason: 'Чужий платіж', staffId: staff }),
    /** Hands an order over that is paid or confirmed: to its carrier, and then to its customer. */
    async hand(orderId: string, to: 'SHIPPED' | 'DELIVERED') {
      const step = { orderId, staffId: staff };
      const { status, paymentMethod } = await order(orderId);
      if (status === 'PENDING' && paymentMethod === 'pod') await shop.orders.confirmOrder(step);
      await shop.orders.shipOrder({
        ...step,
        tracking: { carrier: 'nova-poshta', number: '20450012345678' },
      });
      if (to === 'DELIVERED') await shop.orders.deliverOrder(step);
    },
    /** Staff write down that so many pieces of an order's one line came back. */
    async goodsReturn(orderId: string, said: Partial<GoodsReturnForm> & { back: number; sellable: number }) {
      const { back, sellable, ...rest } = said;
      const found = await shop.backoffice.findOrder(orderId);
      const [item] = found?.order.items ?? [];
      return shop.returns.takeGoodsBack({
        id: randomUUID(),
        reason: 'withdrawn',
        seen: found?.goodsReturn.returns.length ?? 0,
        refund: true,
        lines: [{ itemId: item?.id ?? '', back, sellable }],
        ...rest,
        orderId,
        staffId: staff,
      });
    },
    /** What the documents of an order say is to be paid for it, one after the other. */
    async documents(orderId: string) {
      const rows = await issuedDocuments(database, orderId);
      return rows.map(({ content }) => {
        const document = v.parse(salesDocumentSchema, content);
        return document.kind === 'invoice' ? document.figures.payableMinor : document.after.payableMinor;
      });
    },
    /** Makes the next step of an order due, with its last day where it is said to be. */
    due: (orderId: string, { dueOn, notice }: { dueOn: string; notice: TransferNotice | null }) =>
      database
        .update(orders)
        .set({ paymentDueOn: dueOn, paymentNotice: notice, paymentDueAt: sql`now() - interval '1 minute'` })
        .where(eq(orders.id, orderId)),
    stock: () => stockOf(database, GOODS),
    history: (orderId: string) =>
      database
        .select({ toStatus: orderEvents.toStatus, actor: orderEvents.actor, reason: orderEvents.reason })
        .from(orderEvents)
        .where(eq(orderEvents.orderId, orderId))
        .orderBy(asc(orderEvents.id)),
    /** The e-mails about an order besides its confirmation, in the order in which they were written. */
    async emails(orderId: string) {
      const found = await database
        .select({ occasion: emails.occasion, plain: emails.plain })
        .from(emails)
        .where(and(like(emails.occasion, `%${orderId}%`), sql`${emails.occasion} not like 'order-placed%'`))
        .orderBy(asc(emails.id));
      return found.map(({ occasion, plain }) => ({ occasion: occasion.split(':')[0], plain }));
    },
    returnLetters: (recipient = 'olena@example.com') =>
      database
        .select({ occasion: emails.occasion, plain: emails.plain })
        .from(emails)
        .where(and(like(emails.occasion, 'payment-%'), eq(emails.recipient, recipient)))
        .orderBy(asc(emails.id)),
  };
}

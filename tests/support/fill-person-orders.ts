import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { orderNotes } from '../../src/server/backoffice/tables.ts';
import { moveOrder } from './move-order.ts';
import { rentalStart } from './rental-start.ts';
import type { openTransferShop } from './transfer-shop.ts';
import type { Database } from '../../src/server/database/database.ts';
import { rentalHolds } from '../../src/server/rental/holds/tables.ts';
import { openOrderSubjects, telephoneOrders } from '../../src/server/checkout/tables.ts';
import { discountCodes, discountRedemptions } from '../../src/server/discounts/tables.ts';
import { shipments } from '../../src/server/orders/shipment-tables.ts';
import { orderItems } from '../../src/server/orders/tables.ts';
import { orderLinkRequests } from '../../src/server/orders/link-tables.ts';
import { emails } from '../../src/server/outbox/tables.ts';
import { paymentCases, payments, refunds } from '../../src/server/payments/tables.ts';
import { deliveryQuotes, quoteEvents, quoteLines, quotes } from '../../src/server/quotes/tables.ts';
import {
  leaseOperators,
  leasePhotographs,
  leaseProtocols,
} from '../../src/server/rental/protocols/tables.ts';
import { leases } from '../../src/server/rental/tables.ts';
import { leaseDeductions } from '../../src/server/rental/deductions/tables.ts';
import { withdrawals } from '../../src/server/returns/tables.ts';
import { installations, itemSerials, warrantyRepairs } from '../../src/server/warranties/tables.ts';
import { personalRequest, type SamplePerson } from './sample-person.ts';
import { addReturn, addReturnRequest, addReview } from './fill-person-after-sale.ts';

const idOfWithdrawal = async (database: Database, userId: string) =>
  (
    await database
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.digest, `one-${userId}`))
  )[0]?.id ?? 0;

/** A signed protocol of the machine of an order's only lease, with a photograph. */
async function addProtocol(
  database: Database,
  orderId: string,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  const [lease] = await database
    .select({ id: leases.id })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(eq(orderItems.orderId, orderId));
  const leaseId = lease?.id ?? '';
  const [protocol] = await database
    .insert(leaseProtocols)
    .values({
      leaseId,
      machineId: 1,
      kind: 'handover',
      note: name,
      operator: name,
      signer: name,
      signature: 'M1 1L2 2',
      signedAt: sql`now()`,
    })
    .returning();
  await database
    .insert(leaseDeductions)
    .values({ id: randomUUID(), leaseId, kind: 'damage', amountMinor: 1, note: name });
  await database.insert(leaseOperators).values({ leaseId, name, licenceNumber: name });
  const id = randomUUID();
  const file = `protocols/${userId}/${id}.webp`;
  await database.insert(leasePhotographs).values({ id, protocolId: protocol?.id ?? '', file });
}

/** Puts a person into every table of orders, and of what else they asked the shop for, with all orders over. */
export async function fillPersonOrders(
  opened: Awaited<ReturnType<typeof openTransferShop>>,
  person: SamplePerson,
  number: number,
) {
  const { database } = opened;
  const { userId, email, phone, firstName, lastName } = person;
  const name = `${firstName} ${lastName}`;
  const { orderId, total } = await opened.place(personalRequest(person));
  await opened.came(orderId, total);
  await opened.hand(orderId, 'DELIVERED');
  // A carrier shows by its number who receives a parcel.
  await database
    .update(shipments)
    .set({ trackingNumber: phone.slice(3) })
    .where(eq(shipments.orderId, orderId));
  await moveOrder(database, orderId, { to: 'COMPLETED', actor: 'shop', reason: 'completed' });
  await addReturn(database, orderId, { userId, note: firstName });
  const [line] = await database.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  await addReview(
    database,
    { orderItemId: line?.id ?? '', productId: line?.productId ?? 0 },
    { userId, name, email },
  );
  await database.insert(itemSerials).values({
    orderItemId: line?.id ?? '',
    productId: line?.productId ?? 0,
    serial: `SN-${number}`,
    position: 0,
    recordedBy: opened.staff,
  });
  await database.insert(warrantyRepairs).values({
    id: randomUUID(),
    orderItemId: line?.id ?? '',
    serial: `SN-${number}`,
    cameOn: '2026-11-20',
    returnedOn: '2026-11-21',
    recordedBy: opened.staff,
  });
  await database.insert(installations).values({
    id: randomUUID(),
    orderId,
    installedOn: '2026-11-20',
    installer: name,
    address: `${lastName}, Київ`,
    phone,
    note: name,
    actor: `customer:${userId}`,
  });
  const rental = { duration: 'day', count: 1, startDate: rentalStart() } as const;
  const machine = { id: 2001, quantity: 1, rental };
  const { orderId: dropped } = await opened.place({ ...personalRequest(person), lines: [machine] });
  await addReturnRequest(database, dropped, { userId, note: firstName });
  await moveOrder(database, dropped, {
    to: 'CANCELLED',
    actor: `customer:${userId}`,
    reason: 'cancelled-by-customer',
  });
  await addProtocol(database, dropped, { userId, name });
  await database.insert(rentalHolds).values({ holder: `account:${userId}`, expiresAt: sql`now()` });
  await database.insert(openOrderSubjects).values({ orderId, subject: `account:${userId}` });
  await database.insert(telephoneOrders).values({ orderId, note: name, areTermsReadOut: true });
  await database.insert(orderNotes).values({ orderId, formKey: randomUUID(), text: name });
  await database.insert(orderLinkRequests).values({ orderNumber: 'ORD-1', email });
  await database.insert(withdrawals).values([
    {
      digest: `one-${userId}`,
      orderId,
      orderNumber: 'ORD-1',
      name,
      email: 'other@example.com',
      goods: name,
      locale: 'uk',
      closedAt: sql`now()`,
    },
    {
      digest: `two-${userId}`,
      orderNumber: 'ORD-0',
      name,
      email: email.toUpperCase(),
      locale: 'uk',
      closedAt: sql`now()`,
    },
  ]);
  await database.insert(emails).values({
    occasion: `withdrawal-notice:${await idOfWithdrawal(database, userId)}`,
    recipient: 'shop@example.com',
    replyTo: 'other@example.com',
    locale: 'uk',
    subject: name,
    html: name,
    plain: name,
  });
  await database
    .insert(deliveryQuotes)
    .values({ orderId, version: 1, shippingMinor: 0, minDays: 1, maxDays: 2, note: name, actor: 'staff:1' });
  const [code] = await database
    .insert(discountCodes)
    .values({ code: `CODE${number}`, kind: 'free-shipping' as never })
    .returning();
  await database
    .insert(discountRedemptions)
    .values({ orderId, codeId: code?.id ?? 0, userId, deliveryEmail: email });
  const [payment] = await database
    .insert(payments)
    .values({
      orderId: dropped,
      provider: 'test',
      status: 'EXPIRED',
      amountMinor: 1,
      currency: 'UAH',
      expiresAt: sql`now()`,
    } as never)
    .returning();
  await database.insert(paymentCases).values({
    paymentId: payment?.id ?? '',
    kind: 'dispute' as never,
    reference: 'r',
    amountMinor: 1,
    currency: 'UAH',
    outcome: 'won' as never,
    closedAt: sql`now()`,
    closedBy: 'staff:1',
    note: name,
  });
  await database
    .insert(refunds)
    .values({ orderId, amountMinor: 1, reason: 'goodwill' as never, note: name, doneAt: sql`now()` });
  const [quote] = await database
    .insert(quotes)
    .values({
      quoteNumber: `Q-${number}`,
      userId,
      name,
      email,
      phone,
      country: 'UA',
      city: 'Kyiv',
      note: name,
      locale: 'uk',
      currency: 'UAH',
      requestKey: userId,
      requestHash: 'h',
    })
    .returning();
  const quoteId = quote?.id ?? '';
  await database.insert(quoteLines).values({
    quoteId,
    position: 0,
    productId: 508,
    articleNumber: 'a',
    name: 'n',
    brand: 'b',
    picture: 'p',
    quantity: 1,
    listMinor: 1,
  });
  await database.insert(quoteEvents).values({ quoteId, toStatus: 'REQUESTED', actor: `customer:${userId}` });
  await database.insert(emails).values({
    occasion: `quote-asked:${quoteId}`,
    recipient: 'shop@example.com',
    locale: 'uk',
    subject: name,
    html: name,
    plain: name,
  });
  return { orderId, dropped, quoteId };
}

import { eq, like } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openCardShop } from '../../../tests/support/card-shop.ts';
import { bought, DEFAULT_RULES, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { money } from '../../domain/money/money.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { discountCodes } from '../discounts/tables.ts';
import { emails } from '../outbox/tables.ts';

const card = await openCardShop();
const { shop, database, customer } = card;
afterAll(() => card.close());
await database
  .insert(discountCodes)
  .values({ code: 'GIFT', kind: 'percentage', percent: 100, startsAt: '2026-01-01T00:00:00Z' });

/** Nothing is taken for delivery, except where staff set its price. */
const rules = {
  ...DEFAULT_RULES,
  shipping: DEFAULT_RULES.shipping.map((rule) => ({ ...rule, fee: money(0, rule.currency) })),
};
/** An order whose goods cost nothing; the delivery of six batteries waits for its price. */
async function placed(payment: PaymentMethod, lines = [bought(101, 2)]) {
  const request = orderRequest(customer, { lines, payment, discountCode: 'GIFT' });
  const result = await placeOrder(database, { ...ORDER_NEEDS, rules })(request);
  if (!result.ok) throw new Error(result.reason);
  return result.orderId;
}
const emailsOf = async (orderId: string) =>
  (
    await database
      .select({ occasion: emails.occasion, plain: emails.plain })
      .from(emails)
      .where(like(emails.occasion, `%${orderId}%`))
  ).map(({ occasion, plain }) => ({ step: occasion.split(':')[0], plain }));
const quoteFree = (orderId: string) =>
  shop.quotes.quoteDelivery({
    orderId,
    quote: { version: 0, shippingMinor: 0, minDays: 3, maxDays: 5, note: null },
    staffId: 'staff',
  });
const settled = {
  status: 'PROCESSING',
  paymentStatus: 'PAID',
  totalMinor: 0,
  paymentDueAt: null,
  paymentDueOn: null,
};

describe.each(['card', 'transfer'] as const)('an order by %s that comes to nothing', (payment) => {
  test('is settled when it is placed: there is no page to pay on, and its invoice is issued', async () => {
    const orderId = await placed(payment);
    expect(await card.order(orderId)).toMatchObject(settled);
    expect((await card.history(orderId)).map(({ reason }) => reason)).toEqual(['placed', 'nothing-to-pay']);
    expect(await card.start(orderId)).toEqual({ ok: false, reason: 'not-payable' });
    expect(await card.paymentsOf(orderId)).toEqual([]);
    const [invoice, ...more] = await card.documents(orderId);
    expect([invoice?.kind, more]).toEqual(['invoice', []]);
    const emails = await emailsOf(orderId);
    expect(emails.map(({ step }) => step)).toEqual(['order-placed']);
    expect(emails[0]?.plain).toContain('сплачувати нічого не потрібно');
    expect(emails[0]?.plain).not.toContain('IBAN');
  });

  test('is settled when the price of its delivery is set to nothing', async () => {
    const orderId = await placed(payment, [bought(201, 6)]);
    expect(await card.order(orderId)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
    expect(await quoteFree(orderId)).toEqual({ ok: true, version: 1 });
    expect(await card.order(orderId)).toMatchObject(settled);
    expect(await card.documents(orderId)).toMatchObject([{ kind: 'invoice' }]);
    const emails = await emailsOf(orderId);
    expect(emails.map(({ step }) => step)).toEqual(['order-placed', 'order-delivery-quoted']);
    expect(emails[0]?.plain).not.toContain('сплачувати нічого не потрібно');
    expect(emails[1]?.plain).toContain('сплачувати нічого не потрібно');
    expect(emails[1]?.plain).not.toContain('IBAN');
    expect(emails[1]?.plain).not.toContain('/payment/');
  });
});

test('an order that comes to nothing is cancelled like every other, and no refund is due', async () => {
  const orderId = await placed('card');
  expect(await shop.orders.cancelOrder({ orderId, userId: customer, reason: 'mistake' })).toEqual({
    ok: true,
  });
  expect(await card.oweRefunds()).toBeNull();
  expect(await card.order(orderId)).toMatchObject({ status: 'CANCELLED', owedMinor: 0 });
  const [used] = await database.select().from(discountCodes).where(eq(discountCodes.code, 'GIFT'));
  expect(used?.uses).toBeGreaterThan(0);
});

import { count, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '../../domain/money/money.ts';
import { acceptance, dayFromNow, offerForm, priceQuestion } from '../../../tests/support/asked-quote.ts';
import { addCustomers, DEFAULT_RULES, ORDER_NEEDS } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { productPrices, products } from '../catalogue/tables.ts';
import { RATE_LIMITS } from '../../domain/limits/rate-limits.ts';
import { countEmailTo } from '../http/rate-limit.ts';
import { findOrder } from '../orders/find-order.ts';
import { orderKeys } from '../orders/order-key.ts';
import { orders } from '../orders/tables.ts';
import { emails } from '../outbox/tables.ts';
import { acceptQuote } from './accept-quote.ts';
import { declineQuote, withdrawQuote, expireQuotes } from './close-quote.ts';
import { findCustomersQuote, findQuote, listQuotes } from './find-quotes.ts';
import { offerPrices } from './offer-prices.ts';
import { requestQuote } from './request-quote.ts';
import { quoteOfferLines, quotes } from './tables.ts';
import { unloggedActs } from '../../../tests/support/unlogged-acts.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena', 'marek');
const keys = orderKeys('a secret for tests only', Date.now, 'quote-reading');

const { tax } = DEFAULT_RULES;
const ask = requestQuote(database, {
  recipient: 'shop@example.com',
  countEmail: ORDER_NEEDS.countEmail,
  rules: { tax },
});
const offer = (quoteId: string, rest: Parameters<typeof offerForm>[0] = {}) =>
  offerPrices(database, { tax: DEFAULT_RULES.tax })({ quoteId, offer: offerForm(rest), staffId: 'staff' });
const accept = (id: string, user = 'olena', rest: Parameters<typeof acceptance>[2] = {}) =>
  acceptQuote(database, { rules: DEFAULT_RULES })(acceptance(id, user, rest));
const find = async (id: string) => {
  const quote = await findQuote(database)(id);
  if (!quote) throw new Error('no quote');
  return quote;
};
async function asked(rest: Parameters<typeof priceQuestion>[0] = {}) {
  const result = await ask(priceQuestion(rest));
  if (!result.ok) throw new Error(result.reason);
  return result.id;
}
async function offered(rest: Parameters<typeof priceQuestion>[0] = {}) {
  const id = await asked(rest);
  expect(await offer(id)).toEqual({ ok: true, version: 1 });
  return id;
}
const makeOver = (id: string) =>
  database
    .update(quotes)
    .set({ validUntil: dayFromNow(-2) })
    .where(eq(quotes.id, id));
const stock = async (id: number) =>
  (await database.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;
const ordersWritten = async () => (await database.select({ total: count() }).from(orders))[0]?.total;
const emailsAbout = (occasion: string) =>
  database
    .select()
    .from(emails)
    .where(like(emails.occasion, `${occasion}%`));

beforeEach(() => database.update(products).set({ stock: 500 }));

describe('a request', () => {
  test('is numbered, priced by the shop and told to both sides', async () => {
    const id = await asked();
    const quote = await find(id);
    expect(quote.quoteNumber).toMatch(/^Q-\d+$/);
    expect(quote).toMatchObject({ status: 'REQUESTED', offers: [], orderId: null, userId: null });
    expect(quote.listMinor).toBe(quote.lines.reduce((sum, line) => sum + line.quantity * line.listMinor, 0));
    expect(quote.listMinor).toBeGreaterThan(0);
    const [toCustomer] = await emailsAbout(`quote-requested:${id}`);
    const [toShop] = await emailsAbout(`quote-asked:${id}`);
    expect(toCustomer).toMatchObject({ recipient: 'olena@example.com', locale: 'uk' });
    expect(toShop).toMatchObject({ recipient: 'shop@example.com', replyTo: 'olena@example.com' });
  });

  test.each([
    ['uk', 'UAH', '50 280 грн з ПДВ', '41 900 грн без ПДВ', '201 120 грн з ПДВ'],
    ['pl', 'PLN', '4 414,80 zł brutto', '3 679 zł netto', '17 659,20 zł brutto'],
  ] as const)('names prices with tax before those without it, in %s', async (locale, currency, ...sums) => {
    const id = await asked({ locale, currency });
    const [unit, net, sum] = sums;
    for (const occasion of ['quote-requested', 'quote-asked']) {
      const [email] = await emailsAbout(`${occasion}:${id}`);
      const plain = email?.plain.replaceAll(/\s/g, ' ') ?? '';
      expect(plain).toMatch(new RegExp(`4 × [^×]*${unit}, [^×]*${net}[^×]*${sum}`));
    }
  });

  test('carries none of a stranger’s words to whatever address was typed', async () => {
    const words = { ...priceQuestion().request, name: 'Win a prize', note: 'Buy pills' };
    const [email] = await emailsAbout(`quote-requested:${await asked({ request: words })}`);
    expect(email?.html).not.toMatch(/Win a prize|Buy pills/);
  });

  test('is counted as one e-mail to its address; a repeated or refused one is not', async () => {
    const askCounted = requestQuote(database, {
      recipient: 'shop@example.com',
      countEmail: countEmailTo((email) => email, RATE_LIMITS.recipient),
      rules: { tax },
    });
    const own = { request: { ...priceQuestion().request, email: 'counted@example.com' } };
    const first = priceQuestion(own);
    const notBulk = priceQuestion({ ...own, lines: [{ id: 201, quantity: 1, rental: null }] });
    for (let each = 0; each < RATE_LIMITS.recipient.calls; each++) {
      expect(await askCounted(each === 0 ? first : priceQuestion(own))).toMatchObject({ ok: true });
      expect(await askCounted(first)).toMatchObject({ ok: true, repeated: true });
      expect(await askCounted(notBulk)).toEqual({ ok: false, reason: 'not-bulk' });
    }
    const written = await database.$count(quotes);
    expect(await askCounted(priceQuestion(own))).toEqual({
      ok: false,
      reason: 'rate-limited',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await database.$count(quotes)).toBe(written);
    expect(await askCounted(first)).toMatchObject({ ok: true, repeated: true });
  });

  test('sent twice is one, by the same key another is refused, and numbers never repeat', async () => {
    const question = priceQuestion();
    const results = await Promise.all(Array.from({ length: 5 }, () => ask(question)));
    expect(new Set(results.map((result) => result.ok && result.id)).size).toBe(1);
    expect(results.filter((result) => result.ok && !result.repeated)).toHaveLength(1);
    expect(await ask({ ...question, currency: 'PLN' })).toEqual({
      ok: false,
      reason: 'idempotency-key-reused',
    });
    const all = await database.select({ number: quotes.quoteNumber }).from(quotes);
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
  });

  test('needs bulk goods that the shop sells', async () => {
    const few = [{ id: 201, quantity: 5, rental: null }];
    expect(await ask(priceQuestion({ lines: few }))).toEqual({ ok: false, reason: 'not-bulk' });
    const unknown = [{ id: 987_654, quantity: 9, rental: null }];
    expect(await ask(priceQuestion({ lines: unknown }))).toMatchObject({ reason: 'product-unavailable' });
  });

  test('is read by its link, by its account, and by nobody else', async () => {
    const id = await asked({ userId: 'olena' });
    const read = findCustomersQuote(database, keys);
    const key = keys.keyOf(id);
    expect(await read({ id, key, userId: null })).toMatchObject({ id });
    expect(await read({ id, key: null, userId: 'olena' })).toMatchObject({ id });
    expect(await read({ id, key: null, userId: 'marek' })).toBeNull();
    expect(await read({ id, key: null, userId: null })).toBeNull();
    expect(await read({ id, key: keys.keyOf(await asked()), userId: 'marek' })).toBeNull();
    const { quotes: own } = await listQuotes(database)({ of: { userId: 'olena' }, page: 1, pageSize: 50 });
    expect(own.map((quote) => quote.id)).toContain(id);
    const others = await listQuotes(database)({ of: { userId: 'marek' }, page: 1, pageSize: 50 });
    expect(others).toEqual({ quotes: [], total: 0 });
  });
});

describe('an offer', () => {
  test('is a version of its own each time; the earlier ones stay as they were', async () => {
    const id = await offered();
    const [first] = (await find(id)).offers;
    expect(await offer(id, { version: 1, unitsMinor: [39_000_00, 54_000_00], note: 'Краща ціна' })).toEqual({
      ok: true,
      version: 2,
    });
    const { offers, status } = await find(id);
    expect(status).toBe('OFFERED');
    expect(offers).toHaveLength(2);
    expect(offers[0]).toEqual(first);
    expect(offers[1]).toMatchObject({ version: 2, unitsMinor: [39_000_00, 54_000_00] });
    expect(await emailsAbout(`quote-offered:${id}`)).toHaveLength(2);
  });

  test('of two staff at once only one is taken', async () => {
    const id = await asked();
    const results = await Promise.all([offer(id), offer(id, { shippingMinor: 1 })]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'quote-changed' }]);
  });

  test('has a price for each line and a day to come', async () => {
    const id = await asked();
    expect(await offer(id, { unitsMinor: [1] })).toEqual({ ok: false, reason: 'wrong-lines' });
    expect(await offer(id, { validUntil: dayFromNow(-2) })).toEqual({ ok: false, reason: 'validity-over' });
    expect(await offer(id, { validUntil: dayFromNow(400) })).toEqual({
      ok: false,
      reason: 'validity-too-long',
    });
    expect(await find(id)).toMatchObject({ status: 'REQUESTED', offers: [] });
  });
});

describe('a yes', () => {
  test('is an order at the offer’s prices, delivery and tax, and takes the goods', async () => {
    const id = await offered();
    await database
      .update(productPrices)
      .set({ minor: 99_999_00, referenceMinor: null })
      .where(eq(productPrices.productId, 201));
    const accepted = await accept(id);
    if (!accepted.ok) throw new Error(accepted.reason);
    const found = await findOrder(database)(accepted.orderId, 'olena');
    if (!found.ok) throw new Error(found.reason);
    const goods = 4 * 40_000_00 + 2 * 55_000_00;
    expect(found.order).toMatchObject({
      status: 'PENDING',
      subtotalMinor: goods,
      taxMinor: goods / 5,
      shippingMinor: 4_500_00,
      totalMinor: goods + goods / 5 + 4_500_00,
      deliveryDays: { min: 4, max: 6 },
    });
    expect(found.order.items.map(({ unitMinor }) => unitMinor)).toEqual([40_000_00, 55_000_00]);
    expect([await stock(201), await stock(203)]).toEqual([496, 498]);
    expect(await find(id)).toMatchObject({ status: 'ACCEPTED', orderId: accepted.orderId, userId: 'olena' });
    expect(await emailsAbout(`order-placed:${accepted.orderId}`)).toHaveLength(1);
  });

  test('said again leads to the same order; another customer has no part in it', async () => {
    const id = await offered();
    const first = await accept(id);
    const before = await ordersWritten();
    expect(await accept(id)).toEqual({ ...first, repeated: true });
    expect(await accept(id, 'marek')).toEqual({ ok: false, reason: 'quote-not-open' });
    expect(await ordersWritten()).toBe(before);
    expect(await stock(201)).toBe(496);
  });

  test.each([
    ['to an older version', { version: 1 }, 'offer-superseded'],
    ['to a version that is to come', { version: 3 }, 'offer-superseded'],
  ])('%s is refused', async (_, rest, reason) => {
    const id = await offered();
    await offer(id, { version: 1 });
    expect(await accept(id, 'olena', rest)).toEqual({ ok: false, reason });
    expect(await accept(id, 'olena', { version: 2 })).toMatchObject({ ok: true });
  });

  test('at a fee for its payment that is no longer so is refused, and by the fee of the moment taken', async () => {
    const id = await offered();
    const { totals } = (await find(id)).offers.at(-1) ?? {};
    const offeredMinor = totals?.total.minor ?? 0;
    const pay = (seenTotalMinor: number) => accept(id, 'olena', { payment: 'pod', seenTotalMinor });
    expect(await pay(offeredMinor + 15_00)).toEqual({ ok: false, reason: 'payment-fee-changed' });
    expect(await find(id)).toMatchObject({ status: 'OFFERED', orderId: null });
    expect(await pay(offeredMinor + 50_00)).toMatchObject({ ok: true });
  });

  test('after the last day is refused, and a new version opens it again', async () => {
    const id = await offered();
    await makeOver(id);
    expect(await find(id)).toMatchObject({ status: 'EXPIRED' });
    expect(await accept(id)).toEqual({ ok: false, reason: 'quote-not-open' });
    await expireQuotes(database)();
    const { status, events } = await find(id);
    expect([status, events.at(-1)?.actor]).toEqual(['EXPIRED', 'shop']);
    expect(await offer(id, { version: 1 })).toMatchObject({ ok: true, version: 2 });
    expect(await accept(id, 'olena', { version: 2 })).toMatchObject({ ok: true });
  });

  test.each([
    ['another city', { city: 'Буча' }],
    ['another country', { country: 'PL', city: 'Hel', postalCode: '84-150' }],
  ] as const)('to have it in %s is refused: the price of delivery is not for there', async (_, place) => {
    const id = await offered();
    const shipping = { ...acceptance(id, 'olena').shipping, ...place };
    expect(await accept(id, 'olena', { shipping })).toEqual({ ok: false, reason: 'place-not-offered' });
    expect(await find(id)).toMatchObject({ status: 'OFFERED', orderId: null });
    const sameByAnotherName = { ...shipping, country: 'UA', city: 'lviv ' } as const;
    expect(await accept(id, 'olena', { shipping: sameByAnotherName })).toMatchObject({ ok: true });
  });

  test('travels as the offer says, however it was sent', async () => {
    const id = await offered();
    const shipping = { ...acceptance(id, 'olena').shipping, method: 'express' } as const;
    const accepted = await accept(id, 'olena', { shipping });
    if (!accepted.ok) throw new Error(accepted.reason);
    const found = await findOrder(database)(accepted.orderId, 'olena');
    expect(found.ok && found.order.shippingMethod).toBe('standard');
  });

  test('to goods that are not there says which, and changes nothing', async () => {
    const id = await offered();
    const before = await ordersWritten();
    await database.update(products).set({ stock: 3 }).where(eq(products.id, 201));
    expect(await accept(id)).toEqual({ ok: false, reason: 'out-of-stock', productId: 201, available: 3 });
    expect(await find(id)).toMatchObject({ status: 'OFFERED', orderId: null });
    expect([await ordersWritten(), await stock(203)]).toEqual([before, 500]);
  });

  test('to pay at the door is refused where the whole offer comes to more than the limit', async () => {
    const id = await offered();
    const { totals } = (await find(id)).offers[0] ?? {};
    const total = totals?.total.minor ?? 0;
    const acceptWithin = (limitMinor: number) =>
      acceptQuote(database, {
        rules: { ...DEFAULT_RULES, payOnDeliveryLimits: { UAH: money(limitMinor, 'UAH'), PLN: null } },
      })(acceptance(id, 'olena', { payment: 'pod' }));
    expect(await acceptWithin(total - 1)).toEqual({ ok: false, reason: 'payment-not-offered' });
    expect(await find(id)).toMatchObject({ status: 'OFFERED', orderId: null });
    expect(await acceptWithin(total)).toMatchObject({ ok: true });
  });

  test('to pay at the door adds the fee that the operator set, in złoty too', async () => {
    const id = await offered({ currency: 'PLN' });
    const before = (await find(id)).offers[0]?.totals;
    const podIn = acceptance(id, 'olena', { payment: 'pod' });
    expect(await acceptQuote(database, { rules: DEFAULT_RULES })(podIn)).toEqual({
      ok: false,
      reason: 'payment-not-offered',
    });
    const payOnDeliveryFees = { UAH: null, PLN: money(15_50, 'PLN') };
    const accepted = await acceptQuote(database, { rules: { ...DEFAULT_RULES, payOnDeliveryFees } })(podIn);
    if (!accepted.ok) throw new Error(accepted.reason);
    const found = await findOrder(database)(accepted.orderId, 'olena');
    expect(before?.paymentFee).toEqual(money(0, 'PLN'));
    expect(found.ok && found.order).toMatchObject({
      paymentFeeMinor: 15_50,
      totalMinor: (before?.total.minor ?? 0) + 15_50,
    });
  });

  test('sells nothing when a price of the offer is missing', async () => {
    const id = await offered();
    await database.delete(quoteOfferLines).where(eq(quoteOfferLines.quoteId, id));
    const before = await ordersWritten();
    await expect(accept(id)).rejects.toThrow(RangeError);
    expect([await ordersWritten(), await stock(201)]).toEqual([before, 500]);
  });

  test('of a company keeps whom the order is invoiced to', async () => {
    const id = await offered();
    const billing = { company: 'ТОВ «Сонце»', taxNumber: '14360570', place: null };
    const accepted = await accept(id, 'olena', { billing });
    if (!accepted.ok) throw new Error(accepted.reason);
    const found = await findOrder(database)(accepted.orderId, 'olena');
    expect(found.ok && found.order.billingAddress).toMatchObject({
      company: 'ТОВ «Сонце»',
      taxNumber: '14360570',
    });
  });

  test('by card has days to be paid, not the minutes of a page', async () => {
    const id = await offered();
    const accepted = await accept(id, 'olena', { payment: 'card' });
    if (!accepted.ok) throw new Error(accepted.reason);
    const [order] = await database.select().from(orders).where(eq(orders.id, accepted.orderId));
    expect(Date.parse(order?.paymentDueAt ?? '') - Date.now()).toBeGreaterThan(2 * 24 * 3600 * 1000);
  });
});

describe('a no', () => {
  test('of the shop is told with its reason, of the customer it is kept; neither is taken back', async () => {
    const declined = await offered();
    const decline = { quoteId: declined, version: 1, reason: 'Немає транспорту', staffId: 'staff' };
    expect(await declineQuote(database)(decline)).toEqual({ ok: true });
    const [email] = await emailsAbout(`quote-declined:${declined}`);
    expect(email?.plain).toContain('Немає транспорту');
    const withdrawn = await offered();
    expect(await withdrawQuote(database)({ quoteId: withdrawn, version: 1, userId: null })).toEqual({
      ok: true,
    });
    for (const id of [declined, withdrawn]) {
      expect(await accept(id)).toEqual({ ok: false, reason: 'quote-not-open' });
      expect(await offer(id, { version: 1 })).toEqual({ ok: false, reason: 'transition-not-allowed' });
      expect(await withdrawQuote(database)({ quoteId: id, version: 1, userId: 'olena' })).toMatchObject({
        ok: false,
      });
    }
  });

  test('to what has another offer by now is refused, by whichever side, and the offer stays', async () => {
    const id = await offered();
    const decline = { quoteId: id, reason: 'Немає транспорту', staffId: 'staff' };
    const changed = { ok: false, reason: 'quote-changed' };
    expect(await declineQuote(database)({ ...decline, version: 0 })).toEqual(changed);
    await offer(id, { version: 1 });
    expect(await withdrawQuote(database)({ quoteId: id, version: 1, userId: 'olena' })).toEqual(changed);
    expect(await find(id)).toMatchObject({ status: 'OFFERED' });
    expect(await emailsAbout(`quote-declined:${id}`)).toEqual([]);
    expect(await declineQuote(database)({ ...decline, version: 2 })).toEqual({ ok: true });
  });

  test('of one staff and an offer of another at once: only one is taken', async () => {
    const id = await asked();
    const decline = { quoteId: id, version: 0, reason: 'Немає', staffId: 'staff' };
    const results = await Promise.all([offer(id), declineQuote(database)(decline)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['quote_events', 'quote_offers']),
    unlogged: [],
  });
});

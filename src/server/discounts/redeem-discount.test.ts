import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { seedPrice } from '../../../tests/support/seed-price.ts';
import { moveOrder } from '../../../tests/support/move-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { products } from '../catalogue/tables.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { emails } from '../outbox/tables.ts';
import { findOrder } from '../orders/find-order.ts';
import { orders } from '../orders/tables.ts';
import { checkDiscount } from './find-discount.ts';
import { createDiscount, newDiscountSchema, endDiscount } from './manage-discounts.ts';
import { discountCodes, discountRedemptions } from './tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena', 'marek');
await database.update(products).set({ stock: 500 }).where(eq(products.id, 101));

async function makeCode(code: string, given: Readonly<Record<string, unknown>>) {
  const parsed = v.parse(newDiscountSchema, { code, amounts: {}, minimums: {}, ...given });
  expect(await createDiscount(database)(parsed)).toEqual({ ok: true });
}
await makeCode('sun10', { kind: 'percentage', percent: 10, maxUsesPerCustomer: 1 });
await makeCode('minus', { kind: 'amount', amounts: { UAH: 500_00 }, minimums: { UAH: 3000_00 } });
await makeCode('free', { kind: 'free-shipping', maxUses: 1 });

/** Of one panel and two breakers. */
const SUBTOTAL = seedPrice(101) + 2 * seedPrice(1801);

const place = (discountCode: string | null, rest: Parameters<typeof orderRequest>[1] = {}) =>
  placeOrder(
    database,
    ORDER_NEEDS,
  )(orderRequest('olena', { lines: [bought(101), bought(1801, 2)], ...rest, discountCode }));
async function placed(discountCode: string, rest: Parameters<typeof orderRequest>[1] = {}) {
  const result = await place(discountCode, rest);
  if (!result.ok) throw new Error(result.reason);
  const found = await findOrder(database)(result.orderId, 'olena');
  if (!found.ok) throw new Error(found.reason);
  return found.order;
}
const usesOf = async (code: string) =>
  (
    await database
      .select({ uses: discountCodes.uses })
      .from(discountCodes)
      .where(eq(discountCodes.code, code))
  )[0]?.uses;
const cancel = (orderId: string) =>
  moveOrder(database, orderId, { to: 'CANCELLED', actor: 'shop', reason: 'test' });

test('a code is taken off the goods, before tax, and shared among the lines', async () => {
  const order = await placed(' Sun10 ');
  const discount = SUBTOTAL / 10;
  const tax = (SUBTOTAL - discount) / 5;
  expect(order).toMatchObject({
    discountCode: 'SUN10',
    subtotalMinor: SUBTOTAL,
    discountMinor: discount,
    taxMinor: tax,
    shippingMinor: 200_00, // the goods are no longer above 5 000 hryvnias
    totalMinor: SUBTOTAL - discount + tax + 200_00,
  });
  expect(order.items.map(({ discountMinor }) => discountMinor)).toEqual([
    seedPrice(101) / 10,
    seedPrice(1801) / 5,
  ]);
  const [email] = await database
    .select()
    .from(emails)
    .where(eq(emails.occasion, `order-placed:${order.id}`));
  expect(email?.plain).toContain(`SUN10: −${((discount * 1.2) / 100).toFixed(2).replace('.', ',')}`);
  expect(await usesOf('SUN10')).toBe(1);
});

test('who has used it as often as they may is told so, and the totals are without it', async () => {
  const again = await place('sun10');
  expect(again).toMatchObject({
    ok: false,
    reason: 'total-changed',
    discount: { reason: 'discount-used-by-you' },
    totals: { discount: { minor: 0 }, subtotal: { minor: SUBTOTAL } },
  });
  expect(await usesOf('SUN10')).toBe(1);
});

test('an order that is refused redeems nothing', async () => {
  const uses = await usesOf('MINUS');
  expect(await place('minus', { seenTotalMinor: 1 })).toMatchObject({
    reason: 'total-changed',
    discount: null,
  });
  expect(await place('minus', { lines: [bought(1801)] })).toMatchObject({
    reason: 'total-changed',
    discount: { reason: 'discount-below-minimum', missing: { minor: 3000_00 - 390_00 } },
  });
  expect(await place('minus', { currency: 'PLN' })).toMatchObject({
    discount: { reason: 'discount-currency-not-offered' },
  });
  expect(await place('nothing')).toMatchObject({ discount: { reason: 'discount-unknown' } });
  expect(await usesOf('MINUS')).toBe(uses);
  expect((await placed('minus')).discountMinor).toBe(500_00);
});

test('a cancelled order gives its code back once, a paid one keeps it', async () => {
  const order = await placed('free', { lines: [bought(1801)] });
  expect(order).toMatchObject({ discountCode: 'FREE', discountMinor: 0, shippingMinor: 0 });
  expect(await place('free', { user: { id: 'marek' } })).toMatchObject({
    discount: { reason: 'discount-used-up' },
  });
  expect(await cancel(order.id)).toMatchObject({ ok: true });
  expect(await cancel(order.id)).toMatchObject({ ok: false });
  expect(await usesOf('FREE')).toBe(0);
  const paid = await placed('free', { lines: [bought(1801)] });
  await database.update(orders).set({ paymentStatus: 'PAID' }).where(eq(orders.id, paid.id));
  expect(await cancel(paid.id)).toMatchObject({ ok: true });
  expect(await usesOf('FREE')).toBe(1);
  const [kept] = await database
    .select()
    .from(discountRedemptions)
    .where(eq(discountRedemptions.orderId, paid.id));
  expect(kept?.givenBackAt).toBeNull();
});

test('a code that took off the whole price is given back when its order is cancelled', async () => {
  await makeCode('whole', { kind: 'percentage', percent: 100, maxUses: 1 });
  const order = await placed('whole');
  // Its delivery is priced at nothing, and an order that comes to nothing is settled.
  const paid = { shippingMinor: 0, totalMinor: 0, taxMinor: 0, paymentStatus: 'PAID', status: 'PROCESSING' };
  await database.update(orders).set(paid).where(eq(orders.id, order.id));
  expect(await usesOf('WHOLE')).toBe(1);
  expect(await cancel(order.id)).toMatchObject({ ok: true });
  expect(await usesOf('WHOLE')).toBe(0);
});

describe('a code that each customer may use once', () => {
  const email = 'iryna@example.com';
  const asGuest = (address: string) => {
    const request = orderRequest('olena');
    return { user: null, shipping: { ...request.shipping, email: address } };
  };
  const usedByYou = { reason: 'total-changed', discount: { reason: 'discount-used-by-you' } };
  /** What a guest hears: not that somebody with the e-mail has used it. */
  const notForGuests = { reason: 'total-changed', discount: { reason: 'discount-used-up' } };
  const codeFor = (code: string) => makeCode(code, { kind: 'percentage', percent: 5, maxUsesPerCustomer: 1 });
  const placedAsGuest = async (code: string, rest: Parameters<typeof orderRequest>[1] = {}) => {
    const result = await place(code, { ...asGuest(email), ...rest });
    if (!result.ok) throw new Error(result.reason);
    return result.orderId;
  };
  const asIryna = { user: { id: 'iryna' } };
  beforeAll(async () => {
    await addCustomers(database, 'iryna', 'petro');
  });

  test('is used by an account and is then refused to it, and to a guest with its e-mail', async () => {
    await codeFor('once');
    expect(await place('once', asIryna)).toMatchObject({ ok: true });
    expect(await place('once', asIryna)).toMatchObject(usedByYou);
    expect(await place('once', asGuest('Iryna@example.com'))).toMatchObject(notForGuests);
    expect(await place('once', asGuest('other@example.com'))).toMatchObject({ ok: true });
  });

  test('is refused to a guest under the e-mail to which an account had it delivered', async () => {
    await codeFor('once1');
    const { shipping } = asGuest('At-Work@example.com');
    expect(await place('once1', { ...asIryna, shipping })).toMatchObject({ ok: true });
    expect(await place('once1', asGuest('at-work@example.com'))).toMatchObject(notForGuests);
  });

  test('stays free for the account of an e-mail that a guest has typed, until that order is paid', async () => {
    await codeFor('once2');
    const orderId = await placedAsGuest('once2');
    expect(await place('once2', asGuest(email))).toMatchObject(notForGuests);
    const check = checkDiscount(database);
    const asked = { userId: 'iryna', currency: 'UAH' } as const;
    expect(await check('once2', asked)).toMatchObject({ ok: true });
    await database.update(orders).set({ paymentStatus: 'PAID' }).where(eq(orders.id, orderId));
    expect(await check('once2', asked)).toEqual({ ok: false, reason: 'discount-used-by-you' });
    expect(await place('once2', asIryna)).toMatchObject(usedByYou);
    expect(await place('once2', { user: { id: 'petro' } })).toMatchObject({ ok: true });
  });

  test('is used for the account by a guest’s order that is paid at the door once that has arrived', async () => {
    await codeFor('once3');
    const orderId = await placedAsGuest('once3', { payment: 'pod' });
    const check = checkDiscount(database);
    const asked = { userId: 'iryna', currency: 'UAH' } as const;
    await database.update(orders).set({ status: 'SHIPPED' }).where(eq(orders.id, orderId));
    expect(await check('once3', asked)).toMatchObject({ ok: true });
    await database.update(orders).set({ status: 'DELIVERED' }).where(eq(orders.id, orderId));
    expect(await check('once3', asked)).toEqual({ ok: false, reason: 'discount-used-by-you' });
  });

  test('stays free for the account while a guest’s order comes to nothing and has not arrived', async () => {
    await codeFor('once4');
    const orderId = await placedAsGuest('once4');
    await database
      .update(orders)
      .set({
        paymentStatus: 'PAID',
        subtotalMinor: 0,
        discountMinor: 0,
        taxMinor: 0,
        shippingMinor: 0,
        totalMinor: 0,
      })
      .where(eq(orders.id, orderId));
    expect(await place('once4', asIryna)).toMatchObject({ ok: true });
  });
});

test('the database itself lets no code be used above its limit', async () => {
  const over = database.update(discountCodes).set({ uses: 2 }).where(eq(discountCodes.code, 'FREE'));
  await expect(over).rejects.toMatchObject({ cause: { constraint: 'discount_codes_uses_within_limit' } });
});

test('a code that staff end is over, even before it began; it is not made again', async () => {
  const check = (code: string) => checkDiscount(database)(code, { userId: 'olena', currency: 'UAH' });
  await makeCode('later', { kind: 'percentage', percent: 5, startsAt: '2999-01-01' });
  expect(await check('later')).toMatchObject({ reason: 'discount-not-yet' });
  expect(await endDiscount(database)('later')).toBe(true);
  expect(await endDiscount(database)('later')).toBe(false);
  expect(await check('later')).toMatchObject({ reason: 'discount-over' });
  const parsed = v.parse(newDiscountSchema, {
    code: 'Later',
    kind: 'free-shipping',
    amounts: {},
    minimums: {},
  });
  expect(await createDiscount(database)(parsed)).toEqual({ ok: false, reason: 'code-taken' });
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { bought, DEFAULT_RULES, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { addStaffRow } from '../../../tests/support/staff-row.ts';
import { setStock, stockOf, storedCounts } from '../../../tests/support/stored.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { accountDeletions } from '../account/deletion/tables.ts';
import { users } from '../account/tables.ts';
import { listAudit } from '../audit/audit-log.ts';
import { findStaffOrder } from '../backoffice/find-staff-order.ts';
import { listStaffOrders } from '../backoffice/list-staff-orders.ts';
import { carts } from '../cart/tables.ts';
import { productPrices } from '../catalogue/tables.ts';
import { discountCodes } from '../discounts/tables.ts';
import { orders } from '../orders/tables.ts';
import { emails } from '../outbox/tables.ts';
import { readStaffOrdersQuery } from '../../domain/orders/staff-orders-query.ts';
import {
  findPlacedFrom,
  findTelephoneCustomer,
  placeByTelephone,
  previewByTelephone,
  type TelephonePlacing,
} from './place-by-telephone.ts';
import { placeOrder } from './place-order.ts';

const { database } = await openTestDatabase();
const staffId = await addStaffRow(database, 'Марія');
const place = placeByTelephone(database, ORDER_NEEDS);
const preview = previewByTelephone(database, ORDER_NEEDS);
let userId = '';

/** An order of two roof hooks to Kyiv, paid on delivery. */
const order = (changes: Partial<TelephonePlacing> = {}): TelephonePlacing => ({
  buyer: { kind: 'account', userId },
  staffId,
  currency: 'UAH',
  lines: [bought(1801, 2)],
  shipping: orderRequest(userId).shipping,
  billing: null,
  payment: 'pod',
  discountCode: null,
  note: 'Доставити до обіду',
  areTermsReadOut: true,
  seenTotalMinor: 0,
  seenQuoted: false,
  formKey: randomUUID(),
  ...changes,
});

async function totalOf(asked: TelephonePlacing): Promise<number> {
  const previewed = await preview(asked);
  if (!previewed.ok) throw new Error(previewed.reason);
  return previewed.preview.totals.total.minor;
}
async function placed(changes: Partial<TelephonePlacing> = {}) {
  const asked = order(changes);
  const result = await place({ ...asked, seenTotalMinor: await totalOf(asked) });
  if (!result.ok) throw new Error(result.reason);
  return result;
}
const countOrders = () => database.$count(orders, eq(orders.userId, userId));

beforeEach(async () => {
  userId = `customer-${randomUUID()}`;
  await database.insert(users).values({
    id: userId,
    name: 'Олена Коваль',
    firstName: 'Олена',
    lastName: 'Коваль',
    email: `${userId}@example.com`,
    emailVerified: true,
    locale: 'pl',
  });
  await setStock(database, 1801, 50);
});

describe('an order by telephone', () => {
  test('is taxed by the rate of the moment, which admins change while the shop runs', async () => {
    let ratePercent = 20;
    const rules = {
      ...DEFAULT_RULES,
      get tax() {
        return { ...DEFAULT_RULES.tax, UAH: { ...DEFAULT_RULES.tax.UAH, ratePercent } };
      },
    };
    const priced = previewByTelephone(database, { ...ORDER_NEEDS, rules });
    const taxOf = async () => {
      const previewed = await priced(order());
      return previewed.ok ? previewed.preview.totals.tax.minor : null;
    };
    const before = (await taxOf()) ?? 0;
    ratePercent = 7;
    expect(await taxOf()).toBe(Math.round((before / 20) * 7));
  });

  test('is the one that the shop’s own checkout places, at the same prices', async () => {
    const ofShop = await placeOrder(
      database,
      ORDER_NEEDS,
    )(orderRequest(userId, { lines: [bought(1801, 2)], payment: 'pod', locale: 'pl' }));
    if (!ofShop.ok) throw new Error(ofShop.reason);
    const { orderId } = await placed();
    const [theirs] = await database.select().from(orders).where(eq(orders.id, ofShop.orderId));
    const [ours] = await database.select().from(orders).where(eq(orders.id, orderId));
    const { id: _, orderNumber: __, createdAt: ___, updatedAt: ____, ...amounts } = theirs ?? {};
    expect(ours).toMatchObject(amounts);
  });

  test('remembers who took it and what was agreed: in its history, on its page and in the log', async () => {
    const { orderId, orderNumber } = await placed();
    const found = await findStaffOrder(database)(orderId);
    expect(found?.telephone).toEqual({
      staffName: 'Марія',
      note: 'Доставити до обіду',
      areTermsReadOut: true,
    });
    expect(found?.history).toMatchObject([
      { reason: 'placed-by-telephone', actor: 'staff', name: 'Марія', toStatus: 'PENDING' },
    ]);
    const { entries } = await listAudit(database)({ subject: 'order', subjectId: orderId });
    expect(entries).toMatchObject([
      { action: 'order-placed', staffName: 'Марія', subjectName: orderNumber, why: '' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('обіду');
  });

  test('is confirmed to the account’s own address, in its language, with its terms and how it was taken', async () => {
    const { orderId } = await placed({
      shipping: { ...orderRequest(userId).shipping, email: 'mistyped@example.com' },
    });
    const [email] = await database
      .select()
      .from(emails)
      .where(eq(emails.occasion, `order-placed:${orderId}`));
    expect(email).toMatchObject({ recipient: `${userId}@example.com`, locale: 'pl' });
    expect(email?.plain).toContain('telefonicznie');
    expect(email?.plain).toContain('/documents/withdrawal-form-pl.pdf');
    expect(email?.plain).toContain('/documents/purchase-terms-pl.pdf');
  });

  test('leaves the cart of its customer alone', async () => {
    const line = { id: 1801, quantity: 2, rental: null, uniqueKey: '1801' };
    await database.insert(carts).values({ userId, revision: 4, lines: [line] });
    await placed();
    const [cart] = await database.select().from(carts).where(eq(carts.userId, userId));
    expect(cart).toMatchObject({ lines: [line], revision: 4 });
  });

  test('is found by its channel in the list of orders', async () => {
    const { orderId } = await placed();
    const query = (by: string) => readStaffOrdersQuery(new URLSearchParams({ customer: userId, by }));
    const ids = async (by: string) => (await listStaffOrders(database)(query(by))).orders.map(({ id }) => id);
    expect(await ids('telephone')).toEqual([orderId]);
    expect(await ids('shop')).toEqual([]);
  });
});

describe('it is placed once', () => {
  test('by a double press: both answer with one order', async () => {
    const asked = order();
    const sent = { ...asked, seenTotalMinor: await totalOf(asked) };
    const results = await Promise.all([place(sent), place(sent), place(sent)]);
    const ids = results.map((result) => (result.ok ? result.orderId : result.reason));
    expect(new Set(ids).size).toBe(1);
    expect(results.filter((result) => result.ok && !result.repeated)).toHaveLength(1);
    expect(await countOrders()).toBe(1);
    expect(await findPlacedFrom(database)(asked.formKey)).toMatchObject({ id: ids[0] });
  });

  test('by two forms that say the same, in two tabs or of two people', async () => {
    const first = await placed();
    const second = await placed();
    expect(second).toMatchObject({ orderId: first.orderId, repeated: true });
    expect(await countOrders()).toBe(1);
    // Another quantity is another order.
    expect(await placed({ lines: [bought(1801, 3)] })).toMatchObject({ repeated: false });
  });

  test('but again once the first was cancelled, or is long past', async () => {
    const first = await placed();
    await database.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.id, first.orderId));
    const second = await placed();
    expect(second.repeated).toBe(false);
    await database
      .update(orders)
      .set({ createdAt: '2026-01-01T10:00:00Z' })
      .where(eq(orders.id, second.orderId));
    expect(await placed()).toMatchObject({ repeated: false });
  });

  test('and not as the customer’s own order of the same', async () => {
    await placeOrder(
      database,
      ORDER_NEEDS,
    )(orderRequest(userId, { lines: [bought(1801, 2)], payment: 'pod', idempotencyKey: randomUUID() }));
    expect(await placed()).toMatchObject({ repeated: false });
  });

  test('a form that has placed one places no other', async () => {
    const formKey = randomUUID();
    await placed({ formKey });
    const other = order({ formKey, lines: [bought(1801, 5)] });
    const result = await place({ ...other, seenTotalMinor: await totalOf(other) });
    expect(result).toMatchObject({ ok: false, reason: 'idempotency-key-reused' });
    expect(await countOrders()).toBe(1);
  });
});

describe('what it would come to', () => {
  test('is computed without a trace: no order, no stock, no number', async () => {
    const first = await placed();
    const before = await storedCounts(database);
    for (let times = 0; times < 3; times += 1) await totalOf(order({ lines: [bought(1801, 7)] }));
    expect(await storedCounts(database)).toEqual(before);
    const second = await placed({ lines: [bought(1801, 7)] });
    const number = ({ orderNumber }: { readonly orderNumber: string }) =>
      Number(/\d+$/.exec(orderNumber)?.[0]);
    expect(number(second)).toBe(number(first) + 1);
  });

  test('is refused when a price changes before it is placed, with the fresh total', async () => {
    const asked = order();
    const seenTotalMinor = await totalOf(asked);
    const price = eq(productPrices.productId, 1801);
    const old = await database.select().from(productPrices).where(price);
    await database.update(productPrices).set({ minor: 77_700 }).where(price);
    const result = await place({ ...asked, seenTotalMinor });
    for (const { currency, term, minor } of old) {
      if (currency === 'UAH' && term === 'sale')
        await database.update(productPrices).set({ minor }).where(price);
    }
    expect(result).toMatchObject({ ok: false, reason: 'total-changed', discount: null });
    if (result.ok || result.reason !== 'total-changed') throw new Error('placed');
    expect(result.totals.total.minor).toBeGreaterThan(seenTotalMinor);
    expect(await countOrders()).toBe(0);
  });

  test('takes a code off, and says why one gives nothing', async () => {
    const plain = await totalOf(order());
    await database.insert(discountCodes).values({ code: 'TELEPHONE10', kind: 'percentage', percent: 10 });
    expect(await totalOf(order({ discountCode: 'telephone10' }))).toBeLessThan(plain);
    const { orderId } = await placed({ discountCode: 'telephone10' });
    const [row] = await database.select().from(orders).where(eq(orders.id, orderId));
    expect(row).toMatchObject({ discountCode: 'TELEPHONE10' });
    const unknown = await preview(order({ discountCode: 'NOSUCHCODE' }));
    expect(unknown).toMatchObject({
      ok: false,
      reason: 'total-changed',
      discount: { reason: 'discount-unknown' },
    });
  });
});

describe('it is refused', () => {
  test('for more than is in stock, also where two want the last piece', async () => {
    await setStock(database, 1801, 1);
    expect(await preview(order())).toMatchObject({
      ok: false,
      reason: 'out-of-stock',
      productId: 1801,
      available: 1,
    });
    const one = order({ lines: [bought(1801, 1)] });
    const seenTotalMinor = await totalOf(one);
    const results = await Promise.all([
      place({ ...one, seenTotalMinor }),
      placeOrder(database, ORDER_NEEDS)(orderRequest(staffId, { lines: [bought(1801, 1)], payment: 'pod' })),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stockOf(database, 1801)).toBe(0);
  });

  test('on delivery for machines, by card, and by what the shop does not offer', async () => {
    const rented = {
      id: 2103,
      quantity: 1,
      rental: { duration: 'day' as const, count: 3, startDate: rentalStart(3) },
    };
    expect(await preview(order({ lines: [rented] }))).toMatchObject({ reason: 'payment-not-offered' });
    expect(await preview(order({ lines: [rented], payment: 'transfer' }))).toMatchObject({ ok: true });
    expect(await preview(order({ payment: 'card' as never }))).toMatchObject({
      reason: 'payment-not-offered',
    });
    const closed = { ...DEFAULT_RULES, paymentMethods: ['card'] as const };
    expect(
      await previewByTelephone(database, { ...ORDER_NEEDS, rules: closed })(order({ payment: 'transfer' })),
    ).toMatchObject({ reason: 'payment-not-offered' });
  });

  test('for staff, an unconfirmed address, an account that is being deleted, and nobody', async () => {
    const refusedFor = async (asked: Partial<TelephonePlacing>) => {
      const results = [await preview(order(asked)), await place(order(asked))];
      return results.map((result) => (result.ok ? 'placed' : result.reason));
    };
    expect(await refusedFor({ buyer: { kind: 'account', userId: staffId } })).toEqual([
      'of-staff',
      'of-staff',
    ]);
    expect(await refusedFor({ buyer: { kind: 'account', userId: 'nobody' } })).toEqual(['nobody', 'nobody']);
    await database.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
    expect(await refusedFor({})).toEqual(['unconfirmed', 'unconfirmed']);
    await database.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    await database.insert(accountDeletions).values({
      userId,
      locale: 'uk',
      dueAt: '2099-01-01T00:00:00Z',
      nextAttemptAt: '2099-01-01T00:00:00Z',
    });
    expect(await refusedFor({})).toEqual(['being-deleted', 'being-deleted']);
    expect(await findTelephoneCustomer(database)('nobody')).toBeNull();
  });
});

test('the form begins with what the account knows, and the company that it bought for last', async () => {
  await placed({ billing: { company: 'Сонце', taxNumber: '12345678', place: null } });
  expect(await findTelephoneCustomer(database)(userId)).toMatchObject({
    id: userId,
    email: `${userId}@example.com`,
    addresses: [],
    company: { company: 'Сонце', taxNumber: '12345678' },
    problem: null,
  });
});

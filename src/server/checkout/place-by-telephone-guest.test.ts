import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { bought, DEFAULT_RULES, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { addStaffRow } from '../../../tests/support/staff-row.ts';
import { setStock, stockOf } from '../../../tests/support/stored.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { mostWithoutAccount, OPEN_ORDER_LIMITS } from '../../domain/limits/open-orders.ts';
import { readStaffOrdersQuery } from '../../domain/orders/staff-orders-query.ts';
import { users } from '../account/tables.ts';
import { listAudit } from '../audit/audit-log.ts';
import { findStaffOrder } from '../backoffice/find-staff-order.ts';
import { listStaffOrders } from '../backoffice/list-staff-orders.ts';
import { countGuestOrders } from '../backoffice/orders-meant.ts';
import { discountCodes, discountRedemptions } from '../discounts/tables.ts';
import { cancelUnanswered } from '../orders/cancel-unanswered.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { findOrder } from '../orders/find-order.ts';
import { orders } from '../orders/tables.ts';
import { emails } from '../outbox/tables.ts';
import { bookings, leases } from '../rental/tables.ts';
import {
  findClaimant,
  findPlacedFrom,
  placeByTelephone,
  previewByTelephone,
  type TelephonePlacing,
} from './place-by-telephone.ts';
import { placeOrder } from './place-order.ts';
import { idempotencyKeys, openOrderSubjects } from './tables.ts';

const { database } = await openTestDatabase();
const staffId = await addStaffRow(database, 'Марія');
const limited = { ...ORDER_NEEDS, rules: { ...DEFAULT_RULES, openOrders: OPEN_ORDER_LIMITS } };
const place = placeByTelephone(database, limited);
const preview = previewByTelephone(database, limited);
let email = '';
let phone = '';
let caller = 0;

/** An order of two roof hooks to Kyiv, paid on delivery, of somebody without an account. */
const order = (changes: Partial<TelephonePlacing> & { email?: string; phone?: string } = {}) => {
  const { email: to = email, phone: at = phone, ...rest } = changes;
  return {
    buyer: { kind: 'guest', locale: 'uk', besideAccountId: null },
    staffId,
    currency: 'UAH',
    lines: [bought(1801, 2)],
    shipping: { ...orderRequest('').shipping, email: to, phone: at },
    billing: null,
    payment: 'pod',
    discountCode: null,
    note: 'Дзвонити після 18:00',
    areTermsReadOut: true,
    seenTotalMinor: 0,
    seenQuoted: false,
    formKey: randomUUID(),
    ...rest,
  } satisfies TelephonePlacing;
};
async function asked(changes: Parameters<typeof order>[0] = {}): Promise<TelephonePlacing> {
  const wanted = order(changes);
  const previewed = await preview(wanted);
  return { ...wanted, seenTotalMinor: previewed.ok ? previewed.preview.totals.total.minor : 0 };
}
async function placed(changes: Parameters<typeof order>[0] = {}) {
  const result = await place(await asked(changes));
  if (!result.ok) throw new Error(result.reason);
  return result;
}
/** What comes of it; what cannot be computed is not placed either. */
const reasonOf = async (changes: Parameters<typeof order>[0] = {}) => {
  const wanted = order(changes);
  const previewed = await preview(wanted);
  if (!previewed.ok) {
    expect(await place(wanted)).toMatchObject({ ok: false });
    return previewed.reason;
  }
  const result = await place({ ...wanted, seenTotalMinor: previewed.preview.totals.total.minor });
  return result.ok ? (result.repeated ? 'repeated' : 'placed') : result.reason;
};
const confirmationOf = async (orderId: string) => {
  const [found] = await database
    .select()
    .from(emails)
    .where(eq(emails.occasion, `order-placed:${orderId}`));
  return found;
};
async function addAccount(changes: Partial<typeof users.$inferInsert> = {}) {
  const id = `customer-${randomUUID()}`;
  await database
    .insert(users)
    .values({ id, name: 'Олена Коваль', email, emailVerified: true, locale: 'pl', ...changes });
  return id;
}

beforeEach(async () => {
  caller += 1;
  email = `caller-${caller}@example.com`;
  phone = `+38067123${String(caller).padStart(4, '0')}`;
  await setStock(database, 1801, 500);
});

describe('an order that staff take of somebody without an account', () => {
  test('is the order of a guest that the shop’s own checkout would place', async () => {
    const ofShop = await placeOrder(
      database,
      ORDER_NEEDS,
    )({
      ...orderRequest('', { lines: [bought(1801, 2)], payment: 'pod' }),
      user: null,
      shipping: order({ email: `other-${email}` }).shipping,
    });
    if (!ofShop.ok) throw new Error(ofShop.reason);
    const { orderId } = await placed();
    const [theirs] = await database.select().from(orders).where(eq(orders.id, ofShop.orderId));
    const [ours] = await database.select().from(orders).where(eq(orders.id, orderId));
    const { id: _, orderNumber: __, createdAt: ___, updatedAt: ____, ...amounts } = theirs ?? {};
    expect(ours).toMatchObject(amounts);
    expect(ours?.userId).toBeNull();
  });

  test('opens to who holds its key, and to nobody else', async () => {
    const { orderId } = await placed();
    const find = findOrder(database);
    expect(await find(orderId, null, [orderId])).toMatchObject({ ok: true, order: { userId: null } });
    expect(await find(orderId, null)).toMatchObject({ reason: 'not-signed-in' });
    expect(await find(orderId, staffId)).toMatchObject({ reason: 'not-owner' });
  });

  test.each([
    ['uk', 'телефоном', 'withdrawal-form-uk.pdf', 'purchase-terms-uk.pdf'],
    ['pl', 'telefonicznie', 'withdrawal-form-pl.pdf', 'purchase-terms-pl.pdf'],
    ['en', 'by telephone', 'withdrawal-form-', 'purchase-terms-'],
  ] as const)('is confirmed to its e-mail in %s, with the way to it', async (locale, how, form, terms) => {
    const { orderId } = await placed({ buyer: { kind: 'guest', locale, besideAccountId: null } });
    const confirmation = await confirmationOf(orderId);
    expect(confirmation).toMatchObject({ recipient: email, locale });
    for (const said of [how, form, terms, `/order/${orderId}?key=`]) {
      expect(confirmation?.plain).toContain(said);
    }
  });

  test('remembers who took it; the log has nothing of the person', async () => {
    const { orderId, orderNumber } = await placed();
    const found = await findStaffOrder(database)(orderId);
    expect(found).toMatchObject({
      accountEmail: null,
      telephone: { staffName: 'Марія', note: 'Дзвонити після 18:00', areTermsReadOut: true },
      history: [{ reason: 'placed-by-telephone', actor: 'staff', name: 'Марія' }],
    });
    const { entries } = await listAudit(database)({ subject: 'order', subjectId: orderId });
    expect(entries).toMatchObject([{ action: 'order-placed', subjectName: orderNumber }]);
    expect(JSON.stringify(entries)).not.toContain(email);
    const query = readStaffOrdersQuery(new URLSearchParams({ q: email, by: 'telephone' }));
    expect((await listStaffOrders(database)(query)).orders.map(({ id }) => id)).toEqual([orderId]);
  });

  test('is found by its telephone however it is typed, and by who looks for a customer', async () => {
    const { orderId, orderNumber } = await placed();
    const [address] = await database
      .select()
      .from(orderAddresses)
      .where(and(eq(orderAddresses.orderId, orderId), eq(orderAddresses.kind, 'shipping')));
    const digits = address?.phone.slice(1) ?? '';
    expect(digits).toMatch(/^380\d{9}$/);
    for (const q of [digits, digits.slice(2), digits.slice(3), `+${digits}`, digits.slice(-7)]) {
      const { orders: found } = await listStaffOrders(database)(
        readStaffOrdersQuery(new URLSearchParams({ q })),
      );
      expect(found.map(({ id }) => id)).toContain(orderId);
      expect(await countGuestOrders(database)(q)).toBeGreaterThan(0);
    }
    const numbered = readStaffOrdersQuery(new URLSearchParams({ q: orderNumber.replace('ORD-', '') }));
    expect((await listStaffOrders(database)(numbered)).orders.map(({ id }) => id)).toEqual([orderId]);
    for (const q of [orderNumber, email]) expect(await countGuestOrders(database)(q)).toBeGreaterThan(0);
    for (const q of ['', 'ORD-999999', 'nobody@example.com', '0000000'])
      expect(await countGuestOrders(database)(q)).toBe(0);
  });

  test('is cancelled after the days of a guest when nobody confirms it, and its goods come back', async () => {
    const { orderId } = await placed();
    const before = (await stockOf(database, 1801)) ?? 0;
    await database
      .update(orders)
      .set({ createdAt: sql`now() - interval '6 days'`, updatedAt: sql`now() - interval '6 days'` })
      .where(eq(orders.id, orderId));
    expect(await cancelUnanswered(database)()).toBe('cancelled');
    expect(await stockOf(database, 1801)).toBe(before + 2);
  });

  test('has its company on the order', async () => {
    const { orderId } = await placed({ billing: { company: 'Сонце', taxNumber: '12345678', place: null } });
    const found = await findStaffOrder(database)(orderId);
    expect(found?.order.billingAddress).toMatchObject({ company: 'Сонце', taxNumber: '12345678' });
  });
});

describe('it is placed once', () => {
  test('by a double press, and from a second tab of its form', async () => {
    const sent = await asked();
    const results = await Promise.all([place(sent), place(sent), place(sent)]);
    expect(results.filter((result) => result.ok && !result.repeated)).toHaveLength(1);
    expect(new Set(results.map((result) => (result.ok ? result.orderId : result.reason))).size).toBe(1);
    const [first] = results;
    expect(await findPlacedFrom(database)(sent.formKey)).toMatchObject({
      id: first?.ok === true ? first.orderId : '',
    });
  });

  test('by a form, whatever e-mail is typed after that, also at once', async () => {
    const sent = await asked();
    const other = await asked({ formKey: sent.formKey, email: `other-${email}` });
    const results = await Promise.all([place(sent), place(other)]);
    const reasons = results.map((result) => (result.ok ? 'placed' : result.reason));
    expect(reasons.toSorted()).toEqual(['idempotency-key-reused', 'placed']);
    const userId = await addAccount({ email: `third-${email}` });
    const into = { ...other, buyer: { kind: 'account', userId } as const };
    expect(await place(into)).toMatchObject({ ok: false, reason: 'idempotency-key-reused' });
  });

  test('by two forms that say the same, at once or one after the other, with and without an account', async () => {
    const [one, two] = await Promise.all([asked(), asked()]);
    const results = await Promise.all([place(one), place(two)]);
    expect(results.map((result) => result.ok && result.repeated)).toContain(false);
    expect(results.filter((result) => result.ok && result.repeated)).toHaveLength(1);
    const userId = await addAccount();
    expect(await reasonOf({ buyer: { kind: 'account', userId } })).toBe('repeated');
    expect(await reasonOf({ buyer: { kind: 'account', userId }, lines: [bought(1801, 3)] })).toBe('placed');
  });

  test('keeps no e-mail beside its key', async () => {
    const { orderId } = await placed();
    const [kept] = await database.select().from(idempotencyKeys).where(eq(idempotencyKeys.orderId, orderId));
    expect(kept?.userId).toBe('telephone');
    expect(JSON.stringify(kept)).not.toContain(email);
  });
});

describe('an e-mail that an account has', () => {
  test('is shown with the account before anything is ordered, and staff choose', async () => {
    const id = await addAccount();
    expect(await findClaimant(database)(email.toUpperCase())).toEqual({
      id,
      name: 'Олена Коваль',
      problem: null,
    });
    expect(await reasonOf()).toBe('account-has-email');
    expect(await preview(order())).toMatchObject({ ok: false, reason: 'account-has-email' });
    const beside = { kind: 'guest', locale: 'uk', besideAccountId: id } as const;
    const { orderId } = await placed({ buyer: beside });
    const [row] = await database.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.userId).toBeNull();
    const own = await placed({ buyer: { kind: 'account', userId: id }, lines: [bought(1801, 4)] });
    const [into] = await database.select().from(orders).where(eq(orders.id, own.orderId));
    expect(into).toMatchObject({ userId: id, locale: 'pl' });
  });

  test('and only claims belongs to no account', async () => {
    await addAccount({ emailVerified: false });
    expect(await findClaimant(database)(email)).toBeNull();
    expect(await reasonOf()).toBe('placed');
  });

  test('of staff is said to be so', async () => {
    await addAccount({ role: 'staff' });
    expect(await findClaimant(database)(email)).toMatchObject({ problem: 'of-staff' });
  });
});

describe('limits', () => {
  const MOST = OPEN_ORDER_LIMITS.guest.email.orders;

  test('of unpaid orders hold for an e-mail and for a telephone, and never for the staff who type them', async () => {
    for (let times = 1; times <= MOST; times += 1) {
      expect(await reasonOf({ lines: [bought(1801, times)] })).toBe('placed');
    }
    expect(await reasonOf({ lines: [bought(1801, 9)] })).toBe('too-many-open-orders');
    expect(await reasonOf({ lines: [bought(1801, 9)], email: `x-${email}` })).toBe('too-many-open-orders');
    expect(await reasonOf({ lines: [bought(1801, 9)], phone: '+380671110000' })).toBe('too-many-open-orders');
    // Of other callers as many as there are: a network would have let ten through.
    for (let times = 0; times < 12; times += 1) {
      const other = {
        email: `y${times}-${email}`,
        phone: `+38050${caller}${String(times).padStart(5, '0')}`,
      };
      expect(await reasonOf(other)).toBe('placed');
    }
    const counted = await database.select().from(openOrderSubjects);
    expect(counted.some(({ subject }) => subject.startsWith('network:'))).toBe(false);
  });

  test('of what an order comes to without an account', async () => {
    await setStock(database, 409, 90);
    const dear = order({ lines: [bought(409, 90)], payment: 'transfer' });
    const { UAH: most } = mostWithoutAccount(OPEN_ORDER_LIMITS);
    expect(await preview(dear)).toMatchObject({ ok: false, reason: 'order-needs-account', most });
  });

  test('of a discount code are counted by the e-mail, and the code is redeemed for it', async () => {
    const code = `CALLER${caller}`;
    await database
      .insert(discountCodes)
      .values({ code, kind: 'percentage', percent: 10, maxUsesPerCustomer: 1 });
    const { orderId } = await placed({ discountCode: code });
    const [used] = await database
      .select()
      .from(discountRedemptions)
      .where(eq(discountRedemptions.orderId, orderId));
    expect(used).toMatchObject({ userId: null, guestEmail: email, deliveryEmail: email });
    expect(await preview(order({ discountCode: code, lines: [bought(1801, 3)] }))).toMatchObject({
      ok: false,
      discount: { reason: 'discount-used-up' },
    });
  });
});

describe('a machine', () => {
  const LIFT = 2501;
  const rented = (options: readonly string[] | undefined) => ({
    id: LIFT,
    quantity: 1,
    rental: { duration: 'day' as const, count: 9, startDate: rentalStart(3), options },
  });
  beforeEach(async () => {
    await database.delete(bookings);
  });

  test('is rented with its options, at the prices of the cart, and its lease has them', async () => {
    const changes = { lines: [rented(['operator', 'waiver']), bought(1801)], payment: 'transfer' } as const;
    const previewed = await preview(order(changes));
    if (!previewed.ok) throw new Error(previewed.reason);
    const [line] = previewed.preview.lines;
    expect(line?.options?.map(({ code }) => code)).toEqual(['operator', 'waiver']);
    const ofShop = await placeOrder(
      database,
      ORDER_NEEDS,
    )({
      ...orderRequest('', changes),
      user: null,
      shipping: order({ email: `z-${email}` }).shipping,
    });
    if (!ofShop.ok) throw new Error(ofShop.reason);
    const [theirs] = await database.select().from(orders).where(eq(orders.id, ofShop.orderId));
    expect(previewed.preview.totals.total.minor).toBe(theirs?.totalMinor);
    await database.delete(bookings);
    const { orderId } = await placed(changes);
    const found = await findStaffOrder(database)(orderId);
    expect(found?.order.items[0]?.options).toEqual(line?.options);
    const [lease] = await database
      .select({ options: leases.options })
      .from(leases)
      .where(sql`${leases.orderItemId} in (select id from order_items where order_id = ${orderId})`);
    expect(lease?.options.map(({ code }) => code)).toEqual(['operator', 'waiver']);
  });

  test('is not rented with what does not go with it, nor on a day that is none', async () => {
    expect(await preview(order({ lines: [rented(['nothing-of-it'])], payment: 'transfer' }))).toMatchObject({
      ok: false,
      reason: 'option-unavailable',
      productId: LIFT,
    });
    const { rental, ...line } = rented(undefined);
    const late = { ...line, rental: { ...rental, startDate: '2020-01-06' } };
    expect(await preview(order({ lines: [late], payment: 'transfer' }))).toMatchObject({
      ok: false,
      reason: 'day-not-offered',
    });
  });
});

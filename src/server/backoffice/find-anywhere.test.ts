import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { STAND_IN_DOMAIN } from '../account/stand-in.ts';
import { users } from '../account/tables.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orders } from '../orders/tables.ts';
import { readStaffOrdersQuery } from '../../domain/orders/staff-orders-query.ts';
import { findAnywhere } from './find-anywhere.ts';
import { listStaffOrders } from './list-staff-orders.ts';

const { database } = await openTestDatabase();
const ALL = { orders: true, customers: true, products: true, machines: true };
const NONE = { orders: false, customers: false, products: false, machines: false };
const find = (term: string, may = ALL) => findAnywhere(database)({ term, locale: 'uk', may });

async function addOrder(number: number, person: { firstName: string; lastName: string; email: string }) {
  const [order] = await database
    .insert(orders)
    .values({
      orderNumber: `ORD-${number}`,
      status: 'PENDING',
      paymentMethod: 'pod',
      shippingMethod: 'standard',
      currency: 'UAH',
      locale: 'uk',
      subtotalMinor: 0,
      taxMinor: 0,
      totalMinor: 0,
      taxRatePercent: '20',
      taxMode: 'added',
      createdAt: new Date(Date.UTC(2026, 0, 1) + number).toISOString(),
    })
    .returning();
  const rest = {
    phone: '+380671234567',
    address: 'Сонячна, 1',
    city: 'Київ',
    postalCode: '01001',
    country: 'UA',
  };
  const to = { orderId: order?.id ?? '', ...person, ...rest };
  await database.insert(orderAddresses).values([
    { ...to, kind: 'shipping' },
    { ...to, kind: 'billing', firstName: 'Платник' },
  ]);
}

beforeAll(async () => {
  await database.insert(users).values([
    { id: 'olena', name: 'Олена Коваль', email: 'olena@example.com', phone: '+380671234567' },
    { id: 'gone', name: '', email: `gone@${STAND_IN_DOMAIN}` },
  ]);
  await addOrder(41_001, { firstName: 'Ірина', lastName: 'Мельник', email: 'i.melnyk@example.com' });
  // More than the newest that are looked through first, all of one person.
  for (let number = 50_000; number < 50_520; number += 1)
    await addOrder(number, { firstName: 'Jan', lastName: 'Kowalski', email: 'jan@example.pl' });
});

test.each([
  // The number that is typed to its end is first, though longer ones are newer.
  ['5000', ['ORD-50009', 'ORD-50008', 'ORD-50007', 'ORD-50006', 'ORD-50005']],
  ['41001', ['ORD-41001']],
  ['ord 410', ['ORD-41001']],
  ['№41001', ['ORD-41001']],
  // Older than all that are looked through first.
  ['мельник', ['ORD-41001']],
  ['МЕЛЬНИК ір', ['ORD-41001']],
  ['i.melnyk@ex', ['ORD-41001']],
  ['kowalski', ['ORD-50519', 'ORD-50518', 'ORD-50517', 'ORD-50516', 'ORD-50515']],
  ['платник', []],
  ['ме', []],
  ['мел%ик', []],
  ["'; drop table orders; --", []],
])('“%s” finds the orders %j', async (term, numbers) => {
  expect((await find(term)).orders.map(({ orderNumber }) => orderNumber)).toEqual(numbers);
});

test.each([
  ['коваль', ['olena']],
  ['olena@', ['olena']],
  ['067 123-45-67', ['olena']],
  [STAND_IN_DOMAIN, []],
  ['ол', []],
])('“%s” finds the customers %j', async (term, ids) => {
  expect((await find(term)).customers.map(({ id }) => id)).toEqual(ids);
});

test('products are found by words and article, machines by letters of their numbers, at most five of each', async () => {
  const { products, machines } = await find('deye');
  expect(products).toHaveLength(5);
  expect(machines.length).toBeLessThanOrEqual(5);
  const [product] = products;
  const byArticle = await find(product?.articleNumber.toLowerCase() ?? '');
  expect(byArticle.products.map(({ id }) => id)).toContain(product?.id);
  const rented = await find('ua01');
  expect(rented.machines.length).toBeGreaterThan(0);
  for (const { inventoryNumber } of rented.machines) expect(inventoryNumber).toMatch(/ua01/i);
});

test.each([
  ['лонжі', 'longi'],
  ['jnko', 'jinko'],
  ['вуну', 'deye'],
  ['viktron', 'victron'],
])('“%s” finds products of %s, as the shop’s own search does', async (term, brand) => {
  const { products } = await find(term);
  expect(products.length).toBeGreaterThan(0);
  for (const product of products) expect(`${product.brand} ${product.name}`.toLowerCase()).toContain(brand);
});

test('what is closed to who asks gives nothing', async () => {
  for (const term of ['41001', 'коваль', 'deye', 'ua01']) {
    expect(await find(term, NONE)).toEqual({ orders: [], customers: [], products: [], machines: [] });
  }
  const { orders: found, ...others } = await find('example', { ...NONE, orders: true });
  expect(found).toHaveLength(5);
  expect(others).toEqual({ customers: [], products: [], machines: [] });
});

describe('the list of orders', () => {
  const list = (search: string, after: string | null = null) =>
    listStaffOrders(database)(
      readStaffOrdersQuery(new URLSearchParams({ q: search, ...(after !== null && { after }) })),
    );
  const numbers = async (search: string) => (await list(search)).orders.map(({ orderNumber }) => orderNumber);

  test.each(['мельник', 'Ірина Мель', '41001', 'ord-41001', 'i.melnyk@example.com'])(
    'finds the order of “%s”',
    async (search) => {
      expect(await numbers(search)).toEqual(['ORD-41001']);
    },
  );

  test('finds by a telephone as it is typed, and nobody by two letters', async () => {
    expect((await numbers('+380 67 123-45-67'))[0]).toBe('ORD-50519');
    expect(await numbers('Ян')).toEqual([]);
    expect(await numbers('00000')).toEqual([]);
  });

  test('has all orders of somebody page by page, the newest first', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list('kowalski', after);
      seen.push(...page.orders.map(({ orderNumber }) => orderNumber));
      after = page.next;
    } while (after !== null);
    expect(seen).toEqual(Array.from({ length: 520 }, (_, index) => `ORD-${50_519 - index}`));
  });
});

test('products are not guessed beside something that is named so', async () => {
  const asked = { term: 'viktron', locale: 'uk', may: ALL } as const;
  expect((await findAnywhere(database)(asked)).products.length).toBeGreaterThan(0);
  expect((await findAnywhere(database)({ ...asked, isNamed: true })).products).toEqual([]);
  const byWord = await findAnywhere(database)({ ...asked, term: 'victron', isNamed: true });
  expect(byWord.products.length).toBeGreaterThan(0);
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { productContents, products } from '../catalogue/tables.ts';
import { withdrawals } from '../returns/tables.ts';
import { orderAddresses } from './address-tables.ts';
import { packingSlips } from './packing-slips.ts';
import { orderItems, orders } from './tables.ts';

const { database } = await openTestDatabase();
const slips = packingSlips(database);

async function productOf(article: string) {
  const [product] = await database.select().from(products).where(eq(products.articleNumber, article));
  if (!product) throw new Error(`no ${article}`);
  return product;
}

const ADDRESS = {
  kind: 'shipping',
  email: 'olena@example.com',
  phone: '+380671234567',
  address: 'вул. Сонячна, 1',
  city: 'Львів',
  postalCode: '79000',
  country: 'UA',
} as const;

interface Given {
  readonly number: number;
  readonly lines: readonly (readonly [article: string, quantity: number])[];
  readonly status?: string;
  readonly locale?: Locale;
  readonly erasedAt?: string;
}

/** An order as it stands in the database; its goods cost 1,234.00 a piece. */
async function addOrder({ number, lines, status = 'PROCESSING', locale = 'uk', erasedAt }: Given) {
  const pieces = lines.reduce((sum, [, quantity]) => sum + quantity, 0);
  const [order] = await database
    .insert(orders)
    .values({
      orderNumber: `ORD-${number}`,
      status,
      paymentMethod: 'pod',
      shippingMethod: 'express',
      currency: 'UAH',
      locale,
      subtotalMinor: 123_400 * pieces,
      taxMinor: 0,
      totalMinor: 123_400 * pieces,
      taxRatePercent: '20',
      taxMode: 'added',
      createdAt: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
      erasedAt: erasedAt ?? null,
    })
    .returning();
  const id = order?.id ?? '';
  await database
    .insert(orderAddresses)
    .values({ ...ADDRESS, orderId: id, firstName: 'Олена', lastName: `Коваль${number}` });
  for (const [position, [article, quantity]] of lines.entries()) {
    const product = await productOf(article);
    await database.insert(orderItems).values({
      orderId: id,
      position,
      productId: product.id,
      articleNumber: article,
      name: `Товар ${article}`,
      brand: 'Promin',
      picture: '',
      quantity,
      unitMinor: 123_400,
      lineMinor: 123_400 * quantity,
    });
  }
  return id;
}

const read = async (ids: readonly string[]) => {
  const found = await slips({ ids, locale: 'uk' });
  return found && { ...(await readPdf(found.bytes)), name: found.title };
};

test('a slip says where the parcel goes and what is in it, sets with all their parts, and no price', async () => {
  const set = await productOf('PRM-HOME5');
  const parts = await database.select().from(productContents).where(eq(productContents.productId, set.id));
  const id = await addOrder({
    number: 41_001,
    lines: [
      ['PRM-HOME5', 3],
      ['US5000', 2],
    ],
  });
  const slip = await read([id]);
  expect(slip).toMatchObject({ name: 'Пакувальний лист ORD-41001', pages: 1, language: 'uk' });
  for (const word of [
    'Олена Коваль41001',
    'вул. Сонячна, 1',
    'Товар US5000',
    'Promin, US5000',
    'Усього одиниць 5',
  ]) {
    expect(slip?.text.replaceAll('\u00a0', ' ')).toContain(word);
  }
  const own = parts.filter(({ articleNumber }) => articleNumber !== null);
  expect(own.length).toBeGreaterThan(1);
  for (const { articleNumber, quantity } of own) {
    expect(slip?.text.replaceAll(/\s/g, '')).toContain(
      `${articleNumber}–${quantity * 3}шт.`.replaceAll(/\s/g, ''),
    );
  }
  expect(slip?.text).not.toMatch(/1\s?234|3\s?702/);
});

test('a part that the catalogue has no longer is named by its number', async () => {
  const set = await productOf('PRM-HOME3');
  await database
    .update(productContents)
    .set({ articleNumber: 'GONE-1', name: null, unit: 'piece', quantity: 4 })
    .where(eq(productContents.productId, set.id));
  const slip = await read([await addOrder({ number: 41_002, lines: [['PRM-HOME3', 1]] })]);
  expect(slip?.text).toMatch(/• GONE-1 – 4\s?шт/);
});

test('several orders are one file, the oldest first, each in its own language with pages of its own', async () => {
  const newer = await addOrder({ number: 41_012, lines: [['US2000C', 1]], locale: 'pl' });
  const older = await addOrder({ number: 41_011, lines: [['US2000C', 1]], status: 'SHIPPED' });
  const both = await read([newer, older]);
  expect(both).toMatchObject({ name: 'Пакувальні листи', pages: 2 });
  const [first, second] = both?.linesOfPages.map((lines) => lines.join(' ')) ?? [];
  expect(first).toContain('Пакувальний лист');
  expect(first).toContain('ORD-41011');
  expect(second).toContain('Lista pakowa');
  expect(second).toContain('ORD-41012');
  expect(both?.text.match(/(?:Стор\.|Strona|с\.)?\s*1\s*(?:з|z|\/)\s*1/gi)).toHaveLength(2);
});

test('what is not to be packed has no slip, and is left out beside others', async () => {
  const line = [['US2000C', 1]] as const;
  const unpaid = await addOrder({ number: 41_021, lines: line, status: 'PENDING' });
  const cancelled = await addOrder({ number: 41_022, lines: line, status: 'CANCELLED' });
  const erased = await addOrder({ number: 41_023, lines: line, erasedAt: '2026-02-01T00:00:00.000Z' });
  const empty = await addOrder({ number: 41_024, lines: [] });
  const withdrawn = await addOrder({ number: 41_026, lines: line });
  await database.insert(withdrawals).values({
    digest: 'withdrawn',
    orderId: withdrawn,
    orderNumber: 'ORD-41026',
    name: 'Олена Коваль',
    email: ADDRESS.email,
    locale: 'uk',
  });
  const refunded = await addOrder({ number: 41_027, lines: line });
  await database.update(orders).set({ paymentStatus: 'REFUNDED' }).where(eq(orders.id, refunded));
  const others = [unpaid, cancelled, erased, empty, withdrawn, refunded, crypto.randomUUID()];
  expect(await slips({ ids: others, locale: 'uk' })).toBeNull();
  expect(await slips({ ids: [], locale: 'uk' })).toBeNull();
  const packed = await addOrder({ number: 41_025, lines: line });
  expect(await read([...others, packed])).toMatchObject({ name: 'Пакувальний лист ORD-41025', pages: 1 });
});

test('asks as often for many orders as for one', async () => {
  const ids: string[] = [];
  for (let number = 41_031; number < 41_037; number += 1) {
    ids.push(await addOrder({ number, lines: [['PRM-HOME5', 1]] }));
  }
  const asked = (some: readonly string[]) => countQueries(() => read(some));
  expect(await asked(ids)).toBe(await asked(ids.slice(0, 1)));
});

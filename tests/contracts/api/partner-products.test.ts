import { randomUUID } from 'node:crypto';
import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { listAudit } from '../../../src/server/audit/audit-log.ts';
import { undoProductChange } from '../../../src/server/catalogue/editing/save-edited-product.ts';
import { productPrices, products } from '../../../src/server/catalogue/tables.ts';
import { apiKeys } from '../../../src/server/partners/tables.ts';
import { readProblem } from '../../support/answer.ts';
import { partnerKeys } from '../../support/partner-key.ts';
import { addStaffRow } from '../../support/staff-row.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, database, close } = await openTestShop();
afterAll(close);
const anna = await addStaffRow(database);
const keyOf = partnerKeys(database, anna);
/** Each test has its own, for a key may call sixty times a minute. */
let key: Awaited<ReturnType<typeof keyOf>>;
beforeEach(async () => {
  key = await keyOf('read-products', 'write-products', 'write-prices');
});
/** No more than 30 keys are in force at once. */
afterEach(() =>
  database
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(isNull(apiKeys.revokedAt)),
);

type Fields = Record<string, string>;
interface Product {
  id: number;
  articleNumber: string;
  kind: string;
  hasPicture: boolean;
  missing: string[];
  fields: Fields;
}
const put = (items: unknown, headers = key.headers) =>
  api('/partner/products', { method: 'PUT', headers, body: JSON.stringify({ items }) });
const list = async (after: number) =>
  (await (await api(`/partner/products?after=${after}`, key)).json()) as {
    data: Product[];
    next: number | null;
  };
async function productOf(id: number): Promise<Product> {
  const [found] = (await list(id - 1)).data;
  if (found?.id !== id) throw new Error(`${id} is not listed`);
  return found;
}
const logOf = async (id: number) =>
  (await listAudit(database)({ subject: 'product', subjectId: String(id) })).entries;
/** The answer to a call, and why its only product was refused, field by field. */
const refusedFields = async (articleNumber: string, fields: Fields) => {
  const answer = await put([{ articleNumber, fields }]);
  expect(answer.status).toBe(422);
  const { details } = await readProblem(answer);
  expect(details.reason).toBe('invalid-products');
  return (details.products as { fields: unknown }[])[0]?.fields;
};
const rowsNamed = (article: string) =>
  database.select().from(products).where(eq(products.articleNumber, article));

/** All that a new product has to say. */
const fresh = (said: Fields = {}): Fields => ({
  category: 'batteries',
  brand: 'Pylontech',
  'name.uk': 'Акумулятор',
  'name.pl': 'Akumulator',
  'name.en': 'Battery',
  'summary.uk': 'Літієвий акумулятор.',
  'summary.pl': 'Akumulator litowy.',
  'summary.en': 'A lithium battery.',
  'description.uk': 'Для домашніх систем.',
  'description.pl': 'Do systemów domowych.',
  'description.en': 'For systems at home.',
  'price.UAH.sale': '41900',
  warranty: '120',
  ...said,
});

test('products are read page by page with their fields, and written back change nothing', async () => {
  const page = await list(100);
  expect(page.data.length).toBeGreaterThan(1);
  const [first] = page.data;
  expect(first).toMatchObject({ id: 101, kind: 'purchase', hasPicture: true });
  expect(first?.fields).toMatchObject({ published: 'yes', category: 'solar-panels' });
  expect(first?.fields).not.toHaveProperty('article');
  const items = page.data.slice(0, 20).map(({ articleNumber, fields }) => ({ articleNumber, fields }));
  const before = await logOf(101);
  const answer = await put(items);
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { state: string }[] };
  expect(new Set(data.map(({ state }) => state))).toEqual(new Set(['unchanged']));
  expect(await logOf(101)).toHaveLength(before.length);
  expect((await list(page.next ?? 0)).data[0]?.id).toBeGreaterThan(page.next ?? 0);
});

test('a product is changed, logged under the key, and staff take it back', async () => {
  const { articleNumber, fields } = await productOf(101);
  const items = [
    {
      articleNumber: articleNumber.toLowerCase(),
      fields: { 'summary.en': ' New  words ', 'spec.weightKg': '20,7', warranty: '' },
    },
  ];
  const answer = await put(items);
  expect(await answer.json()).toEqual({
    data: [{ id: 101, articleNumber, state: 'changed', changed: 3 }],
  });
  expect((await productOf(101)).fields).toMatchObject({
    'summary.en': 'New  words',
    'spec.weightKg': '20.7',
  });
  const [entry] = await logOf(101);
  expect(entry).toMatchObject({ action: 'edited', staffName: key.name });
  expect(await (await put(items)).json()).toMatchObject({ data: [{ state: 'unchanged', changed: 0 }] });
  const undone = await undoProductChange(database)({
    id: 101,
    entryId: entry?.id ?? 0,
    staffId: anna,
    why: '',
  });
  expect(undone.ok).toBe(true);
  expect((await productOf(101)).fields).toEqual(fields);
});

test('products are added as drafts, may name each other, and are there once however often they are sent', async () => {
  const [one, other] = ['ERP-1', 'ERP-SET-1'];
  const items = [
    { articleNumber: other, fields: fresh({ contents: `2 × ${one}`, together: one }) },
    { articleNumber: one, fields: fresh({ tags: '' }) },
  ];
  const answer = await put(items);
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { id: number; state: string }[] };
  expect(data).toMatchObject([
    { articleNumber: other, state: 'created' },
    { articleNumber: one, state: 'created' },
  ]);
  const id = data[1]?.id ?? 0;
  expect(await productOf(id)).toMatchObject({ hasPicture: false, fields: { published: 'no' } });
  expect((await rowsNamed(one))[0]).toMatchObject({ stock: 0, publishedAt: null, kind: 'purchase' });
  expect((await logOf(id))[0]).toMatchObject({ action: 'created', staffName: key.name });
  expect(await (await put(items)).json()).toMatchObject({
    data: [{ state: 'unchanged' }, { state: 'unchanged' }],
  });
  expect(await rowsNamed(one)).toHaveLength(1);
});

test('the same call side by side adds a product once, and in another order too', async () => {
  const items = ['RACE-1', 'RACE-2', 'RACE-3'].map((articleNumber) => ({ articleNumber, fields: fresh() }));
  const answers = await Promise.all([
    put(items),
    put(items.toReversed()),
    put(items),
    put(items.toReversed()),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const states = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { data: { state: string }[] }).data[0]?.state),
  );
  expect(states.filter((state) => state === 'created')).toHaveLength(1);
  expect(states.filter((state) => state === 'unchanged')).toHaveLength(3);
  expect(await rowsNamed('RACE-1')).toHaveLength(1);
  expect((await logOf((await rowsNamed('RACE-1'))[0]?.id ?? 0)).length).toBe(1);
});

test('a product without a picture is not published, and one that is in the shop can be taken off and published', async () => {
  expect(await refusedFields('NO-PICTURE', fresh({ published: 'yes' }))).toEqual([
    { field: 'published', reason: 'no-picture', detail: '' },
  ]);
  expect(await refusedFields('NO-PICTURE', fresh({ publishFrom: '2099-01-01 10:00' }))).toMatchObject([
    { field: 'publishFrom', reason: 'no-picture' },
  ]);
  expect(await rowsNamed('NO-PICTURE')).toEqual([]);
  const { articleNumber } = await productOf(103);
  for (const published of ['no', 'yes']) {
    expect((await put([{ articleNumber, fields: { published } }])).status).toBe(200);
    expect((await productOf(103)).fields['published']).toBe(published);
  }
});

test.each<[string, Fields, object]>([
  ['a category that there is not', { category: 'rockets' }, { field: 'category', reason: 'not-a-choice' }],
  ['a tag that there is not', { tags: 'no-such-tag' }, { field: 'tags', reason: 'not-a-choice' }],
  ['no category', { category: '' }, { field: 'category', reason: 'missing' }],
  ['a weight that is none', { 'spec.weightKg': '1e9' }, { field: 'spec.weightKg', reason: 'not-a-number' }],
  [
    'a weight below nothing',
    { 'spec.weightKg': '-5000' },
    { field: 'spec.weightKg', reason: 'out-of-bounds', detail: '0.001…200000' },
  ],
  ['a price of nothing', { 'price.PLN.sale': '0' }, { field: 'price.PLN.sale', reason: 'not-an-amount' }],
  ['a warranty of half a month', { warranty: '1.5' }, { field: 'warranty', reason: 'not-a-number' }],
  ['an unknown part', { contents: '1 × NO-SUCH' }, { field: 'contents', reason: 'unknown-part' }],
  ['a text that is too long', { 'name.en': 'x'.repeat(151) }, { field: 'name.en', reason: 'too-long' }],
])('%s is refused with its field, and the lines beside it with it', async (_, said, refused) => {
  const { articleNumber, fields } = await productOf(104);
  const answer = await put([
    { articleNumber, fields: { brand: `Other ${randomUUID()}` } },
    { articleNumber: 'REFUSED-1', fields: fresh(said) },
  ]);
  expect(answer.status).toBe(422);
  expect((await readProblem(answer)).details).toMatchObject({
    reason: 'invalid-products',
    products: [{ articleNumber: 'REFUSED-1', fields: [refused] }],
  });
  expect((await productOf(104)).fields).toEqual(fields);
  expect(await rowsNamed('REFUSED-1')).toEqual([]);
});

test('a set is made of what is in the shop: a draft that another call added is refused by its field', async () => {
  expect((await put([{ articleNumber: 'DRAFT-PART', fields: fresh() }])).status).toBe(200);
  const { articleNumber } = await productOf(402);
  expect(await refusedFields(articleNumber, { contents: '1 × DRAFT-PART' })).toEqual([
    { field: 'contents', reason: 'draft-part', detail: 'DRAFT-PART' },
  ]);
  const { articleNumber: rented } = await productOf(2001);
  expect(await refusedFields(articleNumber, { contents: `1 × ${rented}` })).toMatchObject([
    { field: 'contents', reason: 'rental-part' },
  ]);
});

test('a draft may be incomplete, says what it lacks, and reaches nobody; what is published lacks nothing', async () => {
  const answer = await put([
    {
      articleNumber: 'BEGUN-1',
      fields: { category: 'batteries', 'name.uk': 'Початий', 'spec.weightKg': '5' },
    },
  ]);
  expect(answer.status).toBe(200);
  const [row] = await rowsNamed('BEGUN-1');
  const begun = await productOf(row?.id ?? 0);
  expect(begun).toMatchObject({ kind: 'purchase', fields: { 'name.uk': 'Початий', published: 'no' } });
  expect(begun.missing).toEqual(expect.arrayContaining(['brand', 'name.pl', 'price.UAH.sale']));
  expect(begun.missing).not.toContain('name.uk');
  expect((await api(`/products/${begun.id}`)).status).toBe(404);

  const { articleNumber } = await productOf(103);
  for (const [field, empty] of [
    ['name.pl', ' \u200b '],
    ['description.en', ''],
    ['brand', ''],
  ] as const)
    expect(await refusedFields(articleNumber, { [field]: empty })).toEqual([
      { field, reason: 'missing', detail: '' },
    ]);
});

test('one that exists and is refused leaves out those that were to be added', async () => {
  const { articleNumber } = await productOf(105);
  const answer = await put([
    { articleNumber: 'LEFT-OUT', fields: fresh() },
    { articleNumber, fields: { brand: '' } },
  ]);
  expect(answer.status).toBe(422);
  expect(await rowsNamed('LEFT-OUT')).toEqual([]);
});

test('an article number that cannot be one is refused', async () => {
  for (const article of ['Ж-1', 'A B', '-1', 'A'.repeat(61)])
    expect(await refusedFields(article, fresh())).toMatchObject([
      { field: 'article', reason: 'bad-article' },
    ]);
});

test('prices of products that exist need the right to set them, and more than half has to be meant', async () => {
  const { articleNumber, fields } = await productOf(106);
  const before = Number(fields['price.UAH.sale']);
  const line = (price: number, more = {}) => [
    { articleNumber, fields: { ...fields, 'price.UAH.sale': String(price) }, ...more },
  ];
  const writer = await keyOf('write-products');
  const forbidden = await put(line(before + 10), writer.headers);
  expect(forbidden.status).toBe(403);
  expect((await readProblem(forbidden)).details).toEqual({
    reason: 'scope-missing',
    scope: 'write-prices',
    articleNumbers: [articleNumber],
  });
  // The price that there is may be sent back, and a new product has one.
  expect((await put(line(before), writer.headers)).status).toBe(200);
  expect((await put([{ articleNumber: 'PRICED-1', fields: fresh() }], writer.headers)).status).toBe(200);
  const large = await put(line(before * 10));
  expect(large.status).toBe(422);
  expect((await readProblem(large)).details).toMatchObject({
    reason: 'large-changes',
    prices: [
      {
        articleNumber,
        field: 'price.UAH.sale',
        before: fields['price.UAH.sale'],
        after: String(before * 10),
      },
    ],
  });
  expect((await put(line(before + 10))).status).toBe(200);
  expect((await put(line(before * 10, { isLargeChange: true }))).status).toBe(200);
  const inUah = await database
    .select({ minor: productPrices.minor })
    .from(productPrices)
    .where(eq(productPrices.productId, 106));
  expect(inUah.map(({ minor }) => minor)).toContain(before * 1000);
});

test('what is only rented is not sold', async () => {
  const { articleNumber, kind } = await productOf(2001);
  expect(kind).toBe('rental');
  const answer = await put([{ articleNumber, fields: { 'price.UAH.sale': '1000' }, isLargeChange: true }]);
  expect(answer.status).toBe(422);
});

const line = { articleNumber: 'A', fields: {} };
test.each([
  ['no items', []],
  ['no fields', [{ articleNumber: 'A' }]],
  ['an unknown field', [{ ...line, fields: { colour: 'red' } }]],
  ['an article number as a field', [{ ...line, fields: { article: 'B' } }]],
  ['a stock', [{ ...line, fields: { stock: '5' } }]],
  ['a purchase price', [{ ...line, fields: { 'purchase.amount': '5' } }]],
  ["another market's currency", [{ ...line, fields: { 'price.EUR.sale': '5' } }]],
  ['a number for a text', [{ ...line, fields: { warranty: 24 } }]],
  ['nothing for a text', [{ ...line, fields: { warranty: null } }]],
  ['half of a character', [{ ...line, fields: { 'name.uk': '\ud83d' } }]],
  ['an unknown part of a line', [{ ...line, id: 101 }]],
  ['an empty article number', [{ ...line, articleNumber: ' ' }]],
  ['a product twice', [line, { ...line, articleNumber: ' a ' }]],
  ['too many', Array.from({ length: 501 }, (_, at) => ({ ...line, articleNumber: `A${at}` }))],
])('a body with %s is refused', async (_, items) => {
  const answer = await put(items);
  expect(answer.status).toBe(400);
  expect((await readProblem(answer)).details.reason).toBe('invalid-body');
});

test('NUL is refused in a text and in a name, and what is larger than a body may be', async () => {
  expect((await put([{ ...line, fields: { 'name.uk': 'a\0b' } }])).status).toBe(400);
  expect((await put([{ ...line, fields: { 'name\0.uk': 'a' } }])).status).toBe(400);
  expect((await put([{ ...line, fields: { 'description.uk': 'x'.repeat(300_000) } }])).status).toBe(413);
  const { headers } = key;
  const hidden = `{"items":[{"articleNumber":"A","fields":{"__proto__":{"brand":"x"},"constructor":"x"}}]}`;
  const answer = await api('/partner/products', { method: 'PUT', headers, body: hidden });
  expect([400, 422]).toContain(answer.status);
});

test('reading and writing are rights of their own', async () => {
  const [reader, writer] = [await keyOf('read-products'), await keyOf('write-products')];
  const forbidden = await put([line], reader.headers);
  expect(forbidden.status).toBe(403);
  expect((await readProblem(forbidden)).details).toEqual({
    reason: 'scope-missing',
    scope: 'write-products',
  });
  expect((await api('/partner/products', writer)).status).toBe(403);
  expect((await api('/partner/products')).status).toBe(401);
  const stock = await keyOf('write-stock', 'write-prices', 'write-orders');
  expect((await put([line], stock.headers)).status).toBe(403);
});

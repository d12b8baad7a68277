import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../../../src/server/audit/audit-log.ts';
import { announceReduction } from '../../../src/server/catalogue/reductions/reductions.ts';
import { sweepReductions } from '../../../src/server/catalogue/reductions/sweep-reductions.ts';
import { productPrices, products } from '../../../src/server/catalogue/tables.ts';
import { readProblem } from '../../support/answer.ts';
import { partnerKeys } from '../../support/partner-key.ts';
import { addStaffRow } from '../../support/staff-row.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, database, close } = await openTestShop();
afterAll(close);
const keyOf = partnerKeys(database, await addStaffRow(database));
let key: Awaited<ReturnType<typeof keyOf>>;
beforeAll(async () => {
  key = await keyOf('read-prices', 'write-prices');
});

interface Price {
  currency: string;
  minor: number;
  isConverted: boolean;
  reducedMinor: number | null;
  isTaxIncluded: boolean;
}
interface Page {
  data: { id: number; articleNumber: string; prices: Price[] }[];
  next: number | null;
}
const put = (items: unknown, headers = key.headers) =>
  api('/partner/prices', { method: 'PUT', headers, body: JSON.stringify({ items }) });
const list = async (after: number): Promise<Page> =>
  (await api(`/partner/prices?after=${after}`, key)).json() as Promise<Page>;
async function productOf(id: number) {
  const [found] = (await list(id - 1)).data;
  if (found?.id !== id) throw new Error(`${id} is not listed`);
  const inUah = found.prices.find(({ currency }) => currency === 'UAH')?.minor ?? 0;
  return { ...found, inUah };
}
const logOf = async (id: number) =>
  (await listAudit(database)({ subject: 'product', subjectId: String(id) })).entries;
const paid = async (id: number) => {
  const [price] = await database
    .select({ minor: productPrices.minor })
    .from(productPrices)
    .where(
      and(eq(productPrices.productId, id), eq(productPrices.currency, 'UAH'), eq(productPrices.term, 'sale')),
    );
  return price?.minor;
};

test('prices are set, logged under the key, and the same call again changes nothing', async () => {
  const { articleNumber, inUah } = await productOf(101);
  const items = [
    { articleNumber, currency: 'UAH', minor: inUah + 150 },
    { articleNumber, currency: 'PLN', minor: null },
  ];
  const answer = await put(items);
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as Page;
  expect(data).toMatchObject([
    {
      id: 101,
      articleNumber,
      prices: [
        {
          currency: 'UAH',
          minor: inUah + 150,
          isConverted: false,
          reducedMinor: null,
          isTaxIncluded: false,
        },
        { currency: 'PLN', isConverted: true },
      ],
    },
  ]);
  expect(await paid(101)).toBe(inUah + 150);
  expect((await list(100)).data[0]).toEqual(data[0]);
  const log = await logOf(101);
  expect(log[0]).toMatchObject({ action: 'edited', staffName: key.name });
  expect(log[0]?.changes['price.UAH.sale']).toHaveLength(2);
  expect((await put(items)).status).toBe(200);
  expect(await logOf(101)).toHaveLength(log.length);
});

test('one price that changes by more than half refuses the whole call, unless its line says that it is meant', async () => {
  const [one, other] = [await productOf(102), await productOf(103)];
  const items = [
    { articleNumber: one.articleNumber, currency: 'UAH', minor: one.inUah + 100 },
    { articleNumber: other.articleNumber, currency: 'UAH', minor: other.inUah * 10 },
  ];
  const answer = await put(items);
  expect(answer.status).toBe(422);
  expect((await readProblem(answer)).details).toMatchObject({
    reason: 'large-changes',
    prices: [
      {
        articleNumber: other.articleNumber,
        currency: 'UAH',
        before: other.inUah,
        after: other.inUah * 10,
      },
    ],
  });
  expect(await paid(102)).toBe(one.inUah);
  expect((await put(items.map((item) => ({ ...item, isLargeChange: true })))).status).toBe(200);
  expect(await paid(103)).toBe(other.inUah * 10);
});

test('while a reduction runs, the regular price is set; one that is not above the reduced one ends it', async () => {
  const { articleNumber, inUah } = await productOf(104);
  const reduced = inUah - 10_000;
  const hour = 3_600_000;
  const announced = await announceReduction(database)({
    productId: 104,
    price: { minor: reduced, currency: 'UAH' },
    startsAt: new Date(Date.now() - hour).toISOString(),
    endsAt: new Date(Date.now() + hour).toISOString(),
  });
  expect(announced.ok).toBe(true);
  await sweepReductions(database)();
  expect((await put([{ articleNumber, currency: 'UAH', minor: inUah + 5000 }])).status).toBe(200);
  expect(await paid(104)).toBe(reduced);
  expect((await productOf(104)).prices[0]).toMatchObject({ minor: inUah + 5000, reducedMinor: reduced });
  expect((await put([{ articleNumber, currency: 'UAH', minor: reduced - 100 }])).status).toBe(200);
  expect(await paid(104)).toBe(reduced - 100);
  expect((await productOf(104)).prices[0]).toMatchObject({ minor: reduced - 100, reducedMinor: null });
});

test('what is only rented, and what nobody knows, refuses the whole call; a draft is set', async () => {
  const draft = await productOf(105);
  await database.update(products).set({ publishedAt: null }).where(eq(products.id, 105));
  const [rented] = await database
    .select({ articleNumber: products.articleNumber })
    .from(products)
    .where(eq(products.id, 2001));
  const good = { articleNumber: draft.articleNumber, currency: 'UAH', minor: draft.inUah + 100 };
  const answer = await put([
    good,
    { articleNumber: rented?.articleNumber, currency: 'UAH', minor: 1000 },
    { articleNumber: 'NO-SUCH', currency: 'PLN', minor: 1000 },
  ]);
  expect(answer.status).toBe(422);
  expect((await readProblem(answer)).details.articleNumbers).toEqual([rented?.articleNumber, 'NO-SUCH']);
  expect(await paid(105)).toBe(draft.inUah);
  expect((await put([good])).status).toBe(200);
  expect(await paid(105)).toBe(draft.inUah + 100);
});

test('the last price of a product cannot be taken away', async () => {
  const { articleNumber } = await productOf(106);
  const answer = await put(
    ['UAH', 'PLN'].map((currency) => ({ articleNumber, currency, minor: null, isLargeChange: true })),
  );
  expect(answer.status).toBe(422);
  expect((await readProblem(answer)).details).toMatchObject({
    reason: 'invalid-products',
    products: [{ articleNumber, fields: [{ field: 'price.UAH.sale', reason: 'missing' }] }],
  });
});

test('two programs that set the same products in different orders both end, one after the other', async () => {
  const found = await Promise.all([107, 108, 111].map(productOf));
  const items = (plus: number) =>
    found.map(({ articleNumber, inUah }) => ({ articleNumber, currency: 'UAH', minor: inUah + plus }));
  const answers = await Promise.all([
    put(items(100)),
    put(items(200).toReversed()),
    put(items(100).toReversed()),
    put(items(200)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const plus = new Set(
    await Promise.all(found.map(async ({ id, inUah }) => ((await paid(id)) ?? 0) - inUah)),
  );
  expect([...plus]).toHaveLength(1);
});

const line = { articleNumber: 'A', currency: 'UAH', minor: 100 };
test.each([
  ['no items', []],
  ['nothing for nothing', [{ ...line, minor: 0 }]],
  ['less than nothing', [{ ...line, minor: -1 }]],
  ['half a kopiyka', [{ ...line, minor: 100.5 }]],
  ['a price as text', [{ ...line, minor: '100' }]],
  ['more than the editor takes', [{ ...line, minor: 100_000_000_000 }]],
  ['no price at all', [{ articleNumber: 'A', currency: 'UAH' }]],
  ['another currency', [{ ...line, currency: 'EUR' }]],
  ['a field that there is not', [{ ...line, price: 1 }]],
  ['a price twice', [line, { ...line, minor: 200 }]],
  ['too many', Array.from({ length: 501 }, (_, index) => ({ ...line, articleNumber: `A${index}` }))],
])('a body with %s is refused', async (_, items) => {
  const answer = await put(items);
  expect(answer.status).toBe(400);
  expect((await readProblem(answer)).details.reason).toBe('invalid-body');
});

test('reading and writing are rights of their own, and a body is no larger than others', async () => {
  const [reader, writer] = [await keyOf('read-prices'), await keyOf('write-prices')];
  expect((await put([line], reader.headers)).status).toBe(403);
  expect((await api('/partner/prices', writer)).status).toBe(403);
  expect((await put([{ ...line, articleNumber: 'A'.repeat(300_000) }])).status).toBe(413);
});

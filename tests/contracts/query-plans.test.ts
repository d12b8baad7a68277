import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { FILTER_FIELDS } from '../../src/server/api/query/filters.ts';
import { CATEGORIES } from '../../src/domain/catalogue/categories.ts';
import type { FacetChoices } from '../../src/domain/catalogue/facets/facet.ts';
import { narrowedListing } from '../../src/domain/catalogue/facets/facet-conditions.ts';
import {
  SORT_FIELDS,
  type NumberOperator,
  type ProductCondition,
  type ProductQuery,
  type TextOperator,
} from '../../src/domain/catalogue/product-filter.ts';
import { ORDER_STATES, readOrdersQuery } from '../../src/domain/orders/orders-query.ts';
import { readBillingQuery } from '../../src/domain/payments/billing.ts';
import { readMachinesQuery } from '../../src/domain/rental/machines-query.ts';
import { readStaffOrdersQuery } from '../../src/domain/orders/staff-orders-query.ts';
import { QUEUES, WAITING } from '../../src/domain/orders/queue.ts';
import { LOCALES } from '../../src/domain/locale/locale.ts';
import { CURRENCIES } from '../../src/domain/money/money.ts';
import { catalogueReads } from '../../src/server/catalogue-reads.ts';
import { openChangeFeed } from '../../src/server/changes/change-feed.ts';
import { readSettings } from '../../src/server/env.ts';
import { wireShop } from '../../src/server/wiring.ts';
import { openPlannedDatabase } from '../support/query-plans.ts';
import { orderRequest } from '../support/sample-order.ts';

const { connection, tablesReadWhole, blocksTouched } = await openPlannedDatabase();
const { database } = connection;
const feed = openChangeFeed(connection);
afterAll(() => feed.close());
const shop = wireShop(connection, {
  settings: readSettings({ NODE_ENV: 'test' }),
  secret: 'a secret for tests only, of enough length',
  publicUrl: 'http://localhost',
  feed,
  reads: catalogueReads((query) => query(database)),
  callShop: async () => new Response(null, { status: 503 }),
});

const PAGE_SIZE = 24;
const list = (query: Partial<ProductQuery> = {}) =>
  shop.catalogue.listProducts({
    locale: 'uk',
    currency: 'UAH',
    sort: [],
    page: 1,
    pageSize: PAGE_SIZE,
    ...query,
  });
const inCategory = (id: number): ProductCondition => ({
  kind: 'number',
  field: 'categoryId',
  operator: '$eq',
  values: [id],
});
const countIn = (categoryId: number, choices: FacetChoices = { values: {} }) =>
  shop.catalogue.countFacets({ locale: 'uk', currency: 'UAH', categoryId, choices });
const { total } = await list();
const lastPage = Math.ceil(total / PAGE_SIZE);
const PANELS = 1;
const PARENT = 12;
const productId = 1_002_500;
const customer = 'fill-1';

test('the shop is large enough for plans to be those of a large one', () => {
  expect(total).toBeGreaterThan(2900);
});

describe('no large table is read whole', () => {
  /** They change with every order, which would have to change every listing too: sorted by them a category is read. */
  const unlisted: readonly string[] = ['stock', 'updatedAt'];
  const listed = SORT_FIELDS.filter((field) => !unlisted.includes(field));
  const sorts = listed.flatMap((field) =>
    (['asc', 'desc'] as const).map((direction) => [field, direction] as const),
  );
  test.each(sorts)(
    'by a listing sorted by %s %s, on its first and deepest pages',
    async (field, direction) => {
      const sort = [{ field, direction }];
      const conditions = [{}, ...[PANELS, PARENT].map((id) => ({ condition: inCategory(id) }))];
      for (const condition of conditions) {
        for (const page of [1, lastPage >> 1, lastPage]) {
          expect(await tablesReadWhole(() => list({ ...condition, sort, page }))).toEqual([]);
        }
      }
    },
  );

  test.each(['stock', 'updatedAt'] as const)(
    'by the first page of the catalogue sorted by %s',
    async (field) => {
      expect(await tablesReadWhole(() => list({ sort: [{ field, direction: 'desc' }] }))).toEqual([]);
    },
  );

  test('by a listing in any language and currency', async () => {
    for (const locale of LOCALES)
      for (const currency of CURRENCIES)
        for (const field of ['name', 'price'] as const)
          expect(
            await tablesReadWhole(() => list({ locale, currency, sort: [{ field, direction: 'asc' }] })),
          ).toEqual([]);
  });

  test('by a page of a product, a cart, a category list', async () => {
    const groups = new Set(['specifications', 'categories', 'tags', 'localizations'] as const);
    const { products } = await list();
    const product = await shop.catalogue.findProduct(productId, 'uk');
    if (!product) throw new Error('The product is not there');
    const beside = { currency: 'UAH', count: 4 } as const;
    const works = [
      () => shop.catalogue.findProduct(productId, 'uk'),
      () => shop.catalogue.relatedTo(product, beside),
      () => shop.catalogue.togetherWith(product, beside),
      () => shop.catalogue.productsByIds([101, 301, productId], 'pl'),
      () => shop.catalogue.describeProducts(products, { locale: 'en', groups }),
      () => shop.catalogue.freightsOf([101, productId]),
      () => shop.catalogue.currentRate(),
      () => shop.catalogue.listCategories('uk'),
      () => shop.content.listPromotions('uk'),
    ];
    for (const work of works) expect(await tablesReadWhole(work)).toEqual([]);
  });

  const choices: readonly (readonly [string, FacetChoices])[] = [
    ['nothing', { values: {} }],
    ['a brand', { values: { brand: ['LONGi'] } }],
    ['what is in stock', { values: { stock: ['in-stock'] } }],
    ['two ranges of power', { values: { powerW: ['..420', '500..600'] } }],
    ['a price', { price: { from: 300_000, to: 400_000 }, values: {} }],
    [
      'much at once',
      {
        price: { from: 100_000, to: null },
        values: { brand: ['LONGi', 'Promin'], stock: ['in-stock'], powerW: ['420..450'], bifacial: ['yes'] },
      },
    ],
  ];
  test.each(choices)(
    'by the facets of a category where %s is chosen, and by its listing',
    async (_, chosen) => {
      for (const id of [PANELS, PARENT]) {
        expect(await tablesReadWhole(() => countIn(id, chosen))).toEqual([]);
        const condition = narrowedListing(id, chosen);
        expect(await tablesReadWhole(() => list({ condition }))).toEqual([]);
      }
    },
  );

  const terms = [
    ['a word', 'інвертор'],
    ['a part of a word', 'вертор'],
    ['several words', '450 Вт deye'],
    ['an article number', 'SUN-12K-SG04LP3-EU'],
    ['a typo', 'інвентор'],
    ['the other layout', 'cjyzxyf'],
    ['another alphabet', 'фроніус'],
    ['nothing like it', 'zzzzqqq'],
    ['one character', 'і'],
    ['one digit', '4'],
    ['two characters', 'ін'],
    ['the beginning of a word', 'соняч'],
    ['a brand and a digit', 'deye 1'],
    ['a kind of goods and a digit', 'панель 4'],
    ['a kind of goods and a power', 'генератор 5 кВт'],
    ['a kind of goods and a rare word', 'панель zzzz 9'],
    ['two digits', '1 2'],
  ] as const;
  test.each(terms)('by suggestions for %s', async (_, term) => {
    expect(await tablesReadWhole(() => shop.search.suggest({ term, locale: 'uk' }))).toEqual([]);
  });
  test.each(terms.filter(([, term]) => term.length > 1))('by the results for %s', async (_, term) => {
    const query = { term, locale: 'uk', onlyInStock: true, page: 1, pageSize: PAGE_SIZE } as const;
    expect(await tablesReadWhole(() => shop.search.searchProducts(query))).toEqual([]);
  });

  const TEXTS = ['$eq', '$eqi', '$in', '$contains', '$containsi'] as const satisfies readonly TextOperator[];
  const NUMBERS = ['$eq', '$in', '$lt', '$lte', '$gt', '$gte'] as const satisfies readonly NumberOperator[];
  const VALUES: Readonly<Record<string, string>> = {
    articleNumber: 'SUN-12K-SG04LP3-EU',
    brand: 'Deye',
    type: 'Інвертори',
    'categories.slug': 'inverters',
    'categories.name': 'Інвертори',
    'tags.name': 'Нове',
    'specifications.value': 'LiFePO₄, монокристал',
  };
  const filters = [...new Map([...FILTER_FIELDS.values()].map((field) => [field.field, field])).values()];
  test.each(filters.map((filter) => [filter.field, filter] as const))(
    'by a filter of %s',
    async (_, filter) => {
      const conditions: readonly ProductCondition[] =
        filter.kind === 'text'
          ? TEXTS.map((operator) => ({ ...filter, operator, values: [VALUES[filter.field] ?? 'Генератор'] }))
          : NUMBERS.map((operator) => ({ kind: 'number', field: filter.field, operator, values: [2] }));
      for (const condition of conditions)
        expect([condition, await tablesReadWhole(() => list({ condition }))]).toEqual([condition, []]);
    },
  );

  test('by the search of the API, which asks seven fields at once', async () => {
    const fields = filters.flatMap((filter) => (filter.kind === 'text' ? filter.field : []));
    const conditions = fields.map((field): ProductCondition => ({
      kind: 'text',
      field,
      operator: '$containsi',
      values: ['генератор'],
    }));
    expect(await tablesReadWhole(() => list({ condition: { kind: 'or', conditions } }))).toEqual([]);
  });

  test('by orders, favourites, e-mails, sessions, limits and keys', async () => {
    const [first] = (await shop.orders.listOrders(customer, { page: 1, pageSize: 10 })).orders;
    if (!first) throw new Error('The first customer has no order');
    const signedIn = new Headers({ cookie: 'session=token-1.signature' });
    // Of as many due as one turn of the chore takes, five hundred, these orders are rightly read whole.
    await database.execute(sql`update orders set delivered_at = now() where status = 'DELIVERED'
      and id not in (select id from orders where status = 'DELIVERED' order by id limit 3)`);
    const works = [
      () => shop.orders.listOrders(customer, { page: 1, pageSize: 10 }),
      () => shop.orders.listOrders(customer, { page: 20, pageSize: 10 }),
      () => shop.orders.findOrder(first.id, customer),
      async () => {
        const { orderNumber, shippingAddress } = first;
        await shop.orders.requestOrderLink({ orderNumber, email: shippingAddress.email });
        await shop.payments.chores.find(({ name }) => name === 'links to orders')?.next();
      },
      () => shop.quotes.deliveryQuotesOf(first.id),
      () => shop.quotes.listDeliveries({ state: 'waiting', page: 1, pageSize: 20 }),
      () => shop.quotes.listDeliveries({ state: 'quoted', page: 1, pageSize: 20 }),
      () => shop.quotes.listQuotes({ of: { userId: customer }, page: 1, pageSize: 10 }),
      () => shop.quotes.listQuotes({ of: { status: null }, page: 1, pageSize: 20 }),
      () => shop.favourites.add(customer, [productId]),
      () => shop.favourites.list(customer),
      () => shop.notifications.countUnread(customer),
      () => shop.notifications.list(customer, { until: null }),
      () => shop.notifications.list(customer, { until: 1 }),
      () => shop.notifications.read(customer, { orderId: '00000000-0000-4000-8000-000000000000' }),
      () => shop.favourites.remove(customer, [productId]),
      () => shop.outbox.listEmails(),
      () => shop.outbox.findEmail(1),
      () => shop.limits.order('somebody'),
      () =>
        shop.tidyUp(({ error }) => {
          throw error;
        }),
    ];
    for (const work of works) expect(await tablesReadWhole(work)).toEqual([]);
    await shop.identity.userOf(signedIn);
  });

  const ownOrders = (address: string) =>
    shop.orders.listOwnOrders(customer, readOrdersQuery(new URLSearchParams(address)));
  test.each([
    '',
    'kind=purchases',
    'kind=leases',
    ...ORDER_STATES.map((state) => `status=${state}`),
    'range=30days',
    'q=10400',
    'q=deye+12',
    'kind=purchases&status=delivered&range=year&q=panel&view=timeline',
  ])('by a customer’s own orders with ?%s, on their first and further parts', async (address) => {
    expect(await tablesReadWhole(() => ownOrders(address))).toEqual([]);
    const { orders } = await ownOrders('');
    const last = orders.at(-1)?.id;
    expect(await tablesReadWhole(() => ownOrders(`${address}&until=${last}`))).toEqual([]);
    expect(await tablesReadWhole(() => ownOrders(`${address}&from=${last}`))).toEqual([]);
  });

  test.each([
    ['what they come to', () => shop.orders.sumUpOwnOrders(customer)],
    ['what is under way', () => shop.orders.listUnderWay(customer)],
    ['whether there are any', () => shop.orders.hasOrdered(customer)],
    ['what is to be paid', () => shop.payments.listDues(customer)],
    ['what will be billed', () => shop.orders.upcomingBills(customer)],
  ] as const)('by %s of a customer’s own orders', async (_, work) => {
    expect(await tablesReadWhole(work)).toEqual([]);
  });

  const billing = (address: string) =>
    shop.payments.listBilling(customer, readBillingQuery(new URLSearchParams(address)));
  test.each(['', 'year=2024', 'type=purchase', 'type=lease', 'year=2024&type=refund'])(
    'by a customer’s billing history with ?%s, on its first and further parts',
    async (address) => {
      expect(await tablesReadWhole(() => billing(address))).toEqual([]);
      const last = (await billing('')).entries.at(-1)?.id;
      expect(last).toBeDefined();
      expect(await tablesReadWhole(() => billing(`${address}&until=${last}`))).toEqual([]);
      expect(await tablesReadWhole(() => billing(`${address}&from=${last}`))).toEqual([]);
    },
  );

  const staffOrders = (address: string) =>
    shop.backoffice.listOrders(readStaffOrdersQuery(new URLSearchParams(address)));
  test.each([
    '',
    'waits=any',
    ...QUEUES.map((queue) => `waits=${queue}`),
    'status=SHIPPED',
    'status=PENDING&payment=UNPAID&method=transfer',
    'payment=PAID',
    'payment=REFUNDED',
    'method=pod',
    'currency=PLN',
    'delivery=express',
    'from=2026-01-10&to=2026-01-12',
    'to=2020-01-01',
    'from=2026-01-10&to=2026-01-12&currency=UAH&delivery=standard',
    'waits=ship&from=2026-01-10',
    'q=10400',
    'q=customer-1@example.com',
    'q=Olena Koval',
    'q=Koval&waits=any',
    'q=%2B380671234567',
    'q=0671234567',
    'q=380671234567&waits=any',
  ])('by the back office’s orders with ?%s, on their first and second pages', async (address) => {
    expect(await tablesReadWhole(() => staffOrders(address))).toEqual([]);
    const { next } = await staffOrders(address);
    expect(await tablesReadWhole(() => staffOrders(`${address}&after=${next}`))).toEqual([]);
  });

  test.each(['', 'waits=ship', 'from=2026-01-10&to=2026-01-12', 'currency=PLN&delivery=express'])(
    'by what is chosen of all orders that ?%s finds, by their number and by the first part of their file',
    async (address) => {
      const query = readStaffOrdersQuery(new URLSearchParams(address));
      const { bulkSteps, countOrders, exportOrders } = shop.backoffice;
      for (const what of ['confirm', 'ship', 'deliver', 'pack'] as const)
        expect(await tablesReadWhole(() => bulkSteps.choose({ query, what }))).toEqual([]);
      expect(await tablesReadWhole(() => countOrders(query))).toEqual([]);
      const file = () => exportOrders({ query, ids: null, withPeople: true }).next();
      expect(await tablesReadWhole(file)).toEqual([]);
    },
  );

  test.each(['10400', '0671234567', 'customer-1@example.com', 'Olena Koval'])(
    'by the orders of guests that a search for “%s” means',
    async (search) => {
      expect(await tablesReadWhole(() => shop.backoffice.customers.countGuestOrders(search))).toEqual([]);
    },
  );

  const may = { orders: true, customers: true, products: true, machines: true };
  test.each([
    '10400',
    'ORD-104',
    'customer-1@ex',
    'gmail example',
    'Customer 77',
    'cu 77',
    '067000012',
    'deye',
    'pr',
    'ua01',
  ])('by what the back office finds of “%s”', async (term) => {
    expect(await tablesReadWhole(() => shop.backoffice.findAnywhere({ term, locale: 'uk', may }))).toEqual(
      [],
    );
  });

  test('by what waits for staff, an order in the back office, and the transfers that are looked after', async () => {
    const [first] = (await staffOrders('')).orders;
    const awaited = shop.payments.chores.find(({ name }) => name === 'awaited transfers');
    const works = [
      () => shop.backoffice.countWaiting(),
      () => shop.backoffice.listInbox({ page: 1 }, { kinds: WAITING, locale: 'uk' }),
      () => shop.backoffice.listInbox({ page: 3 }, { kinds: WAITING, locale: 'uk' }),
      () => shop.backoffice.findOrder(first?.id ?? ''),
      () => shop.partners.listOrders(null),
      () => shop.partners.listOrders({ at: '2025-01-01T00:00:00.000000Z', id: first?.id ?? '' }),
      async () => awaited?.next(),
    ];
    for (const work of works) expect(await tablesReadWhole(work)).toEqual([]);
  });

  test('by the lists of machines, the planning board, a machine and its bookings', async () => {
    const query = readMachinesQuery(new URLSearchParams('depot=1'));
    const coming = { list: 'coming', after: null, eventsAfter: null } as const;
    const works = [
      () => shop.rental.machineChoices('uk'),
      () => shop.rental.listMachines(query, 'uk'),
      () => shop.rental.readBoard({ query, from: '2026-12-01', length: 60, market: 'UA', locale: 'uk' }),
      () =>
        shop.rental.readUtilisation({
          firstDay: '2026-12-01',
          lastDay: '2026-12-31',
          productId: 2001,
          depotId: 1,
          locale: 'uk',
        }),
      () => shop.rental.findMachine(1, coming, 'uk'),
      () => shop.rental.findMachine(1, { ...coming, list: 'past' }, 'uk'),
    ];
    for (const work of works) expect(await tablesReadWhole(work)).toEqual([]);
  });

  test('by placing an order', async () => {
    const lines = [{ id: 508, quantity: 1, rental: null }];
    const request = orderRequest(customer, { lines, idempotencyKey: 'a-new-key' });
    const read = await tablesReadWhole(async () =>
      expect(await shop.checkout.placeOrder(request)).toMatchObject({ ok: true }),
    );
    expect(read).toEqual([]);
  });
});

test('the first part of a customer’s orders costs no more with ten times as many', async () => {
  const cost = (of: string) =>
    blocksTouched(() => shop.orders.listOwnOrders(of, readOrdersQuery(new URLSearchParams())));
  const few = await cost('fill-300');
  expect(await cost(customer)).toBeLessThan(2 * few);
});

describe('of a customer with ten thousand orders', () => {
  const great = 'great-customer';
  beforeAll(async () => {
    await database.execute(
      sql`insert into users (id, name, email) values (${great}, 'Great', 'great@example.com')`,
    );
    await database.execute(sql`insert into orders (order_number, user_id, status, payment_status, payment_method, shipping_method,
        currency, locale, subtotal_minor, tax_minor, shipping_minor, total_minor, tax_rate_percent, tax_mode, delivered_at, created_at)
      select 'GREAT-' || n, ${great}, 'COMPLETED', 'PAID', 'pod', 'standard', 'UAH', 'uk', 10000, 2000, 0, 12000, '20', 'added',
        timestamptz '2020-01-01' + interval '5 hours' * n, timestamptz '2020-01-01' + interval '5 hours' * n
      from generate_series(1, 10000) n`);
    await database.execute(sql`analyze orders`);
    await database.execute(sql`analyze billing_entries`);
  });
  const OF_FEW = 'fill-300';
  test.each([
    [
      'the first part of the billing history',
      (of: string) => shop.payments.listBilling(of, readBillingQuery(new URLSearchParams())),
    ],
    [
      'the refunds',
      (of: string) => shop.payments.listBilling(of, readBillingQuery(new URLSearchParams('type=refund'))),
    ],
  ] as const)('%s costs little more than of others', async (_, work) => {
    const few = await blocksTouched(() => work(OF_FEW));
    expect(await blocksTouched(() => work(great))).toBeLessThan(few + 200);
  });
});

describe('what a listing costs does not grow', () => {
  const bySize = async () => {
    const { rows } = await database.execute<{ id: number }>(
      sql`select category_id as id from listing_sizes where category_id > 0 order by total`,
    );
    return [rows[3]?.id ?? 0, rows.at(-1)?.id ?? 0] as const;
  };

  const sort = [{ field: 'price', direction: 'asc' }] as const;

  test('with the depth of its page', async () => {
    const first = await blocksTouched(() => list({ sort }));
    for (const page of [2, lastPage - 1, lastPage])
      expect(await blocksTouched(() => list({ sort, page }))).toBeLessThan(2 * first);
    expect(await blocksTouched(() => list({ sort, page: lastPage >> 1 }))).toBeLessThan(4 * first);
  });

  test('with the size of its category', async () => {
    const cost = (id: number) => blocksTouched(() => list({ condition: inCategory(id), sort }));
    const [small, large] = await bySize();
    expect(await cost(large)).toBeLessThan(2 * (await cost(small)));
    expect(CATEGORIES.map(({ id }): number => id)).toContain(large);
  });

  test('with the size of its category, for its facets', async () => {
    const [small, large] = await bySize();
    expect(await blocksTouched(() => countIn(large))).toBeLessThan(
      2 * (await blocksTouched(() => countIn(small))),
    );
  });
});

import { ownPictureNames } from '../../../src/content/seed/own-pictures.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { remoteCatalogue } from '../../../src/server/adapters/remote-catalogue/remote-catalogue.ts';
import { openRemoteCatalogue, SHAPES } from '../../support/remote-catalogue-server.ts';

const PANEL = {
  id: 7,
  documentId: 'seven',
  general_information: {
    name: 'Panel 400',
    description: 'Made elsewhere.',
    brand: 'Sunny',
    images: [
      { url: 'https://cdn.example/uploads/x.png' },
      { url: '/pictures/products/prm-n54s-430-three-quarter-960.webp' },
    ],
  },
  pricing_and_inventory: { price: 1234.5, day_price: null, week_price: null, month_price: null, stock: 3 },
  specifications: [
    { key: 'powerW', label: 'Power', value: '400 W', number: 400, unit: 'W' },
    { key: 'colour', value: 'black' },
  ],
  categories: [{ id: 1, name: 'Solar panels', slug: 'solar-panels' }],
  tags: [{ name: 'home' }],
  localizations: [
    { locale: 'pl', general_information: { name: 'Panel 400 (pl)', description: 'Z daleka.' } },
  ],
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  publishedAt: '2026-01-02T03:04:05.000Z',
};
/** As old lists are: everything on the record itself, the price a text. */
const PLAIN = {
  id: '8',
  nameKey: 'x',
  defaultName: 'Panel 500',
  price: '999.99',
  brand: 'Sunny',
  categoryId: 1,
  image: '/pictures/products/prm-m72s-550-three-quarter-960.webp',
};
const RUBBISH = [
  null,
  'text',
  17,
  [],
  {},
  { id: 9 },
  { id: -1, name: 'x' },
  { id: 1.5, name: 'x' },
  { id: 9e9, name: 'x' },
  { id: 3, name: { $ne: 1 } },
];

const server = await openRemoteCatalogue();
afterAll(server.close);
const skipped: unknown[] = [];
const open = (rememberMs = 0, timeoutMs = 20_000) =>
  remoteCatalogue({
    url: server.url,
    timeoutMs,
    rememberMs,
    hasPicture: (name) => ownPictureNames.has(name),
    onSkipped: (each) => skipped.push(each),
  });
const LISTING = { locale: 'pl', currency: 'UAH', sort: [], page: 1, pageSize: 24 } as const;

beforeEach(() => {
  server.answer = null;
  server.asked.length = 0;
  skipped.length = 0;
  server.records.set('products', [PANEL, PLAIN]);
});

describe.each(SHAPES)('records in the shape %s', (shape) => {
  beforeEach(() => {
    server.shape = shape;
  });

  test('are products in the shop’s own shape', async () => {
    const { products, total } = await open().listProducts(LISTING);
    expect(total).toBe(2);
    const [panel, plain] = products;
    expect(panel).toMatchObject({
      id: 7,
      articleNumber: '7',
      name: 'Panel 400',
      description: 'Made elsewhere.',
      brand: 'Sunny',
      kind: 'purchase',
      categoryId: 1,
      picture: 'prm-n54s-430-three-quarter',
      pictures: ['prm-n54s-430-three-quarter'],
      stock: 3,
      specifications: [{ key: 'powerW', value: 400 }],
      categories: [{ id: 1, name: 'Solar panels', slug: 'solar-panels' }],
      tags: [{ name: 'home', slug: '' }],
      localizations: [{ locale: 'pl', name: 'Panel 400 (pl)', description: 'Z daleka.' }],
      createdAt: PANEL.createdAt,
    });
    expect(panel?.prices.UAH.sale).toBe(123_450);
    expect(plain).toMatchObject({
      id: 8,
      name: 'Panel 500',
      brand: 'Sunny',
      categoryId: 1,
      stock: 0,
      picture: 'prm-m72s-550-three-quarter',
    });
    expect(plain?.prices.UAH.sale).toBe(99_999);
    expect(skipped).toEqual([]);
  });

  test('are found by id, or not there', async () => {
    expect((await open().findProduct(7, 'pl'))?.name).toBe('Panel 400');
    expect(await open().findProduct(404, 'pl')).toBeNull();
  });

  test('that cannot be read are left out and counted', async () => {
    server.records.set('products', [...RUBBISH, PANEL]);
    const { products } = await open().listProducts(LISTING);
    expect(products.map(({ id }) => id)).toEqual([7]);
    expect(skipped).toContainEqual({ path: '/products', count: RUBBISH.length });
  });

  test('of categories, promotions and advertisements are read alike', async () => {
    server.records.set('categories', [
      {
        id: 1,
        name: 'homeView.solarPanels',
        slug: 'Solar-Panels',
        image: { url: '/pictures/products/prm-bw10-three-quarter-960.webp' },
      },
      { id: 77, name: 'Elsewhere', slug: 'elsewhere', image: null },
      { id: 78, name: 'No slug' },
    ]);
    server.records.set('promotions', [
      {
        id: 1,
        active: true,
        title: 'Now',
        image: { url: '/pictures/products/prm-bw10-three-quarter-960.webp' },
        category: { id: 1, name: 'x', slug: 'y' },
      },
      { id: 2, active: false, title: 'Past', image: null, category: { id: 1 } },
    ]);
    server.records.set('ads', [
      {
        id: 1,
        title: 'Good',
        type: 'image',
        contentUrl: 'https://cdn.example/a.png',
        link: 'https://example.com',
        active: true,
      },
      { id: 2, title: 'Bad', type: 'image', contentUrl: '', link: 'javascript:alert(1)', active: true },
      { id: 3, title: 'Bad', type: 'image', contentUrl: '', link: '//evil.example', active: true },
    ]);
    const remote = open();
    expect(await remote.listCategories('uk')).toMatchObject([
      {
        id: 1,
        slug: 'solar-panels',
        name: 'homeView.solarPanels',
        picture: 'prm-bw10-three-quarter',
        group: 'solar',
      },
      { id: 77, slug: 'elsewhere', name: 'Elsewhere', kind: 'purchase', parentId: null },
    ]);
    expect(await remote.listPromotions('uk', 1)).toEqual([
      { id: 1, categoryId: 1, active: true, picture: 'prm-bw10-three-quarter', title: 'Now' },
    ]);
    expect(await remote.listAds('uk')).toMatchObject([
      { id: 1, title: 'Good', contentUrl: '', link: 'https://example.com' },
    ]);
  });
});

describe('questions', () => {
  test('of a listing are those of S §7', async () => {
    await open().listProducts({
      ...LISTING,
      page: 2,
      sort: [{ field: 'price', direction: 'desc' }],
      condition: {
        kind: 'and',
        conditions: [
          { kind: 'number', field: 'categoryId', operator: '$eq', values: [1] },
          { kind: 'number', field: 'price', operator: '$lte', values: [250_050] },
          { kind: 'text', field: 'brand', operator: '$in', values: ['Sunny', 'Deye'] },
        ],
      },
    });
    expect(server.asked[0]).toMatchObject({
      path: '/products',
      query: {
        categoryId: '1',
        filters: {
          $and: [
            { pricing_and_inventory: { price: { $lte: '2500.5' } } },
            { general_information: { brand: { $in: ['Sunny', 'Deye'] } } },
          ],
        },
        sort: ['pricing_and_inventory.price:desc'],
        pagination: { page: '2', pageSize: '24' },
        locale: 'pl',
        currency: 'UAH',
      },
    });
  });

  test('of a search look at every field that S §7 names, however the term is written', async () => {
    const term = 'a&b[$ne]=1 інвертор';
    await open().searchProducts({ term, locale: 'uk', onlyInStock: true, page: 1, pageSize: 10 });
    const { query } = server.asked[0] ?? {};
    expect(query?.filters).toEqual({
      $or: [
        { general_information: { name: { $containsi: term } } },
        { general_information: { description: { $containsi: term } } },
        { localizations: { general_information: { name: { $containsi: term } } } },
        { localizations: { general_information: { description: { $containsi: term } } } },
        { categories: { name: { $containsi: term } } },
        { tags: { name: { $containsi: term } } },
        { specifications: { value: { $containsi: term } } },
      ],
      pricing_and_inventory: { stock: { $gt: '0' } },
    });
  });

  test('are asked once for all who ask the same, and remembered for a while', async () => {
    const remote = open(60_000);
    await Promise.all([remote.listAds('uk'), remote.listAds('uk')]);
    await remote.listAds('uk');
    expect(server.asked).toHaveLength(1);
    await remote.listAds('pl');
    expect(server.asked).toHaveLength(2);
  });
});

describe('a catalogue that', () => {
  const FAULTS = [
    ['answers 500', (_, response) => response.writeHead(500).end('{}')],
    ['is told to wait', (_, response) => response.writeHead(429).end('{}')],
    ['leads elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['answers HTML', (_, response) => response.end('<html></html>')],
    ['answers half', (_, response) => response.end('{"data": [')],
    ['answers something else', (_, response) => response.end('{"products": []}')],
    ['answers in no text', (_, response) => response.end(Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
    ['answers without end', (_, response) => response.end(`{"data":["${'x'.repeat(5_000_000)}"]}`)],
    ['hangs up', (request) => request.socket.destroy()],
    ['says nothing', () => {}],
    ['begins and says no more', (_, response) => response.write('{"data": [')],
  ] as const satisfies readonly [string, NonNullable<typeof server.answer>][];

  test.each(FAULTS)('%s is one that is gone, and is asked again', async (_, answer) => {
    const remote = open(60_000, 300);
    server.answer = answer;
    await expect(remote.listProducts(LISTING)).rejects.toThrow('The remote catalogue');
    await expect(remote.ping()).rejects.toMatchObject({ code: 'CATALOGUE_UNAVAILABLE' });
    server.answer = null;
    await expect.poll(async () => (await remote.listProducts(LISTING)).total).toBe(2);
  });

  test('nests without end is read no deeper than a catalogue is', async () => {
    const deep = `${'{"data":'.repeat(5000)}1${'}'.repeat(5000)}`;
    server.answer = (_, response) => response.end(deep);
    await expect(open().listProducts(LISTING)).rejects.toThrow('The remote catalogue');
  });
});

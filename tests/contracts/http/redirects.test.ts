import { describe, expect, test } from 'vitest';
import { readOnlyShop } from '../../support/built-shop.ts';

const { ask } = await readOnlyShop();
const CYRILLIC = encodeURI('/портативні-електростанції');

/** Where a request is sent: status and place; a page answers without a place. */
async function leadOf(path: string, headers: Record<string, string> = {}) {
  const { status, headers: answer } = await ask(path, { headers });
  return [status, answer.get('location')];
}
const saved = (locale: string) => ({ cookie: `userLocale=${locale}` });

describe('an address without region', () => {
  test('leads to the region that the visitor has saved, with its path and query', async () => {
    expect(await leadOf('/', saved('en'))).toEqual([302, '/en']);
    expect(await leadOf('/cart?from=mail', saved('pl'))).toEqual([302, '/pl/cart?from=mail']);
    expect(await leadOf('/product/101', saved('uk'))).toEqual([302, '/ua/product/101']);
    expect(await leadOf('/', { 'accept-language': 'pl', ...saved('uk') })).toEqual([302, '/ua']);
  });

  test('leads to Polish if the browser asks for it first, to Ukrainian otherwise', async () => {
    expect(await leadOf('/')).toEqual([302, '/ua']);
    expect(await leadOf('/?utm=x', { 'accept-language': 'pl-PL,pl;q=0.9' })).toEqual([302, '/pl?utm=x']);
    expect(await leadOf('/', { 'accept-language': 'de,pl;q=0.9' })).toEqual([302, '/ua']);
    expect(await leadOf('/cart', saved('xx'))).toEqual([302, '/ua/cart']);
  });

  test('that no page has leads to the home page', async () => {
    expect(await leadOf('/nothing/here?x=1', saved('pl'))).toEqual([302, '/pl']);
    expect(await leadOf('/de/cart', saved('pl'))).toEqual([302, '/ua']);
    expect(await leadOf('/UK', saved('pl'))).toEqual([302, '/ua']);
  });
});

describe('another spelling of a page', () => {
  test.each([
    ['/UA', '/ua'],
    ['/ua/', '/ua'],
    ['/Pl/Cart', '/pl/cart'],
    ['/ua/Sets-of-solar-power-plants?sort=newest', '/ua/sets-of-solar-power-plants?sort=newest'],
    ['/en/lifts-and-cranes/SCISSOR-LIFTS', '/en/lifts-and-cranes/scissor-lifts'],
    ['/ua//cart', '/ua/cart'],
    ['/ua/products/101', '/ua/product/101'],
    ['/ua/portable-power-stations', `/ua${CYRILLIC}`],
    [`/pl${CYRILLIC}`, '/pl/portable-power-stations'],
    [`/en${CYRILLIC}/90`, '/en/portable-power-stations/90'],
    ['/ua/solar-sets', '/ua/sets-of-solar-power-plants'],
    ['/en/login?redirect=%2Fen%2Fcart', '/en/auth?redirect=%2Fen%2Fcart'],
    ['/ua/signup', '/ua/auth?mode=register'],
  ])('%s moved for good to %s', async (from, to) => {
    expect(await leadOf(from)).toEqual([301, to]);
    expect((await ask(to)).status).toBe(200);
  });

  test('without region takes one step as well', async () => {
    expect(await leadOf('/Products/101', saved('pl'))).toEqual([302, '/pl/product/101']);
    expect(await leadOf('/Sets-of-solar-power-plants')).toEqual([302, '/ua/sets-of-solar-power-plants']);
    expect(await leadOf('/signup?redirect=%2Fcheckout')).toEqual([
      302,
      '/ua/auth?mode=register&redirect=%2Fcheckout',
    ]);
  });
});

describe('every address that the specification names is a page', () => {
  test.each([
    'solar-panels',
    'batteries',
    'inverters',
    'sets-of-solar-power-plants',
    'mounting-systems',
    'ev-chargers',
    'dc-charging-stations',
    'ac-charging-stations',
    'portable-charging-devices',
    'cables-adapters',
    'charging-stations',
    'solar-generators',
    'portable-solar-panels',
    'generators',
    'industrial-generators',
    'solar-lighting-towers',
    'lifts-and-cranes',
    'lifts-and-cranes/scissor-lifts',
    'lifts-and-cranes/boom-lifts',
    'automatic-switches',
    'cables-wires',
    'catalogue',
    'categories',
    'shop',
    'cart',
    'checkout/auth',
    'checkout/cancel',
    'auth',
    'customer-cases',
    'faq',
    'company',
    'privacy-policy',
    'legal-terms',
    'terms',
    'delivery-warranty-returns',
    'lease-info',
    'lease-options',
    'support',
    'manuals',
  ])('/%s, in each region', async (path) => {
    for (const region of ['ua', 'pl', 'en']) expect(await leadOf(`/${region}/${path}`)).toEqual([200, null]);
    expect(await leadOf(`/${path}?x=1`, saved('pl'))).toEqual([302, `/pl/${path}?x=1`]);
  });

  test('a category answers by its number and its slug, and names the slug’s own page', async () => {
    for (const id of ['1', 'solar-panels']) {
      const answer = await ask(`/ua/category/${id}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toMatch(/<link rel="canonical" href="http[^"]+\/ua\/solar-panels"/);
    }
  });

  test('a listing with the number of a product shows that product', async () => {
    const page = await (await ask('/ua/sets-of-solar-power-plants/402')).text();
    expect(page.match(/<article/g)).toHaveLength(1);
    expect(page).toContain('/ua/product/402');
  });

  test('a listing with the number of a product that it does not have is not found, and offers what it has', async () => {
    const answer = await ask('/ua/sets-of-solar-power-plants/30');
    expect(answer.status).toBe(404);
    const page = await answer.text();
    expect(page.match(/<article/g)).toHaveLength(10);
    expect(page).toMatch(/<meta name="robots" content="noindex/);
    expect((await ask('/ua/sets-of-solar-power-plants')).status).toBe(200);
  });
});

test.each(['//evil', '/%5Cevil', '/%09/evil', '//evil/%2F..', '/ua//evil', '/ua/%5C%5Cevil', '/login//evil'])(
  'no address, here %s, leads to another site',
  async (path) => {
    const [status, place] = await leadOf(path);
    const isAtHome = place === null ? status === 404 : /^\/(ua|pl|en)(\/[^/\\]|$)/.test(String(place));
    expect({ status, place, isAtHome }).toMatchObject({ isAtHome: true });
  },
);

test('a form that names another site as the way back leads home', async () => {
  for (const returnTo of ['//evil', 'https://evil.example/', '/\\evil']) {
    const body = new URLSearchParams({ currency: 'PLN', returnTo });
    const answer = await ask('/ua/preferences', { method: 'POST', body });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ua']);
  }
});

describe('what is not a page answers 404 itself', () => {
  test.each([
    '/favicon.ico',
    '/ua/wp-login.php',
    '/robots.txt.bak',
    '/assets/none.js',
    '/pictures/none.webp',
    '/documents/none.pdf',
    '/.well-known/none',
    '/i18n/xx.js',
    '/dev/none',
    '/cart.data',
    '/api/none',
  ])('%s', async (path) => {
    expect(await leadOf(path)).toEqual([404, null]);
  });
});

describe('an address inside a region that no page has', () => {
  test.each([
    ['ua', 'Сторінку не знайдено'],
    ['pl', 'Nie znaleziono strony'],
    ['en', 'Page not found'],
  ])('/%s answers 404 with the page that says so: %s', async (region, title) => {
    for (const path of ['/nothing', '/product/999999', '/category/none', '/solar-panels?page=99']) {
      const answer = await ask(`/${region}${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain('<h1');
    }
    expect(await (await ask(`/${region}/nothing`)).text()).toContain(title);
  });

  test('answers 404 however badly it is written', async () => {
    expect(await leadOf('/ua/%E0%A4%A')).toEqual([301, '/ua/%25E0%25A4%25A']); // as it was typed
    expect(await leadOf('/ua/%25E0%25A4%25A')).toEqual([404, null]);
    for (const path of ['/product/%00', '/category/%00', '/product/1e3', '/product/99999999999999999999']) {
      expect([path, ...(await leadOf(`/ua${path}`))]).toEqual([path, 404, null]);
    }
    expect(await leadOf('/ua/search?q=a%00%EF%BF%BF&page=x&inStock=%00')).toEqual([200, null]);
  });
});

test.each([
  ['/404', 404],
  ['/500', 500],
  ['/403', 403],
  ['', 500],
])('/ua/error%s answers with the status %s itself', async (code, status) => {
  expect(await leadOf(`/ua/error${code}`)).toEqual([status, null]);
  expect(await leadOf(`/error${code}`, saved('pl'))).toEqual([302, `/pl/error${code}`]);
});

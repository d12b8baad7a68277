import { afterAll, expect, test } from 'vitest';
import { startShopOfStaff } from '../../support/shop-of-staff.ts';

const { ask, url, stop } = await startShopOfStaff();
afterAll(stop);

const NAME = 'Zcvbnmster';
const REGIONS = ['ua', 'pl', 'en'];
/** Where shoppers and programs meet products. */
const PUBLIC = [
  '/pl/catalogue',
  '/pl/category/batteries',
  `/pl/search?q=${NAME}`,
  `/api/v1/products?search=${NAME}`,
  `/api/v1/search?q=${NAME}`,
  '/sitemap.xml',
  '/sitemaps/products-50.xml',
  '/feeds/google/pl.xml',
  '/feeds/google/ua.xml',
];
const post = (path: string, fields: Record<string, string>) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields) });
/** The heading of a page, whatever keeps parts of it on one line. */
const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]*>|\u2060/g, '')
    .replaceAll('\u2011', '-');
const stranger = (path: string) => fetch(url + path, { redirect: 'manual' });

async function begin(fields: Record<string, string>): Promise<number> {
  const made = await post('/en/admin/products/new', fields);
  expect(made.status).toBe(303);
  return Number(/\/products\/(\d+)\?done=created$/.exec(made.headers.get('location') ?? '')?.[1]);
}

test('a draft of a name in one language is saved, previewed by staff in every language, and reaches nobody else', async () => {
  const id = await begin({ category: 'batteries', article: 'ZCVBNM-1', 'name.pl': NAME });
  const page = await (await ask(`/en/admin/products/${id}`)).text();
  expect(page).toContain('Missing before publishing');
  for (const field of ['brand', 'name.uk', 'price.UAH.sale']) {
    expect(page).toContain(`href="#field-${field}"`);
    expect(page).toContain(`id="field-${field}"`);
  }
  expect(page).toContain(`/en/admin/products/${id}/pictures`);
  expect(await (await ask('/en/admin/products?show=incomplete')).text()).toContain(
    'Texts missing: UK, PL, EN',
  );

  for (const region of REGIONS) {
    const preview = await ask(`/${region}/product/${id}?preview`);
    expect(preview.status).toBe(200);
    expect(preview.headers.get('cache-control')).toContain('private');
    expect(headingOf(await preview.text())).toBe(NAME);
    expect((await stranger(`/${region}/product/${id}?preview`)).status).toBe(404);
    expect((await stranger(`/${region}/product/${id}`)).status).toBe(404);
  }
  expect(await (await ask(`/en/product/${id}?preview`)).text()).toContain('No price yet');
  const found: string[] = [];
  for (const path of PUBLIC) {
    const text = await (await stranger(path)).text();
    if (text.includes('ZCVBNM-1') || text.includes(`/product/${id}`)) found.push(path);
  }
  expect(found).toEqual([]);
  expect((await stranger(`/documents/products/${id}-pl.pdf`)).status).toBe(404);
  expect((await stranger(`/api/v1/products/${id}`)).status).toBe(404);
});

test('a machine without prices, a product without any text and one with half of its makers are previewed', async () => {
  const drafts: Record<string, string>[] = [
    { category: 'generators', article: 'ZCVBNM-2' },
    { category: 'solar-panels', article: 'ZCVBNM-3' },
    { category: 'generators', article: 'ZCVBNM-4', 'price.UAH.day': '100' },
    { category: 'batteries', article: 'ZCVBNM-5', 'responsible.address': 'Warszawa' },
  ];
  for (const draft of drafts) {
    const id = await begin(draft);
    for (const region of REGIONS) {
      const preview = await ask(`/${region}/product/${id}?preview`);
      expect(preview.status).toBe(200);
      expect(headingOf(await preview.text())).toBe(draft.article);
    }
  }
});

test('publishing an incomplete product is refused with every gap by field and language', async () => {
  const id = await begin({ category: 'batteries', article: 'ZCVBNM-6', 'name.uk': 'Назва' });
  const answer = await post(`/pl/admin/products/${id}`, { intent: 'save', base: '{}', published: 'yes' });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('Nie zapisano');
  for (const field of ['name.pl', 'description.en', 'brand'])
    expect(page).toContain(`href="#field-${field}"`);
});

test('choosing the category of a new product shows its specifications before the first save', async () => {
  const specs = async (query: string) => {
    const page = await (await ask(`/en/admin/products/new${query}`)).text();
    return page.slice(page.indexOf('id="product-specs"'), page.indexOf('Other specifications'));
  };
  expect(await specs('')).not.toContain('name="spec.powerW"');
  expect(await specs('?category=solar-panels')).toContain('name="spec.powerW"');
  expect(await specs('?category=batteries')).toContain('name="spec.energyKwh"');
});

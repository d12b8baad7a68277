import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../../src/server/database/seed.ts';
import { connectPostgres } from '../../../src/server/database/connect-postgres.ts';
import { auditEntries } from '../../../src/server/audit/tables.ts';
import { categories, products } from '../../../src/server/catalogue/tables.ts';
import { productTags, tagTexts } from '../../../src/server/catalogue/tag-tables.ts';
import { startShop } from '../../support/shop-process.ts';
import { addStaffAccounts, STAFF } from '../../support/staff-account.ts';
import { serverDatabase } from '../../support/test-database.ts';
import { untied } from '../../../src/domain/locale/no-break.ts';

const databaseUrl = await serverDatabase();
const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-categories-'));
const connection = connectPostgres(databaseUrl, { poolSize: 2 });
const { database } = connection;
await addStaffAccounts(database);
const open = () => startShop({ dataDirectory, databaseUrl });
const here = await open();
const there = await open();
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await connection.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const parent = alias(categories, 'parent');
let cookie = '';
const ask = (path: string, init: RequestInit = {}, { url } = here) =>
  fetch(url + path, { redirect: 'manual', ...init });
const textAt = async (path: string, shop = here) => (await ask(path, {}, shop)).text();
const send = (path: string, fields: Record<string, string>) =>
  ask(`/en/admin/products${path}`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(fields),
  });
const page = async (path: string) => (await ask(`/en/admin/products${path}`, { headers: { cookie } })).text();
const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const baseOf = (html: string) => plain(/name="base" value="([^"]*)"/.exec(html)?.[1] ?? '');
const entryOf = (html: string) => /name="entry" value="(\d+)"/.exec(html)?.[1] ?? '';
/** The fields of a category's form as its page shows them. */
const formOf = async (slug: string): Promise<Record<string, string>> => {
  const base = baseOf(await page(`/categories/${slug}`));
  const { menu, home, hidden, ...said }: Record<string, string> = JSON.parse(base);
  const on = Object.entries({ menu, home, hidden }).flatMap(([name, is]) =>
    is === 'yes' ? [[name, 'on'] as const] : [],
  );
  return { ...said, ...Object.fromEntries(on), switches: 'sent', base };
};
const menuOf = async (shop = here): Promise<{ group: string; links: { slug: string; name: string }[] }[]> =>
  (await (await ask('/api/menu?locale=en', {}, shop)).json()).data;

beforeAll(async () => {
  const signedIn = await ask('/en/auth', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'login', ...STAFF }),
  });
  cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
});

describe('a category that staff rename', () => {
  test('has its new name in the menu, its list, the footer, the API and search, on every instance, and the old one again', async () => {
    for (const path of ['/en', '/en/batteries']) await textAt(path, there);
    const form = await formOf('batteries');
    const saved = await send('/categories/batteries', {
      ...form,
      'name.en': 'Energy stores',
      why: 'plainer',
    });
    expect(saved.headers.get('location')).toBe('/en/admin/products/categories/batteries?done=saved');
    for (const path of ['/en', '/en/batteries', '/en/catalogue', '/api/categories?locale=en'])
      expect(await textAt(path)).toContain('Energy stores');
    expect((await menuOf()).flatMap(({ links }) => links)).toContainEqual(
      expect.objectContaining({ slug: 'batteries', name: 'Energy stores' }),
    );
    await expect.poll(() => textAt('/en/batteries', there)).toContain('Energy stores');
    expect(await textAt('/en/search?q=energy+stores')).toContain('US5000');
    const late = await send('/categories/batteries', { ...form, 'name.en': 'Cells' });
    expect(late.status).toBe(409);
    const conflict = await late.text();
    expect(conflict).toContain('now “Energy stores”, was to be “Cells”');
    expect(conflict).toContain('value="Cells"');

    const [entry] = await database.select().from(auditEntries).where(eq(auditEntries.subject, 'category'));
    expect(entry).toMatchObject({ why: 'plainer', changes: { 'name.en': ['Batteries', 'Energy stores'] } });
    const undo = { intent: 'undo', entry: entryOf(await page('/categories/batteries')) };
    expect((await send('/categories/batteries', undo)).status).toBe(303);
    expect(await textAt('/en/batteries')).not.toContain('Energy stores');
  });

  test('is refused by its fields, and shown as it was typed', async () => {
    const form = await formOf('batteries');
    const refusedFor = async (fields: Record<string, string>) => {
      const refused = await send('/categories/batteries', { ...form, ...fields });
      expect(refused.status).toBe(422);
      return refused.text();
    };
    const html = await refusedFor({ 'name.uk': '\u202E\u200B', 'name.pl': 'x'.repeat(10_000) });
    for (const said of ['This is required', 'At most 60 characters']) expect(html).toContain(said);
    expect(await refusedFor({ picture: 'prm-wall22-three-quarter' })).toContain(
      'No product of this category',
    );
    const text = await textAt('/ua/batteries');
    expect(text).toContain('Акумулятори');
  });

  test('is no message any more', async () => {
    const list = await (
      await ask('/en/admin/translations?q=category.batteries.name', { headers: { cookie } })
    ).text();
    expect(list).not.toContain('category.batteries.name<');
  });
});

describe('the places of categories', () => {
  const move = (fields: Record<string, string>) => send('/categories', fields);

  test('change in the menu and in the catalogue by steps, once for a step that is sent twice', async () => {
    const seen = 'solar-panels,batteries,inverters,sets-of-solar-power-plants,mounting-systems';
    const step = { list: 'group-solar', member: 'inverters', to: '0', seen };
    for (let times = 0; times < 2; times++) expect((await move(step)).status).toBe(303);
    const [solar] = await menuOf();
    expect(solar?.links[0]?.slug).toBe('inverters');
    await expect.poll(async () => (await menuOf(there))[0]?.links[0]?.slug).toBe('inverters');
    expect((await move({ ...step, member: 'batteries' })).status).toBe(409);

    const groups = 'solar,ev,portable,rent,electrical';
    expect((await move({ list: 'groups', member: 'rent', to: '0', seen: groups })).status).toBe(303);
    expect((await menuOf()).map(({ group }) => group)).toEqual([
      'rent',
      'solar',
      'ev',
      'portable',
      'electrical',
    ]);
    const catalogue = await textAt('/en/catalogue');
    expect(catalogue.indexOf('id="rent"')).toBeLessThan(catalogue.indexOf('id="solar"'));
  });

  test('are none in the menu and on the home page for one that staff took off', async () => {
    const { menu: _menu, home: _home, ...form } = await formOf('mounting-systems');
    expect((await send('/categories/mounting-systems', form)).status).toBe(303);
    expect((await menuOf()).flatMap(({ links }) => links.map(({ slug }) => slug))).not.toContain(
      'mounting-systems',
    );
    expect(await textAt('/en')).not.toContain('href="/en/mounting-systems"');
    expect((await ask('/en/mounting-systems')).status).toBe(200);
  });

  test('stay as they are when the shop is seeded again', async () => {
    const before = await database.select().from(categories).orderBy(categories.id);
    expect(await seedCatalogue(connection)).toBe(false);
    expect(await database.select().from(categories).orderBy(categories.id)).toEqual(before);
  });

  test('count the products of the categories below them', async () => {
    const list = await page('/categories');
    const parents = await database
      .selectDistinct({ slug: parent.slug })
      .from(parent)
      .innerJoin(categories, eq(categories.parentId, parent.id))
      .innerJoin(products, eq(products.categoryId, categories.id))
      .where(isNotNull(products.publishedAt));
    expect(parents).not.toEqual([]);
    for (const { slug } of parents) {
      const row = list.slice(list.indexOf(`/categories/${slug}"`));
      expect(/(\d+) products? in the shop/.exec(row.replaceAll('<!-- -->', ''))?.[1]).not.toBe('0');
    }
  });

  test('are offered to be hidden only where that is taken', async () => {
    expect(await page('/categories/batteries')).not.toContain('name="hidden"');
    expect(await page('/categories/batteries')).toContain('This category cannot be hidden');
    expect(await page('/categories/cables-wires')).not.toContain('name="hidden"');
    expect(await page('/categories/cables-wires')).toContain('once it has no published products');
  });

  test('are hidden only without published products, and come back with the first of them', async () => {
    const hide = async (slug: string) =>
      send(`/categories/${slug}`, { ...(await formOf(slug)), hidden: 'on' });
    expect(await (await hide('cranes')).text()).toContain('the category has published products');
    const ids = (
      await database.select().from(products).innerJoin(categories, eq(categories.id, products.categoryId))
    ).flatMap((row) => (row.categories.slug === 'cranes' ? [row.products.id] : []));
    const publish = (publishedAt: string | null) =>
      database.update(products).set({ publishedAt }).where(inArray(products.id, ids));
    await publish(null);
    await expect.poll(async () => (await hide('cranes')).status).toBe(303);
    expect((await ask('/en/lifts-and-cranes/cranes')).status).toBe(404);
    for (const path of ['/api/categories?locale=en', '/en/catalogue', '/en/lifts-and-cranes'])
      expect(await textAt(path)).not.toContain('lifts-and-cranes/cranes');
    await expect.poll(async () => (await ask('/en/lifts-and-cranes/cranes', {}, there)).status).toBe(404);
    await publish(new Date().toISOString());
    await expect.poll(async () => (await ask('/en/lifts-and-cranes/cranes')).status).toBe(200);
    expect(await (await hide('batteries')).text()).toContain('fixed pages of the shop link');
  });
});

describe('a category that staff make', () => {
  const asked = {
    intent: 'make',
    like: 'inverters',
    group: 'electrical',
    slug: '',
    'name.uk': 'Теплові насоси',
    'name.pl': 'Pompy ciepła',
    'name.en': 'Heat pumps',
    'description.uk': 'Тепло з повітря для будинку.',
    'description.pl': 'Ciepło z powietrza dla domu.',
    'description.en': 'Heat from the air for a house.',
  };
  const path = '/category/teplovi-nasosy';
  const status = async (shop = here) => (await ask(`/en${path}`, {}, shop)).status;

  test('is refused by its fields, and shown as it was typed', async () => {
    const refused = await send('/categories', { ...asked, like: '', slug: 'Heat pumps', 'name.pl': '' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    for (const said of ['This is required', 'Small Latin letters', 'value="Heat pumps"', 'Heat from the air'])
      expect(html).toContain(said);
    const taken = await send('/categories', { ...asked, slug: 'batteries' });
    expect(await taken.text()).toContain('already a category with this address');
    const hostile = await send('/categories', { ...asked, slug: 'a\u0000', like: '__proto__', group: '0' });
    expect(hostile.status).toBe(422);
  });

  test('is nowhere in the shop until a product of it is published, then everywhere, on every instance', async () => {
    for (const shop of [here, there]) expect(await status(shop)).toBe(404);
    const made = await send('/categories', asked);
    const at = '/en/admin/products/categories/teplovi-nasosy';
    expect(made.headers.get('location')).toBe(`${at}?done=created`);
    expect((await send('/categories', asked)).headers.get('location')).toBe(`${at}?done=unchanged`);
    expect(await status()).toBe(404);
    expect(await page('/categories/teplovi-nasosy')).toContain('modelled on “Inverters”');

    const [inverter] = await database.select().from(products).where(eq(products.categoryId, 3)).limit(1);
    const id = inverter?.id ?? 0;
    expect(await page(`/${id}`)).toContain('value="teplovi-nasosy"');
    const moved = await send(`/${id}`, { base: '{"category":"inverters"}', category: 'teplovi-nasosy' });
    expect(moved.status).toBe(303);
    for (const shop of [here, there]) await expect.poll(() => status(shop)).toBe(200);
    const html = untied(await textAt(`/en${path}`));
    for (const said of ['Heat from the air', `/product/${id}`]) expect(html).toContain(said);
    const brand = encodeURIComponent(inverter?.brand ?? '');
    expect(await textAt(`/en${path}?brand=${brand}`)).toContain(`/product/${id}`);
    expect((await menuOf()).flatMap(({ links }) => links)).toContainEqual(
      expect.objectContaining({ slug: 'teplovi-nasosy', name: 'Heat pumps' }),
    );
    await expect
      .poll(async () => (await menuOf(there)).flatMap(({ links }) => links.map(({ slug }) => slug)))
      .toContain('teplovi-nasosy');
    const { data } = await (await ask('/api/categories?locale=en')).json();
    expect(data).toContainEqual(
      expect.objectContaining({
        slug: 'teplovi-nasosy',
        name: 'Heat pumps',
        like: 'inverters',
        kind: 'purchase',
        parent: null,
      }),
    );
    expect(data).toContainEqual(expect.objectContaining({ slug: 'inverters', like: null }));
    expect(await textAt(`/en/product/${id}`)).toContain(`href="/en${path}"`);
    expect(await textAt('/en/search?q=heat+pumps')).toContain(`/product/${id}`);
    expect(await textAt('/en/catalogue')).toContain(`href="/en${path}"`);
    expect(await textAt('/sitemaps/pages.xml')).toContain(path);
    expect(await page('?category=teplovi-nasosy')).toContain(`/products/${id}`);
    const csv = await (
      await ask('/en/admin/products/csv?category=teplovi-nasosy', { headers: { cookie } })
    ).text();
    expect(csv).toContain('teplovi-nasosy');

    const remove = async () =>
      send('/categories/teplovi-nasosy', {
        intent: 'delete',
        base: baseOf(await page('/categories/teplovi-nasosy')),
      });
    expect(await (await remove()).text()).toContain('the category has products');
    const back = await send(`/${id}`, { base: '{"category":"teplovi-nasosy"}', category: 'inverters' });
    expect(back.status).toBe(303);
    for (const shop of [here, there]) await expect.poll(() => status(shop)).toBe(404);
    expect(await textAt('/sitemaps/pages.xml')).not.toContain(path);
    expect(await (await remove()).text()).toContain('has had published products');
  });

  test('has any address that a slug can be, a name of the language’s own objects, too', async () => {
    expect((await send('/categories', { ...asked, slug: 'constructor' })).status).toBe(303);
    expect(await page('/categories')).toContain('/categories/constructor');
    const [inverter] = await database.select().from(products).where(eq(products.categoryId, 3)).limit(1);
    const id = inverter?.id ?? 0;
    const move = (from: string, category: string) =>
      send(`/${id}`, { base: JSON.stringify({ category: from }), category });
    expect((await move('inverters', 'constructor')).status).toBe(303);
    for (const open of ['/en/category/constructor', '/en/shop', '/en/catalogue', '/en', `/en/product/${id}`])
      expect([open, (await ask(open)).status]).toEqual([open, 200]);
    const constructed = '/categories/constructor';
    for (const open of ['/categories', constructed, `/${id}`, '/bulk?category=constructor'])
      expect([open, (await ask(`/en/admin/products${open}`, { headers: { cookie } })).status]).toEqual([
        open,
        200,
      ]);
    expect((await move('constructor', 'inverters')).status).toBe(303);
  });

  test('that never was in the shop is taken away, and put back', async () => {
    const named = { ...asked, slug: 'heat-pumps-2' };
    expect((await send('/categories', named)).status).toBe(303);
    const base = baseOf(await page('/categories/heat-pumps-2'));
    expect((await send('/categories/heat-pumps-2', { intent: 'delete', base })).status).toBe(303);
    const gone = await page('/categories/heat-pumps-2?done=deleted');
    expect(gone).toContain('The category has been deleted');
    const undo = { intent: 'undo', entry: entryOf(gone) };
    expect((await send('/categories/heat-pumps-2', undo)).status).toBe(303);
    expect(await page('/categories/heat-pumps-2')).toContain('modelled on “Inverters”');
    expect((await ask('/en/admin/products/categories/nowhere', { headers: { cookie } })).status).toBe(404);
  });
});

describe('a tag that staff add', () => {
  const names = { 'name.uk': 'Для шкіл', 'name.pl': 'Dla szkół', 'name.en': 'For schools' };

  test('is given to products, found by search, renamed, taken away with a warning, and put back', async () => {
    const added = await send('/tags', { intent: 'add', slug: 'schools', ...names });
    expect(added.headers.get('location')).toBe('/en/admin/products/tags/schools?done=created');
    expect((await send('/tags', { intent: 'add', slug: 'schools', ...names })).status).toBe(303);
    expect(
      (await send('/tags', { intent: 'add', slug: 'schools', ...names, 'name.en': 'Other' })).status,
    ).toBe(422);
    expect(await page('/101')).toContain('For schools');
    const given = await send('/101', { base: '{"tags":""}', tags: 'schools' });
    expect([303, 409]).toContain(given.status);
    await database.insert(productTags).values({ productId: 101, tag: 'schools' }).onConflictDoNothing();
    const base = baseOf(await page('/tags/schools'));
    const renamed = await send('/tags/schools', {
      intent: 'save',
      base,
      ...names,
      'name.en': 'Academies',
    });
    expect(renamed.status).toBe(303);
    expect(await textAt('/api/products/101?locale=en&populate=tags')).toContain('Academies');
    expect(await textAt('/en/search?q=academies')).toContain('/product/101');

    const now = baseOf(await page('/tags/schools'));
    expect(await page('/tags/schools')).toContain('1 product will lose this tag');
    expect((await send('/tags/schools', { intent: 'delete', base: now, seen: '0' })).status).toBe(409);
    expect((await send('/tags/schools', { intent: 'delete', base: now, seen: '1' })).status).toBe(303);
    const tagsOf = () => database.select().from(productTags).where(eq(productTags.tag, 'schools'));
    expect(await tagsOf()).toEqual([]);
    expect(await textAt('/en/search?q=academies')).not.toContain('/product/101"');
    const gone = await page('/tags/schools');
    expect(gone).toContain('1 product: No. 101<');
    const undo = { intent: 'undo', entry: entryOf(gone) };
    expect((await send('/tags/schools', undo)).status).toBe(303);
    expect(await tagsOf()).toHaveLength(1);
    expect(await database.select().from(tagTexts).where(eq(tagTexts.tag, 'schools'))).toHaveLength(3);
  });

  test('has a code of small letters; one that rules use is not taken away', async () => {
    const refused = await send('/tags', { intent: 'add', slug: 'Дахи \u0000', ...names });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Small Latin letters');
    const base = baseOf(await page('/tags/three-phase'));
    const kept = await send('/tags/three-phase', { intent: 'delete', base, seen: '0' });
    expect(kept.status).toBe(409);
    expect(await kept.text()).toContain('rules of the shop use this tag');
  });
});

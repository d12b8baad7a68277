import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGES } from '../../../src/content/pages/pages.ts';
import { connectPostgres } from '../../../src/server/database/connect-postgres.ts';
import { startShop } from '../../support/shop-process.ts';
import { addStaffAccounts, STAFF } from '../../support/staff-account.ts';
import { serverDatabase } from '../../support/test-database.ts';

const databaseUrl = await serverDatabase();
const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-arranged-'));
const connection = connectPostgres(databaseUrl, { poolSize: 1 });
await addStaffAccounts(connection.database);
await connection.close();
const open = () => startShop({ dataDirectory, databaseUrl });
const here = await open();
const there = await open();
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  rmSync(dataDirectory, { recursive: true, force: true });
});

let cookie = '';
const ask = (path: string, init: RequestInit = {}, { url } = here) =>
  fetch(url + path, { redirect: 'manual', ...init });
const textAt = async (path: string, shop = here) => (await ask(path, {}, shop)).text();
const own = async (path: string) => (await ask(path, { headers: { cookie } })).text();
const send = (page: string, fields: Record<string, string>) =>
  ask(`/en/admin/content/pages/${page}`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(fields),
  });
/** Sends a form with what its page says was seen. */
async function step(page: string, fields: Record<string, string>) {
  const html = await own(`/en/admin/content/pages/${page}`);
  const seen = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(html)?.[1] ?? '0';
  return send(page, { edition: seen('edition'), number: seen('number'), ...fields });
}

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

const QUESTION = {
  intent: 'save-block',
  ref: 'payment',
  id: 'own-0000000a',
  kind: 'question',
  'title.uk': 'Чи є оплата частинами?',
  'title.pl': 'Czy są raty?',
  'title.en': 'Can I pay in instalments?',
  'text.uk': 'Так. Пишіть на {seller.UA.email}.',
  'text.pl': 'Tak. Napisz na {seller.PL.email}.',
  'text.en': 'Yes. Write to {seller.UA.email}.',
};

test('a question of staff is previewed by staff alone, published on every instance, in data for search engines and the site map, and goes again', async () => {
  expect(await textAt('/sitemaps/pages.xml')).not.toMatch(/faq<\/loc><lastmod>/);
  expect((await step('faq', QUESTION)).headers.get('location')).toContain('done=changed');
  for (const path of ['/ua/faq', '/ua/faq?preview'])
    expect(await textAt(path)).not.toContain('оплата частинами');
  const preview = await ask('/ua/faq?preview', { headers: { cookie } });
  expect(preview.headers.get('cache-control')).toContain('private');
  const shown = await preview.text();
  expect(shown).toContain('оплата частинами');
  expect(shown).toContain('noindex');
  const draft = await own('/en/admin/content/pages/faq');
  expect(draft).toContain('Can I pay in instalments?');

  expect((await step('faq', { intent: 'publish', why: 'asked often' })).headers.get('location')).toContain(
    'done=published',
  );
  const page = await textAt('/ua/faq');
  expect(page).toContain('id="own-0000000a"');
  expect(page).not.toContain('{seller.');
  const data = JSON.parse(
    /<script type="application\/ld\+json"[^>]*>(\{.*?"FAQPage".*?)<\/script>/.exec(page)?.[1] ?? '{}',
  );
  expect(JSON.stringify(data)).toContain('оплата частинами');
  await expect.poll(() => textAt('/pl/faq', there)).toContain('Czy są raty?');
  expect(await textAt('/sitemaps/pages.xml')).toMatch(/\/ua\/faq<\/loc><lastmod>20/);
  const log = await own('/en/admin/content/pages/faq');
  expect(log).toContain('asked often');

  const back = await step('faq', { intent: 'restore', restored: '0', why: 'answered elsewhere' });
  expect(back.headers.get('location')).toContain('done=restored');
  expect(await own('/en/admin/content/pages/faq')).toContain('answered elsewhere');
  expect(await textAt('/ua/faq')).not.toContain('оплата частинами');
  await expect.poll(() => textAt('/pl/faq', there)).not.toContain('Czy są raty?');
});

test('sections of the home page are moved and hidden, and its data stay away', async () => {
  await step('home', { intent: 'hide-section', ref: 'rent' });
  const moved = await step('home', { intent: 'move-section:0', ref: 'ask' });
  expect(moved.headers.get('location')).toBe('/en/admin/content/pages/home');
  const preview = await own('/en?preview');
  expect(preview).not.toContain('id="rent"');
  expect(await textAt('/en')).toContain('id="rent"');
  await step('home', { intent: 'publish' });
  const home = await textAt('/en');
  expect(home).not.toContain('id="rent"');
  expect(home.indexOf('id="ask"')).toBeLessThan(home.indexOf('A good place to start'));
  await step('home', { intent: 'restore', restored: '0' });
  expect(await textAt('/en')).toContain('id="rent"');
});

test('two tabs: the later one is refused with both versions, and what was typed stays', async () => {
  const seen = { edition: '0', number: '0' };
  expect((await send('returns', { ...seen, intent: 'hide-section', ref: 'cost' })).status).toBe(303);
  expect((await send('returns', { ...seen, intent: 'hide-section', ref: 'cost' })).status).toBe(303);
  const refused = await send('returns', { ...seen, intent: 'hide-section', ref: 'exchange' });
  expect(refused.status).toBe(409);
  const html = await refused.text();
  const titleOf = (id: string) => PAGES.returns.en.sections.find((each) => each.id === id)?.title ?? id;
  expect(html).toContain(`now “${titleOf('cost')}”, was to be “${titleOf('cost')} · ${titleOf('exchange')}”`);
  expect((await step('returns', { intent: 'discard' })).status).toBe(303);
});

test('what the program needs, what customers agree to and hostile values are refused', async () => {
  expect((await step('company', { intent: 'hide-section', ref: 'contacts' })).status).toBe(409);
  expect((await step('terms', { intent: 'hide-section', ref: 'seller' })).status).toBe(400);
  for (const fields of [
    { 'text.uk': '<b>x</b>' },
    { 'text.uk': 'x'.repeat(40_000) },
    { 'title.uk': '' },
    { 'text.en': '{seller.UA.phone}' },
    { 'text.uk': '\u0007' },
  ]) {
    const answer = await step('faq', { ...QUESTION, id: 'own-0000000c', ...fields });
    expect([fields, answer.status]).toEqual([
      fields,
      expect.toSatisfy((status) => status === 400 || status === 422),
    ]);
  }
  const foreign: readonly Record<string, string>[] = [
    { id: 'x' },
    { ref: '<b>' },
    { kind: 'clause' },
    { intent: 'nothing' },
    { edition: '-1' },
  ];
  for (const fields of foreign) expect((await step('faq', { ...QUESTION, ...fields })).status).toBe(400);
  expect(await own('/en/admin/content/pages/faq?add=question&section=%3Cb%3E')).not.toContain('<b>');
});

test('a language that is missing keeps a page from being published, by name', async () => {
  await step('faq', { ...QUESTION, id: 'own-0000000d', 'text.pl': '' });
  const refused = await step('faq', { intent: 'publish' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('“Чи є оплата частинами?”: no translation Polski');
  await step('faq', { intent: 'discard' });
});

test('a link to a category or a product that is not in the shop is refused where it is written', async () => {
  const link = { ...QUESTION, id: 'own-0000000e', kind: 'link' };
  for (const to of ['/category/nope-nope', '/product/999999']) {
    const refused = await step('faq', { ...link, to });
    expect([to, refused.status]).toEqual([to, 422]);
  }
  expect((await step('faq', { ...link, to: '/product/201' })).status).toBe(303);
  await step('faq', { intent: 'discard' });
});

test('a draft that took the place of the one that was seen is not published', async () => {
  await step('company', { ...QUESTION, ref: 'mission', kind: 'paragraph' });
  const html = await own('/en/admin/content/pages/company');
  const seen = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(html)?.[1] ?? '0';
  const first = { edition: seen('edition'), number: seen('number') };
  expect(first.edition).not.toBe('0');
  await step('company', { intent: 'discard' });
  await step('company', { ...QUESTION, ref: 'mission', kind: 'paragraph', 'text.uk': 'Інший.' });
  expect((await send('company', { ...first, intent: 'publish' })).status).toBe(409);
  await step('company', { intent: 'discard' });
});

test('what was typed without script after the session’s end stands in the form again, before what is stored', async () => {
  const TEXT = 'Довгий текст.';
  const areaOf = (html: string, name: string) =>
    new RegExp(`<textarea[^>]*name="${name}"[^>]*>([^<]*)<`).exec(html)?.[1];
  const forms = [
    ['/en/admin/content/pages/support?add=paragraph&section=contacts', 'text.uk'],
    ['/en/admin/products/categories/generators', 'description.uk'],
    ['/en/admin/content/slide-new', 'text.uk'],
    ['/en/admin/products/new', 'description.uk'],
  ] as const;
  for (const [path, name] of forms) {
    const html = await own(path);
    const typed = [...html.matchAll(/name="typed" value="([^"]+)"/g)].map(([, area = '']) => area);
    const area = typed.find((each) => each.endsWith(` ${name}`)) ?? '';
    expect([path, area]).toEqual([path, expect.stringMatching(/^\S.* \S+$/)]);
    const ledAway = await ask(path, {
      method: 'POST',
      body: new URLSearchParams({ [name]: TEXT, typed: area }),
    });
    expect(ledAway.headers.get('location')).toContain('/en/auth');
    const [kept = ''] = (
      ledAway.headers.getSetCookie().find((each) => each.startsWith('typedTexts=')) ?? ''
    ).split(';');
    const again = await (await ask(path, { headers: { cookie: `${cookie}; ${kept}` } })).text();
    expect([path, areaOf(again, name)]).toEqual([path, TEXT]);
  }
});

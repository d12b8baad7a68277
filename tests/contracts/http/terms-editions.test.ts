import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEGAL_TERMS_VERSION } from '../../../src/content/pages/legal-terms.ts';
import { PAGES } from '../../../src/content/pages/pages.ts';
import { daysAfter } from '../../../src/domain/calendar/days.ts';
import { LOCALES } from '../../../src/domain/locale/locale.ts';
import { dayIn } from '../../../src/domain/locale/market.ts';
import { printEdition } from '../../../src/domain/pages/terms/editions.ts';
import { connectPostgres } from '../../../src/server/database/connect-postgres.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { startShop } from '../../support/shop-process.ts';
import { addStaffAccounts, STAFF } from '../../support/staff-account.ts';
import { serverDatabase } from '../../support/test-database.ts';

const databaseUrl = await serverDatabase();
const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-terms-'));
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
const OFFICE = '/en/admin/content/pages/legal-terms';
const own = async (path: string) => (await ask(path, { headers: { cookie } })).text();
/** Sends a form with what its page says was seen. */
async function step(fields: Record<string, string>) {
  const html = await own(OFFICE);
  const seen = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(html)?.[1] ?? '0';
  return ask(OFFICE, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ revision: seen('revision'), edition: seen('edition'), ...fields }),
  });
}
const words = (title: string) => `# ${title}\n<b>${title}</b> is text.`;
const titlesOf = (id: string) =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      `title.${locale}`,
      PAGES['legal-terms'][locale].sections.find((section) => section.id === id)?.title ?? '',
    ]),
  );
const save = (title: string, more: Record<string, string> = {}) =>
  step({
    intent: 'save',
    section: 'purchase',
    'text.uk': words(title),
    'text.pl': words(title),
    'text.en': words(title),
    ...titlesOf('purchase'),
    ...more,
  });
const today = dayIn('Europe/Kyiv', new Date().toISOString());
const done = (answer: Response) => answer.headers.get('location')?.split('done=')[1];

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

test('an edition of staff is in force on every instance, as page and as PDF, and the one before is read under its name', async () => {
  expect(await textAt('/en/legal-terms')).not.toContain('?edition=');
  expect(done(await save('Ourterms'))).toBe('changed');
  expect(await textAt('/en/legal-terms?preview')).not.toContain('Ourterms');
  const preview = await ask('/en/legal-terms?preview', { headers: { cookie } });
  expect(preview.headers.get('cache-control')).toContain('private');
  const previewed = await preview.text();
  expect(previewed).toContain('Ourterms');
  expect(previewed).toContain('noindex');
  expect((await step({ intent: 'publish', day: today, why: '' })).status).toBe(422);
  expect(done(await step({ intent: 'publish', day: today, why: 'lawyer' }))).toBe('published');
  for (const shop of [here, there]) {
    await expect.poll(() => textAt('/en/legal-terms', shop)).toContain('Ourterms');
    const page = await textAt('/en/legal-terms', shop);
    expect(page).toContain('&lt;b&gt;Ourterms&lt;/b&gt;');
    expect(page).toContain(`/en/legal-terms?edition=${LEGAL_TERMS_VERSION}`);
    expect(page).toContain('rel="canonical"');
    const former = await ask(`/en/legal-terms?edition=${LEGAL_TERMS_VERSION}`, {}, shop);
    const html = await former.text();
    expect(former.status).toBe(200);
    expect(html).not.toContain('Ourterms');
    expect(html).toContain('noindex');
    expect(html).toContain(`/documents/purchase-terms-uk.pdf?edition=${LEGAL_TERMS_VERSION}`);
    expect(html).not.toContain('rel="canonical"');
  }
  const pdf = async (query: string) => {
    const answer = await ask(`/documents/purchase-terms-uk.pdf${query}`);
    return { robots: answer.headers.get('x-robots-tag'), bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const [now, named, former] = [
    await pdf(''),
    await pdf(`?edition=${today}`),
    await pdf(`?edition=${LEGAL_TERMS_VERSION}`),
  ];
  expect((await readPdf(now.bytes)).text).toContain('Ourterms');
  expect(named.bytes.equals(now.bytes)).toBe(true);
  expect((await readPdf(former.bytes)).text).not.toContain('Ourterms');
  expect([now.robots, former.robots]).toEqual([null, 'noindex']);
});

test.each([
  '/en/legal-terms?edition=2020-01-01',
  '/en/legal-terms?edition=',
  '/en/legal-terms?edition=%00',
  `/en/legal-terms?edition=${'9'.repeat(2000)}`,
  '/en/terms?edition=%3Cscript%3E',
  `/documents/purchase-terms-uk.pdf?edition=2020-01-01`,
  `/documents/manual-inverters-uk.pdf?edition=${LEGAL_TERMS_VERSION}`,
])('an edition that nobody knows is a 404: %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('an edition of a later day is announced, read under its name, and withdrawn before it holds', async () => {
  const day = daysAfter(today, 20);
  expect(done(await save('Laterterms'))).toBe('changed');
  expect(done(await step({ intent: 'publish', day, why: 'law' }))).toBe('announced');
  for (const shop of [here, there]) {
    await expect.poll(() => textAt('/en/legal-terms', shop)).toContain(`/en/legal-terms?edition=${day}`);
    expect(await textAt('/en/legal-terms', shop)).not.toContain('Laterterms');
    expect(await textAt(`/en/legal-terms?edition=${day}`, shop)).toContain('Laterterms');
  }
  // A correction of what holds would be taken back on that day.
  expect(done(await save('Correctedterms'))).toBe('changed');
  expect(await own(OFFICE)).toContain(printEdition(day, 'en'));
  const unaware = await step({ intent: 'publish', day: today, why: 'typed reason' });
  const answered = await unaware.text();
  expect(unaware.status).toBe(422);
  expect(answered).toContain(`the announced edition of ${printEdition(day, 'en')}`);
  expect(answered).toContain('typed reason');
  expect(answered).toContain('Confirm that you know');
  const aware = { intent: 'publish', day: today, why: 'typo', knowsReplaced: 'yes' };
  const seen = /name="revision" value="(\d+)"/.exec(answered)?.[1] ?? '0';
  expect(done(await step(aware))).toBe('published');
  // Of two who publish the draft, the second learns what became of it.
  const second = await step({ ...aware, why: 'mine', revision: seen });
  expect(second.status).toBe(409);
  expect(await second.text()).toContain(
    `published this draft as the edition of ${printEdition(today, 'en')}`,
  );
  expect(await own(OFFICE)).toContain('Begin a draft from the announced edition');
  const pdfOf = async (query: string) => {
    const answer = await ask(`/documents/purchase-terms-pl.pdf${query}`);
    return (await readPdf(Buffer.from(await answer.arrayBuffer()))).text;
  };
  expect(await pdfOf(`?edition=${day}`)).toContain('Wersja, która wejdzie w życie');
  expect(await pdfOf(`?edition=${LEGAL_TERMS_VERSION}`)).toContain('obowiązywała do');
  expect(done(await step({ intent: 'withdraw', name: day, why: 'mistake' }))).toBe('withdrawn');
  await expect.poll(() => textAt('/en/legal-terms', there)).not.toContain(`edition=${day}`);
  expect((await ask(`/en/legal-terms?edition=${day}`, {}, there)).status).toBe(404);
});

test('slips are named by language and line, and what was typed stands in the form again', async () => {
  const refused = await save('Fine', { 'text.pl': '# Tytuł\n\nA\nB' });
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(html).toContain('Polski, line 1:');
  expect(html).toContain('Polski, line 3:');
  const turned = await save('Fine', { 'text.en': 'x\u202Ey' });
  expect(turned.status).toBe(422);
  expect(await turned.text()).toContain('English, line 1:');
  const lost = await save('Fine', { 'text.uk': '# Так\n✓ і ′' });
  expect(lost.status).toBe(422);
  expect(await lost.text()).toContain('Українська, line 2: PDF files cannot show ✓, ′');
  const nul = await save('Fine', { 'text.uk': 'a\u0000b' });
  expect(nul.status).toBe(422);
  expect(await nul.text()).toContain('Українська, line 1:');
});

test('a section of staff is added, named in three languages, and printed with the section before it', async () => {
  const section = 'own-0000beef';
  const named = { 'title.uk': 'Утилізація', 'title.pl': 'Utylizacja', 'title.en': 'Disposal' };
  const add = (more: Record<string, string> = {}) =>
    step({ intent: 'add', section, after: 'purchase', ...named, ...more });
  const nameless = await add({ 'title.pl': ' ', 'title.en': 'Waste ✓' });
  const html = await nameless.text();
  expect(nameless.status).toBe(422);
  expect(html).toContain('Polski, section title: write the title of the section');
  expect(html).toContain('English, section title: PDF files cannot show ✓');
  expect(html).toContain('value="Утилізація"');
  expect((await add({ section: 'payment' })).status).toBe(409);
  expect((await add({ after: 'nothing' })).status).toBe(409);
  const added = await add();
  expect(added.headers.get('location')).toBe(`${OFFICE}?section=${section}&done=added`);
  expect(done(await add())).toBe('unchanged');
  expect(done(await save('Ownwords', { section, ...named }))).toBe('changed');
  expect(done(await step({ intent: 'publish', day: today, why: 'law' }))).toBe('published');
  await expect.poll(() => textAt('/pl/legal-terms', there)).toContain('Utylizacja');
  const pdf = async (name: string) => {
    const answer = await ask(`/documents/${name}-pl.pdf`, {}, there);
    return (await readPdf(Buffer.from(await answer.arrayBuffer()))).text;
  };
  expect(await pdf('purchase-terms')).toContain('Utylizacja');
  expect(await pdf('purchase-terms')).toContain('Ownwords');
  expect(await pdf('payment-terms')).not.toContain('Ownwords');
  expect((await step({ intent: 'remove', section: 'purchase' })).status).toBe(409);
  expect(done(await step({ intent: 'remove', section }))).toBe('removed');
  expect(done(await step({ intent: 'discard' }))).toBe('discarded');
});

test('of two tabs the second is refused with both versions', async () => {
  const seen = { revision: '0', edition: '0' };
  const refused = await save('Second', seen);
  const html = await refused.text();
  expect(refused.status).toBe(409);
  expect(html).toContain('# Second');
  expect(html).toContain('Correctedterms');
});

test('what no form of the shop sends is refused', async () => {
  expect((await step({ intent: 'begin', from: '<b>' })).status).toBe(409);
  expect((await step({ intent: 'withdraw', name: today, why: 'x' })).status).toBe(409);
  expect((await step({ intent: 'nothing' })).status).toBe(400);
  expect((await step({ intent: 'publish', revision: '-1' })).status).toBe(400);
  expect((await save('x'.repeat(100_000))).status).toBeGreaterThanOrEqual(413);
});

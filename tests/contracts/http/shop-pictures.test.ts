import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPostgres } from '../../../src/server/database/connect-postgres.ts';
import { startShop } from '../../support/shop-process.ts';
import { addStaffAccounts, STAFF } from '../../support/staff-account.ts';
import { serverDatabase } from '../../support/test-database.ts';

const databaseUrl = await serverDatabase();
const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-shop-pictures-'));
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
const send = (path: string, fields: Record<string, string>) =>
  ask(path, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) });

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

const PICTURES = '/en/admin/content/pictures';
const photo = (background: string) =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer();
/** Sends a file as the form does. */
function upload(bytes: Buffer, name = 'roof.jpg', headers: Record<string, string> = { cookie }) {
  const body = new FormData();
  body.set('intent', 'upload');
  body.set('picture', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  return ask(PICTURES, { method: 'POST', headers, body });
}
const nameIn = (answer: Response) =>
  /\/pictures\/([\da-f]{16}-banner)\?done=/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
/** Uploads a picture and waits until it can be chosen. */
async function ready(background: string): Promise<string> {
  const name = nameIn(await upload(await photo(background)));
  await expect
    .poll(async () => (await ask(`/pictures/scenes/${name}-1600.avif`)).status, { timeout: 60_000 })
    .toBe(200);
  await expect.poll(() => own(`${PICTURES}/${name}`), { timeout: 60_000 }).toContain(`${name}-800.webp`);
  return name;
}
const SLIDE = {
  'title.uk': 'Зимовий розпродаж',
  'title.pl': 'Zimowa wyprzedaż',
  'title.en': 'Winter sale',
  'text.uk': 'До кінця грудня',
  'text.pl': 'Do końca grudnia',
  'text.en': 'Until the end of December',
  link: '/ua/solar-panels',
  media: 'image',
  active: 'on',
};

test('a picture that staff upload is shown by a slide on every instance, with all its sizes and its words, and is removed after it', async () => {
  const name = await ready('#26a');
  expect(await own(PICTURES)).toContain('Not used anywhere');
  expect(
    (await send(`${PICTURES}/${name}`, { intent: 'picture-alt', uk: 'Дах', pl: 'Dach', en: 'Roof' })).status,
  ).toBe(303);
  const key = '00000000-0000-4000-8000-000000000001';
  const slide = { intent: 'save', key, ...SLIDE, picture: name };
  const preview = await send('/en/admin/content/slide-new', { ...slide, intent: 'preview', previewIn: 'pl' });
  expect(await preview.text()).toContain('alt="Dach"');
  const added = await send('/en/admin/content/slide-new', slide);
  const entry = /content\/(slide-\d+)\?done=created/.exec(added.headers.get('location') ?? '')?.[1] ?? '';
  for (const shop of [here, there]) {
    await expect.poll(() => textAt('/pl', shop)).toContain('alt="Dach"');
    const html = await textAt('/pl', shop);
    expect(html).toContain(`/pictures/scenes/${name}-480.avif 480w`);
    expect(html).toMatch(
      new RegExp(`<img src="/pictures/scenes/${name}-800.webp"[^>]*width="1600" height="900"`),
    );
  }
  expect(await textAt('/api/carousel-slides?locale=en')).toContain(`/pictures/scenes/${name}-1600.webp`);

  await send(`${PICTURES}/${name}`, { intent: 'picture-alt', uk: 'Дах', pl: 'Dach z panelami', en: 'Roof' });
  expect(await textAt('/pl')).toContain('alt="Dach z panelami"');
  await expect.poll(() => textAt('/pl', there)).toContain('alt="Dach z panelami"');

  const used = await send(`${PICTURES}/${name}`, { intent: 'picture-remove' });
  expect(used.status).toBe(409);
  const refused = await used.text();
  expect(refused).toContain('Not removed: the picture is in use');
  expect(refused).toContain(`/en/admin/content/${entry}`);

  const html = await own(`/en/admin/content/${entry}`);
  const base = (/name="base" value="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"');
  expect((await send(`/en/admin/content/${entry}`, { intent: 'delete', base })).status).toBe(303);
  for (const _ of ['once', 'twice'])
    expect((await send(`${PICTURES}/${name}`, { intent: 'picture-remove' })).headers.get('location')).toBe(
      `${PICTURES}?done=removed`,
    );
  expect((await ask(`${PICTURES}/${name}`, { headers: { cookie } })).status).toBe(404);
});

test('it stands at the head of a page, and in one of its blocks, with its words', async () => {
  const name = await ready('#a62');
  await send(`${PICTURES}/${name}`, { intent: 'picture-alt', uk: 'Склад', pl: 'Magazyn', en: 'Warehouse' });
  const address = '/en/admin/content/pages/company';
  const step = async (fields: Record<string, string>) => {
    const html = await own(address);
    const seen = (field: string) => new RegExp(`name="${field}" value="(\\d+)"`).exec(html)?.[1] ?? '0';
    return send(address, { edition: seen('edition'), number: seen('number'), ...fields });
  };
  expect((await step({ intent: 'choose-picture', picture: name })).status).toBe(303);
  const section = /name="ref" value="([a-z-]+)"/.exec(await own(address))?.[1] ?? '';
  const block = { intent: 'save-block', ref: section, id: 'own-0000000a', kind: 'picture', picture: name };
  expect((await step(block)).status).toBe(303);
  expect(await own('/en/company?preview')).toContain('alt="Warehouse"');
  expect(await textAt('/en/company')).not.toContain(name);
  expect(await own(`${PICTURES}/${name}`)).toContain('Draft');
  expect((await step({ intent: 'publish', why: '' })).headers.get('location')).toContain('done=published');
  const shown = await textAt('/pl/company');
  expect(shown.match(/alt="Magazyn"/g)).toHaveLength(2);
  await expect.poll(() => textAt('/pl/company', there)).toContain('alt="Magazyn"');
  await send(`${PICTURES}/${name}`, { intent: 'picture-alt', uk: 'Склад', pl: 'Skład', en: 'Warehouse' });
  expect(await textAt('/pl/company')).toContain('alt="Skład"');
  await expect.poll(() => textAt('/pl/company', there)).toContain('alt="Skład"');
  expect((await send(`${PICTURES}/${name}`, { intent: 'picture-remove' })).status).toBe(409);
  const lost = await step({ intent: 'choose-picture', picture: '0123456789abcdef-banner' });
  expect(lost.status).toBe(422);
  expect(await lost.text()).toContain('The shop has no such picture');
});

test('a form that is sent twice leaves one picture', async () => {
  const bytes = await photo('#727');
  const [one, other] = await Promise.all([upload(bytes), upload(bytes)]);
  expect(nameIn(one)).not.toBe('');
  expect(nameIn(other)).toBe(nameIn(one));
});

test.each([
  ['an SVG', 422, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['HTML', 422, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', 422, () => Buffer.alloc(0)],
  ['17 MB', 413, () => Buffer.alloc(17 * 1024 * 1024)],
] as const)('a file that is none of a picture is refused in words: %s', async (_, status, make) => {
  const answer = await upload(make());
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain('Upload a picture');
});

test('nobody but staff uploads, and what is large is not even received', async () => {
  for (const headers of [{}, { cookie: 'session=none' }] as Record<string, string>[]) {
    const small = await upload(await photo('#333'), 'roof.jpg', headers);
    expect([302, 303, 403, 404]).toContain(small.status);
    const large = await upload(Buffer.alloc(2 * 1024 * 1024), 'roof.jpg', headers);
    expect(large.status).toBeGreaterThanOrEqual(300);
  }
  expect(await own(PICTURES)).not.toContain('value="nobody"');
  expect((await ask('/pictures/scenes/0123456789abcdef-banner-800.webp')).status).toBe(404);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysAfter } from '../../../src/domain/calendar/days.ts';
import { dayIn } from '../../../src/domain/locale/market.ts';
import { connectPostgres } from '../../../src/server/database/connect-postgres.ts';
import { startShop } from '../../support/shop-process.ts';
import { addStaffAccounts, STAFF } from '../../support/staff-account.ts';
import { serverDatabase } from '../../support/test-database.ts';

const databaseUrl = await serverDatabase();
const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-content-'));
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
const send = (path: string, fields: Record<string, string>) =>
  ask(path, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) });
const page = async (path: string) => (await ask(path, { headers: { cookie } })).text();

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

const TODAY = dayIn('Europe/Kyiv', new Date().toISOString());
const SLIDE = {
  'title.uk': 'Зимовий розпродаж',
  'title.pl': '',
  'title.en': 'Winter sale',
  'text.uk': 'До кінця грудня',
  'text.pl': '',
  'text.en': 'Until the end of December',
  link: '/ua/solar-panels',
  media: 'image',
  picture: 'scene-meadow',
  active: 'on',
};
let forms = 0;
const add = async (fields: Record<string, string> = {}) => {
  forms++;
  const key = `00000000-0000-4000-8000-${String(forms).padStart(12, '0')}`;
  return send('/en/admin/content/slide-new', { intent: 'save', key, ...SLIDE, ...fields });
};
const nameOf = (answer: Response) =>
  /\/content\/(slide-\d+)\?done=created/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
const baseOf = (html: string) =>
  (/name="base" value="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe('a slide that staff add', () => {
  test('stands on kept pages of this instance at once and of the other as soon as it hears of it, and goes again', async () => {
    for (const shop of [here, there]) expect(await textAt('/ua', shop)).not.toContain('Зимовий розпродаж');
    const added = await add();
    expect(added.status).toBe(303);
    const name = nameOf(added);
    expect(await textAt('/ua')).toContain('Зимовий розпродаж');
    await expect.poll(() => textAt('/ua', there)).toContain('Зимовий розпродаж');
    expect(await textAt('/en')).toContain('Winter sale');
    expect(await textAt('/pl')).not.toContain('Зимовий розпродаж');
    expect(await page('/en/admin/content')).toContain('Not shown without a translation');
    expect(await textAt('/api/carousel-slides?locale=en')).toContain('Winter sale');

    const base = baseOf(await page(`/en/admin/content/${name}`));
    const changed = await send(`/en/admin/content/${name}`, { ...SLIDE, base, 'title.en': 'Spring sale' });
    expect(changed.headers.get('location')).toBe(`/en/admin/content/${name}?done=saved`);
    expect(await textAt('/en')).toContain('Spring sale');
    await expect.poll(() => textAt('/en', there)).toContain('Spring sale');

    const late = await send(`/en/admin/content/${name}`, { ...SLIDE, base, 'title.en': 'Summer sale' });
    expect(late.status).toBe(409);
    const conflict = await late.text();
    expect(conflict).toContain('Spring sale');
    expect(conflict).toContain('value="Summer sale"');

    const now = baseOf(conflict);
    expect((await send(`/en/admin/content/${name}`, { intent: 'delete', base: now })).status).toBe(303);
    for (const path of ['/en', '/api/carousel-slides?locale=en'])
      expect(await textAt(path)).not.toContain('Spring sale');
    await expect.poll(() => textAt('/en', there)).not.toContain('Spring sale');
    expect(await page(`/en/admin/content/${name}`)).toContain('This entry is deleted');

    const gone = await send(`/en/admin/content/${name}`, { ...SLIDE, base: now, 'title.en': 'Autumn sale' });
    expect(gone.status).toBe(409);
    const kept = await gone.text();
    expect(kept).toContain('This entry is deleted');
    expect(kept).toContain('value="Autumn sale"');
  });

  test('is not shown before its first day and after its last', async () => {
    const titles = { before: 'Not yet shown', after: 'No longer shown', on: 'Shown today' };
    await add({ 'title.en': titles.before, firstDay: daysAfter(TODAY, 2) });
    await add({ 'title.en': titles.after, lastDay: daysAfter(TODAY, -2) });
    await add({ 'title.en': titles.on, firstDay: daysAfter(TODAY, -1), lastDay: daysAfter(TODAY, 1) });
    for (const path of ['/en', '/api/carousel-slides?locale=en']) {
      const shown = await textAt(path);
      expect(shown).toContain(titles.on);
      expect(shown).not.toContain(titles.before);
      expect(shown).not.toContain(titles.after);
    }
    const list = await page('/en/admin/content');
    for (const words of ['not started yet', 'over', ...Object.values(titles)]) expect(list).toContain(words);
  });

  test.each([
    'javascript:alert(1)',
    '//example.com',
    'http://example.com',
    '/en/admin/orders',
    '/no-such-page',
  ])('does not lead to %s, and what was typed is kept', async (link) => {
    const refused = await add({ link, 'title.en': 'Kept words' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('value="Kept words"');
    expect(html).toContain(`value="${link}"`);
    expect(html).toMatch(/page of the shop|no such page/);
    expect(await textAt('/en')).not.toContain('Kept words');
  });

  test('is looked at before it is in force, without a script', async () => {
    const preview = await send('/en/admin/content/slide-new', {
      ...SLIDE,
      intent: 'preview',
      previewIn: 'en',
      'title.en': 'Only looked at',
    });
    const html = await preview.text();
    expect(html).toMatch(/<div inert=""[^]*Only looked at/);
    expect(await textAt('/en')).not.toContain('Only looked at');
    // What could not be saved is not looked at either.
    for (const lost of [{ picture: '/films/none.webp' }, { link: '/product/999999' }]) {
      const asked = { ...SLIDE, intent: 'preview', previewIn: 'en', 'title.en': 'Typed words', ...lost };
      const none = await send('/en/admin/content/slide-new', asked);
      expect(none.status).toBe(422);
      const refused = await none.text();
      expect(refused).toContain('No preview: check the marked fields.');
      expect(refused).toContain('value="Typed words"');
      expect(refused).not.toContain('inert=""');
    }
    const pictures = await send('/en/admin/content/slide-new', {
      ...SLIDE,
      intent: 'pictures',
      product: '101',
    });
    expect(await pictures.text()).toMatch(/type="radio"[^>]*name="picture"[^>]*value="[\w-]+-front"/);
  });

  test('changes its place from the order that was shown', async () => {
    const seen = /name="seen" value="([\d,]+)"/.exec(await page('/en/admin/content'))?.[1] ?? '';
    const [first = '', second = ''] = seen.split(',');
    const move = { kind: 'slide', id: second, to: '0', seen };
    expect((await send('/en/admin/content', move)).status).toBe(303);
    const order = await page('/en/admin/content');
    expect(order.indexOf(`id="slide-${second}"`)).toBeLessThan(order.indexOf(`id="slide-${first}"`));
    expect((await send('/en/admin/content', { ...move, to: '2' })).status).toBe(409);
  });
});

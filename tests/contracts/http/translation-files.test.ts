import { afterAll, expect, test } from 'vitest';
import { startShopOfStaff } from '../../support/shop-of-staff.ts';

const PAGE = '/en/admin/translations';
const { ask, stop } = await startShopOfStaff();
afterAll(stop);

const send = async (intent: string, file: string | null, path = PAGE) => {
  const form = new FormData();
  form.append('intent', intent);
  if (file !== null) form.append('file', new Blob([file]), 'promin-en.xlf');
  const answer = await ask(path, { method: 'POST', body: form });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
};
/** The text of the way past the frame, on every page. */
const fileOf = async (target: string, q = 'shell.skip') => {
  const file = await (await ask(`${PAGE}/xliff?to=en&q=${q}`)).text();
  return file.replace('<target>Skip to content<', `<target>${target}<`);
};

test('texts are taken away for translators as the list is narrowed, of all its pages', async () => {
  const answer = await ask(`${PAGE}/xliff?to=pl&group=cart&page=2`);
  expect([200, ...['type', 'disposition'].map((name) => answer.headers.get(`content-${name}`))]).toEqual([
    answer.status,
    'application/xliff+xml',
    'attachment; filename="promin-pl.xlf"',
  ]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const keys = [...(await answer.text()).matchAll(/resname="([^"]+)"/g)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(25);
  expect(keys.every((key) => key.startsWith('cart.'))).toBe(true);
  for (const to of ['', '?to=uk', '?to=de', '?to=PL'])
    expect((await ask(`${PAGE}/xliff${to}`)).status).toBe(404);
});

test('a file is looked through, imported, and said by the very next page', async () => {
  await (await ask('/en/faq', { headers: {} })).text();
  const file = await fileOf('Straight &amp; fast');
  const checked = await send('check', file);
  expect(checked.status).toBe(200);
  expect(checked.html).toMatch(
    /Nothing is changed yet[^]*The file changes 1 text[^]*Skip to content[^]*Straight &amp; fast/,
  );
  expect(await (await ask('/en/faq', { headers: {} })).text()).toContain('Skip to content');
  const done = `${PAGE}?show=changed&done=`;
  expect(await send('import', file)).toMatchObject({
    status: 303,
    location: `${done}imported#translation-file`,
  });
  expect(await (await ask('/en/faq', { headers: {} })).text()).toContain('Straight &amp; fast');
  expect(await (await ask(`${done}imported`)).text()).toContain('The translations were imported');
  // The same file once more.
  expect(await send('import', file)).toMatchObject({
    status: 303,
    location: `${done}unchanged#translation-file`,
  });
  expect((await send('check', file)).html).toContain('This file changes nothing');
});

test('nothing of a file with a problem is imported, and each is named', async () => {
  const file = (await fileOf('', 'cart.')).replace(
    '</body>',
    '<trans-unit id="0:cart.gone&lt;"><source>a</source><target>b</target></trans-unit>' +
      '<trans-unit id="0:nav.home"><source>Інше</source><target>Begin</target></trans-unit></body>',
  );
  for (const [intent, status] of [
    ['check', 200],
    ['import', 422],
  ] as const) {
    const { html, ...answer } = await send(intent, file, `${PAGE}?q=cart.`);
    expect(answer.status).toBe(status);
    expect(html).toMatch(
      /1 problem[^]*no longer in the shop[^]*key=nav\.home[^]*The Ukrainian text is another/,
    );
    expect(html).toMatch(/<details[^>]* open=""/);
  }
  expect((await (await ask(`${PAGE}?show=changed`)).text()).includes('key=nav.home')).toBe(false);
});

test('what is no such file is refused beside the field', async () => {
  const doctype = '<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
  for (const [file, text] of [
    [null, 'Choose an XLIFF file'],
    ['', 'Choose an XLIFF file'],
    ['words', 'This is not an XLIFF 1.2 file'],
    [doctype + (await fileOf('&a;')), 'This is not an XLIFF 1.2 file'],
    [(await fileOf('a')).replace('"en"', '"de"'), 'This is a translation into another language'],
    ['<'.repeat(5 * 1024 * 1024 + 1), 'The file is too large'],
  ] as const) {
    const { status, html } = await send('import', file);
    expect([text, status, html.includes(text)]).toEqual([text, 422, true]);
    expect(html.match(/aria-invalid="true"/g)?.length).toBe(1);
  }
  expect((await send('apply', await fileOf('a'))).status).toBe(404);
});

test('a translation that did not follow its Ukrainian text is listed, and is right once staff say so', async () => {
  const text = `${PAGE}?key=footer.team`;
  const save = (fields: Readonly<Record<string, string>>) =>
    ask(text, { method: 'POST', body: new URLSearchParams(fields) });
  expect((await save({ uk: 'Наша команда, 2', 'uk.version': '0' })).status).toBe(303);
  const list = await (await ask(`${PAGE}?show=outdated`)).text();
  expect(list).toContain('Outdated translations: 1');
  expect(list).toContain('key=footer.team');
  // Sections have names.
  expect(list).toMatch(/>Search error \(1\)<[^]*>Buying guide: [^]*>Page: /);
  const page = await (await ask(text)).text();
  expect(page.match(/Translation outdated/g)).toHaveLength(2);
  const [, seen = ''] = /value="(pl [^"]+)"/.exec(page) ?? [];
  expect(seen).not.toBe('');
  expect((await save({ confirm: 'pl 2020-01-01T00:00:00.000Z' })).status).toBe(409);
  const confirmed = await save({ confirm: seen, en: 'Half typed' });
  const html = await confirmed.text();
  expect(confirmed.status).toBe(200);
  expect(html).toContain('Marked: the translation is still right.');
  expect(html).toContain('Half typed');
  expect(html.match(/Translation outdated/g)).toHaveLength(1);
});

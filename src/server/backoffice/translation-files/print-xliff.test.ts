import { describe, expect, test } from 'vitest';
import { openTranslationReader } from '../../spreadsheets/read-table.ts';
import { readXliff } from '../../spreadsheets/read-xliff.ts';
import { printXliff } from './print-xliff.ts';

const read = (text: string | Uint8Array) =>
  readXliff(typeof text === 'string' ? new TextEncoder().encode(text) : text);
const unitOf = (inside: string, id = '2:cart.title') => `<trans-unit id="${id}">${inside}</trans-unit>`;
const fileOf = (body: string, { tag = 'pl', version = '1.2' } = {}) =>
  `<xliff version="${version}"><file source-language="uk" target-language="${tag}"><body>${body}</body></file></xliff>`;
const said = async (body: string) => {
  const found = await read(fileOf(body));
  return found.ok ? found.units.map(({ source, target }) => [source, target]) : found.reason;
};
const whole = fileOf(unitOf('<source>Кошик</source><target>Koszyk</target>'));

test('a file is read as it was written, whatever signs its texts have', async () => {
  const units = [
    {
      key: 'cart.title',
      version: 0,
      source: 'Кошик & «інше» <b>',
      target: 'Koszyk\u00A0\'"{n, plural, other {#}}',
    },
    { key: '/faq.payment.1a2b3c4d', version: 12, source: ' ]]> ', target: '😀 &amp;' },
  ];
  expect(await read(printXliff('pl', units))).toEqual({ ok: true, locale: 'pl', units });
  expect(await read(printXliff('en', []))).toEqual({ ok: true, locale: 'en', units: [] });
});

test.each(['pl', 'pl-PL', 'PL_pl'])('a program may name the language %s', async (tag) => {
  expect(await read(fileOf('', { tag }))).toEqual({ ok: true, locale: 'pl', units: [] });
});

describe('of what programs of translators put into a file', () => {
  test('marks are passed over and their words read', async () => {
    const body = unitOf(
      '<source><g id="1">Ваш <mrk mtype="seg" mid="0">кошик</mrk></g></source><seg-source>Ні</seg-source>' +
        '<target xml:lang="pl"><mrk mtype="seg" mid="0"><![CDATA[Koszyk & ]]></mrk><ph id="2">{name}</ph></target><note>Ні</note>',
    );
    expect(await said(body)).toEqual([['Ваш кошик', 'Koszyk & {name}']]);
  });

  test('other versions of a translation, units of others, and what has no translation are passed over', async () => {
    const other = '<alt-trans><source>Ні</source><target>Nie</target></alt-trans>';
    const body = unitOf(`<source>Так</source>${other}<target>Tak</target>${other}`);
    expect(await said(body)).toEqual([['Так', 'Tak']]);
    expect(await said(unitOf(`<source>Так</source>${other}`))).toEqual([]);
    for (const id of ['cart.title', '-1:cart.title', `1:${'a'.repeat(201)}`, '1:'])
      expect(await said(unitOf('<source>Так</source><target>Tak</target>', id))).toEqual([]);
  });

  test('a prefix of its names, a mark of its encoding and groups do not matter', async () => {
    const prefixed = whole.replaceAll('</', '<§').replaceAll('<', '<x:').replaceAll('<x:§', '</x:');
    expect(await read(`\uFEFF<?xml version="1.0"?>${prefixed}`)).toEqual(await read(whole));
    expect(await said(`<group>${unitOf('<source>Так</source><target/>')}</group>`)).toEqual([['Так', '']]);
  });
});

test.each([
  ['nothing', ''],
  ['words', 'Koszyk'],
  ['another XML', '<resources><string name="a">b</string></resources>'],
  ['an entity that is declared', `<!DOCTYPE xliff [<!ENTITY a "b">]>${whole.replace('Koszyk', '&a;')}`],
  ['a DOCTYPE from elsewhere', `<!DOCTYPE xliff SYSTEM "file:///etc/passwd">${whole}`],
  ['a file that breaks off', whole.slice(0, -10)],
  ['a unit that breaks off', whole.replace('</trans-unit>', '')],
  ['other bytes than UTF-8', new Uint8Array([0x3c, 0x61, 0x3e, 0xff, 0xfe])],
  ['XLIFF 2.0', '<xliff version="2.0" srcLang="uk" trgLang="pl"><file id="f"><unit id="1"/></file></xliff>'],
  ['no version', whole.replace(' version="1.2"', '')],
])('it is no XLIFF 1.2: %s', async (_name, text) => {
  expect(await read(text)).toEqual({ ok: false, reason: 'no-xliff' });
});

test('a file is of one language, which the shop is translated into', async () => {
  for (const tag of ['uk', 'de', 'plx', ''])
    expect(await read(fileOf('', { tag }))).toEqual({ ok: false, reason: 'other-language' });
  const [one, other] = ['pl', 'en'].map((tag) => `<file target-language="${tag}"/>`);
  const both = (files: string) => read(`<xliff version="1.2">${files}</xliff>`);
  expect(await both(`${one}${other}`)).toEqual({ ok: false, reason: 'other-language' });
  expect(await both(`${one}${one}`)).toEqual({ ok: true, locale: 'pl', units: [] });
});

test('more units than the shop has texts are refused', async () => {
  const unit = unitOf('<source/><target/>', '0:a');
  expect(await said(unit.repeat(20_000))).toHaveLength(20_000);
  expect(await said(unit.repeat(20_001))).toBe('too-many');
});

test('a thread reads what is read without it, and says why it does not', async () => {
  const readInThread = openTranslationReader();
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(await readInThread(bytes(whole))).toEqual(await read(whole));
  expect(await readInThread(bytes(whole.replaceAll('pl', 'de')))).toEqual({
    ok: false,
    reason: 'other-language',
  });
  expect(await readInThread(bytes('<a>'.repeat(1000)))).toEqual({ ok: false, reason: 'no-xliff' });
});

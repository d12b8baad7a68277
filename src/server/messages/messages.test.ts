import { afterEach, describe, expect, test } from 'vitest';
import uk from '../../content/messages/uk.json';
import { bundleOf, MESSAGE_BUNDLES } from '../../content/message-bundle.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { withTags } from '../changes/tags.ts';
import { lookUpIn, putInForce, messagesOf, messagesOfPage } from './messages.ts';

describe.each(LOCALES)('the texts in %s', (locale) => {
  test('have every key of the Ukrainian ones', () => {
    expect(Object.keys(messagesOf(locale).messages)).toEqual(Object.keys(uk));
  });

  test('are the same object each time: compiled once', () => {
    expect(messagesOf(locale)).toBe(messagesOf(locale));
  });

  test('reach the browser as modules that hold a bundle each and nothing else', async () => {
    const { script, messages } = messagesOf(locale);
    for (const bundle of MESSAGE_BUNDLES) {
      const source = String(await script(bundle)('identity'));
      const module: unknown = await import(`data:text/javascript,${encodeURIComponent(source)}`);
      const kept = Object.entries(messages).filter(([key]) => bundleOf(key) === bundle);
      expect(module).toMatchObject({ default: Object.fromEntries(kept) });
    }
  });
});

describe('a text that staff put in a place', () => {
  const sayCart = (text: string | null) =>
    putInForce('pl', { messages: text === null ? {} : { 'cart.title': text }, prose: new Map() });
  afterEach(() => void sayCart(null));

  test('is said from then on, in its language alone, and taken back leaves no trace', () => {
    const [before, uk] = [messagesOf('pl'), messagesOf('uk')];
    expect(sayCart('Mój kosz')).toBe(true);
    expect(messagesOf('pl').translate('cart.title')).toBe('Mój kosz');
    expect(messagesOf('pl').hash).not.toBe(before.hash);
    expect(sayCart('Mój kosz')).toBe(false);
    expect(messagesOf('uk')).toBe(uk);
    expect(sayCart(null)).toBe(true);
    expect([messagesOf('pl').hash, messagesOf('pl').translate('cart.title')]).toEqual([
      before.hash,
      before.translate('cart.title'),
    ]);
  });

  test('is not said to a page that was made before', async () => {
    const before = messagesOf('pl');
    sayCart('Mój kosz');
    const said = (hash: string) => messagesOfPage('pl', hash).translate('cart.title');
    expect([said(before.hash), said(messagesOf('pl').hash), said('unknown')]).toEqual([
      before.translate('cart.title'),
      'Mój kosz',
      'Mój kosz',
    ]);
    expect(String(await messagesOfPage('pl', before.hash).script('cart')('identity'))).not.toContain(
      'Mój kosz',
    );
  });

  test('changes the address of the scripts, though only the server says it', () => {
    const { hash } = messagesOf('pl');
    putInForce('pl', { messages: { 'footer.about': 'O nas' }, prose: new Map() });
    expect(messagesOf('pl').hash).not.toBe(hash);
  });

  test('is noted by whatever is made of it', async () => {
    const { tags } = await withTags(async () => messagesOf('pl').translate('cart.title'));
    expect(tags).toEqual(new Set(['texts:pl']));
  });
});

test('each language has an address of its own', () => {
  const hashes = LOCALES.map((locale) => messagesOf(locale).hash);
  expect(new Set(hashes).size).toBe(LOCALES.length);
  expect(hashes.every((hash) => /^[\w-]{10}$/.test(hash))).toBe(true);
});

describe('plural forms', () => {
  test.each([
    ['uk', [1, 2, 5, 11, 21, 25], ['1 рік', '2 роки', '5 років', '11 років', '21 рік', '25 років']],
    ['pl', [1, 2, 5, 12, 22, 25], ['1 rok', '2 lata', '5 lat', '12 lat', '22 lata', '25 lat']],
    ['en', [1, 2, 5], ['1 year', '2 years', '5 years']],
  ] as const)('are those of %s', (locale, counts, printed) => {
    const { translate } = messagesOf(locale);
    expect(counts.map((years) => translate('page.warranty.years', { years }))).toEqual(printed);
  });
});

test('the shop has one name in every text, as in its header', () => {
  for (const text of Object.values(uk)) expect(text).not.toContain('Промінь');
});

describe('a text whose key comes from data', () => {
  test('is found in the language', () => {
    expect(LOCALES.map((locale) => lookUpIn(locale)('country.PL'))).toEqual(['Польща', 'Polska', 'Poland']);
  });

  test('is null when there is none, whatever the data says', () => {
    expect(['spec.unknown', '', 'constructor', '__proto__'].map((key) => lookUpIn('uk')(key))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

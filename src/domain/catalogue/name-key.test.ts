import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedProducts } from '../../content/seed/products.ts';
import { LOCALES } from '../locale/locale.ts';
import { nameKey } from './name-key.ts';

/** As databases compare bytes. */
const byBytes = (a: string, b: string) => Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)));

const name = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Array.from('абвгґдеєжзиіїйкщьюя АБҐЄЇЙЩ aąbcćlłnńoózźżAĄŁŻ -–,.()«»/×+%')),
      fc.nat(20_000).map(String),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test.each(LOCALES)('keys stand as names do in the alphabet of %s, numbers by their size', (locale) => {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(byBytes(nameKey(a, locale), nameKey(b, locale))).toBe(Math.sign(compare(a, b)));
    }),
    { numRuns: 2000 },
  );
  const names = seedProducts.map(({ text }) => text[locale].name);
  expect(names.toSorted((a, b) => byBytes(nameKey(a, locale), nameKey(b, locale)))).toEqual(
    names.toSorted(compare),
  );
});

test('Ukrainian names stand in the Ukrainian alphabet', () => {
  const names = ['Яблуко', 'інвертор', 'абрикос', 'Ґрати', 'Генератор', 'Єдність', 'Їжак'];
  expect(names.toSorted((a, b) => byBytes(nameKey(a, 'uk'), nameKey(b, 'uk')))).toEqual([
    'абрикос',
    'Генератор',
    'Ґрати',
    'Єдність',
    'інвертор',
    'Їжак',
    'Яблуко',
  ]);
});

test('a key is short whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 4000 }), (text) => {
      expect(Buffer.byteLength(nameKey(text, 'uk'))).toBeLessThan(2000);
    }),
  );
});

import fc from 'fast-check';
import compile from 'icu-minify/compile';
import { expect, it } from 'vitest';
import { LOCALES } from '../domain/locale/locale.ts';
import { translator } from './translator.ts';

it('writes every number as its language does', () => {
  const messages = { 'cart.title': compile('{count, plural, other {#}}') };
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALES),
      fc.oneof(
        fc.nat(12_000),
        fc.integer().map((n) => n / 100),
      ),
      (locale, count) => {
        expect(translator(locale, messages)('cart.title', { count })).toBe(
          new Intl.NumberFormat(locale).format(count),
        );
      },
    ),
  );
});

import { and, ilike } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { seedProducts } from '../../content/seed/products.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { likePattern } from '../database/sql.ts';
import { hasWordsOf } from './text-condition.ts';
import { productTexts } from './tables.ts';

const { database } = await openTestDatabase();

/** Any part of any description: begun in the middle of words, through units, signs and ends of sentences. */
const part = fc
  .tuple(
    fc.constantFrom(...seedProducts),
    fc.constantFrom(...LOCALES),
    fc.nat(2000),
    fc.integer({ min: 4, max: 40 }),
  )
  .map(([product, locale, start, length]) => {
    const text = product.text[locale].description;
    return text.slice(start % text.length).slice(0, length);
  });

test('words that are looked up lose no text that has a part', async () => {
  await fc.assert(
    fc.asyncProperty(part, async (text) => {
      const contains = ilike(productTexts.description, likePattern(text));
      const ids = database.select({ id: productTexts.productId }).from(productTexts);
      const compared = await ids.where(contains);
      const narrowed = await database
        .select({ id: productTexts.productId })
        .from(productTexts)
        .where(and(contains, hasWordsOf(text, productTexts.searchText)));
      expect(narrowed.length).toBe(compared.length);
      expect(compared.length).toBeGreaterThan(0);
    }),
    { numRuns: 100 },
  );
});

test('what units and short texts could be written as is left to the comparison', () => {
  for (const text of ['Вт', 'кВт·год', '5 кВтгод', 'kWh', '12', ', —']) {
    expect(hasWordsOf(text, productTexts.searchText)).toBeUndefined();
  }
});

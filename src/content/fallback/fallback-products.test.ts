import { ownPictures } from '../seed/own-pictures.ts';
import { expect, test } from 'vitest';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import en from '../messages/en.json' with { type: 'json' };
import pl from '../messages/pl.json' with { type: 'json' };
import uk from '../messages/uk.json' with { type: 'json' };
import { seedProducts } from '../seed/products.ts';
import { FALLBACK_PRODUCTS } from './fallback-products.ts';

const TEXTS: Record<string, Record<string, string>> = { uk, pl, en };

test('there are 15 of two brands in the five solar categories', () => {
  expect(FALLBACK_PRODUCTS).toHaveLength(15);
  expect(new Set(FALLBACK_PRODUCTS.map(({ id }) => id)).size).toBe(15);
  expect(new Set(FALLBACK_PRODUCTS.map(({ brand }) => brand)).size).toBe(2);
  const counts = Map.groupBy(FALLBACK_PRODUCTS, ({ categoryId }) => categoryId);
  expect([...counts].map(([id, list]) => [id, list.length])).toEqual([1, 2, 3, 4, 5].map((id) => [id, 3]));
});

test.each(FALLBACK_PRODUCTS)('$id says what the starting catalogue says', (entry) => {
  const seed = seedProducts.find(({ id }) => id === entry.id);
  const category = CATEGORIES.find(({ id }) => id === entry.categoryId);
  expect({
    id: entry.id,
    article: entry.articleNumber,
    brand: entry.brand,
    category: category?.slug,
    picture: entry.image,
    price: entry.price,
    name: entry.defaultName,
  }).toEqual({
    id: seed?.id,
    article: seed?.article,
    brand: seed?.brand,
    category: seed?.category,
    picture: ownPictures(entry.articleNumber)[0],
    price: seed?.price?.UAH.toFixed(2),
    name: seed?.text.uk.name,
  });
  expect(entry.documentId).toBe(String(entry.id));
  for (const locale of LOCALES) {
    expect(TEXTS[locale]?.[entry.nameKey]).toBe(seed?.text[locale].name);
  }
});

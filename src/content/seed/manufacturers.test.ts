import { expect, test } from 'vitest';
import { MANUFACTURERS } from './manufacturers.ts';
import { seedProducts } from './products.ts';
import type { SeedProduct } from './seed-product.ts';

const products: readonly SeedProduct[] = seedProducts;
const sold = new Set(products.filter(({ price }) => price !== undefined).map(({ brand }) => brand));
const makers = Object.values(MANUFACTURERS).flatMap(({ manufacturer, responsiblePerson }) =>
  responsiblePerson === null ? [manufacturer] : [manufacturer, responsiblePerson],
);

test('each is of a brand that is sold, and none of the shop’s own', () => {
  expect(Object.keys(MANUFACTURERS).filter((brand) => !sold.has(brand) || brand === 'Promin')).toEqual([]);
});

test('most brands of others have one', () => {
  const known = [...sold].filter((brand) => brand in MANUFACTURERS);
  expect(known.length / (sold.size - 1)).toBeGreaterThan(0.8);
});

test('a name says what kind of company it is, an address has a street and a country', () => {
  for (const { name, address, contact } of makers) {
    expect(name).toMatch(/ (?:AG|AS|SE|B\.V\.|GmbH|Inc\.|Limited|Ltd\.|SAS|S\.L\.U\.|d\.o\.o\.|KG)$/);
    expect(contact).toMatch(/^[\w.-]+\.[a-z]{2,}$/);
    expect(address ?? '1, Unknown').toMatch(/\d.*, [A-Z][\p{L} ]+$/u);
  }
});

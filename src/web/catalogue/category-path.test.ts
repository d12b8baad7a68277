import { expect, it } from 'vitest';
import { slugOfPath } from '../../domain/catalogue/category-address.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { setOwnSlugs } from '../../domain/catalogue/own-slugs.ts';
import { categoryPath } from './category-path.ts';

it('finds every category again by the address of its listing', () => {
  for (const { slug } of CATEGORIES) {
    expect(slugOfPath(`/ua${categoryPath(slug)}`)).toBe(slug);
    expect(slugOfPath(encodeURI(`/pl${categoryPath(slug)}`))).toBe(slug);
  }
});

it('leaves out the id of a product', () => {
  expect(slugOfPath('/ua/sets-of-solar-power-plants/401')).toBe('sets-of-solar-power-plants');
  expect(slugOfPath(encodeURI('/ua/портативні-електростанції/90'))).toBe('portable-power-stations');
});

it('writes a slug of another spelling in lower case with hyphens (S §2)', () => {
  expect(categoryPath('Sets of solar-Power-plants')).toBe('/sets-of-solar-power-plants');
});

it('survives an address that cannot be decoded', () => {
  expect(slugOfPath('/ua/portable-solar-panels/%E0')).toBe('portable-solar-panels');
});

it('has an address for whatever slug staff give a category', () => {
  setOwnSlugs([{ slug: 'constructor', isListed: true }]);
  expect(categoryPath('constructor')).toBe('/category/constructor');
  expect(slugOfPath('/ua/category/constructor')).toBe('constructor');
  setOwnSlugs([]);
});

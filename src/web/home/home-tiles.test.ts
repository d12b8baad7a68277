import { expect, it } from 'vitest';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { homeTiles, tileSections } from './home-tiles.ts';

const categories = CATEGORIES.map(({ slug, group, picture }) => ({
  group,
  tile: { slug, picture, name: slug },
}));

it('has five solar tiles, three for cars, four new ones and four for rent (S §9)', () => {
  const { solar, ev, explore, rent } = homeTiles(categories, (key) => key);
  expect([solar, ev, explore, rent].map(({ length }) => length)).toEqual([5, 3, 4, 4]);
});

it('builds in the solar tiles, and only those, when the catalogue is empty (S §2)', () => {
  const { solar, ev, explore, rent } = homeTiles([], (key) => key);
  expect(solar.map(({ name }) => name)).toContain('homeView.solarPanels');
  expect(solar).toHaveLength(5);
  expect([...ev, ...explore, ...rent]).toEqual([]);
});

it('goes by the places that staff gave', () => {
  const placed = categories.slice(0, 3).map((category, index) => ({
    ...category,
    homePlace: [4, null, 2][index] ?? null,
  }));
  const { solar } = homeTiles(placed, (key) => key);
  expect(solar.map(({ slug }) => slug)).toEqual(['inverters', 'solar-panels']);
});

it('lets no tile stand alone, and says no section that has none', () => {
  const tiles = homeTiles(categories, (key) => key);
  const sections = tileSections({ ...tiles, explore: [] }, (key) => key);
  expect(sections).toEqual({
    solar: { title: 'home.solar', tiles: tiles.solar, layout: 'five' },
    ev: { title: 'home.ev', text: 'home.evText', tiles: tiles.ev, layout: 'three' },
  });
});

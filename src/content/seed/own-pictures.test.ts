import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { PICTURE_VIEWS, viewOf } from '../../domain/catalogue/picture.ts';
import galleries from './own-pictures.json' with { type: 'json' };
import { ownPictureNames, ownPictures } from './own-pictures.ts';
import { menuOf } from '../../domain/catalogue/menu.ts';
import { promotions } from './merchandising.ts';
import { seedProducts } from './products.ts';

const folder = join(import.meta.dirname, '../../../public/pictures/products');
const entries = Object.entries<readonly string[]>(galleries);

test('every product of the starting catalogue has a gallery, and no other', () => {
  expect(entries.map(([article]) => article).toSorted()).toEqual(
    seedProducts.map(({ article }) => article).toSorted(),
  );
});

test('pages, categories and offers show pictures that are there', () => {
  const menu = menuOf([], (key) => key).map(({ featured }) => featured);
  const shown = [...CATEGORIES, ...promotions, ...menu].map(({ picture }) => picture);
  expect(shown.filter((name) => !ownPictureNames.has(name))).toEqual([]);
});

test('every picture of a gallery has its file', () => {
  expect([...ownPictureNames].filter((name) => !existsSync(join(folder, `${name}.avif`)))).toEqual([]);
});

test('a gallery begins with the view from the side and keeps the order of views', () => {
  for (const [, names] of entries) {
    const views = names.map(viewOf);
    expect(views).toEqual(PICTURE_VIEWS.filter((view) => views.includes(view)));
    expect(views[0]).toBe(PICTURE_VIEWS[0]);
  }
});

test('every product is shown from four sides at least, its size among them', () => {
  const wanting = entries.filter(
    ([, names]) => names.length < 4 || !names.some((name) => viewOf(name) === 'scale'),
  );
  expect(wanting.map(([article]) => article)).toEqual([]);
});

test('a product that is not of the starting catalogue has none', () => {
  expect(() => ownPictures('NONE')).toThrow('NONE has no picture');
});

/** Words of a text that explains how a shared picture differs from the goods. */
const ABOUT_THE_PICTURE =
  /на фото|фото показує|зображено|zdjęci[ua](?!\p{L})|zdjęcie (pokazuje|jest|poglądowe)|(photo|picture) (shows|has)|in the (photo|picture)|shown as/iu;

/** Sheaths of one article have the colour of their batch. */
const COLOURS_DIFFER: ReadonlySet<string> = new Set(['MENNEKES-MODE3-T2-32-7.5']);

test('no product says how a picture differs from it', () => {
  const wrong = seedProducts
    .filter(({ article }) => !COLOURS_DIFFER.has(article))
    .filter(({ text }) => Object.values(text).some(({ description }) => ABOUT_THE_PICTURE.test(description)))
    .map(({ article }) => article);
  expect(wrong).toEqual([]);
});

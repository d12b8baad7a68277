import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PICTURE_VIEWS, viewOf } from '../../domain/catalogue/picture.ts';
import galleries from './own-pictures.json' with { type: 'json' };
import { ownPictureNames, ownPictures } from './own-pictures.ts';
import { seedProducts } from './products.ts';

const folder = join(import.meta.dirname, '../../../public/pictures/products');
const entries = Object.entries<readonly string[]>(galleries);

test('every gallery belongs to a product of the starting catalogue, which shows it', () => {
  for (const [article, names] of entries) {
    expect(seedProducts.find((product) => product.article === article)?.pictures).toEqual(names);
  }
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

test('a product without pictures of its own shows what it shares', () => {
  expect(ownPictures('NONE')).toBeNull();
  for (const { pictures } of seedProducts) expect(pictures.length).toBeGreaterThan(0);
});

/** Words of a text that explains how a shared picture differs from the goods. */
const ABOUT_THE_PICTURE =
  /на фото|фото показує|зображено|zdjęci[ua]|zdjęcie (pokazuje|jest|poglądowe)|(photo|picture) (shows|has)|in the (photo|picture)|shown as/iu;

test('a product with pictures of its own does not say how a picture differs from it', () => {
  const wrong = seedProducts
    .filter(({ article }) => ownPictures(article) !== null)
    .filter(({ text }) => Object.values(text).some(({ description }) => ABOUT_THE_PICTURE.test(description)))
    .map(({ article }) => article);
  expect(wrong).toEqual([]);
});

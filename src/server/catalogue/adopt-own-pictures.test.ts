import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { ownArticles, ownPictures } from '../../content/seed/own-pictures.ts';
import { adoptOwnPictures } from './adopt-own-pictures.ts';
import { products } from './tables.ts';

const { database } = await openTestDatabase();
const adopt = adoptOwnPictures(database);
const [article = ''] = ownArticles;

const picturesOf = async () =>
  (
    await database
      .select({ pictures: products.pictures })
      .from(products)
      .where(eq(products.articleNumber, article))
  )[0]?.pictures;
const show = (pictures: string[]) =>
  database.update(products).set({ pictures }).where(eq(products.articleNumber, article));

test('a shop of before gets the pictures that were taken since, once', async () => {
  await show(['prm-wall7-three-quarter']);
  expect(await adopt(ownArticles)).toBe(1);
  expect(await picturesOf()).toEqual(ownPictures(article));
  expect(await adopt(ownArticles)).toBe(0);
});

test('pictures that somebody else chose stay', async () => {
  await show(['a-picture-of-the-merchant']);
  expect(await adopt(ownArticles)).toBe(0);
  expect(await picturesOf()).toEqual(['a-picture-of-the-merchant']);
});

test('what staff changed in the pictures of before stays', async () => {
  const [first, ...others] = ownPictures(article);
  const turned = [...others, first];
  await database
    .update(products)
    .set({ pictures: turned, hasChosenPictures: true })
    .where(eq(products.articleNumber, article));
  expect(await adopt(ownArticles)).toBe(0);
  expect(await picturesOf()).toEqual(turned);
});

test('without pictures there is nothing to do', async () => {
  expect(await adopt([])).toBe(0);
});

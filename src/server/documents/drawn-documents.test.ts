import { expect, test } from 'vitest';
import type { PrintedDocument } from './document.ts';
import { isUnavailable } from '../database/is-unavailable.ts';
import { DrawingBusy, drawnDocuments } from './drawn-documents.ts';

const document = (title: string): PrintedDocument => ({
  locale: 'en',
  title,
  author: 'Promin',
  day: '2026-01-01',
  byline: [],
  parts: [],
  pageLabel: (page, pages) => `${page}/${pages}`,
});

test('the last asked for are kept, older ones are drawn anew and alike', async () => {
  const draw = drawnDocuments(2);
  const first = await draw(document('a')).bytes();
  await draw(document('b')).bytes();
  expect(await draw(document('a')).bytes()).toBe(first);
  await draw(document('c')).bytes(); // b goes
  expect(await draw(document('a')).bytes()).toBe(first);
  await draw(document('d')).bytes(); // c goes
  await draw(document('e')).bytes(); // a goes
  const anew = await draw(document('a')).bytes();
  expect(anew).not.toBe(first);
  expect(anew).toEqual(first);
});

test('what a document says is in its tag', () => {
  const draw = drawnDocuments();
  expect(draw(document('a')).etag).toBe(draw(document('a')).etag);
  expect(draw({ ...document('a'), byline: ['changed'] }).etag).not.toBe(draw(document('a')).etag);
});

test('a crowd of different documents is refused, and what is drawn already is not', async () => {
  const draw = drawnDocuments();
  await draw(document('known')).bytes();
  const crowd = Array.from({ length: 17 }, (_, index) => draw(document(`crowd ${index}`)).bytes());
  const refused: unknown = await draw(document('one too many'))
    .bytes()
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DrawingBusy);
  expect(isUnavailable(refused)).toBe(true); // which every answer turns into 503 and Retry-After
  expect(draw(document('one too many')).isDrawn()).toBe(false);
  expect(draw(document('known')).isDrawn()).toBe(true);
  await draw(document('known')).bytes();
  await Promise.all(crowd);
  await draw(document('one too many')).bytes();
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isUploaded } from '../picture.ts';
import {
  altField,
  listBefore,
  movedTo,
  PICTURE_FORMS,
  readAltField,
  readList,
  sideOf,
  partOf,
  SQUARE,
  uploadedKind,
} from './product-pictures.ts';

const WIDE = { width: 2000, height: 1000 };

describe('a crop', () => {
  test('lies inside its picture, wherever it is', () => {
    expect(partOf(WIDE, { side: 100, left: 50, top: 50 }, SQUARE)).toEqual({
      width: 1000,
      height: 1000,
      left: 500,
      top: 0,
    });
    expect(partOf(WIDE, { side: 60, left: 100, top: 100 }, SQUARE)).toEqual({
      width: 600,
      height: 600,
      left: 1400,
      top: 400,
    });
  });

  test('says how many pixels are left; the whole picture has its longer side', () => {
    expect(sideOf(WIDE, null)).toBe(2000);
    expect(sideOf(WIDE, { side: 50, left: 0, top: 0 })).toBe(500);
  });
});

test('what comes of an upload has a name that the shop knows, in its size and with its ground', () => {
  expect([uploadedKind(1600, false), uploadedKind(900, true)]).toEqual(['photo', 'cutout-small']);
  expect(isUploaded(`0123456789abcdef-${uploadedKind(900, true)}`)).toBe(true);
  expect(isUploaded('../../0123456789abcdef-photo')).toBe(false);
});

describe('an order of pictures', () => {
  test('has one of them at another place, as often as that is said', () => {
    const moved = movedTo(['a', 'b', 'c'], 'c', 0);
    expect(moved).toEqual(['c', 'a', 'b']);
    expect(movedTo(moved, 'c', 0)).toEqual(moved);
    expect(movedTo(moved, 'c', 99)).toEqual(['a', 'b', 'c']);
    expect(movedTo(moved, 'x', 0)).toEqual(moved);
  });

  test('is taken back, or not where somebody changed it since', () => {
    const change = { before: ['a', 'b', 'c'], after: ['b', 'a', 'c'] };
    expect(listBefore(change.after, change)).toEqual(change.before);
    expect(listBefore(['c', 'b', 'a'], change)).toBeNull();
  });

  test('gets back what was taken away, beside what came since', () => {
    const removal = { before: ['a', 'b', 'c'], after: ['a', 'c'] };
    expect(listBefore(['c', 'a', 'd'], removal)).toEqual(['c', 'b', 'a', 'd']);
    expect(listBefore(['a', 'b', 'd'], removal)).toBeNull();
  });
});

test('the log names a picture’s text in a language, and reads it again', () => {
  expect(readAltField(altField('us5000-front', 'pl'))).toEqual({ name: 'us5000-front', locale: 'pl' });
  expect(readAltField('alt.us5000-front.xx')).toBeNull();
  expect(readAltField('name.pl')).toBeNull();
  expect(readList('')).toEqual([]);
});

test('a form of a crop takes whole percents alone, and one of texts tidies them', () => {
  const crop = { name: 'a', fit: 'square', side: '80', left: '0', top: '100' };
  expect(v.safeParse(PICTURE_FORMS['picture-crop'], crop).success).toBe(true);
  for (const wrong of [{ side: '0' }, { left: '101' }, { top: '-1' }, { fit: 'round' }, { name: '../a' }])
    expect(v.safeParse(PICTURE_FORMS['picture-crop'], { ...crop, ...wrong }).success).toBe(false);
  expect(v.parse(PICTURE_FORMS['picture-alt'], { name: 'a', uk: '  Вид \n ззаду ' })).toEqual({
    name: 'a',
    uk: 'Вид ззаду',
    pl: '',
    en: '',
  });
});

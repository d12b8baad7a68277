import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addFavourite, MAX_FAVOURITES, parseFavourites, removeFavourite } from './favourites.ts';

const id = fc.integer({ min: 1, max: 300 });
const list = fc.array(id, { maxLength: 250 }).map(parseFavourites);

describe('a list of favourites', () => {
  test('holds each product once, and no more than its limit, whatever is read from storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.oneof(id, fc.jsonValue())), fc.jsonValue()), (value) => {
        const read = parseFavourites(value);
        expect(new Set(read).size).toBe(read.length);
        expect(read.length).toBeLessThanOrEqual(MAX_FAVOURITES);
        expect(read.every((each) => Number.isInteger(each) && each > 0)).toBe(true);
        expect(parseFavourites(read)).toEqual(read);
      }),
    );
  });

  test('takes a product on top if there is room, and adding it again changes nothing', () => {
    fc.assert(
      fc.property(list, id, (before, added) => {
        const after = addFavourite(before, added);
        expect(addFavourite(after, added)).toBe(after);
        const isUnchanged = before.includes(added) || before.length === MAX_FAVOURITES;
        expect(after).toEqual(isUnchanged ? before : [added, ...before]);
      }),
    );
  });

  test('loses a product and nothing else', () => {
    fc.assert(
      fc.property(list, id, (before, removed) => {
        const after = removeFavourite(before, removed);
        expect(after).not.toContain(removed);
        expect(new Set([...after, removed])).toEqual(new Set([...before, removed]));
      }),
    );
  });

  test('reads ids alone', () => {
    expect(parseFavourites([3, '4', 0, -1, 1.5, 3, null, 2 ** 31, 5])).toEqual([3, 5]);
    expect(parseFavourites({ ids: [1] })).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { readPopulate } from './populate.ts';

const KNOWN = ['general_information', 'general_information.images', 'tags', 'categories'];

function read(search: string) {
  const parsed = parseQuery(search);
  if (!parsed.ok) throw new Error(parsed.message);
  const faults: string[] = [];
  const { populate } = parsed.query as { populate: unknown };
  const named = readPopulate(populate, KNOWN, (path, message) =>
    faults.push(`${path.join('.')}: ${message}`),
  );
  return faults.length > 0 ? faults : [...named].toSorted();
}

describe('populate', () => {
  test('names all', () => expect(read('populate=*')).toEqual(KNOWN.toSorted()));

  test.each([
    ['by comma', 'populate=tags,general_information.images'],
    ['in a list', 'populate[0]=tags&populate[1]=general_information.images'],
    ['by repeated names', 'populate=tags&populate=general_information.images'],
    ['nested', 'populate[tags]=true&populate[general_information][populate]=images'],
    ['nested with lists', 'populate[tags]=*&populate[general_information][populate][0]=images'],
    ['nested with all', 'populate[tags]=*&populate[general_information][populate]=*'],
    ['nested twice', 'populate[tags]=*&populate[general_information][populate][images]=true'],
  ])('names groups %s', (_, search) => {
    expect(read(search)).toEqual(['general_information', 'general_information.images', 'tags']);
  });

  test.each([
    ['an unknown name', 'populate=reviews', ': Unknown name: reviews'],
    ['an unknown name in a list', 'populate[0]=tags&populate[1]=reviews', '1: Unknown name: reviews'],
    ['an unknown name inside', 'populate[tags][populate]=owner', 'tags.populate: Unknown name: tags.owner'],
    ['an unknown setting', 'populate[tags][sort]=name', 'tags: Only `[populate]` may follow'],
    ['another value', 'populate[tags]=maybe', 'tags: Expected `*`, `true` or `[populate]`'],
    ['an empty name', 'populate=', ': Unknown name: '],
  ])('refuses %s', (_, search, fault) => expect(read(search)).toEqual([fault]));
});

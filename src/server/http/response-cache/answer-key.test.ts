import { expect, test } from 'vitest';
import { parseQuery } from '../../api/query/parse-query.ts';
import { canonicalQuery, keyOfRequest } from './answer-key.ts';

const NOBODY = { locale: null, currency: null };
const keyOf = (search: string) => keyOfRequest(`/api/products?${search}`, NOBODY);

test.each([
  ['another order', 'brand=Deye&sort=price', 'sort=price&brand=Deye'],
  ['another order of conditions', 'filters[id]=1&filters[brand]=a', 'filters[brand]=a&filters[id]=1'],
  ['an encoded name', 'sort=price', '%73ort=price'],
  ['encoded brackets', 'filters[id][$in][0]=1', 'filters%5Bid%5d%5B%24in%5D%5B0%5D=1'],
  ['an encoded value', 'brand=Deye', 'brand=%44eye'],
  ['a plus for a space', 'brand=a+b', 'brand=a%20b'],
  ['empty parts', 'brand=a', '&brand=a&&'],
])('%s is the same question', (_, one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
  expect(parseQuery(canonicalQuery(other))).toEqual(parseQuery(one));
});

test.each([
  ['keys of a sort in another order', 'sort=price&sort=id', 'sort=id&sort=price'],
  ['a plus and a space', 'brand=a%2Bb', 'brand=a+b'],
  ['an equals sign in a name', 'a[b=c]=d', 'a[b]=c]=d'],
  ['an ampersand in a value', 'brand=a%26sort=id', 'brand=a&sort=id'],
  ['twice encoded', 'brand=%2541', 'brand=%41'],
])('%s are two questions', (_, one, other) => expect(keyOf(one)).not.toBe(keyOf(other)));

test.each(['a=%', 'a=%FF&b=1', '', '=', '&=&', 'a', 'a[]=1&a[0]=2&a=3', 'a=b]=c', '%5B%5D=%5D=', 'ї=ґ'])(
  'a query in the one spelling stays as it is: %j',
  (search) => {
    const once = canonicalQuery(search);
    expect(canonicalQuery(once)).toBe(once);
  },
);

test('an address without a query has the key of one with an empty query', () => {
  expect(keyOf('')).toBe(keyOfRequest('/api/products', NOBODY));
});

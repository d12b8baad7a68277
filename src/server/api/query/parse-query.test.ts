import fc from 'fast-check';
import qs from 'qs';
import { describe, expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';

const parsed = (search: string) => {
  const result = parseQuery(search);
  return result.ok ? (JSON.parse(JSON.stringify(result.query)) as unknown) : result.message;
};

describe('the bracket language', () => {
  test('reads back what it wrote', () => {
    const key = fc.stringMatching(/^[a-z_$]{1,8}$/);
    const leaf = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
    const tree = fc.dictionary(key, fc.oneof(leaf, fc.dictionary(key, leaf, { minKeys: 1 })));
    fc.assert(
      fc.property(tree, (value) => {
        expect(parsed(qs.stringify(value))).toEqual(value);
      }),
    );
  });

  test('reads objects, lists, repeated names and encoded brackets', () => {
    expect(parsed('filters[$or][0][brand][$eq]=LONGi&filters%5B%24or%5D%5B1%5D%5Bid%5D=3')).toEqual({
      filters: { $or: [{ brand: { $eq: 'LONGi' } }, { id: '3' }] },
    });
    expect(parsed('sort=a&sort=b&populate[]=c')).toEqual({ sort: ['a', 'b'], populate: ['c'] });
  });

  test('takes a plus for a space and leaves dots alone', () => {
    expect(parsed('q=450+W&a.b=1')).toEqual({ q: '450 W', 'a.b': '1' });
  });

  test('makes objects without prototypes', () => {
    const result = parseQuery('a[b]=1');
    expect(result.ok && Object.getPrototypeOf(result.query)).toBe(null);
  });
});

describe('a query is refused', () => {
  test.each([
    ['broken percent-encoding', 'q=%E0%A4%A'],
    ['percent-encoding that is not UTF-8', 'q=%FF'],
    ['broken percent-encoding in a name', '%ZZ=1'],
    ['NUL', 'q=a%00b'],
    ['NUL in a name', 'a%00=b'],
    ['a prototype’s name', '__proto__[polluted]=1'],
    ['a prototype’s name inside', 'filters[__proto__][polluted]=1'],
    ['a constructor', 'filters[constructor][prototype][polluted]=1'],
    ['nine brackets', `a${'[b]'.repeat(9)}=1`],
    ['201 parameters', Array.from({ length: 201 }, (_, index) => `a${index}=1`).join('&')],
    ['a list’s place beyond its limit', 'a[200]=1'],
  ])('with %s', (_, search) => expect(parseQuery(search).ok).toBe(false));

  test('but not with eight brackets and 200 parameters', () => {
    expect(parseQuery(`a${'[b]'.repeat(8)}=1`).ok).toBe(true);
    expect(parseQuery(Array.from({ length: 200 }, (_, index) => `a${index}=1`).join('&')).ok).toBe(true);
  });

  test('never with a surprise', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[[\]a=&%0-9$.]*$/), (text, brackets) => {
        expect(typeof parseQuery(text).ok).toBe('boolean');
        expect(typeof parseQuery(brackets).ok).toBe('boolean');
      }),
    );
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

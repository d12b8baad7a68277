import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localPath } from './local-path.ts';

it('lets nothing through that a browser resolves to another site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '.',
    '@',
    ':',
    '?',
    '#',
    'https:',
    'evil.com',
    '%2f',
    ' ',
    'ї',
    '\u2028',
    '\uD800',
    '..',
  );
  const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  fc.assert(
    fc.property(path, (target) => {
      const path = localPath(target);
      fc.pre(path !== null);
      expect(new URL(path ?? '', 'https://shop.example').origin).toBe('https://shop.example');
      expect(path).toMatch(/^\/[\u0021-\u007E]*$/);
    }),
    { numRuns: 1000 },
  );
});

it.each(['/', '/ua/checkout?step=2#pay', '/ua/%D0%BA'])('%s is local', (path) => {
  expect(localPath(path)).toBe(path);
});

it.each(['', 'cart', 'https://evil.com', '//evil.com', '/\\evil.com', '/\t/evil.com', '/a//b', null, 7])(
  '%j is not',
  (path) => {
    expect(localPath(path)).toBeNull();
  },
);

it('is percent-encoded where a header could not carry it', () => {
  expect(localPath('/ua/портативні?q=ї#ж')).toBe(
    '/ua/%D0%BF%D0%BE%D1%80%D1%82%D0%B0%D1%82%D0%B8%D0%B2%D0%BD%D1%96?q=%D1%97#%D0%B6',
  );
  expect(localPath('/ua/cart\u2028')).toBe('/ua/cart%E2%80%A8');
  expect(localPath('/ua/%D0%BA ї')).toBe('/ua/%D0%BA%20%D1%97');
});

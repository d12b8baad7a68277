import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLocalPath } from './local-path.ts';

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
  );
  const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  fc.assert(
    fc.property(path, (target) => {
      fc.pre(isLocalPath(target));
      expect(new URL(target, 'https://shop.example').origin).toBe('https://shop.example');
    }),
    { numRuns: 1000 },
  );
});

it.each(['/', '/ua/checkout?step=2#pay', '/ua/%D0%BA'])('%s is local', (path) => {
  expect(isLocalPath(path)).toBe(true);
});

it.each(['', 'cart', 'https://evil.com', '//evil.com', '/\\evil.com', '/\t/evil.com', '/a//b', null, 7])(
  '%j is not',
  (path) => {
    expect(isLocalPath(path)).toBe(false);
  },
);

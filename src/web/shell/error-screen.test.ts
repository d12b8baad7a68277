import { expect, it } from 'vitest';
import { componentOf } from './error-screen.tsx';

it('finds the component in the stack of Chromium', () => {
  const stack =
    'TypeError: x is undefined\n    at priceOf (/src/price.ts:1:1)\n    at ProductCard (/src/card.tsx:9:3)\n    at renderWithHooks (/react.js:1:1)';
  expect(componentOf(stack)).toBe('ProductCard');
});

it('finds it in the stack of Firefox', () => {
  expect(componentOf('priceOf@/src/price.ts:1:1\nProductCard@/src/card.tsx:9:3')).toBe('ProductCard');
});

it('answers null where no component is named', () => {
  expect(componentOf('Error: No component here\n    at priceOf (/src/price.ts:1:1)')).toBeNull();
  expect(componentOf(undefined)).toBeNull();
});

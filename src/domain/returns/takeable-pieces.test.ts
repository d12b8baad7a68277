import { expect, test } from 'vitest';
import { takeablePieces } from './takeable-pieces.ts';

test('an exchange takes what it asks for, whatever else is out', () => {
  expect(takeablePieces({ out: 3, ownAsked: 2, exchangesAsked: 2 })).toBe(2);
  expect(takeablePieces({ out: 5, ownAsked: 1, exchangesAsked: 3 })).toBe(1);
});

test('an exchange takes nothing of a line that it does not ask for', () => {
  expect(takeablePieces({ out: 2, ownAsked: 0, exchangesAsked: 0 })).toBe(0);
});

test('anything else takes what no exchange asks for', () => {
  expect(takeablePieces({ out: 3, ownAsked: null, exchangesAsked: 0 })).toBe(3);
  expect(takeablePieces({ out: 3, ownAsked: null, exchangesAsked: 2 })).toBe(1);
  expect(takeablePieces({ out: 1, ownAsked: null, exchangesAsked: 2 })).toBe(0);
});

import { expect, test } from 'vitest';
import { partsProblem, type StandingPart } from './part-rules.ts';

const SOLD: StandingPart = { isPublished: true, isRentalOnly: false };
const standings: Readonly<Record<string, StandingPart>> = {
  SOLD,
  HIDDEN: { isPublished: false, isRentalOnly: false },
  RENTED: { isPublished: true, isRentalOnly: true },
  'KIT-B': SOLD,
  'KIT-C': SOLD,
};
const contents: Readonly<Record<string, readonly string[]>> = {
  'KIT-B': ['KIT-C'],
  'KIT-C': ['KIT-A', 'SOLD'],
};
const known = {
  standingOf: (article: string) => standings[article],
  partsOf: (article: string) => contents[article] ?? [],
};
const ask = (...added: string[]) => partsProblem({ article: 'KIT-A', added }, known);

test('a set has what is sold, and nothing that is not in the shop or only rented', () => {
  expect(ask()).toBeNull();
  expect(ask('SOLD', 'NO-SUCH')).toBeNull();
  expect(ask('SOLD', 'HIDDEN')).toEqual({ reason: 'draft-part', detail: 'HIDDEN' });
  expect(ask('RENTED')).toEqual({ reason: 'rental-part', detail: 'RENTED' });
});

test('a set is in no part of itself, however deep', () => {
  expect(ask('KIT-A')).toMatchObject({ reason: 'part-of-itself' });
  expect(ask('KIT-B')).toMatchObject({ reason: 'part-of-itself' });
  expect(partsProblem({ article: 'KIT-D', added: ['KIT-B'] }, known)).toBeNull();
});

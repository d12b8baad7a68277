import { expect, test } from 'vitest';
import { isRemote } from './remote-areas.ts';

const AREAS = [
  { country: 'UA', postcode: '905' },
  { country: 'PL', postcode: '34-5' },
] as const;

test.each([
  ['UA', '90500', true],
  ['UA', '90 512', true],
  ['UA', '90400', false],
  ['UA', '9', false],
  ['UA', '', false],
  ['PL', '34-500', true],
  ['PL', '34500', true],
  ['PL', '34-400', false],
  ['PL', '90-500', false],
  ['DE', '90500', false],
] as const)('%s %s is remote: %s', (country, postalCode, expected) => {
  expect(isRemote({ country, postalCode }, AREAS)).toBe(expected);
  expect(isRemote({ country, postalCode }, [])).toBe(false);
});

import { expect, test } from 'vitest';
import { CATEGORIES } from '../categories.ts';
import { offeredValues, parseFacetValues } from './facet-query.ts';
import { facetsOf, type ValueFacetKey, rangeName } from './facet.ts';

test.each(CATEGORIES)('$slug: every range and choice that it offers can be asked for', ({ id }) => {
  for (const facet of facetsOf(id)) {
    if (!('ranges' in facet) || facet.ranges === null) continue;
    const names = facet.ranges.map(rangeName);
    const query = new URLSearchParams(names.map((name) => [facet.key, name]));
    const read = parseFacetValues(query);
    expect(new Set(read[facet.key])).toEqual(new Set(names));
    expect(offeredValues(id, read)).toEqual(read);
  }
});

test('a category takes no choice that only others offer', () => {
  const [SOLAR_PANELS, INVERTERS] = [1, 3];
  const values: Partial<Record<ValueFacetKey, readonly string[]>> = {
    phases: ['3'],
    powerW: ['420..450'],
    brand: ['Deye'],
  };
  expect(offeredValues(SOLAR_PANELS, values)).toEqual({ powerW: ['420..450'], brand: ['Deye'] });
  expect(offeredValues(INVERTERS, values)).toEqual({ phases: ['3'], brand: ['Deye'] });
});

import { expect, test } from 'vitest';
import { CATEGORIES, type CategorySlug } from './categories.ts';
import { foreignLabels, kindNeeds } from './one-kind.ts';
import type { SpecificationEntry } from './product.ts';
import type { Tag } from './tags.ts';

const idOf = (slug: CategorySlug) => CATEGORIES.find((each) => each.slug === slug)?.id ?? 0;
const needsOf = (slug: CategorySlug, ...specifications: SpecificationEntry[]) =>
  kindNeeds({ categoryId: idOf(slug), specifications });
const foreignOf = (slug: CategorySlug, ...tags: Tag[]) =>
  foreignLabels({ categoryId: idOf(slug), tags: tags.map((tag) => ({ slug: tag, name: tag })) });

test('an inverter asks for its way of working and its phases, and for none that it does not state', () => {
  expect(needsOf('inverters', { key: 'systemType', value: 'hybrid' }, { key: 'phases', value: 3 })).toEqual([
    { key: 'systemType', words: ['hybrid'] },
    { key: 'phases', min: 3, max: 3 },
  ]);
  expect(needsOf('inverters')).toEqual([
    { key: 'systemType', absent: true },
    { key: 'phases', absent: true },
  ]);
});

test('a breaker asks that a trip curve is stated, whichever, and a switch that none is', () => {
  expect(needsOf('automatic-switches', { key: 'tripCurve', value: 'C' })[1]).toEqual({ key: 'tripCurve' });
  expect(needsOf('automatic-switches')[1]).toEqual({ key: 'tripCurve', absent: true });
});

test('goods of other categories ask for nothing', () => {
  expect(needsOf('solar-panels', { key: 'powerW', value: 440 })).toEqual([]);
});

test('a battery and an inverter for one are of their voltage; a label that is no connection says nothing', () => {
  expect(foreignOf('batteries', 'home', 'low-voltage')).toEqual(['high-voltage']);
  expect(foreignOf('inverters', 'high-voltage')).toEqual(['low-voltage']);
  expect(foreignOf('inverters', 'three-phase')).toEqual([]);
  expect(foreignOf('sets-of-solar-power-plants', 'low-voltage')).toEqual([]);
});

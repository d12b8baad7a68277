import { CATEGORIES, type CategorySlug } from './categories.ts';

const EV = ['cables-adapters', 'automatic-switches', 'electrical-components'] as const;
/** What joins a generator to a house or a site: a transfer switch, a rubber cable, protection. */
const GENERATOR = ['automatic-switches', 'cables-wires', 'electrical-components'] as const;
const MACHINES = ['generators', 'solar-lighting-towers', 'industrial-generators'] as const;

/**
 * What a product of a category does not work without or is usually installed with, the most needed first. Stands in for
 * what people buy together as long as too few orders tell it.
 */
const COMPLEMENTS: Readonly<Record<CategorySlug, readonly CategorySlug[]>> = {
  'solar-panels': ['mounting-systems', 'inverters', 'cables-wires', 'electrical-components'],
  batteries: ['inverters', 'electrical-components', 'cables-wires', 'solar-panels'],
  inverters: ['solar-panels', 'batteries', 'electrical-components', 'automatic-switches'],
  'sets-of-solar-power-plants': [
    'batteries',
    'mounting-systems',
    'ac-charging-stations',
    'electrical-components',
  ],
  'mounting-systems': ['solar-panels', 'cables-wires', 'inverters', 'electrical-components'],
  'ev-chargers': EV,
  'dc-charging-stations': EV,
  'ac-charging-stations': EV,
  'portable-charging-devices': EV,
  'cables-adapters': ['ac-charging-stations', 'portable-charging-devices', 'automatic-switches'],
  'charging-stations': EV,
  'portable-power-stations': ['folding-panels', 'flexible-panels', 'cables-wires'],
  'solar-generators': ['folding-panels', 'flexible-panels', 'cables-wires'],
  'portable-solar-panels': ['portable-power-stations', 'solar-generators', 'cables-wires'],
  'folding-panels': ['portable-power-stations', 'solar-generators', 'cables-wires'],
  'flexible-panels': ['portable-power-stations', 'cables-wires', 'batteries'],
  'camping-panels': ['portable-power-stations', 'solar-generators', 'cables-wires'],
  'marine-panels': ['cables-wires', 'batteries', 'portable-power-stations'],
  'vehicle-panels': ['cables-wires', 'batteries', 'portable-power-stations'],
  generators: GENERATOR,
  'industrial-generators': GENERATOR,
  'solar-lighting-towers': ['generators', 'scissor-lifts', 'boom-lifts'],
  'lifts-and-cranes': MACHINES,
  'scissor-lifts': MACHINES,
  'boom-lifts': MACHINES,
  cranes: MACHINES,
  'automatic-switches': ['electrical-components', 'cables-wires'],
  'cables-wires': ['electrical-components', 'automatic-switches', 'mounting-systems'],
  'electrical-components': ['automatic-switches', 'cables-wires'],
};

/** The ids of the categories that complement a category; none for one that the shop has added. */
export function complementsOf(categoryId: number): readonly number[] {
  const category = CATEGORIES.find(({ id }) => id === categoryId);
  const slugs: readonly CategorySlug[] = category ? COMPLEMENTS[category.slug] : [];
  return slugs.flatMap((slug) => CATEGORIES.find((other) => other.slug === slug)?.id ?? []);
}

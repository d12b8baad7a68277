import { kindOf, type CategorySlug } from './categories.ts';
import { ofCable } from './complements/cables.ts';
import { ofCharger, ofChargingCable } from './complements/charging.ts';
import { fitting, NONE, type Complement, type Stated } from './complements/complement.ts';
import { breakerOf, ofComponent, ofGenerator, ofPlantSet, ofSwitch } from './complements/electrical.ts';
import { ofBattery, ofInverter, ofMounting, ofPanel } from './complements/plants.ts';
import { ofMountedPanel, ofPortablePanel, ofPowerStation, quietReserve } from './complements/portable.ts';
import type { ProductDetail } from './product.ts';

type Chosen = Pick<ProductDetail, 'categoryId' | 'brand' | 'specifications'>;

/** Machines that stand on one site and are joined by nothing. */
const onSite =
  (...slugs: readonly CategorySlug[]) =>
  (): readonly Complement[] =>
    slugs.flatMap((slug) => fitting(slug));
const nothing = (): readonly Complement[] => NONE;
/** Light for who works there; a tower with sockets for cameras watches a site, and lights none. */
const lightTowers = (): readonly Complement[] =>
  fitting('solar-lighting-towers', { key: 'inverterPowerW', absent: true });

/** What a product of each category is used with, the most needed first, by what the product itself states. */
const RULES: Readonly<Record<CategorySlug, (product: Stated) => readonly Complement[]>> = {
  'solar-panels': ofPanel,
  batteries: ofBattery,
  inverters: ofInverter,
  'sets-of-solar-power-plants': ofPlantSet,
  'mounting-systems': ofMounting,
  'ev-chargers': ofCharger,
  'dc-charging-stations': breakerOf,
  'ac-charging-stations': ofCharger,
  'portable-charging-devices': breakerOf,
  'cables-adapters': ofChargingCable,
  'charging-stations': ofCharger,
  'portable-power-stations': ofPowerStation,
  // Its solar input is taken by the panel of the set.
  'solar-generators': nothing,
  'portable-solar-panels': ofPortablePanel,
  'folding-panels': ofPortablePanel,
  'flexible-panels': ofPortablePanel,
  'camping-panels': ofPortablePanel,
  'marine-panels': ofMountedPanel,
  'vehicle-panels': ofMountedPanel,
  generators: (generator) => [...ofGenerator(generator), ...quietReserve(generator)],
  'industrial-generators': (generator) => [...ofGenerator(generator), ...lightTowers()],
  'solar-lighting-towers': onSite('scissor-lifts', 'boom-lifts'),
  'lifts-and-cranes': lightTowers,
  'scissor-lifts': lightTowers,
  'boom-lifts': lightTowers,
  cranes: lightTowers,
  'automatic-switches': ofSwitch,
  'cables-wires': ofCable,
  'electrical-components': ofComponent,
};

/**
 * What is usually installed with a product and fits it by the specifications of both, the most needed first. Stands in for
 * what people buy together as long as too few orders tell it. Where a field that decides is not stated nothing is
 * offered, nor for a category that the shop has added.
 */
export function complementsOf({ categoryId, brand, specifications }: Chosen): readonly Complement[] {
  const category = kindOf(categoryId);
  if (!category) return NONE;
  const stated = new Map(specifications.map(({ key, value }) => [key, value]));
  return RULES[category.slug]({
    brand,
    number: (key) => {
      const value = stated.get(key);
      return typeof value === 'number' ? value : null;
    },
    text: (key) => {
      const value = stated.get(key);
      return typeof value === 'string' ? value : null;
    },
  });
}

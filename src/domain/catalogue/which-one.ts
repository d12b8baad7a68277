import type { CategorySlug } from './categories.ts';
import type { Need, Stated } from './complements/complement.ts';
import { idOf } from './complements/complement.ts';
import type { ProductCondition } from './product-filter.ts';
import type { SpecificationKey } from './specifications.ts';
import type { Tag } from './tags.ts';

/** A kind of product within a category, by what it does for whom. Its words are `content/guides/which-one.ts`. */
export interface KindOfChoice {
  readonly key: string;
  /** What its products state; a field that is absent is unknown, and meets no need. */
  readonly needs: readonly Need[];
  /** A label that its products carry, for what no spec says: that an inverter works without the grid by itself. */
  readonly tag?: Tag;
  /** What of a product is shown beside its name. */
  readonly figures: readonly SpecificationKey[];
}

/** So many products stand in a column. */
export const CHOICES_SHOWN = 3;

/** No battery of the 48 V kind is above it; EN IEC 62477-1 calls up to 60 V direct current decisive voltage class A. */
const LOW_VOLTAGE_MAX = 60;
/** High-voltage inverters of the catalogue begin at 150 V (their data sheets). */
const HIGH_VOLTAGE_MIN = 100;
/** Half of the 10 kWh a day of a house is used after sunset: the guide of batteries. */
const EVENING_KWH = 5;
/** What the guide of power stations calls enough for router, laptop and lamps, for fridge and boiler, and for a day: from 500, 1000, 2000 Wh. */
const FRIDGE_WH = 1000;
const DAY_WH = 2000;

/**
 * The columns of “which one for me”, by category; each product is in one column at most. Sources: the data sheets behind the catalogue's specs, the
 * guides (`content/guides/solar.ts`, `portable.ts`), and what a kind of inverter does without the grid by the definition of `systemType`.
 */
export const KINDS_OF_CHOICE = {
  inverters: [
    {
      key: 'balcony',
      needs: [{ key: 'systemType', words: ['micro'] }],
      figures: ['powerW'],
    },
    {
      key: 'bill',
      needs: [{ key: 'systemType', words: ['grid-tied'] }],
      figures: ['powerW', 'phases'],
    },
    {
      key: 'backup-one-phase',
      needs: [
        { key: 'systemType', words: ['hybrid'] },
        { key: 'phases', min: 1, max: 1 },
      ],
      tag: 'backup-power',
      figures: ['powerW', 'batteryVoltageMinV'],
    },
    {
      key: 'backup-three-phases',
      needs: [
        { key: 'systemType', words: ['hybrid'] },
        { key: 'phases', min: 3, max: 3 },
      ],
      tag: 'backup-power',
      figures: ['powerW', 'batteryVoltageMinV'],
    },
  ],
  batteries: [
    {
      key: 'module',
      needs: [
        { key: 'batteryVoltageMaxV', max: LOW_VOLTAGE_MAX },
        { key: 'usableEnergyKwh', max: EVENING_KWH },
      ],
      figures: ['usableEnergyKwh', 'nominalVoltageV'],
    },
    {
      key: 'night',
      needs: [
        { key: 'batteryVoltageMaxV', max: LOW_VOLTAGE_MAX },
        { key: 'usableEnergyKwh', min: EVENING_KWH },
      ],
      figures: ['usableEnergyKwh', 'nominalVoltageV'],
    },
    {
      key: 'high-voltage',
      needs: [{ key: 'batteryVoltageMinV', min: HIGH_VOLTAGE_MIN }],
      figures: ['usableEnergyKwh', 'nominalVoltageV'],
    },
  ],
  'portable-power-stations': [
    {
      key: 'evening',
      needs: [{ key: 'energyWh', min: 0, max: FRIDGE_WH }],
      figures: ['energyWh', 'powerW'],
    },
    {
      key: 'fridge',
      needs: [{ key: 'energyWh', min: FRIDGE_WH, max: DAY_WH }],
      figures: ['energyWh', 'powerW'],
    },
    {
      key: 'day',
      needs: [{ key: 'energyWh', min: DAY_WH }],
      figures: ['energyWh', 'powerW'],
    },
  ],
} as const satisfies Partial<Record<CategorySlug, readonly KindOfChoice[]>>;
export type ChosenCategory = keyof typeof KINDS_OF_CHOICE;

/** Whether a category has such columns. */
export const hasKinds = (slug: string): slug is ChosenCategory => Object.hasOwn(KINDS_OF_CHOICE, slug);

/** Numbers just below a least one, as the edges of ranges are exclusive below: specs have three decimals at most. */
const below = (least: number) => least - 0.0005;
const justBelow = (greatest: number, isLast: boolean) => (isLast ? greatest : below(greatest));

/** A least number is met by itself; a greatest one, too, unless it is where another column of the category begins. */
function conditionOfNeed(
  { key, min, max, words }: Need,
  isShared: (edge: number) => boolean,
): ProductCondition {
  if (words !== undefined) return { kind: 'spec', key, oneOf: words };
  const upTo = max === undefined ? null : justBelow(max, !isShared(max));
  return { kind: 'spec', key, range: { above: min === undefined ? null : below(min), upTo } };
}

/** Edges at which one column of the category ends and another begins. */
const edgeIn =
  (slug: ChosenCategory, key: SpecificationKey) =>
  (edge: number): boolean => {
    const kinds: readonly KindOfChoice[] = KINDS_OF_CHOICE[slug];
    return kinds.some(({ needs }) =>
      needs.some((need) => need.key === key && need.min === edge && need.max !== edge),
    );
  };

/** Which products of a category, that is `slug` or like it, are of a kind by their specs, and can be had; labels are looked at among them. */
export const conditionOfKind = (
  slug: ChosenCategory,
  { needs }: KindOfChoice,
  categoryId: number = idOf(slug),
): ProductCondition => ({
  kind: 'and',
  conditions: [
    { kind: 'number', field: 'categoryId', operator: '$eq', values: [categoryId] },
    { kind: 'number', field: 'stock', operator: '$gt', values: [0] },
    ...needs.map((need) => conditionOfNeed(need, edgeIn(slug, need.key))),
  ],
});

/** Whether a product is of a kind by what it states; the same rule as `conditionOfKind`, for one product. */
export function isOfKind(
  slug: ChosenCategory,
  { needs }: KindOfChoice,
  stated: Omit<Stated, 'brand'>,
): boolean {
  return needs.every(({ key, min, max, words }) => {
    if (words !== undefined) return words.includes(stated.text(key) ?? '');
    const number = stated.number(key);
    if (number === null || (min !== undefined && number < min)) return false;
    return max === undefined || (edgeIn(slug, key)(max) ? number < max : number <= max);
  });
}

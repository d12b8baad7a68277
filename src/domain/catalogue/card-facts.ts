import { kindOf, type CategorySlug } from './categories.ts';
import { printNumber, printSpecification, type LookUp } from './print-specification.ts';
import type { SpecificationEntry } from './product.ts';
import type { SpecificationKey } from './specifications.ts';
import type { Locale } from '../locale/locale.ts';

type Keys = readonly SpecificationKey[];

const PANEL: Keys = ['powerW', 'efficiencyPercent', 'cellType', 'weightKg'];
const CHARGER: Keys = ['powerW', 'phases', 'connector'];
const STATION: Keys = ['energyWh', 'powerW', 'weightKg'];
const LIFT: Keys = ['workingHeightM', 'outreachM', 'loadCapacityKg', 'fuel'];

/** What goods of a category are told apart by in a list, the most telling first. */
const FACTS: Readonly<Record<CategorySlug, Keys>> = {
  'solar-panels': PANEL,
  batteries: ['energyKwh', 'nominalVoltageV', 'cyclesCount'],
  // Of one power and as many phases they differ in the panels that they take: nearly all have two inputs.
  inverters: ['powerW', 'phases', 'pvPowerMaxW', 'mpptCount'],
  'sets-of-solar-power-plants': ['powerW', 'energyKwh', 'phases'],
  'mounting-systems': ['mountType', 'panelsCount', 'material'],
  'ev-chargers': CHARGER,
  'dc-charging-stations': CHARGER,
  'ac-charging-stations': CHARGER,
  'portable-charging-devices': CHARGER,
  'cables-adapters': ['powerW', 'phases', 'lengthM'],
  'charging-stations': CHARGER,
  'portable-power-stations': STATION,
  'solar-generators': STATION,
  'portable-solar-panels': PANEL,
  'folding-panels': PANEL,
  'flexible-panels': PANEL,
  'camping-panels': PANEL,
  'marine-panels': PANEL,
  'vehicle-panels': PANEL,
  generators: ['powerW', 'phases', 'fuel'],
  // Named by what the trade calls them by, filtered by what they give; all of them burn diesel.
  'industrial-generators': ['powerKva', 'powerW', 'phases'],
  'solar-lighting-towers': ['mastHeightM', 'luminousFluxLm', 'energyKwh'],
  'lifts-and-cranes': LIFT,
  'scissor-lifts': LIFT,
  'boom-lifts': LIFT,
  cranes: LIFT,
  'automatic-switches': ['ratedCurrentA', 'polesCount', 'breakingCapacityKa'],
  'cables-wires': ['crossSectionMm2', 'coresCount', 'lengthM'],
  'electrical-components': ['ratedVoltageV', 'ratedCurrentA', 'ipRating'],
};

/** Where power is what a machine gives for good, and its peak stands beside it: its name may say the one or the other. Of sets, power is that of the panels. */
const HAS_PEAK: ReadonlySet<CategorySlug> = new Set([
  'inverters',
  'portable-power-stations',
  'solar-generators',
  'generators',
  'industrial-generators',
]);

/** Choices that are common words: in the middle of a line they begin small. */
const WORDS: ReadonlySet<SpecificationKey> = new Set(['fuel', 'material', 'mountType', 'cellType']);
/** Beginnings that stay: `TOPCon`, `PERC`. */
const ACRONYM = /^\p{Lu}{2}/u;

/** More than these do not fit on one line of a card. */
const FACTS_MAX = 3;

/** Signs of a fact that a card on a phone has room for. */
const WIDTH_MAX = 24;

/**
 * The line of facts under a product's name on its card (docs/design.md), `435 Вт · ККД 22,3 % · TOPCon`. A number that says nothing
 * alone has words (message `fact.{key}`). Empty for a category that the shop has added, and where nothing is stated.
 */
export function cardFacts(
  { categoryId, specifications }: { categoryId: number; specifications: readonly SpecificationEntry[] },
  words: { locale: Locale; lookUp: LookUp },
): string {
  const slug = kindOf(categoryId)?.slug;
  if (slug === undefined) return '';
  const find = (wanted: SpecificationKey) => specifications.find(({ key }) => key === wanted);
  const print = (key: SpecificationKey, value: SpecificationEntry['value']) =>
    printSpecification({ key, value, categoryId }, words);
  /** The peak behind the power, with its unit where that is another. */
  const peakBeside = (power: SpecificationEntry['value']): string => {
    const peak = HAS_PEAK.has(slug) ? find('surgePowerW') : undefined;
    if (peak === undefined || peak.value === power) return '';
    const [, unit = ''] = print('powerW', power).split(/\s/);
    const value = print('surgePowerW', peak.value);
    const short = value.split(/\s/)[1] === unit ? value.slice(0, -unit.length - 1) : value;
    const told = words.lookUp('fact.surgePowerW', { value: short, count: 0 });
    return told === null ? '' : `, ${told}`;
  };
  /** `2 × ` before the power of panels that are sold together. */
  const pieces = (key: SpecificationKey): string => {
    const panels = key === 'powerW' && slug === 'solar-panels' ? find('panelsCount')?.value : undefined;
    return typeof panels === 'number' && panels > 1 ? `${panels} × ` : '';
  };
  /** `4–` before the thickest cable that a connector takes, where it takes thinner ones. */
  const thinnest = (key: SpecificationKey): string => {
    const least = key === 'crossSectionMm2' ? find('crossSectionMinMm2')?.value : undefined;
    return typeof least === 'number' ? `${printNumber(least, words.locale)}–` : '';
  };
  return FACTS[slug]
    .flatMap((key) => find(key) ?? [])
    .slice(0, FACTS_MAX)
    .map(({ key, value }, place) => {
      const printed =
        pieces(key) + thinnest(key) + print(key, value) + (key === 'powerW' ? peakBeside(value) : '');
      const count = typeof value === 'number' ? value : 0;
      const fact = words.lookUp(`fact.${key}`, { value: printed, count }) ?? printed;
      const isInside = place > 0 && WORDS.has(key) && !ACRONYM.test(fact);
      const begun = isInside ? fact.slice(0, 1).toLocaleLowerCase(words.locale) + fact.slice(1) : fact;
      // The line breaks between facts alone, and behind the comma of one that is wider than a phone's card.
      return begun.replaceAll(begun.length > WIDTH_MAX ? /(?<!,) /g : ' ', '\u00A0');
    })
    .join(' · ');
}

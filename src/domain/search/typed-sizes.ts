import type { CategorySlug } from '../catalogue/categories.ts';

/** Thousands in groups before watts or watt hours: no shop states thousandths of them. */
const GROUPED_WATTS =
  /(?<![\p{L}\p{N}.,])[1-9]\d{0,2}(?:(?: \d{3}){1,2}|(?:[.,]\d{3}){1,2})(?= ?(?:вт|ват|w))/giu;
const WATT_HOURS = /^ ?(?:вт|ватт?|watt?|w)[ ·⋅*-]*(?:h|год|г)/iu;

/** Above so many watts there are no goods of a kind, several panels in one set counted together: the largest made have about half of it. */
const POWER_MAX: { readonly [slug in CategorySlug]?: number } = {
  'solar-panels': 2000,
  'portable-solar-panels': 2000,
  'folding-panels': 2000,
  'flexible-panels': 2000,
  'camping-panels': 2000,
  'marine-panels': 2000,
  'vehicle-panels': 2000,
  'portable-power-stations': 20_000,
};

/** Whether goods of one of some kinds may have a power in watts; any power may be that of unknown goods. */
export function isLikelyPower(watts: number, kinds: readonly (CategorySlug | undefined)[]): boolean {
  const most = kinds.map((slug) => (slug === undefined ? undefined : POWER_MAX[slug]) ?? Infinity);
  return most.length === 0 || watts <= Math.max(...most);
}

/**
 * A typed term in NFKC with its powers and energies in one piece: `5 000 Вт`, as the shop prints them, and `5,000 W`. A space may also stand between
 * two numbers: a power in watts that is not likely stays as it is (`panel 54 435 W` asks for 435 W).
 */
export const joinGroups = (term: string, isLikely: (watts: number) => boolean = () => true): string =>
  term.replace(GROUPED_WATTS, (typed, place: number) => {
    const number = typed.replaceAll(/[ .,]/g, '');
    const isPower = !WATT_HOURS.test(term.slice(place + typed.length));
    return typed.includes(' ') && isPower && !isLikely(Number(number)) ? typed : number;
  });

/** Megawatts and megawatt hours; in small letters too, for there are no goods of milliwatts. */
const MEGAWATTS =
  /(?<![\p{L}\p{N}.,]|\d )(\d{1,9}(?:[.,]\d{1,6})?)( ?)(?:(мвт|мегават(?:т?(?:ів|и|а))?)|(?:mw|megawat(?:ts?|ow|y)?))(?=p?(?:[ ·⋅*-]*(?:h|год))?(?![\p{L}\p{N}\p{M}]))/giu;

/** A typed term with its megawatts in kilowatts, by which goods are described: `1,5 МВт` → `1500 кВт`. */
export const inKilowatts = (term: string): string =>
  term.replace(MEGAWATTS, (_, number: string, space: string, cyrillic: string | undefined) => {
    const kilowatts = Math.round(Number(number.replace(',', '.')) * 1e9) / 1e6;
    return `${kilowatts}${space}${cyrillic === undefined ? 'kW' : 'кВт'}`;
  });

const NEGATIVE_SIZE =
  /(?<!\S)[-−]\d[\d.,]*(?: \d{3})* ?(?:[kкmм]?(?:вт|w)(?:p|п|h|г|год)?|(?:кіло|мега|kilo|mega)?(?:ват|wat)\p{L}*)(?:[ ·⋅*-](?:год|h)\p{L}*)?(?![\p{L}\p{N}])/giu;

/**
 * A typed term without powers and energies that have a minus right before them: no goods have a negative one, and who types it does not ask for the positive.
 * A term that is nothing else stays, as words. A dash between words has spaces around it and is no minus.
 */
export function withoutNegativeSizes(term: string): string {
  const rest = term.replace(NEGATIVE_SIZE, '');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : term;
}

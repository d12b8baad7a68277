import type { Locale, Localized } from '../locale/locale.ts';
import { percentSpace } from '../locale/format-percent.ts';
import { kindOf, type CategorySlug } from './categories.ts';
import { type SpecificationKey, type Unit, SPECIFICATIONS } from './specifications.ts';

/**
 * What one kWp gives in a year, kWh: about 35° south, losses of 14 %, ±5–7 %. Of Kyiv, which the catalogue states, and
 * of Warsaw.
 */
export const YEARLY_YIELD_KWH_PER_KWP = { kyiv: 1150, warsaw: 1040 } as const;

/** A yearly yield of the catalogue, stated for Kyiv in kWh, as the market of the page's language has it: Warsaw's in Polish. */
export const yearlyYieldFor = (locale: Locale, kyivKwh: number): number =>
  locale === 'pl'
    ? Math.round((kyivKwh * YEARLY_YIELD_KWH_PER_KWP.warsaw) / YEARLY_YIELD_KWH_PER_KWP.kyiv)
    : kyivKwh;

/** Goods whose power the trade gives in watts, however large: modules and what one carries. */
const IN_WATTS: ReadonlySet<CategorySlug> = new Set([
  'solar-panels',
  'portable-power-stations',
  'solar-generators',
  'portable-solar-panels',
  'folding-panels',
  'flexible-panels',
  'camping-panels',
  'marine-panels',
  'vehicle-panels',
]);

/**
 * The unit in which a shopper reads power that is kept in watts: the panels of a set in kWp, machines from 1000 W in kW,
 * panels and portable power in W. Several values (the edges of a range) share one unit: kW where none is smaller than 1 kW.
 * `inUnit` turns watts into it.
 */
export function readPower(
  watts: readonly number[],
  { key, categoryId }: { key: SpecificationKey; categoryId: number },
): { readonly unit: Unit; readonly inUnit: (watts: number) => number } {
  const slug = kindOf(categoryId)?.slug;
  const kilo = (value: number) => value / 1000;
  if (slug === 'sets-of-solar-power-plants' && key === 'powerW') return { unit: 'kWp', inUnit: kilo };
  return watts.every((value) => value >= 1000) && !(slug !== undefined && IN_WATTS.has(slug))
    ? { unit: 'kW', inUnit: kilo }
    : { unit: 'W', inUnit: (value) => value };
}

/** Units whose sign cannot be part of a message key. */
const UNIT_NAMES: Partial<Record<Unit, string>> = {
  '%': 'percent',
  '%/°C': 'percentPerC',
  'mm²': 'mm2',
  'm²': 'm2',
  '°': 'degree',
};

/** What stands between a number and its unit. */
function spaceBefore(unit: Unit, locale: Locale): string {
  if (unit === '°') return '';
  return unit === '%' || unit === '%/°C' ? percentSpace(locale) : '\u00a0';
}

const numberFormat = (locale: Locale) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: 'always' });

/** Made once: making one takes longer than printing a whole page of specs. */
const NUMBER_FORMATS: Localized<Intl.NumberFormat> = {
  uk: numberFormat('uk'),
  pl: numberFormat('pl'),
  en: numberFormat('en'),
};

/** Looks up a text that is named at run time; gives null for an unknown key. */
export type LookUp = (key: string, values?: Readonly<Record<string, string | number>>) => string | null;

/** The label of a technical field in the language of `lookUp`. */
export const specificationLabel = (key: SpecificationKey, lookUp: LookUp): string =>
  lookUp(`spec.${key}`) ?? key;

/** A number without its unit, in the language's own grouping, four digits too, as pages write them; the minus is a minus. */
export const printNumber = (value: number, locale: Locale): string =>
  NUMBER_FORMATS[locale].format(value).replaceAll('-', '−');

/** The sign of a unit beside a number, `Вт`; in the form of the number where the unit is a word. */
export const unitSign = (unit: Unit, value: number, lookUp: LookUp): string =>
  lookUp(`unit.${UNIT_NAMES[unit] ?? unit}`, { count: value }) ?? unit;

/** Prints a number with its unit: `450 Вт`, `−0,29 %/°C`. */
export function printQuantity(
  value: number,
  unit: Unit | null,
  { locale, lookUp }: { locale: Locale; lookUp: LookUp },
): string {
  const number = printNumber(value, locale);
  if (unit === null) return number;
  return `${number}${spaceBefore(unit, locale)}${unitSign(unit, value, lookUp)}`;
}

/** Texts that are numbers, whose decimals follow the language; in others a point may be part of a name, as in `OCPP 1.6`. */
const NUMERIC_TEXTS: ReadonlySet<SpecificationKey> = new Set([
  'dimensionsMm',
  'foldedDimensionsMm',
  'mpptCurrentsA',
  'tiltDegrees',
]);

function printText(
  key: SpecificationKey,
  text: string,
  { locale, lookUp }: { locale: Locale; lookUp: LookUp },
): string {
  if (key === 'residualCurrentProtection')
    return text.replaceAll(/(?<=\d) mA\b/g, `\u00a0${lookUp('unit.mA') ?? 'mA'}`);
  if (!NUMERIC_TEXTS.has(key)) return text;
  const numbers = locale === 'en' ? text : text.replaceAll(/(?<=\d)\.(?=\d)/g, ',');
  if (key === 'mpptCurrentsA')
    return `${numbers.replaceAll('+', '\u00a0+\u00a0')}\u00a0${lookUp('unit.A') ?? 'A'}`;
  return key === 'tiltDegrees' ? `${numbers}°` : numbers;
}

/**
 * Prints one spec of a product as a shopper reads it: `450 Вт`, `−0,29 %/°C`, `LiFePO₄`. Power is in the unit
 * of the product's category (`readPower`), a yearly yield is the one of the language's market.
 */
export function printSpecification(
  { key, value, categoryId }: { key: SpecificationKey; value: number | string; categoryId: number },
  words: { locale: Locale; lookUp: LookUp },
): string {
  const definition = SPECIFICATIONS[key];
  if (definition.kind === 'choice') return words.lookUp(`choice.${value}`) ?? String(value);
  if (definition.kind === 'text' || typeof value === 'string') return printText(key, String(value), words);
  if (definition.unit === 'W') {
    const { unit, inUnit } = readPower([value], { key, categoryId });
    return printQuantity(inUnit(value), unit, words);
  }
  const amount = key === 'yearlyYieldKwh' ? yearlyYieldFor(words.locale, value) : value;
  return printQuantity(amount, definition.unit, words);
}

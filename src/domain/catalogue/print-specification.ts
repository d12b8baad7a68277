import { percentSpace } from '../locale/format-percent.ts';
import type { Locale, Localized } from '../locale/locale.ts';
import { readPower } from './read-power.ts';
import { yearlyYieldFor } from './yearly-yield.ts';
import { SPECIFICATIONS, type SpecificationKey, type Unit } from './specifications.ts';

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

const numberFormat = (locale: Locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });

/** Made once: making one takes longer than printing a whole page of figures. */
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

/** A number without its unit, in the language's own grouping; the minus is a minus. */
export const printNumber = (value: number, locale: Locale): string =>
  NUMBER_FORMATS[locale].format(value).replaceAll('-', '−');

/** Prints a number with its unit: `450 Вт`, `−0,29 %/°C`. */
export function printQuantity(
  value: number,
  unit: Unit | null,
  { locale, lookUp }: { locale: Locale; lookUp: LookUp },
): string {
  const number = printNumber(value, locale);
  if (unit === null) return number;
  const sign = lookUp(`unit.${UNIT_NAMES[unit] ?? unit}`, { count: value }) ?? unit;
  return `${number}${spaceBefore(unit, locale)}${sign}`;
}

/** Texts that are numbers, whose decimals follow the language; in others a point may be part of a name, as in `OCPP 1.6`. */
const NUMERIC_TEXTS: ReadonlySet<SpecificationKey> = new Set([
  'dimensionsMm',
  'foldedDimensionsMm',
  'mpptCurrentsA',
  'tiltDegrees',
]);

const printText = (key: SpecificationKey, text: string, locale: Locale): string =>
  locale === 'en' || !NUMERIC_TEXTS.has(key) ? text : text.replaceAll(/(?<=\d)\.(?=\d)/g, ',');

/**
 * Prints one technical figure of a product as a shopper reads it: `450 Вт`, `−0,29 %/°C`, `LiFePO₄`. Power is in the unit
 * of the product's category (`readPower`), a yearly yield is the one of the language's market.
 */
export function printSpecification(
  { key, value, categoryId }: { key: SpecificationKey; value: number | string; categoryId: number },
  words: { locale: Locale; lookUp: LookUp },
): string {
  const definition = SPECIFICATIONS[key];
  if (definition.kind === 'choice') return words.lookUp(`choice.${value}`) ?? String(value);
  if (definition.kind === 'text' || typeof value === 'string')
    return printText(key, String(value), words.locale);
  if (definition.unit === 'W') {
    const { unit, inUnit } = readPower([value], { key, categoryId });
    return printQuantity(inUnit(value), unit, words);
  }
  const amount = key === 'yearlyYieldKwh' ? yearlyYieldFor(words.locale, value) : value;
  return printQuantity(amount, definition.unit, words);
}

import type { Locale, Localized } from '../locale/locale.ts';
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

/** Unit signs that follow their number without a space. */
const ATTACHED: readonly Unit[] = ['%', '%/°C', '°'];

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
  return ATTACHED.includes(unit) ? `${number}${sign}` : `${number}\u00a0${sign}`;
}

/**
 * Prints one technical figure as a shopper reads it: `450 Вт`, `−0,29 %/°C`, `LiFePO₄`. A yearly yield is the one of the
 * language's market.
 */
export function printSpecification(
  { key, value }: { key: SpecificationKey; value: number | string },
  words: { locale: Locale; lookUp: LookUp },
): string {
  const definition = SPECIFICATIONS[key];
  if (definition.kind === 'choice') return words.lookUp(`choice.${value}`) ?? String(value);
  if (definition.kind === 'text' || typeof value === 'string') return String(value);
  const amount = key === 'yearlyYieldKwh' ? yearlyYieldFor(words.locale, value) : value;
  return printQuantity(amount, definition.unit, words);
}

import type { Locale } from '../locale/locale.ts';
import type { Currency } from './money.ts';
import { CURRENCIES } from './money.ts';

/** The currency of a visitor who has chosen none: złoty in Polish, hryvnia otherwise (C §9, R4). */
export const currencyOf = (locale: Locale): Currency => (locale === 'pl' ? 'PLN' : 'UAH');

/** Whether a stored or sent value is one of the shop's currencies. */
export const isCurrency = (value: unknown): value is Currency =>
  CURRENCIES.some((currency) => currency === value);

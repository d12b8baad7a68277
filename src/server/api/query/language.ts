import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../../domain/locale/locale.ts';
import { isCurrency } from '../../../domain/money/default-currency.ts';
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts';

/** The parameters that choose the language and the currency of an answer. */
export const localeParameter = v.pipe(
  v.optional(v.picklist(LOCALES, `Expected one of ${LOCALES.join(', ')}`)),
  v.description('The language of texts: this, else the cookie `userLocale`, else `uk`.'),
);
export const currencyParameter = v.pipe(
  v.optional(v.picklist(CURRENCIES, `Expected one of ${CURRENCIES.join(', ')}`)),
  v.description('The currency of amounts: this, else the cookie `userCurrency`, else `UAH`.'),
);

/** The language of an answer (R2, R14). */
export function requestedLocale(c: Context, given: Locale | undefined): Locale {
  const saved = getCookie(c, 'userLocale');
  return given ?? (isLocale(saved) ? saved : DEFAULT_LOCALE);
}

/** The currency of an answer (R2, R14). */
export function requestedCurrency(c: Context, given: Currency | undefined): Currency {
  const saved = getCookie(c, 'userCurrency');
  return given ?? (isCurrency(saved) ? saved : 'UAH');
}

import type { Context } from 'hono';
import * as v from 'valibot';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../domain/locale/locale.ts';
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts';
import { visitorPreferences } from '../../http/visitor-preferences.ts';

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
export const requestedLocale = (c: Context, given: Locale | undefined): Locale =>
  given ?? visitorPreferences(c.req.header('cookie')).locale ?? DEFAULT_LOCALE;

/** The currency of an answer (R2, R14). */
export const requestedCurrency = (c: Context, given: Currency | undefined): Currency =>
  given ?? visitorPreferences(c.req.header('cookie')).currency ?? 'UAH';

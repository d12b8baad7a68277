import type { Locale } from '../../domain/locale/locale.ts';
import { currencyOf } from '../../domain/money/default-currency.ts';
import type { Currency } from '../../domain/money/money.ts';
import { readCookie, writeCookie } from '../form/cookie.ts';
import { endConsent } from '../consent/consent-state.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A choice is kept in the browser's storage and in a cookie of the same name, which the server reads (R2). */
function keep(name: 'userLocale' | 'userCurrency' | 'locationConsentRejected', value: string) {
  writeCookie(name, `${value}; Max-Age=${YEAR_SECONDS}`);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Forbidden storage: the cookie alone remembers.
  }
}

function hasCurrency(): boolean {
  if (readCookie('userCurrency') !== null) return true;
  try {
    return localStorage.getItem('userCurrency') !== null;
  } catch {
    return false;
  }
}

export const keepCurrency = (currency: Currency): void => keep('userCurrency', currency);
export const keepLocale = (locale: Locale): void => keep('userLocale', locale);

/** The visitor will not say where they are, and is not asked again: Ukrainian is kept (S §4, R5). */
export function rejectLocation(): void {
  keep('locationConsentRejected', 'true');
  keepLocale('uk');
}

/** Choosing a language also stores its currency, but only if none is stored (R4), and is an answer to the question for the place (R5). */
export function chooseLocale(locale: Locale): void {
  endConsent();
  keepLocale(locale);
  if (!hasCurrency()) keepCurrency(currencyOf(locale));
}

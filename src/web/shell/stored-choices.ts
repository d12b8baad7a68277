import type { Locale } from '../../domain/locale/locale.ts';
import { currencyOf } from '../../domain/money/default-currency.ts';
import type { Currency } from '../../domain/money/money.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A choice is kept in the browser's storage and in a cookie of the same name, which the server reads (R2). */
function keep(name: 'userLocale' | 'userCurrency', value: string) {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  try {
    localStorage.setItem(name, value);
  } catch {
    // Forbidden storage: the cookie alone remembers.
  }
}

function hasCurrency(): boolean {
  if (/(^|; )userCurrency=/.test(document.cookie)) return true;
  try {
    return localStorage.getItem('userCurrency') !== null;
  } catch {
    return false;
  }
}

export const keepCurrency = (currency: Currency): void => keep('userCurrency', currency);
export const keepLocale = (locale: Locale): void => keep('userLocale', locale);

/** Choosing a language also stores its currency, but only if none is stored (R4). */
export function chooseLocale(locale: Locale): void {
  keepLocale(locale);
  if (!hasCurrency()) keepCurrency(currencyOf(locale));
}

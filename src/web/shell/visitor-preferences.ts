import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Locale } from '../../domain/locale/locale.ts';
import { PREFERENCE_COOKIE_SECONDS } from '../../domain/locale/preference-cookie.ts';
import { currencyOf, isCurrency, type Currency } from '../../domain/money/money.ts';
import { endConsent } from '../consent/consent-state.ts';
import { readCookie, writeCookie } from '../form/cookie.ts';

type ChoiceName = 'userLocale' | 'userCurrency' | 'locationConsentRejected';

/** A choice is kept in the browser's storage and in a cookie of the same name, which the server reads (R2). */
function keep(name: ChoiceName, value: string) {
  writeCookie(name, `${value}; Max-Age=${PREFERENCE_COOKIE_SECONDS}`);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Forbidden storage: the cookie alone remembers.
  }
}

/** What is kept under a name, in the cookie before the storage; null without it. */
function kept(name: ChoiceName): string | null {
  try {
    return readCookie(name) ?? localStorage.getItem(name);
  } catch {
    return null; // no cookie, and forbidden storage
  }
}

export const keepCurrency = (currency: Currency): void => keep('userCurrency', currency);
const keepLocale = (locale: Locale): void => keep('userLocale', locale);

/** The currency that was chosen last, in whatever tab; null if none was. */
function keptCurrency(): Currency | null {
  const currency = kept('userCurrency');
  return isCurrency(currency) ? currency : null;
}

/**
 * The region of an address is the visitor's choice, however it was reached (S §2), but for one who would not be placed:
 * what their answer stored stays until they choose a language (S §4).
 */
export function keepLocaleOfAddress(locale: Locale): void {
  if (kept('locationConsentRejected') !== 'true' || kept('userLocale') === null) keepLocale(locale);
}

/** The visitor will not say where they are, and is not asked again: Ukrainian is kept (S §4, R5). */
export function rejectLocation(): void {
  keep('locationConsentRejected', 'true');
  keepLocale('uk');
}

/** Choosing a language also stores its currency, but only if none is stored (R4), and is an answer to the question for the place (R5). */
export function chooseLocale(locale: Locale): void {
  endConsent();
  keepLocale(locale);
  if (kept('userCurrency') === null) keepCurrency(currencyOf(locale));
}

/**
 * Prices the page anew when it stands in another currency than the one chosen last (R4): the browser's history and its
 * memory bring pages back as they were, and another tab may have chosen meanwhile.
 */
export function useKeptCurrency(shown: Currency): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      const kept = keptCurrency();
      if (kept === null || kept === shown || !navigator.onLine) return;
      keepCurrency(kept); // the storage may know it alone
      void revalidate();
    };
    look();
    addEventListener('pageshow', look);
    addEventListener('storage', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('pageshow', look);
      removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [shown, revalidate]);
}

import { isLocale, type Locale } from '../../domain/locale/locale.ts';
import { isCurrency, type Currency } from '../../domain/money/money.ts';

/** The visitor's choices as cookies tell them (R2); null where none is stored, or not one of ours. */
export interface VisitorPreferences {
  readonly locale: Locale | null;
  readonly currency: Currency | null;
}

const LOCALE = /(?:^|;\s*)userLocale=(\w+)/;
const CURRENCY = /(?:^|;\s*)userCurrency=(\w+)/;

/** Whether a request is the first of a visit that is to be asked for its place: it carries neither language nor answer (R5). */
export const isUnasked = (cookies: string | null | undefined): boolean =>
  !/(?:^|;\s*)(?:userLocale|locationConsent|locationConsentRejected)=/.test(cookies ?? '');

/** Whether the visitor would not be placed: then no address takes the place of the language that is stored (S §4, R5). */
export const hasRejectedPlace = (cookies: string | null | undefined): boolean =>
  /(?:^|;\s*)locationConsentRejected=true/.test(cookies ?? '');

/** Reads the choices: all of a visitor's cookies that an answer shared by everybody may depend on. */
export function visitorPreferences(cookies: string | null | undefined): VisitorPreferences {
  const locale = LOCALE.exec(cookies ?? '')?.[1];
  const currency = CURRENCY.exec(cookies ?? '')?.[1];
  return { locale: isLocale(locale) ? locale : null, currency: isCurrency(currency) ? currency : null };
}

import type { Product } from '../domain/catalogue/product.ts';
import { LOCALES, type Locale } from '../domain/locale/locale.ts';
import { ACCOUNT_PREVIEWS } from './account/preview-account-emails.ts';
import type { EmailPreviews } from './emails/email-preview.ts';
import { LEASE_PREVIEWS } from './emails/preview-lease-emails.ts';
import { ORDER_PREVIEWS } from './emails/preview-order-emails.ts';
import type { Email } from './outbox/email.ts';
import { QUOTE_PREVIEWS } from './quotes/preview-quote-emails.ts';
import { REPLACEMENT_PREVIEWS } from './rental/replacements/replacement-email.ts';
import { EXCHANGE_PREVIEWS } from './returns/exchanges/exchange-emails.ts';
import { RETURN_PREVIEWS } from './returns/return-emails.ts';
import { REVIEW_PREVIEWS } from './reviews/review-emails.ts';
import { WITHDRAWAL_PREVIEWS } from './returns/withdrawal-emails.ts';
import { STOCK_PREVIEWS } from './stock-notices/stock-email.ts';
import { TICKET_PREVIEWS } from './support/tickets/ticket-emails.ts';
import { WARRANTY_PREVIEWS } from './warranties/reminder-email.ts';

const PREVIEWS: ReadonlyMap<string, EmailPreviews[string]> = new Map(
  Object.entries({
    ...ORDER_PREVIEWS,
    ...LEASE_PREVIEWS,
    ...QUOTE_PREVIEWS,
    ...WITHDRAWAL_PREVIEWS,
    ...EXCHANGE_PREVIEWS,
    ...RETURN_PREVIEWS,
    ...REPLACEMENT_PREVIEWS,
    ...ACCOUNT_PREVIEWS,
    ...STOCK_PREVIEWS,
    ...TICKET_PREVIEWS,
    ...WARRANTY_PREVIEWS,
    ...REVIEW_PREVIEWS,
  }),
);

/** Two products that the starting catalogue has, and a machine. */
const PRODUCTS = [1804, 101, 2001];

/** Every e-mail that the shop writes, in every language. */
export const EMAIL_PREVIEWS: readonly { readonly name: string; readonly locale: Locale }[] = [
  ...PREVIEWS.keys(),
].flatMap((name) => LOCALES.map((locale) => ({ name, locale })));

/** An e-mail as its reader would get it, made of products of the catalogue; null for one that is not among EMAIL_PREVIEWS. */
export const previewEmail =
  (
    productsByIds: (ids: readonly number[], locale: Locale) => Promise<readonly Product[]>,
    seal: (email: Email) => Email,
  ) =>
  async (name: string, locale: Locale): Promise<Email | null> => {
    const make = PREVIEWS.get(name);
    return make ? seal(make(await productsByIds(PRODUCTS, locale), locale)) : null;
  };

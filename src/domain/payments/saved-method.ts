import type { Currency } from '../money/money.ts';

/** What a customer pays by and may leave with a provider (C §3): a card, a bank account or a wallet. */
export const METHOD_KINDS = ['card', 'bank', 'wallet'] as const;
export type MethodKind = (typeof METHOD_KINDS)[number];

/** So many methods may one customer have. */
export const METHODS_MAX = 10;

/** How long the provider's page for adding one is asked to stay open. */
export const METHOD_PAGE_MINUTES = 30;

/** What the shop knows of a saved method: enough for its owner to tell it from others, and nothing to pay by (R19). */
export interface MethodFace {
  readonly kind: MethodKind;
  /** The card's brand, the bank's or the wallet's name; empty where the provider does not say. */
  readonly brand: string;
  /** The last four digits of the card or the account; null for a wallet without. */
  readonly last4: string | null;
  /** The masked e-mail address of a wallet; null for others. */
  readonly account: string | null;
  /** Both of a card, 1 to 12 and four digits; null for what does not expire. */
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
}

/** A saved method as its owner sees it. */
export interface SavedMethod extends MethodFace {
  readonly id: string;
  readonly isDefault: boolean;
  /** Whether its owner lets it be used for payments that recur. */
  readonly forRecurring: boolean;
  /** Whether the months of its owner's long rentals are charged to it; of one method at most, and only of one for recurring payments. */
  readonly paysRentals: boolean;
  readonly isExpired: boolean;
  /** The currencies in which it can be charged without its owner; none where its provider charges nothing any more. */
  readonly chargedIn: readonly Currency[];
}

/** Whether a method can pay rentals in one of some currencies. */
export const canPayRentals = (
  { isExpired, chargedIn }: Pick<SavedMethod, 'isExpired' | 'chargedIn'>,
  currencies: readonly Currency[],
): boolean => !isExpired && chargedIn.some((each) => currencies.includes(each));

/** Whether a method has expired: a card holds until the end of its month. */
export function isMethodExpired(
  { expiryMonth, expiryYear }: Pick<MethodFace, 'expiryMonth' | 'expiryYear'>,
  today: { readonly year: number; readonly month: number },
): boolean {
  if (expiryMonth === null || expiryYear === null) return false;
  return expiryYear < today.year || (expiryYear === today.year && expiryMonth < today.month);
}

/** An e-mail address of which the first letter and the domain are left. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  const at = email.lastIndexOf('@');
  return `${first}•••${at > 0 ? email.slice(at) : ''}`;
}

const BRANDS: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
  ['cartes_bancaires', 'Cartes Bancaires'],
]);

/** A card's brand as it is printed, by the word that providers have for it; empty for one that is not known. */
export const brandName = (word: string): string => BRANDS.get(word.toLowerCase()) ?? '';

/** Whether all of a face is what may be kept of it: never more of a number than four digits. */
export const isStorableFace = ({ brand, last4, account, expiryMonth, expiryYear }: MethodFace): boolean =>
  brand.length <= 60 &&
  !/\d{5}/.test(brand) &&
  (last4 === null || /^\d{4}$/.test(last4)) &&
  (account === null || (account.includes('•') && account.length <= 200)) &&
  (expiryMonth === null) === (expiryYear === null) &&
  (expiryMonth === null || (Number.isInteger(expiryMonth) && expiryMonth >= 1 && expiryMonth <= 12)) &&
  (expiryYear === null || (Number.isInteger(expiryYear) && expiryYear >= 2000 && expiryYear <= 9999));

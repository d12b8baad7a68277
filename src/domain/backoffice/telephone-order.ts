import type { Role } from '../account/role.ts';
import type { Line } from '../cart/cart-item.ts';
import type { Billing } from '../checkout/billing-form.ts';
import type { PaymentMethod } from '../checkout/payment-methods.ts';
import type { ShippingInfo } from '../checkout/shipping-form.ts';
import type { CheckoutTotals } from '../checkout/totals-of.ts';
import type { Locale } from '../locale/locale.ts';
import type { Money } from '../money/money.ts';
import type { PricedLine } from '../orders/order-view.ts';
import { OPTIONS_MAX } from '../rental/rental-option.ts';

/**
 * How an order by telephone can be paid. A card is left out: its goods are held for minutes, and whoever hangs up reads the
 * e-mail when they can (decision 0075).
 */
export const TELEPHONE_PAYMENTS = ['transfer', 'pod'] as const satisfies readonly PaymentMethod[];

/** The most lines of one order by telephone. */
export const TELEPHONE_LINES_MAX = 30;

/** How many fields its lines may have: a form has 250 at most, and some forty are for the rest of the order. */
export const TELEPHONE_LINE_FIELDS_MAX = 205;

/** The longest note of what was agreed, in characters. */
export const TELEPHONE_NOTE_MAX = 2000;

/** Fewest characters that look for the customer: nobody leafs through all accounts here. */
export const CALLER_SEARCH_MIN = 3;

/** Why staff cannot order for an account; texts are the messages `backoffice.telephone.problem.{problem}`. */
export type CallerProblem = 'of-staff' | 'unconfirmed' | 'being-deleted';

/**
 * Why no order by telephone is placed into an account; null where one can be. Whoever works here orders by themselves, an address that
 * nobody has confirmed may be claimed by a stranger, and an account that is being deleted takes no new business.
 */
export function callerProblem(account: {
  readonly role: Role;
  readonly isConfirmed: boolean;
  readonly isBeingDeleted: boolean;
}): CallerProblem | null {
  if (account.role !== 'customer') return 'of-staff';
  if (account.isBeingDeleted) return 'being-deleted';
  return account.isConfirmed ? null : 'unconfirmed';
}

/** A line as it is typed: bought where the duration is empty, else rented for `count` of it from the day `start`, ISO 8601. */
export interface TypedLine {
  readonly product: string;
  readonly quantity: string;
  readonly duration: string;
  readonly count: string;
  readonly start: string;
  /** The codes of what is rented with each machine; none for what is bought. */
  readonly options: readonly string[];
}

/** The most fields that a line can send: those that each has, and what can be rented with a machine. */
const fieldsOf = ({ duration }: Pick<TypedLine, 'duration'>): number =>
  duration === '' ? 5 : 5 + OPTIONS_MAX;

/** Fields of a person and a place, as they are typed. */
type Typed<Field extends string> = Readonly<Record<Field, string>>;
export const RECEIVER_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'country',
  'city',
  'postalCode',
  'address',
] as const;
export type ReceiverField = (typeof RECEIVER_FIELDS)[number];
export const COMPANY_PLACE_FIELDS = ['country', 'city', 'postalCode', 'address'] as const;

/** What is typed of a caller without an account, beside the name and the telephone of the receiver; empty for an account's order. */
export interface TypedGuest {
  readonly email: string;
  /** Read back to the caller and typed once more. */
  readonly emailAgain: string;
  /** Of the order, and of all that is written about it. */
  readonly locale: Locale;
  /** What was chosen where an account has the e-mail, `account:{id}` or `guest:{id}`; empty before that. */
  readonly into: string;
}

/** All that is typed of an order by telephone. */
export interface TelephoneDraft {
  readonly guest: TypedGuest;
  readonly lines: readonly TypedLine[];
  /** The saved address that the goods go to; empty for a typed one. */
  readonly addressId: string;
  readonly receiver: Typed<ReceiverField>;
  readonly method: string;
  readonly payment: string;
  readonly discountCode: string;
  readonly isCompany: boolean;
  readonly company: string;
  readonly taxNumber: string;
  /** Whether the company's address is another than that of the delivery. */
  readonly isElsewhere: boolean;
  readonly companyPlace: Typed<(typeof COMPANY_PLACE_FIELDS)[number]>;
  readonly note: string;
  readonly areTermsReadOut: boolean;
}

/** Adds one piece of a product: one more of the line that buys it already, else a line of its own. Null where the order is full. */
export function withProduct(
  lines: readonly TypedLine[],
  { product, isRental }: { readonly product: string; readonly isRental: boolean },
): readonly TypedLine[] | null {
  const place = isRental ? -1 : lines.findIndex((line) => line.product === product && line.duration === '');
  if (place >= 0) {
    return lines.map((line, index) =>
      index === place && /^\d{1,3}$/.test(line.quantity)
        ? { ...line, quantity: String(Number(line.quantity) + 1) }
        : line,
    );
  }
  const duration = isRental ? 'day' : '';
  const more = [...lines, { product, quantity: '1', duration, count: '1', start: '', options: [] }];
  const fields = more.reduce((sum, line) => sum + fieldsOf(line), 0);
  return more.length > TELEPHONE_LINES_MAX || fields > TELEPHONE_LINE_FIELDS_MAX ? null : more;
}

/**
 * Why neither a piece nor a machine of a product can be ordered by telephone; null where one of them can. Prices in minor units, null without one. Goods that are
 * on display alone say so by themselves.
 */
export function notOrdered({
  sale,
  day,
  machines,
}: {
  readonly sale: number | null;
  /** Of renting it for a day. */
  readonly day: number | null;
  readonly machines: number;
}): 'no-price' | 'no-machine' | null {
  if (sale !== null) return null;
  if (day === null) return 'no-price';
  return machines > 0 ? null : 'no-machine';
}

/** Whose order it is. */
export type TelephoneBuyer =
  /** The customer's of this account. */
  | { readonly kind: 'account'; readonly userId: string }
  /** Of no account (R18): it opens by the links that go to the e-mail of the delivery. */
  | {
      readonly kind: 'guest';
      readonly locale: Locale;
      /** The account that has the e-mail, and into which staff were shown that they could order; null where there is none. */
      readonly besideAccountId: string | null;
    };

/** The account whose confirmed e-mail a caller names, as staff see it who look for accounts. */
export interface Claimant {
  readonly id: string;
  readonly name: string;
  /** Why nothing is ordered into it; null where it can be. */
  readonly problem: CallerProblem | null;
}

/** An order as a draft asks for it. */
export interface DraftedOrder {
  readonly buyer: TelephoneBuyer;
  readonly lines: readonly Line[];
  readonly shipping: ShippingInfo;
  readonly billing: Billing | null;
  readonly payment: (typeof TELEPHONE_PAYMENTS)[number];
  readonly discountCode: string | null;
  readonly note: string;
  readonly areTermsReadOut: boolean;
}

/** What an order by telephone would come to if it were placed now. */
export interface TelephonePreview {
  /** In the order in which they are asked for. */
  readonly lines: readonly PricedLine[];
  readonly totals: CheckoutTotals;
  /** The part of its delivery that is paid for bringing machines and taking them back. */
  readonly haulage: Money;
  /** The code that takes something off; null without one. */
  readonly discountCode: string | null;
  /** Whether its delivery is priced later: then the totals are without it. */
  readonly isDeliveryQuoted: boolean;
  /** The last day of its transfer, ISO 8601; null where none is to be paid yet. */
  readonly dueOn: string | null;
}

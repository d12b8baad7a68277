import * as v from 'valibot';
import type { Role } from '../account/role.ts';
import type { SavedAddress } from '../account/saved-address.ts';
import type { Line } from '../cart/cart-item.ts';
import { lineSchema } from '../cart/line-schema.ts';
import { billingSchema, type Billing } from '../checkout/billing-form.ts';
import type { PaymentMethod } from '../checkout/payment-methods.ts';
import { shippingOf } from '../checkout/saved-shipping.ts';
import { shippingFormSchema, type ShippingInfo } from '../checkout/shipping-form.ts';
import type { CheckoutTotals } from '../checkout/totals-of.ts';
import { withoutInvisible } from '../locale/without-invisible.ts';
import type { Money } from '../money/money.ts';
import type { PricedLine } from '../orders/order-view.ts';
import { COUNTRIES } from '../contact-data/countries.ts';
import { DURATIONS } from '../rental/tiers.ts';

/**
 * How an order by telephone can be paid. A card is left out: its goods are held for minutes, and whoever hangs up reads the
 * e-mail when they can (decision 0075).
 */
export const TELEPHONE_PAYMENTS = ['transfer', 'pod'] as const satisfies readonly PaymentMethod[];

/** The most lines of one order by telephone: a form may have 250 fields, and each line is five. */
export const TELEPHONE_LINES_MAX = 30;

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
}

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

/** All that is typed of an order by telephone. */
export interface TelephoneDraft {
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
  if (lines.length >= TELEPHONE_LINES_MAX) return null;
  return [...lines, { product, quantity: '1', duration: isRental ? 'day' : '', count: '1', start: '' }];
}

const numberOf = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** A typed line as it is asked for; null where its number of pieces or its term is none. */
function lineOf({ product, quantity, duration, count, start }: TypedLine): Line | null {
  const isRental = duration !== '';
  const parsed = v.safeParse(lineSchema, {
    id: numberOf(product),
    quantity: numberOf(quantity),
    isRental,
    rentalDuration: DURATIONS.find((each) => each === duration) ?? null,
    rentalCount: isRental ? numberOf(count) : null,
    rentalStartDate: isRental && start !== '' ? start : null,
  });
  return parsed.success ? parsed.output : null;
}

/** What of a draft is wrong: message keys by field; `line.{index}`, `note`, `billing.{field}` and the fields of a shipping form. */
export type DraftErrors = Readonly<Record<string, string>>;

/** An order as a draft asks for it. */
export interface DraftedOrder {
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

/** Whose order it is: the account's e-mail gets the confirmation, and the telephone stands in where a saved address has none. */
export interface Caller {
  readonly email: string;
  readonly phone: string | null;
  readonly addresses: readonly SavedAddress[];
}

const issuesByField = (
  issues: readonly v.BaseIssue<unknown>[] | undefined,
  prefix = '',
): Record<string, string> =>
  Object.fromEntries(
    (issues ?? [])
      .toReversed()
      .map((issue) => [`${prefix}${v.getDotPath(issue) ?? ''}`, issue.message] as const),
  );

/** Reads a draft by the rules of the shop's own checkout, of lines, addresses and companies; a problem is said beside its field. */
export function readTelephoneOrder(
  draft: TelephoneDraft,
  { email, phone, addresses }: Caller,
):
  | { readonly ok: true; readonly order: DraftedOrder }
  | { readonly ok: false; readonly errors: DraftErrors } {
  const lines = draft.lines.map(lineOf);
  const saved = addresses.find(({ id }) => id === draft.addressId);
  const receiver = saved ? shippingOf(saved) : draft.receiver;
  const shipping = v.safeParse(shippingFormSchema, {
    ...receiver,
    phone: receiver.phone || (phone ?? ''),
    email,
    method: draft.method,
  });
  const payment = TELEPHONE_PAYMENTS.find((each) => each === draft.payment);
  const company = draft.isCompany
    ? {
        company: draft.company,
        taxNumber: draft.taxNumber,
        place: draft.isElsewhere ? draft.companyPlace : null,
      }
    : null;
  const delivery = COUNTRIES.find((country) => country === receiver.country) ?? 'UA';
  const billing = v.safeParse(v.nullable(billingSchema(delivery)), company);
  const note = withoutInvisible(draft.note).replaceAll('\r\n', '\n').trim();
  const isNoteLong = note.length > TELEPHONE_NOTE_MAX;
  if (
    shipping.success &&
    billing.success &&
    payment !== undefined &&
    !isNoteLong &&
    lines.length > 0 &&
    lines.every((line) => line !== null)
  ) {
    const { areTermsReadOut, discountCode } = draft;
    return {
      ok: true,
      order: {
        lines,
        shipping: shipping.output,
        billing: billing.output,
        payment,
        discountCode: discountCode.trim() || null,
        note,
        areTermsReadOut,
      },
    };
  }
  const wrong = issuesByField(shipping.issues);
  return {
    ok: false,
    errors: {
      // What a saved address lacks has no field of its own here.
      ...(saved && Object.keys(wrong).some((field) => field !== 'method')
        ? { addressId: 'backoffice.telephone.error.address' }
        : wrong),
      ...issuesByField(billing.issues, 'billing.'),
      ...Object.fromEntries(
        lines.flatMap((line, index) =>
          line === null ? [[`line.${index}`, 'backoffice.telephone.error.line'] as const] : [],
        ),
      ),
      ...(lines.length === 0 && { lines: 'backoffice.telephone.error.noLines' }),
      ...(payment === undefined && { payment: 'error.payment-not-offered' }),
      ...(isNoteLong && { note: 'backoffice.telephone.error.note' }),
    },
  };
}

import * as v from 'valibot';
import type { SavedAddress } from '../account/saved-address.ts';
import type { Line } from '../cart/cart-item.ts';
import { lineSchema } from '../cart/line-schema.ts';
import { billingSchema } from '../checkout/billing-form.ts';
import { shippingOf } from '../checkout/saved-shipping.ts';
import { shippingFormSchema } from '../checkout/shipping-form.ts';
import { COUNTRIES } from '../contact-data/countries.ts';
import { withoutInvisible } from '../locale/without-invisible.ts';
import { DURATIONS } from '../rental/tiers.ts';
import {
  TELEPHONE_NOTE_MAX,
  TELEPHONE_PAYMENTS,
  type Claimant,
  type DraftedOrder,
  type TelephoneBuyer,
  type TelephoneDraft,
  type TypedGuest,
  type TypedLine,
} from './telephone-order.ts';

const numberOf = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** A typed line as it is asked for; null where its number of pieces or its term is none. */
function lineOf({ product, quantity, duration, count, start, options }: TypedLine): Line | null {
  const isRental = duration !== '';
  const parsed = v.safeParse(lineSchema, {
    id: numberOf(product),
    quantity: numberOf(quantity),
    isRental,
    rentalDuration: DURATIONS.find((each) => each === duration) ?? null,
    rentalCount: isRental ? numberOf(count) : null,
    rentalStartDate: isRental && start !== '' ? start : null,
    ...(isRental && options.length > 0 && { rentalOptions: options }),
  });
  return parsed.success ? parsed.output : null;
}

/** What of a draft is wrong: message keys by field; `line.{index}`, `note`, `billing.{field}` and the fields of a shipping form. */
export type DraftErrors = Readonly<Record<string, string>>;

const issuesByField = (
  issues: readonly v.BaseIssue<unknown>[] | undefined,
  prefix = '',
): Record<string, string> =>
  Object.fromEntries(
    (issues ?? [])
      .toReversed()
      .map((issue) => [`${prefix}${v.getDotPath(issue) ?? ''}`, issue.message] as const),
  );

/** Who calls. */
export type Caller =
  /** A customer whose account was chosen: its e-mail gets the confirmation, and its telephone stands in where a saved address has none. */
  | {
      readonly kind: 'account';
      readonly id: string;
      readonly email: string;
      readonly phone: string | null;
      readonly addresses: readonly SavedAddress[];
    }
  /** Somebody without one; `claimant` is the account that has the typed e-mail, null where none has. */
  | { readonly kind: 'guest'; readonly claimant: Claimant | null };

/** An e-mail address that was heard: nobody says which letters are capitals. */
export const heardEmail = (typed: string): string => withoutInvisible(typed).trim().toLowerCase();

/** Whose order a caller's is; null while staff have not chosen where an account has the e-mail. */
function buyerOf(caller: Caller, { locale, into }: TypedGuest): TelephoneBuyer | null {
  if (caller.kind === 'account') return { kind: 'account', userId: caller.id };
  const { claimant } = caller;
  if (claimant === null) return { kind: 'guest', locale, besideAccountId: null };
  // What was chosen is about that account: for another e-mail it is asked again.
  if (into === `guest:${claimant.id}`) return { kind: 'guest', locale, besideAccountId: claimant.id };
  const isInto = into === `account:${claimant.id}` && claimant.problem === null;
  return isInto ? { kind: 'account', userId: claimant.id } : null;
}

/** What is wrong with a guest's e-mail beside its form, and whether it is to be chosen whose order it is. */
function guestErrors(caller: Caller, { email, emailAgain }: TypedGuest, hasBuyer: boolean): DraftErrors {
  if (caller.kind === 'account') return {};
  const isOther = heardEmail(email) !== heardEmail(emailAgain);
  return {
    ...(isOther && { emailAgain: 'backoffice.telephone.error.emailAgain' }),
    ...(!hasBuyer && { into: 'backoffice.telephone.error.into' }),
  };
}

/** Reads a draft by the rules of the shop's own checkout, of lines, addresses and companies; a problem is said beside its field. */
export function readTelephoneOrder(
  draft: TelephoneDraft,
  caller: Caller,
):
  | { readonly ok: true; readonly order: DraftedOrder }
  | { readonly ok: false; readonly errors: DraftErrors } {
  const { email, phone, addresses } =
    caller.kind === 'account' ? caller : { email: heardEmail(draft.guest.email), phone: null, addresses: [] };
  const buyer = buyerOf(caller, draft.guest);
  const ofGuest = guestErrors(caller, draft.guest, buyer !== null);
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
    buyer !== null &&
    Object.keys(ofGuest).length === 0 &&
    lines.length > 0 &&
    lines.every((line) => line !== null)
  ) {
    const { areTermsReadOut, discountCode } = draft;
    return {
      ok: true,
      order: {
        buyer,
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
      ...ofGuest,
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

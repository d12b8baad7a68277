import {
  COMPANY_PLACE_FIELDS,
  RECEIVER_FIELDS,
  TELEPHONE_LINES_MAX,
  TELEPHONE_NOTE_MAX,
  type TelephoneDraft,
} from '../../../../domain/backoffice/telephone-order.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../../domain/locale/locale.ts';
import { CURRENCIES, type Currency } from '../../../../domain/money/money.ts';
import { OPTIONS_MAX } from '../../../../domain/rental/rental-option.ts';

/** Characters of a field that are kept: more than any may have, so that its problem is said. */
const KEPT = 500;
/** A day, a product, a number and the code of an option are shorter. */
const KEPT_OF_LINE = 30;

/** What a form of an order by telephone says: the order, and what is looked for beside it. */
export interface SentDraft {
  readonly draft: TelephoneDraft;
  readonly currency: Currency;
  /** Of products, as it was typed. */
  readonly search: string;
  /** How often the shop has changed the lines, which are drawn anew each time. */
  readonly version: number;
  /** Whether it was given back after its session was over. */
  readonly isRestored: boolean;
}

/** Reads the form as it was typed; what is missing is empty. */
export function readDraft(form: FormData): SentDraft {
  const text = (name: string, length = KEPT) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, length).toWellFormed() : '';
  };
  const column = (name: string) =>
    form.getAll(name).map((value) => (typeof value === 'string' ? value.slice(0, KEPT_OF_LINE) : ''));
  const [quantities, durations, counts, starts] = [
    column('quantity'),
    column('duration'),
    column('count'),
    column('start'),
  ];
  const fields = <Field extends string>(names: readonly Field[], prefix: string) =>
    Object.fromEntries(names.map((name) => [name, text(`${prefix}${name}`)])) as Record<Field, string>;
  return {
    currency: CURRENCIES.find((each) => each === form.get('currency')) ?? 'UAH',
    search: text('search').trim(),
    isRestored: form.has('isRestored'),
    version: Number(/^\d{1,6}$/.exec(text('version'))?.[0] ?? 0),
    draft: {
      guest: {
        email: text('email'),
        emailAgain: text('emailAgain'),
        locale: LOCALES.find((each) => each === form.get('locale')) ?? DEFAULT_LOCALE,
        into: text('into', 100),
      },
      lines: column('product')
        .slice(0, TELEPHONE_LINES_MAX)
        .map((product, index) => ({
          product,
          quantity: quantities[index] ?? '',
          duration: durations[index] ?? '',
          count: counts[index] ?? '',
          start: starts[index] ?? '',
          options: column(`option.${index}`).slice(0, OPTIONS_MAX),
        })),
      addressId: text('addressId'),
      receiver: fields(RECEIVER_FIELDS, ''),
      method: text('method'),
      payment: text('payment'),
      discountCode: text('discountCode', 64),
      isCompany: form.has('isCompany'),
      company: text('billing.company'),
      taxNumber: text('billing.taxNumber'),
      isElsewhere: form.has('isElsewhere'),
      companyPlace: fields(COMPANY_PLACE_FIELDS, 'billing.place.'),
      note: text('note', 2 * TELEPHONE_NOTE_MAX),
      areTermsReadOut: form.has('areTermsReadOut'),
    },
  };
}

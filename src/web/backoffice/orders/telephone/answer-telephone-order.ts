import { data, redirect } from 'react-router';
import {
  readTelephoneOrder,
  type Caller,
  type DraftErrors,
} from '../../../../domain/backoffice/read-telephone-order.ts';
import {
  withProduct,
  type Claimant,
  type DraftedOrder,
  type TelephoneDraft,
  type TelephonePreview,
} from '../../../../domain/backoffice/telephone-order.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import type { Currency } from '../../../../domain/money/money.ts';
import type { RentalOption } from '../../../../domain/rental/rental-option.ts';
import { readDraft, type SentDraft } from './read-draft.ts';

/** What the buttons of the form do; of `add`, `rent` and `remove` the product, or the line's place, stands behind a colon. */
const TELEPHONE_INTENTS = ['find', 'compute', 'place', 'add', 'rent', 'remove'] as const;

/** A product as the screen shows it. */
export type TelephoneProduct = Pick<
  Product,
  'id' | 'name' | 'articleNumber' | 'stock' | 'rentalStock' | 'prices' | 'displayOnly'
>;

/** A product of a line, with what can be rented with it. */
export interface TelephoneGood extends Pick<Product, 'id' | 'name'> {
  readonly options: readonly RentalOption[];
}

/** The screen after one of its buttons: what was typed, and what it comes to. */
export interface TelephoneAnswer extends SentDraft {
  /** The account that has the e-mail which a guest named; null for none, and for an account's order. */
  readonly claimant: Claimant | null;
  /** Those of the lines. */
  readonly goods: readonly TelephoneGood[];
  /** Null where nothing was looked for. */
  readonly found: { readonly products: readonly TelephoneProduct[]; readonly hasMore: boolean } | null;
  readonly errors: DraftErrors;
  /** Why it is not placed or cannot be computed, in words; null for nothing. */
  readonly text: string | null;
  /** Null while something is missing, and for what cannot be ordered. */
  readonly preview: TelephonePreview | null;
}

type Previewed =
  | { readonly ok: true; readonly preview: TelephonePreview }
  | { readonly ok: false; readonly text: string };

/** Who does what the screen asks for. */
export interface TelephoneActions {
  /** Who calls, by what is typed of them. */
  readonly callerOf: (draft: TelephoneDraft) => Promise<Caller>;
  readonly search: (typed: string) => Promise<NonNullable<TelephoneAnswer['found']>>;
  readonly goodsOf: (ids: readonly number[]) => Promise<readonly TelephoneGood[]>;
  readonly preview: (order: DraftedOrder & { readonly currency: Currency }) => Promise<Previewed>;
  readonly place: (
    order: DraftedOrder & {
      readonly currency: Currency;
      readonly seenTotalMinor: number;
      readonly seenQuoted: boolean;
    },
  ) => Promise<
    | { readonly ok: true; readonly orderId: string; readonly repeated: boolean }
    | { readonly ok: false; readonly text: string }
  >;
  /** The page of an order that was placed, or had been. */
  readonly pageOf: (orderId: string, done: 'placed' | 'placed-before') => string;
  readonly isFull: string;
  readonly checkFields: string;
}

const SEEN = /^\d{1,15}$/;

/** The lines after `add`, `rent` or `remove`; null where nothing more can be added. */
function changedLines({ lines }: TelephoneDraft, intent: string | undefined, which: string) {
  if (intent === 'remove') return lines.filter((_, index) => String(index) !== which);
  if ((intent !== 'add' && intent !== 'rent') || !/^[1-9]\d{0,8}$/.test(which)) return lines;
  return withProduct(lines, { product: which, isRental: intent === 'rent' });
}

/** Answers the form of an order by telephone: the screen anew with what it comes to, or the order that was placed. */
export async function answerTelephoneOrder(form: FormData, actions: TelephoneActions) {
  const pressed = form.get('intent');
  const [asked, which = ''] = typeof pressed === 'string' ? pressed.split(':', 2) : [];
  const intent = TELEPHONE_INTENTS.find((each) => each === asked);
  const sent = readDraft(form);
  const { currency } = sent;
  const lines = changedLines(sent.draft, intent, which);
  const draft = { ...sent.draft, lines: lines ?? sent.draft.lines };
  const caller = await actions.callerOf(draft);
  const read = readTelephoneOrder(draft, caller);
  const seen = form.get('seenTotal');
  let problem = lines === null ? actions.isFull : null;
  if (intent === 'place' && read.ok && typeof seen === 'string' && SEEN.test(seen)) {
    const placed = await actions.place({
      ...read.order,
      currency,
      seenTotalMinor: Number(seen),
      seenQuoted: form.get('seenQuoted') === 'true',
    });
    if (placed.ok) {
      return redirect(actions.pageOf(placed.orderId, placed.repeated ? 'placed-before' : 'placed'), 303);
    }
    problem = placed.text;
  }
  // What is looked for or added in between is no reason to name what is not typed yet.
  const isAsked = intent === 'compute' || intent === 'place';
  const previewed = read.ok ? await actions.preview({ ...read.order, currency }) : null;
  if (previewed?.ok === false) problem ??= previewed.text;
  if (isAsked && !read.ok) problem ??= actions.checkFields;
  const isChanged = intent === 'add' || intent === 'rent' || intent === 'remove';
  // What was found stays until something else is done: more of it may be added.
  const search = intent === 'find' || intent === 'add' || intent === 'rent' ? sent.search : '';
  const goods = await actions.goodsOf([...new Set(draft.lines.map(({ product }) => Number(product)))]);
  const answer: TelephoneAnswer = {
    draft,
    currency,
    search,
    version: sent.version + (isChanged ? 1 : 0),
    isRestored: sent.isRestored,
    claimant: caller.kind === 'guest' ? caller.claimant : null,
    goods,
    found: search !== '' ? await actions.search(search) : null,
    errors: isAsked && !read.ok ? read.errors : {},
    text: problem,
    preview: previewed?.ok === true ? previewed.preview : null,
  };
  const isRefused = intent === undefined || problem !== null;
  return data(answer, { status: isRefused ? (read.ok ? 409 : 422) : 200 });
}

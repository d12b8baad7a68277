import * as v from 'valibot';
import { PAYMENT_METHODS } from '../checkout/payment-methods.ts';
import { LOCALES } from '../locale/locale.ts';
import { CURRENCIES } from '../money/money.ts';
import { LINE_KINDS } from './invoice-amounts.ts';

const minor = v.pipe(v.number(), v.safeInteger());
const day = v.pipe(v.string(), v.isoDate());
const taxed = { netMinor: minor, taxMinor: minor, grossMinor: minor };
const ratePercent = v.pipe(v.number(), v.minValue(0));

const lineSchema = v.strictObject({
  kind: v.picklist(LINE_KINDS),
  name: v.string(),
  detail: v.nullable(v.string()),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  unitNetMinor: minor,
  discountMinor: minor,
  ratePercent,
  ...taxed,
});

const figuresSchema = v.strictObject({
  currency: v.picklist(CURRENCIES),
  lines: v.pipe(v.array(lineSchema), v.readonly()),
  rates: v.pipe(v.array(v.strictObject({ ratePercent, ...taxed })), v.readonly()),
  total: v.strictObject(taxed),
  depositMinor: minor,
  payableMinor: minor,
});

const sellerSchema = v.strictObject({
  name: v.string(),
  address: v.string(),
  registration: v.strictObject({ register: v.picklist(['EDRPOU', 'NIP']), number: v.string() }),
  /** What else the law asks a company to tell: its court register, capital and the like. */
  records: v.optional(
    v.pipe(
      v.array(
        v.strictObject({ kind: v.picklist(['krs', 'court', 'capital', 'regon', 'bdo']), value: v.string() }),
      ),
      v.readonly(),
    ),
  ),
  email: v.string(),
  /** E.164. */
  phone: v.string(),
  /** True where the shop that issued it showed a made-up seller. */
  isSample: v.optional(v.boolean()),
  bank: v.strictObject({ name: v.string(), iban: v.string() }),
});

const buyerSchema = v.strictObject({
  /** The company, or the person where nobody buys for one. */
  name: v.string(),
  /** Who ordered for the company; null for a person. */
  contact: v.nullable(v.string()),
  taxNumber: v.nullable(v.string()),
  address: v.string(),
  city: v.string(),
  postalCode: v.string(),
  /** ISO 3166-1, or `other`. */
  country: v.string(),
});

const common = {
  /** Counts up when what is kept changes its form. */
  version: v.literal(1),
  locale: v.picklist(LOCALES),
  number: v.string(),
  /** Days of the market's calendar. */
  issuedOn: day,
  orderNumber: v.string(),
  orderedOn: day,
  paymentMethod: v.picklist(PAYMENT_METHODS),
  seller: sellerSchema,
  buyer: buyerSchema,
};

/** An invoice or a correction as it is kept: all that its document says, so that it is the same whatever changes later. */
export const salesDocumentSchema = v.variant('kind', [
  v.strictObject({
    ...common,
    kind: v.literal('invoice'),
    /** The day on which the goods were handed over; absent where they were paid for before. */
    soldOn: v.optional(day),
    dueOn: day,
    paidOn: day,
    figures: figuresSchema,
  }),
  v.strictObject({
    ...common,
    kind: v.literal('correction'),
    /** The invoice that is corrected. */
    corrects: v.strictObject({ number: v.string(), issuedOn: day }),
    /** Why, in the words of the document's language. */
    reason: v.string(),
    before: figuresSchema,
    after: figuresSchema,
  }),
]);
export type SalesDocument = v.InferOutput<typeof salesDocumentSchema>;
export type Invoice = Extract<SalesDocument, { kind: 'invoice' }>;
export type Correction = Extract<SalesDocument, { kind: 'correction' }>;
export type Seller = v.InferOutput<typeof sellerSchema>;
export type Buyer = v.InferOutput<typeof buyerSchema>;

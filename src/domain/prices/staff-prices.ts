import * as v from 'valibot';
import { daySchema } from '../calendar/day-schema.ts';
import { DISCOUNT_KINDS } from '../discounts/discount.ts';
import { typedAmount } from '../money/major-units.ts';
import { CURRENCIES } from '../money/money.ts';

const WRONG = 'backoffice.prices.problem.fields';
const blank = (typed: string) => typed.trim() === '';
const filled = v.pipe(
  v.string(WRONG),
  v.trim(),
  v.check((typed) => typed !== '', 'backoffice.product.problem.missing'),
);
/** A price that staff type in major units, as minor ones: more than nothing. */
export const typedPrice = v.pipe(
  filled,
  v.transform(typedAmount),
  v.number('backoffice.product.problem.not-an-amount'),
  v.minValue(1, 'backoffice.product.problem.not-an-amount'),
);
const empty = v.pipe(
  v.string(),
  v.transform(() => undefined),
);
/** A field that may stay empty: then it is undefined. What is typed is wrong in the words of its schema, which a union would not say. */
const maybe = <S extends v.GenericSchema<string, unknown>>(schema: S) =>
  v.lazy<S | typeof empty>((typed) => (typeof typed === 'string' && blank(typed) ? empty : schema));
const whole = v.pipe(v.string(WRONG), v.regex(/^\d{1,9}$/, WRONG), v.transform(Number), v.minValue(1, WRONG));

/** The form that announces a reduced price: days of the market of its currency, the last one included; the price without tax. */
export const reductionForm = v.object({
  productId: whole,
  currency: v.picklist(CURRENCIES, WRONG),
  price: typedPrice,
  firstDay: daySchema(WRONG),
  lastDay: daySchema(WRONG),
});
export type ReductionForm = v.InferOutput<typeof reductionForm>;

/** A field that says nothing where it is empty or wrong. */
const perhaps = <S extends v.GenericSchema<string, unknown>>(schema: S) =>
  v.fallback(v.optional(v.union([schema, v.undefined_()])), undefined);

/** What is typed so far of the form that announces a reduced price: enough of it to say what it will show. */
export const reductionAsked = v.object({
  productId: whole,
  currency: v.fallback(v.picklist(CURRENCIES), 'UAH'),
  price: perhaps(typedPrice),
  firstDay: perhaps(daySchema(WRONG)),
});
export type ReductionAsked = v.InferOutput<typeof reductionAsked>;

/** The form that makes a discount code; what is empty is no limit. Days of Kyiv, the last one included. */
export const codeForm = v.object({
  code: filled,
  kind: v.picklist(DISCOUNT_KINDS, WRONG),
  percent: maybe(
    v.pipe(
      v.string(WRONG),
      v.regex(/^\d{1,3}(?:[.,]\d{1,2})?$/, WRONG),
      v.transform((typed) => Number(typed.replace(',', '.'))),
    ),
  ),
  amountUah: maybe(typedPrice),
  amountPln: maybe(typedPrice),
  minimumUah: maybe(typedPrice),
  minimumPln: maybe(typedPrice),
  firstDay: maybe(daySchema(WRONG)),
  lastDay: maybe(daySchema(WRONG)),
  uses: maybe(whole),
  usesPerCustomer: maybe(whole),
});
export type CodeForm = v.InferOutput<typeof codeForm>;

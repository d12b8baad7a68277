import * as v from 'valibot';
import { priceField, printMinor, type ProductFields } from '../catalogue/editing/product-fields.ts';
import { PRICE_TERMS, type PriceTerm } from '../catalogue/product.ts';
import { withoutInvisible } from '../locale/without-invisible.ts';
import { CURRENCIES, type Currency } from '../money/money.ts';
import { typedBasisPoints } from './margins-query.ts';
import { changedPrice, type PriceRounding } from './price-rounding.ts';

/** Which prices of products are changed by a per cent. */
export const CHANGED_TERMS = ['sale', 'rental', 'all'] as const;

/** Which prices a plan changes, by the names of its fields. */
export function changedTerms(fields: readonly string[]): (typeof CHANGED_TERMS)[number] {
  const isSale = (field: string) => field.endsWith('.sale');
  if (fields.every(isSale)) return 'sale';
  return fields.some(isSale) ? 'all' : 'rental';
}

const WRONG = 'backoffice.prices.problem.fields';
const NOT_A_CHANGE = 'backoffice.bulk.percent.wrong';
const [LEAST_BP, MOST_BP] = [-9000, 99_900];

/** The form that changes the prices of a list of products by a per cent: −90 to +999 with at most two decimals, not 0; in basis points. */
export const priceChangeForm = v.object({
  percent: v.pipe(
    v.string(NOT_A_CHANGE),
    v.transform((typed) => typedBasisPoints(typed.trim().replace(/^\+(?=\d)/, '')) ?? 0),
    v.check((changeBp) => changeBp !== 0 && changeBp >= LEAST_BP && changeBp <= MOST_BP, NOT_A_CHANGE),
  ),
  currency: v.picklist(CURRENCIES, WRONG),
  terms: v.picklist(CHANGED_TERMS, WRONG),
  why: v.pipe(
    v.string(WRONG),
    v.transform(withoutInvisible),
    v.trim(),
    v.maxLength(300, 'checkout.error.tooLong'),
  ),
});
export type PriceChangeForm = v.InferOutput<typeof priceChangeForm>;

/** What the fields of a product say after a change of its prices; fields whose price stays are absent, and so are prices that the rate makes. */
export function changedPrices(
  prices: Readonly<Partial<Record<PriceTerm, number>>>,
  { percent, currency, terms }: Pick<PriceChangeForm, 'percent' | 'currency' | 'terms'>,
  rounding: PriceRounding,
): ProductFields {
  const meant = PRICE_TERMS.filter((term) => terms === 'all' || (term === 'sale') === (terms === 'sale'));
  return Object.fromEntries(
    meant.flatMap((term) => {
      const minor = prices[term];
      if (minor === undefined) return [];
      const changed = changedPrice(minor, percent, rounding);
      return changed === minor ? [] : [[priceField(currency, term), printMinor(changed)]];
    }),
  );
}

/** What a change is called where it is kept, beside the names of tables, and in the log: `+5 % UAH: new season`. */
export function priceChangeName({
  percent,
  currency,
  why,
}: {
  readonly percent: number;
  readonly currency: Currency;
  readonly why: string;
}): string {
  const name = `${percent > 0 ? '+' : '−'}${Math.abs(percent) / 100} % ${currency}`;
  return why === '' ? name : `${name}: ${why}`;
}

const NAME = /^([+−]\d{1,3}(?:\.\d{1,2})?) % (UAH|PLN)(?:: (.+))?$/su;

/** The same change by its name, in basis points, for pages to say it in their language; null for the name of a table that somebody sent. */
export function readPriceChangeName(
  name: string,
): { readonly percent: number; readonly currency: Currency; readonly why: string } | null {
  const [, by = '', code, why = ''] = NAME.exec(name) ?? [];
  const currency = CURRENCIES.find((each) => each === code);
  const percent = Math.round(Number(by.replace('−', '-')) * 100);
  return currency === undefined || percent === 0 ? null : { percent, currency, why };
}

import * as v from 'valibot';
import type { EditableProduct } from '../catalogue/editing/editable-product.ts';
import {
  PRODUCT_FIELDS,
  priceField,
  printMinor,
  tidyField,
  type ProductField,
  type ProductFields,
} from '../catalogue/editing/product-fields.ts';
import { isProblem, readAmount } from '../catalogue/editing/read-values.ts';
import { PRICE_TERMS, type PriceTerm } from '../catalogue/product.ts';
import { convert, type ExchangeRate } from '../money/exchange.ts';
import { CURRENCIES, money, type Currency } from '../money/money.ts';
import { isLarge } from './partner-prices.ts';
import { wholeText } from './whole-text.ts';

/** Products that one call writes at most. */
export const PRODUCT_LINES_MAX = 500;
/** Products that one call reads. */
export const PRODUCTS_PAGE = 100;

/** What programs say of a product: all that tables do, but its article number, by which they name it. */
export const PARTNER_FIELDS: readonly ProductField[] = PRODUCT_FIELDS.filter((field) => field !== 'article');

/** Fields of a product with their texts, as tables of products have them; none but those that there are. */
export const productFields = v.strictObject(
  Object.fromEntries(PARTNER_FIELDS.map((field) => [field, v.optional(wholeText)])),
);

/** The body of `PUT /partner/products`: what products say, by their article numbers. */
export const productsBody = v.strictObject({
  items: v.pipe(
    v.array(
      v.strictObject({
        articleNumber: v.pipe(
          v.string(),
          v.maxLength(80),
          v.trim(),
          v.minLength(1),
          v.toUpperCase(),
          v.description('Of a product that the shop has, or of one to add.'),
        ),
        fields: v.pipe(
          productFields,
          v.transform((said): ProductFields => {
            const tidied: Partial<Record<ProductField, string>> = {};
            for (const field of PARTNER_FIELDS) {
              const text = said[field];
              if (text !== undefined) tidied[field] = tidyField(field, text);
            }
            return tidied;
          }),
        ),
        isLargeChange: v.pipe(
          v.optional(v.boolean(), false),
          v.description('Whether changes of its prices by more than half are meant.'),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(PRODUCT_LINES_MAX),
    v.check(
      (items) => new Set(items.map(({ articleNumber }) => articleNumber)).size === items.length,
      'An article number stands twice',
    ),
  ),
});
export type ProductLine = v.InferOutput<typeof productsBody>['items'][number];

/** The prices of a product as the editor has them: its own regular ones, and those that are converted from the other currency's. */
export interface StandingPrices {
  readonly prices: EditableProduct['prices'];
  readonly converted: readonly {
    readonly currency: Currency;
    readonly term: PriceTerm;
    readonly minor: number;
  }[];
}

/** A price field that a line changes; minor units, null for none of its own. */
interface PriceChange {
  readonly field: ProductField;
  readonly currency: Currency;
  readonly term: PriceTerm;
  readonly own: number | null;
}

/** The price fields of a line that say something else than the product does. What is no amount is left to the editor's rules. */
export const changedPrices = (fields: ProductFields, { prices }: StandingPrices): readonly PriceChange[] =>
  CURRENCIES.flatMap((currency) =>
    PRICE_TERMS.flatMap((term) => {
      const field = priceField(currency, term);
      const said = fields[field];
      if (said === undefined) return [];
      const read = readAmount(said);
      const typed = isProblem(read) ? undefined : read.value;
      const own = said === '' ? null : typed;
      return own === undefined || own === (prices[currency][term] ?? null)
        ? []
        : [{ field, currency, term, own }];
    }),
  );

/** A price field that a line changes by more than half, or by how much nobody can say; the texts of the field, a converted price included. */
export interface LargeFieldChange {
  readonly articleNumber: string;
  readonly field: ProductField;
  readonly before: string;
  readonly after: string;
}

/** The prices of a product that its line changes by more than half without saying so. */
export function largePrices(
  { articleNumber, fields, isLargeChange }: ProductLine,
  standing: StandingPrices,
  rate: ExchangeRate | null,
): readonly LargeFieldChange[] {
  if (isLargeChange) return [];
  const changed = changedPrices(fields, standing);
  const ownAfter = (currency: Currency, term: PriceTerm): number | null => {
    const change = changed.find((each) => each.currency === currency && each.term === term);
    return change === undefined ? (standing.prices[currency][term] ?? null) : change.own;
  };
  const print = (minor: number | null) => (minor === null ? '' : printMinor(minor));
  return changed.flatMap(({ field, currency, term, own }) => {
    const other = currency === 'UAH' ? 'PLN' : 'UAH';
    const foreign = ownAfter(other, term);
    const after =
      own ??
      (foreign === null || rate === null ? null : convert(money(foreign, other), currency, rate).minor);
    const converted = standing.converted.find((each) => each.currency === currency && each.term === term);
    const before = standing.prices[currency][term] ?? converted?.minor ?? null;
    return before !== after && isLarge(before, after)
      ? [{ articleNumber, field, before: print(before), after: print(after) }]
      : [];
  });
}

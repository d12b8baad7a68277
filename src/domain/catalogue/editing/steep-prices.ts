import { reductionPercent, STEEP_PERCENT } from '../../prices/price-reduction.ts';
import { CURRENCIES } from '../../money/money.ts';
import { PRICE_TERMS } from '../product.ts';
import { priceField, type ProductFields, type ProductField } from './product-fields.ts';
import { isProblem, readAmount } from './read-values.ts';

const PRICES = CURRENCIES.flatMap((currency) => PRICE_TERMS.map((term) => priceField(currency, term)));

/** A price that an edit lowers by half or more. */
interface SteepPrice {
  readonly field: ProductField;
  /** By how many whole per cent. */
  readonly percent: number;
}

/** A typed amount in minor units; null where it is none. */
function amountOf(typed: string | undefined): number | null {
  const read = readAmount(typed ?? '');
  return isProblem(read) ? null : read.value;
}

/** The prices that an edit lowers by `STEEP_PERCENT` or more: its writer is asked whether they are meant. What cannot be read is refused elsewhere. */
export function steepPrices(base: ProductFields, sent: ProductFields): readonly SteepPrice[] {
  return PRICES.flatMap((field) => {
    const [before, after] = [amountOf(base[field]), amountOf(sent[field])];
    if (before === null || after === null || before === 0) return [];
    const percent = reductionPercent(before, after);
    return percent >= STEEP_PERCENT ? [{ field, percent }] : [];
  });
}

/** What a tick says is meant: the steep prices of products as they are typed, so that it holds for no others. */
export const meantPrices = (
  edits: readonly { readonly id: number; readonly base: ProductFields; readonly sent: ProductFields }[],
): string =>
  edits
    .flatMap(({ id, base, sent }) =>
      steepPrices(base, sent).map(({ field }) => `${id} ${field} ${amountOf(sent[field])}`),
    )
    .join(', ');

/** What of a table's prices is asked about before it is applied: those that it takes away, and those that it lowers by half or more. */
export const ASKED_PRICES = ['taken', 'steep'] as const;
export type AskedPrices = (typeof ASKED_PRICES)[number];

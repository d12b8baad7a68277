import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { Database } from '../database/database.ts';
import type { OrderRequest } from './order-request.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import type { RentalOption } from '../../domain/rental/rental-option.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { leaseTermsOf } from '../../domain/rental/lease-terms.ts';
import { chooseForOrder, type ChosenMachines } from '../rental/choose-for-order.ts';
import type { RentedMachines } from '../rental/rental-rows.ts';
import { clearHolds } from '../rental/holds/own-holds.ts';
import { type Goods } from './read-goods.ts';

/** The day on which the first machine of an order leaves its depot, ISO 8601; null without one. */
export const firstHandOver = (machines: readonly ChosenMachines[]): string | null =>
  machines.map(({ blocked }) => blocked.from).toSorted()[0] ?? null;

/** The machines of an order's rented lines with the terms at which they are rented. */
export const withTerms = (
  machines: readonly ChosenMachines[],
  { lines, currency }: OrderRequest,
  {
    products,
    options,
    taxRule,
  }: Pick<Goods, 'products'> & {
    readonly options: ReadonlyMap<number, readonly RentalOption[]>;
    readonly taxRule: TaxRule;
  },
): readonly RentedMachines[] =>
  machines.flatMap((chosen) => {
    const line = lines[chosen.position];
    const product = line && products.get(line.id);
    const terms =
      product &&
      leaseTermsOf(
        line,
        { prices: product.prices[currency], options: options.get(line.id) ?? [] },
        { currency, taxRule },
      );
    return terms ? [{ ...chosen, terms }] : [];
  });

/** The machines of an order: those that were held for its shopper, who holds none afterwards. */
export async function bookMachines(
  transaction: Database,
  {
    request: { lines, currency },
    productIds,
    holders,
  }: { request: OrderRequest; productIds: readonly number[]; holders: readonly string[] },
) {
  if (rentedLines(lines) === 'none') return { ok: true, machines: [] } as const;
  const held = await clearHolds(transaction, { productIds, holders });
  return chooseForOrder(transaction, { lines, market: marketOf(currency), held });
}

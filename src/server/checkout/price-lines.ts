import { uniqueKeyOf } from '../../domain/cart/unique-key.ts';
import { NO_FREIGHT, type Freight, type FreightLine } from '../../domain/checkout/freight.ts';
import type { PriceList, Product } from '../../domain/catalogue/product.ts';
import { money, times, type Currency, type Money } from '../../domain/money/money.ts';
import { cheapestCover, rentalDays, type Duration } from '../../domain/rental/rental-price.ts';

/** A line of a basket as it is asked for; null `rental` buys. */
export interface WantedLine {
  readonly productId: number;
  readonly quantity: number;
  readonly rental: { readonly duration: Duration; readonly count: number } | null;
}

/** The key of a line in a cart, by which an order's lines are found there. */
export const keyOfLine = ({ productId, rental }: Pick<WantedLine, 'productId' | 'rental'>): string =>
  uniqueKeyOf(productId, rental);

/** A line with the shop's own price. */
export interface PricedLine extends WantedLine {
  readonly product: Product;
  /** Of one piece, or of one machine for its whole rental. */
  readonly unit: Money;
  readonly line: Money;
}

function rentalPrice(
  { day, week, month }: PriceList,
  rental: NonNullable<WantedLine['rental']>,
  currency: Currency,
) {
  if (day === null || week === null || month === null) return null;
  const tiers = { day: money(day, currency), week: money(week, currency), month: money(month, currency) };
  return cheapestCover(rentalDays(rental.duration, rental.count), tiers).total;
}

function unitPriceOf(product: Product, { rental }: WantedLine, currency: Currency): Money | null {
  const prices = product.prices[currency];
  if (rental) return rentalPrice(prices, rental, currency);
  return prices.sale === null ? null : money(prices.sale, currency);
}

/**
 * Prices wanted lines from the catalogue (R17); a product that is gone, or is not offered so, fails with its id.
 * Rental prices are the cheapest cover of the days (R15).
 */
export function priceLines(
  wanted: readonly WantedLine[],
  products: ReadonlyMap<number, Product>,
  currency: Currency,
):
  | { ok: true; lines: readonly PricedLine[] }
  | { ok: false; reason: 'product-unavailable'; productId: number } {
  const lines: PricedLine[] = [];
  for (const line of wanted) {
    const product = products.get(line.productId);
    const unit = product && unitPriceOf(product, line, currency);
    if (!product || !unit) return { ok: false, reason: 'product-unavailable', productId: line.productId };
    lines.push({ ...line, product, unit, line: times(unit, line.quantity) });
  }
  return { ok: true, lines };
}

/** The lines as their delivery sees them (R10); `freights` are those of their products. */
export const freightLines = (
  lines: readonly WantedLine[],
  freights: ReadonlyMap<number, Freight>,
): FreightLine[] =>
  lines.map(({ productId, quantity, rental }) => ({
    freight: freights.get(productId) ?? NO_FREIGHT,
    quantity,
    isRental: rental !== null,
  }));

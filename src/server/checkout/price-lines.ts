import { uniqueKeyOf, type Line } from '../../domain/cart/cart-item.ts';
import { unitPriceOf } from '../../domain/cart/line-price.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { NO_FREIGHT, type Freight, type FreightLine } from '../../domain/checkout/freight.ts';
import { times, type Currency, type Money } from '../../domain/money/money.ts';
import type { PricedLine } from '../../domain/orders/order-view.ts';

/** The key of a line in a cart, by which an order's lines are found there; orders know no first day of a rental. */
export const keyOfLine = ({ id, rental }: Pick<Line, 'id' | 'rental'>): string =>
  uniqueKeyOf(id, rental && { duration: rental.duration, count: rental.count });

/** A line of a product at a price of one piece. */
export const pricedLine = (
  { quantity, rental }: Pick<Line, 'quantity' | 'rental'>,
  { id, articleNumber, name, brand, picture }: Product,
  unit: Money,
): PricedLine => ({
  productId: id,
  articleNumber,
  name,
  brand,
  picture,
  quantity,
  unitMinor: unit.minor,
  lineMinor: times(unit, quantity).minor,
  rental: rental && { duration: rental.duration, count: rental.count },
});

/**
 * Prices lines from the catalogue (R17); a product that is gone, or is not offered so, fails with its id. Rental prices
 * are the cheapest cover of the days (R15).
 */
export function priceLines(
  asked: readonly Line[],
  products: ReadonlyMap<number, Product>,
  currency: Currency,
):
  | { ok: true; lines: readonly PricedLine[] }
  | { ok: false; reason: 'product-unavailable'; productId: number } {
  const lines: PricedLine[] = [];
  for (const line of asked) {
    const product = products.get(line.id);
    const unit = product && unitPriceOf(product.prices[currency], line.rental, currency);
    if (!product || !unit) return { ok: false, reason: 'product-unavailable', productId: line.id };
    lines.push(pricedLine(line, product, unit));
  }
  return { ok: true, lines };
}

/** The lines as their delivery sees them (R10); `freights` are those of their products. */
export const freightLines = (lines: readonly Line[], freights: ReadonlyMap<number, Freight>): FreightLine[] =>
  lines.map(({ id, quantity, rental }) => ({
    freight: freights.get(id) ?? NO_FREIGHT,
    quantity,
    isRental: rental !== null,
  }));

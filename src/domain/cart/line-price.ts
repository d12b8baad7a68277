import type { PriceList, Product } from '../catalogue/product.ts';
import { money, sum, times, type Currency, type Money } from '../money/money.ts';
import type { PricedLine } from '../orders/order-view.ts';
import { firstBill } from '../rental/rental-price.ts';
import { rentalDays, tiersOfPrices } from '../rental/tiers.ts';
import { rentalOf, type CartItem, type Line } from './cart-item.ts';

/**
 * What is paid with the order for one piece, by a product's prices in a currency: of a rental the cheapest cover of its days (R15), or of
 * a long one its first bill. Null if the product is not offered so.
 */
export function unitPriceOf(prices: PriceList, rental: Line['rental'], currency: Currency): Money | null {
  if (rental === null) return prices.sale === null ? null : money(prices.sale, currency);
  const tiers = tiersOfPrices(prices, currency);
  return tiers && firstBill(rentalDays(rental.duration, rental.count), tiers);
}

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
  rental: rental && { duration: rental.duration, count: rental.count, startDate: rental.startDate ?? null },
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

/** What the price of a line of the cart depends on. */
type CartPrices = Pick<CartItem, 'quantity' | 'price' | 'rentalDuration' | 'rentalCount' | 'rentalTiers'>;

/** The price of one piece of a line by the prices that the browser remembers. */
export function unitPrice(line: Omit<CartPrices, 'quantity'>, currency: Currency): Money {
  const { [currency]: sale } = line.price;
  const tiers = line.rentalTiers?.[currency] ?? { day: null, week: null, month: null };
  return unitPriceOf({ sale, ...tiers }, rentalOf(line), currency) ?? money(sale, currency);
}

/** The price of all pieces of a line, without tax (R9). */
export const linePrice = (line: CartPrices, currency: Currency): Money =>
  times(unitPrice(line, currency), line.quantity);

/** What a cart comes to in one currency, without tax and delivery (S §3); the quantity counts pieces, not lines. */
export const cartTotals = (
  items: readonly CartItem[],
  currency: Currency,
): { readonly totalPrice: Money; readonly totalQuantity: number } => ({
  totalPrice: sum(
    currency,
    items.map((item) => linePrice(item, currency)),
  ),
  totalQuantity: items.reduce((total, { quantity }) => total + quantity, 0),
});

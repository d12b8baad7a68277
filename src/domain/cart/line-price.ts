import type { PriceList, Product } from '../catalogue/product.ts';
import { add, money, sum, times, type Currency, type Money } from '../money/money.ts';
import type { PricedLine } from '../orders/order-view.ts';
import { coverOf, daysPaidFirst, type RentalBlock } from '../rental/rental-price.ts';
import { optionsOf, optionTiers, type ChosenOption, type PaidOption } from '../rental/rental-option.ts';
import { rentalDays, tiersOfPrices } from '../rental/tiers.ts';
import { rentalOf, type CartItem, type Line } from './cart-item.ts';

/**
 * What is paid with the order for one piece, by a product's prices in a currency: of a rental its days (R15), or of a long one its first
 * bill, without its options. Null if the product is not offered so.
 */
export function unitPriceOf(prices: PriceList, rental: Line['rental'], currency: Currency): Money | null {
  if (rental === null) return prices.sale === null ? null : money(prices.sale, currency);
  const tiers = tiersOfPrices(prices, currency);
  return tiers && coverOf(daysPaidFirst(rentalDays(rental.duration, rental.count)), tiers).total;
}

/** What is paid with the order for each option of one machine. */
const paidOptions = (
  options: readonly ChosenOption[],
  rental: NonNullable<Line['rental']>,
  currency: Currency,
): readonly PaidOption[] => {
  const days = daysPaidFirst(rentalDays(rental.duration, rental.count));
  return options.map((option) => ({
    code: option.code,
    name: option.name,
    unitMinor: coverOf(days, optionTiers(option, currency)).total.minor,
  }));
};

const withOptions = (unit: Money, options: readonly PaidOption[]): Money =>
  options.reduce((total, { unitMinor }) => add(total, money(unitMinor, unit.currency)), unit);

/** A line of a product at a price of one piece, in which its options are. */
export const pricedLine = (
  { quantity, rental }: Pick<Line, 'quantity' | 'rental'>,
  { id, articleNumber, name, brand, picture }: Product,
  { unit, options = [] }: { readonly unit: Money; readonly options?: readonly PaidOption[] },
): PricedLine => ({
  productId: id,
  articleNumber,
  name,
  brand,
  picture,
  quantity,
  unitMinor: unit.minor,
  lineMinor: times(unit, quantity).minor,
  ...(options.length > 0 && { options }),
  rental: rental && {
    duration: rental.duration,
    count: rental.count,
    startDate: rental.startDate ?? null,
    ...(rental.options && { options: rental.options }),
  },
});

/** What can be rented with products, by product id; those with which nothing can are left out. */
export type OptionsOffered = ReadonlyMap<number, readonly ChosenOption[]>;

/**
 * Prices lines from the catalogue (R17); a product that is gone, or is not offered so or not with an option, fails with its id. Rental prices
 * are those of the days (R15), and of each option.
 */
export function priceLines(
  asked: readonly Line[],
  { products, options }: { products: ReadonlyMap<number, Product>; options: OptionsOffered },
  currency: Currency,
):
  | { ok: true; lines: readonly PricedLine[] }
  | { ok: false; reason: 'product-unavailable' | 'option-unavailable'; productId: number } {
  const lines: PricedLine[] = [];
  for (const line of asked) {
    const product = products.get(line.id);
    const unit = product && unitPriceOf(product.prices[currency], line.rental, currency);
    const chosen = optionsOf(options.get(line.id) ?? [], line.rental?.options);
    if (!product || !unit) return { ok: false, reason: 'product-unavailable', productId: line.id };
    if (chosen === null) return { ok: false, reason: 'option-unavailable', productId: line.id };
    const paid = line.rental === null ? [] : paidOptions(chosen, line.rental, currency);
    lines.push(pricedLine(line, product, { unit: withOptions(unit, paid), options: paid }));
  }
  return { ok: true, lines };
}

/** What the price of a line of the cart depends on. */
type CartPrices = Pick<
  CartItem,
  'quantity' | 'price' | 'rentalDuration' | 'rentalCount' | 'rentalTiers' | 'options'
>;

/** What is paid with the order for each option of one machine of a line, by the prices that the browser remembers. */
export function lineOptions(line: Omit<CartPrices, 'quantity'>, currency: Currency): readonly PaidOption[] {
  const rental = rentalOf(line);
  return rental === null ? [] : paidOptions(line.options ?? [], rental, currency);
}

/** The price of one piece of a line, with its options, by the prices that the browser remembers. */
export function unitPrice(line: Omit<CartPrices, 'quantity'>, currency: Currency): Money {
  const { [currency]: sale } = line.price;
  const tiers = line.rentalTiers?.[currency] ?? { day: null, week: null, month: null };
  const alone = unitPriceOf({ sale, ...tiers }, rentalOf(line), currency) ?? money(sale, currency);
  return withOptions(alone, lineOptions(line, currency));
}

/**
 * What the price of one machine of a line is for: its rental, or of a long one the days of its first bill (`daysPaidFirst`); null for what is
 * bought.
 */
export function unitTerm(line: Pick<CartPrices, 'rentalDuration' | 'rentalCount'>): RentalBlock | null {
  const rental = rentalOf(line);
  if (rental === null) return null;
  const days = rentalDays(rental.duration, rental.count);
  const paid = daysPaidFirst(days);
  return paid === days
    ? { duration: rental.duration, count: rental.count }
    : { duration: 'day', count: paid };
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

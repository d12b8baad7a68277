import { cartItemOf, MAX_QUANTITY, rentalOf, type CartItem } from '../../domain/cart/cart-item.ts';
import { linePrice } from '../../domain/cart/line-price.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { ChosenOption } from '../../domain/rental/rental-option.ts';
import type { Availability } from '../../domain/rental/availability.ts';
import type { RentalRefusal } from '../../domain/rental/rental-refusal.ts';
import type { StockHold } from '../../domain/orders/order-view.ts';
import type { Currency } from '../../domain/money/money.ts';

/** Why a line cannot be ordered as it is; `available` may be 0. */
export type LineProblem =
  | { readonly reason: 'gone' }
  /** One of its options is offered no more. */
  | { readonly reason: 'option'; readonly code: string; readonly name: string }
  | { readonly reason: 'short'; readonly available: number }
  | { readonly reason: 'days'; readonly refusal: RentalRefusal };

/** What the shop answered about the products of a cart. */
export interface FreshProducts {
  readonly asked: readonly number[];
  readonly products: readonly Product[];
  /** When the machines among them are free, by product id. */
  readonly availability: readonly (readonly [id: number, availability: Availability])[];
  /** What can be rented with them, by product id. */
  readonly options: readonly (readonly [id: number, options: readonly ChosenOption[]])[];
}

/** Why the machines of a line cannot be had on its days; brought by carts with a rental alone. */
export type JudgeDays = (item: CartItem, availability: Availability) => RentalRefusal | null;

export interface RenewedLines {
  readonly items: readonly CartItem[];
  /** Whether any line differs from what the browser remembered, in name, picture or price. */
  readonly isChanged: boolean;
  /** Whether any line has another price in the visitor's currency. */
  readonly hasNewPrices: boolean;
  readonly problems: ReadonlyMap<string, LineProblem>;
}

/**
 * The products of a cart with the pieces that the cart's own unpaid card order holds: ordering the cart again pays for that
 * order or takes its place, so nothing of it is missing (R17a).
 */
export const withOwnPieces = (
  products: readonly Product[],
  holds: readonly StockHold[],
): readonly Product[] => {
  const own = new Map(
    holds.flatMap(({ isOfCart, productId, pieces }) => (isOfCart ? [[productId, pieces]] : [])),
  );
  return products.map((product) => ({ ...product, stock: product.stock + (own.get(product.id) ?? 0) }));
};

function stockProblem({ quantity }: CartItem, product: Product): LineProblem | null {
  const available = Math.min(product.stock, MAX_QUANTITY);
  return quantity > available ? { reason: 'short', available } : null;
}

/**
 * The remembered lines with the shop's own names and prices, and what stands in the way of ordering them (R17). Lines
 * that the shop was not asked about stay as they are.
 */
export function renewLines(
  items: readonly CartItem[],
  { asked, products, availability, options }: FreshProducts,
  { currency, judgeDays = null }: { currency: Currency; judgeDays?: JudgeDays | null },
): RenewedLines {
  const machineProblem = (item: CartItem): LineProblem | null => {
    const [, known] = availability.find(([id]) => id === item.id) ?? [];
    const refusal = known === undefined ? null : (judgeDays?.(item, known) ?? null);
    return refusal && { reason: 'days', refusal };
  };
  const renewed = items.map((item) => {
    if (!asked.includes(item.id)) return { item, before: item, problem: null };
    const product = products.find(({ id }) => id === item.id);
    const [, offered] = options.find(([id]) => id === item.id) ?? [];
    const fresh = product === undefined ? null : cartItemOf(product, rentalOf(item), offered);
    if (product === undefined || fresh === null) {
      const withdrawn = product && withdrawnOption(item, product, offered);
      const problem = withdrawn
        ? ({ reason: 'option', ...withdrawn } as const)
        : ({ reason: 'gone' } as const);
      return { item, before: item, problem };
    }
    const problem = item.isRental ? machineProblem(item) : stockProblem(item, product);
    return { item: { ...fresh, quantity: item.quantity }, before: item, problem };
  });
  return {
    items: renewed.map(({ item }) => item),
    isChanged: renewed.some(
      ({ item, before }) => JSON.stringify(sorted(item)) !== JSON.stringify(sorted(before)),
    ),
    hasNewPrices: renewed.some(
      ({ item, before }) => linePrice(item, currency).minor !== linePrice(before, currency).minor,
    ),
    problems: new Map(
      renewed.flatMap(({ item, problem }) => (problem === null ? [] : [[item.uniqueKey, problem]])),
    ),
  };
}

/** The first of a line's options that is offered no more, where the line could be had without it; null for none. */
function withdrawnOption(
  item: CartItem,
  product: Product,
  offered: readonly ChosenOption[] = [],
): { readonly code: string; readonly name: string } | null {
  const rental = rentalOf(item);
  if (rental === null || cartItemOf(product, { ...rental, options: undefined }) === null) return null;
  const gone = item.options?.find(({ code }) => offered.every((option) => option.code !== code));
  return gone ? { code: gone.code, name: gone.name } : null;
}

/** What of a line the shop decides, in one order. */
const sorted = ({ name, image, brand, price, rentalTiers, options = [] }: CartItem) => [
  name,
  image,
  brand,
  price.UAH,
  price.PLN,
  ...(rentalTiers === null
    ? []
    : [rentalTiers, ...options.map(({ tiers }) => tiers)].flatMap((tiers) =>
        [tiers.UAH, tiers.PLN].flatMap(({ day, week, month }) => [day, week, month]),
      )),
  ...options.map((option) => option.name),
  rentalTiers?.UAH.isExact,
];

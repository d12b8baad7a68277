import type { Currency } from '../money/money.ts';
import type { CardProduct, PriceList } from './product.ts';

/** The ways in which a shopper gets a product, in the order in which a page names them. */
export const OFFERS = ['buy', 'rent'] as const;
export type Offer = (typeof OFFERS)[number];

type Offered = Pick<CardProduct, 'kind' | 'stock' | 'rentalStock' | 'prices'>;

/** How a product is offered in a currency: bought, rented, or both where it has a price to buy, prices by day, week and month, and machines. */
export function offersOf(
  { kind, rentalStock, prices }: Pick<Offered, 'kind' | 'rentalStock' | 'prices'>,
  currency: Currency,
): readonly Offer[] {
  if (kind === 'rental') return ['rent'];
  const { sale, day, week, month } = prices[currency];
  const isRented = rentalStock !== undefined && day !== null && week !== null && month !== null;
  if (!isRented) return ['buy'];
  return sale === null ? ['rent'] : OFFERS;
}

const onlySold = ({ original, sale }: PriceList): PriceList => ({
  sale,
  day: null,
  week: null,
  month: null,
  ...(original !== undefined && { original }),
});
const onlyRented = ({ day, week, month, isExact }: PriceList): PriceList => ({
  sale: null,
  day,
  week,
  month,
  ...(isExact !== undefined && { isExact }),
});

/** A product as if it were offered in one way alone: with the prices and the stock of that one. What is offered so alone stays as it is. */
export function asOffered<Of extends Offered>(product: Of, offer: Offer): Of {
  if (product.kind === 'rental' || product.rentalStock === undefined) return product;
  const { UAH, PLN } = product.prices;
  return offer === 'buy'
    ? { ...product, rentalStock: undefined, prices: { UAH: onlySold(UAH), PLN: onlySold(PLN) } }
    : {
        ...product,
        kind: 'rental' as const,
        stock: product.rentalStock,
        rentalStock: undefined,
        offer: 'rent' as const,
        prices: { UAH: onlyRented(UAH), PLN: onlyRented(PLN) },
      };
}

/** How many pieces of a product can be had in one way: those for sale, or its machines; 0 of one that is gone or not offered so. */
export function stockOf(
  product: Pick<Offered, 'kind' | 'stock' | 'rentalStock'> | undefined,
  offer: Offer,
): number {
  if (product === undefined) return 0;
  if (product.kind === 'rental') return offer === 'rent' ? product.stock : 0;
  return offer === 'rent' ? (product.rentalStock ?? 0) : product.stock;
}

import type { CardProduct, PriceList } from '../catalogue/product.ts';
import type { Currency } from '../money/money.ts';
import type { CartItem } from './cart-item.ts';
import { uniqueKeyOf, type RentalTerms } from './unique-key.ts';

type Tiers = NonNullable<CartItem['rentalTiers']>[Currency];

/**
 * One piece of a product as a line of the cart, bought (`rental` null) or rented (R15). The line remembers names and
 * prices for display alone; `price` of a rental is that of one block of its duration. Null if the product is not
 * offered so in both of the shop's currencies.
 */
export function cartItemOf(product: CardProduct, rental: RentalTerms | null): CartItem | null {
  const { UAH, PLN } = product.prices;
  const line = {
    id: product.id,
    uniqueKey: uniqueKeyOf(product.id, rental),
    name: product.name,
    image: product.picture,
    brand: product.brand,
    quantity: 1,
  };
  if (rental === null) {
    if (UAH.sale === null || PLN.sale === null) return null;
    const terms = { isRental: false, rentalDuration: null, rentalCount: null, rentalTiers: null };
    return { ...line, ...terms, price: { UAH: UAH.sale, PLN: PLN.sale } };
  }
  const tiers = { UAH: tiersIn(UAH), PLN: tiersIn(PLN) };
  if (tiers.UAH === null || tiers.PLN === null) return null;
  const { duration, count, startDate = null } = rental;
  return {
    ...line,
    isRental: true,
    rentalDuration: duration,
    rentalCount: count,
    rentalStartDate: startDate,
    rentalTiers: { UAH: tiers.UAH, PLN: tiers.PLN },
    price: { UAH: tiers.UAH[duration], PLN: tiers.PLN[duration] },
  };
}

function tiersIn({ day, week, month }: PriceList): Tiers | null {
  return day === null || week === null || month === null ? null : { day, week, month };
}

import fc from 'fast-check';
import { uniqueKeyOf, type CartItem } from './cart-item.ts';

const BLOCKS = { day: 150_00, week: 300_00, month: 600_00 };

/** A purchase line at 100 грн or 10 zł. */
export function purchase(fields: Partial<CartItem> = {}): CartItem {
  const { id = 1 } = fields;
  return {
    id,
    uniqueKey: uniqueKeyOf(id, null),
    name: 'Panel',
    image: null,
    brand: null,
    quantity: 1,
    price: { UAH: 100_00, PLN: 10_00 },
    isRental: false,
    rentalDuration: null,
    rentalCount: null,
    rentalTiers: null,
    ...fields,
  };
}

/** A line rented for two weeks at the default prices. */
export function rental(fields: Partial<CartItem> = {}): CartItem {
  const { id = 1, rentalDuration = 'week', rentalCount = 2, rentalStartDate = null, rentalOptions } = fields;
  const terms =
    rentalDuration === null || rentalCount === null
      ? null
      : { duration: rentalDuration, count: rentalCount, startDate: rentalStartDate, options: rentalOptions };
  return {
    ...purchase({ id }),
    uniqueKey: uniqueKeyOf(id, terms),
    isRental: true,
    rentalDuration,
    rentalCount,
    rentalTiers: { UAH: BLOCKS, PLN: { day: 15_00, week: 30_00, month: 60_00 } },
    ...fields,
  };
}

/** Any line out of a few products, so that keys meet. */
export const cartItems: fc.Arbitrary<CartItem> = fc
  .record({ id: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 400 }) })
  .chain((fields) =>
    fc.constantFrom(purchase(fields), rental(fields), rental({ ...fields, rentalCount: 1 })),
  );

/** An option at a tenth of the default prices, as a line remembers it. */
export const chosenOption = (code: string) => ({
  code,
  name: code,
  tiers: {
    UAH: { day: 15_00, week: 30_00, month: 60_00 },
    PLN: { day: 1_50, week: 3_00, month: 6_00 },
  },
});

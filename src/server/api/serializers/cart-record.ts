import * as v from 'valibot';
import { MAX_QUANTITY, MAX_RENTAL_COUNT, type CartItem } from '../../../domain/cart/cart-item.ts';
import { toMajor } from '../../../domain/money/major-units.ts';
import { CURRENCIES, money } from '../../../domain/money/money.ts';
import type { TierPrices } from '../../../domain/rental/rental-option.ts';
import { DURATIONS, type Duration } from '../../../domain/rental/tiers.ts';
import type { AccountCart } from '../../cart/account-cart.ts';

const amount = v.pipe(v.number(), v.minValue(0));
const tiers = v.strictObject({ day: amount, week: amount, month: amount });

const lineSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.description('The product’s id.')),
  uniqueKey: v.string(),
  name: v.string(),
  image: v.pipe(v.nullable(v.string()), v.description('The name of the product’s picture.')),
  brand: v.nullable(v.string()),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  price: v.pipe(
    v.strictObject({ UAH: amount, PLN: amount }),
    v.description(
      'Of one piece, or of one rented block, in each currency, as the product’s `pricing_and_inventory` has it.',
    ),
  ),
  isRental: v.boolean(),
  rentalDuration: v.nullable(v.picklist(DURATIONS)),
  rentalCount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_RENTAL_COUNT.day))),
  rentalStartDate: v.nullable(v.string()),
  rentalPrices: v.pipe(
    v.nullable(v.strictObject({ UAH: tiers, PLN: tiers })),
    v.description('Of one day, week and month; null for a purchase.'),
  ),
  isExactRental: v.pipe(
    v.boolean(),
    v.description('Whether the days of a rental are charged as they are, without the best-price rule.'),
  ),
  rentalOptions: v.pipe(
    v.array(
      v.strictObject({
        code: v.string(),
        name: v.string(),
        prices: v.strictObject({ UAH: tiers, PLN: tiers }),
      }),
    ),
    v.description('What is rented with each machine.'),
  ),
});

/** A customer's cart as the API answers it (R14, R24b). */
export const cartRecordSchema = v.strictObject({
  lines: v.array(lineSchema),
  changes: v.pipe(
    v.array(
      v.strictObject({
        uniqueKey: v.string(),
        reason: v.picklist(['added', 'capped-by-stock', 'sold-out', 'cart-full', 'gone']),
      }),
    ),
    v.description('What became of lines that are not as they were put in.'),
  ),
  messages: v.pipe(
    v.array(v.string()),
    v.description('The changes, as the shopper is told of them in the language of the answer.'),
  ),
});
export type CartRecord = v.InferOutput<typeof cartRecordSchema>;
export type LineChange = CartRecord['changes'][number];

const inCurrencies = <T>(of: (currency: (typeof CURRENCIES)[number]) => T) => ({
  UAH: of('UAH'),
  PLN: of('PLN'),
});

const majorTiers = (minor: TierPrices) =>
  inCurrencies((currency) => {
    const major = (duration: Duration) => toMajor(money(minor[currency][duration], currency));
    return { day: major('day'), week: major('week'), month: major('month') };
  });

function lineRecord(item: CartItem): CartRecord['lines'][number] {
  const { price, rentalTiers, rentalStartDate = null, rentalOptions: _codes, options = [], ...line } = item;
  return {
    ...line,
    isExactRental: rentalTiers?.UAH.isExact === true,
    rentalOptions: options.map(({ code, name, tiers: prices }) => ({
      code,
      name,
      prices: majorTiers(prices),
    })),
    rentalStartDate,
    price: inCurrencies((currency) => toMajor(money(price[currency], currency))),
    rentalPrices: rentalTiers && majorTiers(rentalTiers),
  };
}

/** A cart with what became of its lines; `messages` are the same in words. */
export const cartRecord = (
  { items }: Pick<AccountCart, 'items'>,
  changes: readonly LineChange[],
  messages: readonly string[],
): CartRecord => ({ lines: items.map(lineRecord), changes: [...changes], messages: [...messages] });

import type { CardProduct, PriceList } from '../catalogue/product.ts';
import type { Currency } from '../money/money.ts';
import { chosenCodes, optionsOf, type ChosenOption } from '../rental/rental-option.ts';
import type { Duration } from '../rental/tiers.ts';

/** The most pieces of one line. */
export const MAX_QUANTITY = 999;
/** The most lines of one cart. */
export const MAX_LINES = 100;
/** The longest rental of one line: a year by the day or week, three by the month. */
export const MAX_RENTAL_COUNT: Readonly<Record<Duration, number>> = { day: 365, week: 52, month: 36 };

/** For how long a machine is rented; what tells a rental line from other lines of the same product. */
export interface RentalTerms {
  readonly duration: Duration;
  readonly count: number;
  /** The first day, ISO 8601; null or absent while the shopper has chosen none. */
  readonly startDate?: string | null;
  /** The codes of what is rented with each machine, as `chosenCodes` has them; absent for none. */
  readonly options?: readonly string[] | undefined;
}

/** A line as it is asked for: what, how many pieces and for how long. Its names and prices are the shop's (R17). */
export interface Line {
  /** Of the product. */
  readonly id: number;
  readonly quantity: number;
  /** Null for a purchase. */
  readonly rental: RentalTerms | null;
}

/** A line of an account's cart. */
export interface KeptLine extends Line {
  /** Always the one of the other fields (`uniqueKeyOf`). */
  readonly uniqueKey: string;
}

/** A line as the browser stores and sends it (S §3, R15); `lineSchema` reads it. */
export interface SentLine {
  readonly id: number;
  readonly quantity: number;
  readonly isRental: boolean;
  /** Null exactly for purchases. */
  readonly rentalDuration: Duration | null;
  /** Null for purchases; null for a rental means one. */
  readonly rentalCount: number | null;
  /** ISO 8601; absent or null until a day is chosen. */
  readonly rentalStartDate?: string | null | undefined;
  /** The codes of what is rented with each machine; absent for none. */
  readonly rentalOptions?: readonly string[] | undefined;
}

/**
 * A line of a cart as the browser stores it (S §3). Names and prices are remembered for display alone, prices in minor
 * units per currency; the server prices orders afresh (R17).
 */
export interface CartItem extends SentLine {
  /** Always the one of the other fields (`uniqueKeyOf`). */
  readonly uniqueKey: string;
  readonly name: string;
  readonly image: string | null;
  readonly brand: string | null;
  /** Of one piece. */
  readonly price: Readonly<Record<Currency, number>>;
  /** Of one rented block; null exactly for purchases. */
  readonly rentalTiers: Readonly<Record<Currency, Tiers>> | null;
  /** What is rented with each machine, one for each code; absent for none. */
  readonly options?: readonly ChosenOption[];
}

/** What a day, a week and a month of a machine cost, in minor units. */
interface Tiers extends Readonly<Record<Duration, number>> {
  /** Whether days are charged as they are; absent where the best-price rule holds. */
  readonly isExact?: boolean;
}

/**
 * The key by which cart lines are merged, changed and removed (R15): for a purchase (`rental` null) the product id, for
 * a rental the id with its terms. Equal terms from different days are different bookings and so different lines, and so are machines with
 * other options.
 */
export function uniqueKeyOf(productId: number, rental: RentalTerms | null): string {
  if (rental === null) return String(productId);
  const start = rental.startDate ? `-${rental.startDate}` : '';
  const options = (rental.options ?? []).map((code) => `+${code}`).join('');
  return `${productId}-rent-${rental.duration}-${rental.count}${start}${options}`;
}

/** The key of a line in a cart, by which an order's lines are found there. */
export const keyOfLine = ({ id, rental }: Pick<Line, 'id' | 'rental'>): string => uniqueKeyOf(id, rental);

type SentTerms = Omit<SentLine, 'id' | 'quantity'>;

/** For how long a sent line is rented; null for a purchase. */
export const rentalOf = ({
  rentalDuration,
  rentalCount,
  rentalStartDate,
  rentalOptions,
}: Omit<SentTerms, 'isRental'>): RentalTerms | null => {
  if (rentalDuration === null) return null;
  const options = chosenCodes(rentalOptions);
  return {
    duration: rentalDuration,
    count: rentalCount ?? 1,
    startDate: rentalStartDate ?? null,
    ...(options && { options }),
  };
};

/** Whether a line is a purchase without terms, or a rental with a duration and no longer than its MAX_RENTAL_COUNT. */
export const hasFittingTerms = ({
  isRental,
  rentalDuration,
  rentalCount,
  rentalOptions = [],
}: SentTerms): boolean =>
  (rentalDuration !== null) === isRental &&
  (isRental || rentalOptions.length === 0) &&
  (rentalCount === null || (rentalDuration !== null && rentalCount <= MAX_RENTAL_COUNT[rentalDuration]));

/** What of a line is sent to the shop; never its name or price (R17). */
export const sentLine = ({
  id,
  quantity,
  isRental,
  rentalDuration,
  rentalCount,
  rentalStartDate = null,
  rentalOptions,
}: SentLine): SentLine => ({
  id,
  quantity,
  isRental,
  rentalDuration,
  rentalCount,
  rentalStartDate,
  ...(rentalOptions && { rentalOptions }),
});

/**
 * One piece of a product as a line of the cart, bought (`rental` null) or rented (R15). The line remembers names and
 * prices for display alone; `price` of a rental is that of one block of its duration. `offered` is what can be rented with the product.
 * Null if the product is not offered so, with all of its options, in both of the shop's currencies.
 */
export function cartItemOf(
  product: CardProduct,
  rental: RentalTerms | null,
  offered: readonly ChosenOption[] = [],
): CartItem | null {
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
  const options = optionsOf(offered, rental.options);
  if (tiers.UAH === null || tiers.PLN === null || options === null) return null;
  const { duration, count, startDate = null } = rental;
  return {
    ...line,
    isRental: true,
    rentalDuration: duration,
    rentalCount: count,
    rentalStartDate: startDate,
    rentalTiers: { UAH: tiers.UAH, PLN: tiers.PLN },
    price: { UAH: tiers.UAH[duration], PLN: tiers.PLN[duration] },
    ...(rental.options &&
      options.length > 0 && {
        rentalOptions: rental.options,
        options: options.map(({ code, name, tiers: prices }) => ({ code, name, tiers: prices })),
      }),
  };
}

function tiersIn({ day, week, month, isExact }: PriceList): Tiers | null {
  if (day === null || week === null || month === null) return null;
  return { day, week, month, ...(isExact === true && { isExact }) };
}

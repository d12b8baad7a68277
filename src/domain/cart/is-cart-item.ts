import { DURATIONS } from '../rental/rental-price.ts';
import { MAX_QUANTITY, MAX_RENTAL_COUNT, type CartItem } from './cart-item.ts';
import { uniqueKeyOf } from './unique-key.ts';

// By hand, because every page reads the cart: the schema library would be an eighth of the shop's own script.
type Guard = (value: unknown) => boolean;

const whole =
  (min: number, max = Number.MAX_SAFE_INTEGER): Guard =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;

const text =
  (maxLength: number): Guard =>
  (value) =>
    typeof value === 'string' && value.length <= maxLength;

const orNull =
  (guard: Guard): Guard =>
  (value) =>
    value === null || guard(value);

const fields =
  (guards: Readonly<Record<string, Guard>>): Guard =>
  (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const found = new Map(Object.entries(value));
    return Object.entries(guards).every(([name, guard]) => guard(found.get(name)));
  };

const isDuration: Guard = (value) => DURATIONS.some((duration) => duration === value);
const isDay: Guard = (value) =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value);
const inCurrencies = (guard: Guard) => fields({ UAH: guard, PLN: guard });
const minor = whole(0);

const hasFields = fields({
  id: whole(1),
  uniqueKey: text(200),
  name: text(500),
  image: orNull(text(2000)),
  brand: orNull(text(200)),
  quantity: whole(1, MAX_QUANTITY),
  price: inCurrencies(minor),
  isRental: (value) => typeof value === 'boolean',
  rentalDuration: orNull(isDuration),
  rentalCount: orNull(whole(1)),
  rentalStartDate: (value) => value === undefined || orNull(isDay)(value),
  rentalTiers: orNull(inCurrencies(fields({ day: minor, week: minor, month: minor }))),
});

const isItem = (value: unknown): value is CartItem => hasFields(value);

/** Whether a value from storage is a line of a cart, whose terms of rental and whose key agree with its other fields. */
export function isCartItem(value: unknown): value is CartItem {
  if (!isItem(value)) return false;
  const { isRental, rentalDuration, rentalCount, rentalTiers, rentalStartDate } = value;
  if ([rentalDuration, rentalCount, rentalTiers].some((term) => (term !== null) !== isRental)) return false;
  const terms =
    rentalDuration === null || rentalCount === null
      ? null
      : { duration: rentalDuration, count: rentalCount, startDate: rentalStartDate ?? null };
  if (terms !== null && terms.count > MAX_RENTAL_COUNT[terms.duration]) return false;
  return value.uniqueKey === uniqueKeyOf(value.id, terms);
}

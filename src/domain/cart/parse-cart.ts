import { isRealDay } from '../calendar/days.ts';
import { OPTION_CODE, OPTIONS_MAX } from '../rental/rental-option.ts';
import { DURATIONS } from '../rental/tiers.ts';
import { hasFittingTerms, MAX_QUANTITY, rentalOf, uniqueKeyOf, type CartItem } from './cart-item.ts';
import { addItem } from './cart.ts';

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

const optional =
  (guard: Guard): Guard =>
  (value) =>
    value === undefined || guard(value);

const few =
  (guard: Guard): Guard =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= OPTIONS_MAX && value.every(guard);

const isCode: Guard = (value) => typeof value === 'string' && OPTION_CODE.test(value);
const isDuration: Guard = (value) => DURATIONS.some((duration) => duration === value);
const isDay: Guard = (value) =>
  typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) && isRealDay(value);
const inCurrencies = (guard: Guard) => fields({ UAH: guard, PLN: guard });
/** Minor units; more than anything costs, and few enough that a full cart can be added up. */
const minor = whole(0, 10_000_000_000);
const tiers = { day: minor, week: minor, month: minor };
const isFlag: Guard = (value) => typeof value === 'boolean';

const hasFields = fields({
  id: whole(1),
  uniqueKey: text(200),
  name: text(500),
  image: orNull(text(2000)),
  brand: orNull(text(200)),
  quantity: whole(1, MAX_QUANTITY),
  price: inCurrencies(minor),
  isRental: isFlag,
  rentalDuration: orNull(isDuration),
  rentalCount: orNull(whole(1)),
  rentalStartDate: optional(orNull(isDay)),
  rentalTiers: orNull(inCurrencies(fields({ ...tiers, isExact: optional(isFlag) }))),
  rentalOptions: optional(few(isCode)),
  options: optional(few(fields({ code: isCode, name: text(200), tiers: inCurrencies(fields(tiers)) }))),
});

const isItem = (value: unknown): value is CartItem => hasFields(value);

/** Whether a value from storage is a line of a cart, whose terms of rental and whose key agree with its other fields. */
export function isCartItem(value: unknown): value is CartItem {
  if (!isItem(value)) return false;
  const terms = [value.rentalDuration, value.rentalCount, value.rentalTiers];
  return (
    terms.every((term) => (term !== null) === value.isRental) &&
    hasFittingTerms(value) &&
    String(value.options?.map(({ code }) => code)) === String(value.rentalOptions) &&
    value.uniqueKey === uniqueKeyOf(value.id, rentalOf(value))
  );
}

/** What this version of the shop stores; `version` tells later shapes apart. */
const isStoredCart = (stored: unknown): stored is { items: unknown[] } =>
  typeof stored === 'object' &&
  stored !== null &&
  'version' in stored &&
  stored.version === 1 &&
  'items' in stored &&
  Array.isArray(stored.items);

/**
 * The usable lines of a cart found in storage, already parsed from JSON (S §4). Never throws: lines that are not cart
 * items are dropped, anything that is not a cart is an empty one. No two lines share a key, and none exceeds the limits.
 */
export const parseCart = (stored: unknown): CartItem[] =>
  isStoredCart(stored) ? stored.items.filter(isCartItem).reduce<CartItem[]>(addItem, []) : [];

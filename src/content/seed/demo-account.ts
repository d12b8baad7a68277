import type { AddressToSave } from '../../domain/account/saved-address.ts';
import type { Line } from '../../domain/cart/cart-item.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import type { ShippingInfo } from '../../domain/checkout/shipping-form.ts';
import type { Carrier } from '../../domain/orders/carriers.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';

/** The customer of the demo account; the address is of a domain that nobody can own (RFC 2606). */
export const demoCustomer = {
  email: 'demo@promin.example',
  firstName: 'Демо',
  lastName: 'Покупець',
  phone: '+380441234567',
  birthDate: '1990-05-14',
  locale: 'uk',
} as const;

const common = { apartment: '', phone: null, isDefault: false } as const;
export const demoAddresses: readonly AddressToSave[] = [
  {
    ...common,
    label: 'Дім',
    type: 'shipping',
    fullName: 'Демо Покупець',
    street: 'вул. Сонячна, 12',
    apartment: '7',
    city: 'Львів',
    postalCode: '79000',
    country: 'UA',
    phone: '+380441234567',
    isDefault: true,
  },
  {
    ...common,
    label: 'Дача',
    type: 'installation',
    fullName: 'Демо Покупець',
    street: 'вул. Садова, 3',
    city: 'Брюховичі',
    postalCode: '79491',
    country: 'UA',
  },
  {
    ...common,
    label: 'Biuro w Krakowie',
    type: 'shipping',
    fullName: 'Demo Klient',
    street: 'ul. Słoneczna 5',
    city: 'Kraków',
    postalCode: '30-001',
    country: 'PL',
  },
];

const reached = { email: demoCustomer.email, method: 'standard' } as const;
const LVIV: ShippingInfo = {
  ...reached,
  firstName: 'Демо',
  lastName: 'Покупець',
  phone: '+380441234567',
  address: 'вул. Сонячна, 12, кв. 7',
  city: 'Львів',
  postalCode: '79000',
  country: 'UA',
};
const KRAKOW: ShippingInfo = {
  ...reached,
  firstName: 'Demo',
  lastName: 'Klient',
  phone: '+48221234567',
  address: 'ul. Słoneczna 5',
  city: 'Kraków',
  postalCode: '30-001',
  country: 'PL',
};
const inUkraine = { locale: 'uk', currency: 'UAH', shipping: LVIV } as const;
const inPoland = { locale: 'pl', currency: 'PLN', shipping: KRAKOW } as const;
const buy = (id: number, quantity: number): Line => ({ id, quantity, rental: null });

/** An order of the demo account, and how far it has come. */
export interface DemoOrder {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly shipping: ShippingInfo;
  readonly lines: readonly Line[];
  readonly payment: PaymentMethod;
  /** What staff priced its delivery at, in minor units and working days; absent where the rules do. */
  readonly delivery?: { readonly minor: number; readonly minDays: number; readonly maxDays: number };
  readonly isPaid?: true;
  /** Where its parcel is; absent while it has none. */
  readonly parcel?: { readonly carrier: Carrier; readonly number: string; readonly isDelivered: boolean };
  /** What goes back after the delivery, in minor units, and why. */
  readonly refund?: { readonly minor: number; readonly reason: string };
  readonly isCancelled?: true;
}

/** The oldest first. */
export const demoOrders: readonly DemoOrder[] = [
  {
    ...inUkraine,
    lines: [buy(302, 1), buy(203, 2)],
    payment: 'card',
    isPaid: true,
    parcel: { carrier: 'nova-poshta', number: '20450000000001', isDelivered: true },
  },
  {
    ...inUkraine,
    lines: [buy(801, 2)],
    payment: 'card',
    isPaid: true,
    parcel: { carrier: 'ukrposhta', number: '0500000000001', isDelivered: true },
    refund: { minor: 50_000, reason: 'Подряпина на корпусі' },
  },
  { ...inUkraine, lines: [buy(1601, 1)], payment: 'transfer', isCancelled: true },
  {
    ...inPoland,
    lines: [buy(101, 10), buy(1101, 1)],
    payment: 'transfer',
    delivery: { minor: 28_000, minDays: 2, maxDays: 4 },
    isPaid: true,
    parcel: { carrier: 'dpd', number: '0000000000001X', isDelivered: false },
  },
  {
    ...inUkraine,
    lines: [{ id: 2001, quantity: 1, rental: { duration: 'week', count: 2 } }],
    payment: 'transfer',
    isPaid: true,
  },
  { ...inUkraine, lines: [buy(1802, 4), buy(1801, 6)], payment: 'card', isPaid: true },
  { ...inUkraine, lines: [buy(401, 1)], payment: 'card' },
  { ...inUkraine, lines: [buy(302, 1), buy(2801, 2)], payment: 'transfer' },
  { ...inPoland, lines: [buy(701, 1)], payment: 'transfer' },
];

export const demoFavourites: readonly number[] = [301, 201, 401, 2201];
export const demoCart: readonly Line[] = [buy(1001, 1), buy(1301, 2)];

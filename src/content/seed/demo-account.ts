import type { AddressToSave } from '../../domain/account/saved-address.ts';
import type { Line } from '../../domain/cart/cart-item.ts';

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
/** Names the form that the demo account was registered by; its id, which stays when its address is changed, is made of it. */
export const DEMO_ATTEMPT = 'demo account';

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

export const demoFavourites: readonly number[] = [301, 201, 401, 2201];
export const demoCart: readonly Line[] = [
  { id: 1001, quantity: 1, rental: null },
  { id: 1301, quantity: 2, rental: null },
];

/** The browsers that the customer signs in by; addresses are of ranges kept for documentation (RFC 5737, RFC 3849). */
export const demoBrowsers = {
  computer: {
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    address: '203.0.113.24',
    country: 'UA',
  },
  phone: {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    address: '2001:db8:52::7a',
    country: 'UA',
  },
  office: {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    address: '198.51.100.9',
    country: 'PL',
  },
} as const;
export type DemoBrowser = keyof typeof demoBrowsers;

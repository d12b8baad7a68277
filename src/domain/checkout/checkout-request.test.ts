import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkoutRequestSchema } from './checkout-request.ts';

const ITEM = { id: 101, name: 'Panel', price: 4200.5, quantity: 2 };
const BODY = {
  items: [ITEM],
  shippingInfo: {
    firstName: 'Олена',
    lastName: 'Коваль',
    email: 'olena@example.com',
    phone: '+380671234567',
    address: 'вул. Городоцька, 12',
    city: 'Львів',
    postalCode: '79016',
    country: 'UA',
    method: 'express',
  },
  paymentMethod: 'card',
  totals: { subtotal: 8401, tax: 1680.2, shipping: 350, total: 10_431.2 },
  currency: 'UAH',
  locale: 'uk',
};
const accepts = (fields: object): boolean => v.is(checkoutRequestSchema, { ...BODY, ...fields });
const acceptsItem = (fields: object): boolean => accepts({ items: [{ ...ITEM, ...fields }] });

describe('a checkout request', () => {
  it('is the specified body, of which the client’s view may be left out', () => {
    expect(accepts({})).toBe(true);
    const { items, shippingInfo, paymentMethod } = BODY;
    expect(v.is(checkoutRequestSchema, { items, shippingInfo, paymentMethod })).toBe(true);
    expect(acceptsItem({ name: undefined, price: undefined })).toBe(true);
  });

  it('has 1 to 100 lines of 1 to 999 pieces', () => {
    expect(accepts({ items: [] })).toBe(false);
    expect(accepts({ items: Array.from({ length: 100 }, () => ITEM) })).toBe(true);
    expect(accepts({ items: Array.from({ length: 101 }, () => ITEM) })).toBe(false);
    for (const quantity of [0, -1, 1.5, 1000, '2']) expect(acceptsItem({ quantity })).toBe(false);
    expect(acceptsItem({ quantity: 999 })).toBe(true);
  });

  it('names the duration of a rental, and only of one', () => {
    expect(acceptsItem({ isRental: true, rentalDuration: 'week', rentalCount: 2 })).toBe(true);
    expect(acceptsItem({ isRental: true, rentalDuration: 'day', rentalStartDate: '2026-12-01' })).toBe(true);
    expect(acceptsItem({ isRental: true })).toBe(false);
    expect(acceptsItem({ rentalDuration: 'week' })).toBe(false);
    expect(acceptsItem({ rentalCount: 2 })).toBe(false);
    expect(acceptsItem({ isRental: true, rentalDuration: 'year' })).toBe(false);
  });

  it('has no unknown keys at any depth', () => {
    expect(accepts({ discount: 100 })).toBe(false);
    expect(acceptsItem({ unitPrice: 1 })).toBe(false);
    expect(accepts({ shippingInfo: { ...BODY.shippingInfo, cardNumber: '4242' } })).toBe(false);
    expect(accepts({ totals: { ...BODY.totals, discount: 1 } })).toBe(false);
  });

  it('is paid by a known method in a known currency', () => {
    expect(accepts({ paymentMethod: 'cash' })).toBe(false);
    expect(accepts({ currency: 'USD' })).toBe(false);
    expect(accepts({ locale: 'ua' })).toBe(false);
  });
});

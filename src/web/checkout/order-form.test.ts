import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { money } from '../../domain/money/money.ts';
import { newDraft, type CheckoutDraft } from './draft.ts';
import { orderForm, parseOrderForm } from './order-form.ts';
import { concludeOrderKey } from './idempotency-key.ts';

const draft: CheckoutDraft = {
  ...newDraft({
    firstName: ' Олена ',
    lastName: 'Коваль',
    email: 'olena@example.com',
    phone: '067 123 45 67',
    country: 'UA',
    city: 'Київ',
    postalCode: '01001',
    address: 'вул. Хрещатик, 1',
    method: 'express',
  }),
  payment: 'pod',
};
const item: CartItem = {
  id: 101,
  uniqueKey: '101',
  name: 'Панель',
  image: null,
  brand: null,
  quantity: 3,
  price: { UAH: 1, PLN: 1 },
  isRental: false,
  rentalDuration: null,
  rentalCount: null,
  rentalTiers: null,
};
const tiers = { day: 1, week: 1, month: 1 };
const rented: CartItem = {
  ...item,
  id: 1801,
  uniqueKey: '1801-rent-week-2',
  isRental: true,
  rentalDuration: 'week',
  rentalCount: 2,
  rentalTiers: { UAH: tiers, PLN: tiers },
};
const TAG = '0123456789abcdef.7';
const filled = (
  fields: Partial<CheckoutDraft> = {},
  discountCode: string | null = null,
  { isGuest = false } = {},
) =>
  orderForm({
    items: [item, rented],
    draft: { ...draft, ...fields },
    isGuest,
    currency: 'UAH',
    total: money(123_45, 'UAH'),
    isDeliveryQuoted: false,
    discountCode,
    cartTag: TAG,
  });

function stubStorage(name: 'localStorage' | 'sessionStorage') {
  const kept = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}
const openTab = () => stubStorage('sessionStorage');
let shared: Map<string, string>;
beforeEach(() => {
  openTab();
  shared = stubStorage('localStorage');
  return () => vi.unstubAllGlobals();
});

describe('the form of an order', () => {
  it('carries ids, quantities and terms, the address, the payment and the total that was shown', () => {
    expect(parseOrderForm(filled())).toEqual({
      ok: true,
      order: {
        lines: [
          { id: 101, quantity: 3, rental: null },
          { id: 1801, quantity: 3, rental: { duration: 'week', count: 2, startDate: null } },
        ],
        shipping: { ...draft.shipping, firstName: 'Олена', phone: '+380671234567' },
        payment: 'pod',
        billing: null,
        saveAs: null,
        discountCode: null,
        seenTotalMinor: 123_45,
        seenQuoted: false,
        idempotencyKey: expect.stringMatching(/^[\da-f]{36}$/),
        earlierKeys: [],
        cartTag: TAG,
      },
    });
  });

  it('names the company, and the label to save the address under, which a saved one does not need', () => {
    const billing = { ...draft.billing, isCompany: true, company: ' ТОВ ', taxNumber: '1436-0570' };
    expect(parseOrderForm(filled({ billing, isKept: true, label: 'Дім' }))).toMatchObject({
      ok: true,
      order: { billing: { company: 'ТОВ', taxNumber: '14360570', place: null }, saveAs: 'Дім' },
    });
    expect(parseOrderForm(filled({ isKept: true, label: 'Дім', addressId: '1' }))).toMatchObject({
      order: { billing: null, saveAs: null },
    });
    const wrong = { ...billing, taxNumber: '14360571', isElsewhere: true };
    expect(parseOrderForm(filled({ billing: wrong }))).toEqual({
      ok: false,
      reason: 'invalid-shipping',
      errors: {
        'billing.taxNumber': 'checkout.error.taxNumber',
        'billing.place.city': 'checkout.missing.city',
        'billing.place.postalCode': 'checkout.missing.postalCode',
        'billing.place.address': 'checkout.missing.address',
      },
    });
  });

  it('names the discount code that its total reckons with', () => {
    expect(parseOrderForm(filled({}, 'SUN10'))).toMatchObject({ ok: true, order: { discountCode: 'SUN10' } });
  });

  it('is refused with a message key for each wrong field of the address', () => {
    const form = filled({ shipping: { ...draft.shipping, city: '', postalCode: '1' } });
    expect(parseOrderForm(form)).toEqual({
      ok: false,
      reason: 'invalid-shipping',
      errors: { city: 'checkout.missing.city', postalCode: 'checkout.error.postalCode' },
    });
  });

  it.each([
    ['cart', 'no list'],
    ['cart', '[{"id":1,"quantity":0}]'],
    ['cart', '[{"id":1,"quantity":1,"price":1}]'],
    ['payment', 'cash'],
    ['seenTotal', '-1'],
    ['idempotencyKey', ''],
  ])('is refused when %s is %s', (field, value) => {
    const form = filled();
    form.set(field, value);
    expect(parseOrderForm(form)).toEqual({ ok: false, reason: 'invalid-order' });
  });
});

describe('the key of an order', () => {
  const keyOf = (form: FormData) => form.get('idempotencyKey');

  it('is the same for the same order and another for any other', () => {
    const first = keyOf(filled());
    expect(keyOf(filled())).toBe(first);
    expect(keyOf(filled({ payment: 'transfer' }))).not.toBe(first);
    const again = keyOf(filled());
    expect(keyOf(filled({}, 'SUN10'))).not.toBe(again);
  });

  it('is the same for a draft that was read back from storage, in whatever sequence its fields come', () => {
    const first = keyOf(filled());
    const backwards = <T extends object>(value: T) =>
      Object.fromEntries(Object.entries(value).toReversed()) as unknown as T;
    const { shipping, billing } = draft;
    const stored = {
      shipping: backwards(shipping),
      billing: { ...billing, place: backwards(billing.place) },
    };
    expect(keyOf(filled(stored))).toBe(first);
    const company = { ...billing, isCompany: true, company: 'Сонце', isElsewhere: true };
    const ofCompany = keyOf(filled({ billing: company }));
    expect(keyOf(filled({ billing: { ...company, place: backwards(company.place) } }))).toBe(ofCompany);
  });

  it('is the same in another tab, however the same is typed there', () => {
    const first = keyOf(filled());
    openTab();
    const shipping = { ...draft.shipping, firstName: 'Олена  ', phone: '+38 067 1234567' };
    expect(keyOf(filled({ shipping }))).toBe(first);
  });

  it('is another in another tab for another order, without loss of the first', () => {
    const first = keyOf(filled());
    openTab();
    const other = keyOf(filled({ payment: 'transfer' }));
    expect(other).not.toBe(first);
    openTab();
    expect([keyOf(filled()), keyOf(filled({ payment: 'transfer' }))]).toEqual([first, other]);
  });

  it('goes along with the next order of a guest until the first is concluded', () => {
    const first = keyOf(filled());
    const earlierOf = (form: FormData) => {
      const parsed = parseOrderForm(form);
      return parsed.ok && parsed.order.earlierKeys;
    };
    const asGuest = (payment: CheckoutDraft['payment']) => filled({ payment }, null, { isGuest: true });
    expect(earlierOf(asGuest('pod'))).toEqual([]);
    expect(earlierOf(asGuest('transfer'))).toEqual([first]);
    expect(earlierOf(filled({ payment: 'transfer' }))).toEqual([]);
    concludeOrderKey(typeof first === 'string' ? [first] : []);
    expect(earlierOf(asGuest('transfer'))).toEqual([]);
  });

  it('is another in another tab once the order is concluded, and an hour later', () => {
    const first = keyOf(filled());
    expect(concludeOrderKey(typeof first === 'string' ? [first] : [])).toBe('tab');
    openTab();
    const second = keyOf(filled());
    expect(second).not.toBe(first);
    openTab();
    vi.useFakeTimers({ now: Date.now() + 61 * 60_000 });
    expect(keyOf(filled())).not.toBe(second);
    vi.useRealTimers();
  });

  it('leaves nothing of what was ordered to whoever uses the browser next', () => {
    filled();
    expect([...shared.keys()]).toEqual(['checkoutKeys']);
    expect([...shared.values()].join()).not.toMatch(/olena|Олена|Коваль|Хрещатик|1234567/);
  });

  it('is concluded once, by its own order alone', () => {
    expect(concludeOrderKey(['any'])).toBeNull();
    const first = keyOf(filled());
    if (typeof first !== 'string') throw new Error('An order has no key');
    expect(concludeOrderKey([])).toBeNull();
    expect(concludeOrderKey(['of-another-order'])).toBeNull();
    expect(keyOf(filled())).toBe(first);
    const keys = ['of-another-tab', first];
    expect([concludeOrderKey(keys), concludeOrderKey(keys)]).toEqual(['tab', null]);
    expect(keyOf(filled())).not.toBe(first);
  });

  it('is concluded for the browser by a tab that did not send the order, and then by the tab that did', () => {
    const first = keyOf(filled());
    const keys = typeof first === 'string' ? [first] : [];
    const sender = sessionStorage;
    openTab();
    expect([concludeOrderKey(keys), concludeOrderKey(keys)]).toEqual(['browser', null]);
    vi.stubGlobal('sessionStorage', sender);
    expect([concludeOrderKey(keys), concludeOrderKey(keys)]).toEqual(['tab', null]);
  });
});

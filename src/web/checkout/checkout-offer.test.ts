import { describe, expect, it } from 'vitest';
import { purchase, rental } from '../../domain/cart/sample-items.test-support.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import {
  DEFAULT_PAY_ON_DELIVERY_FEES,
  NO_PAY_ON_DELIVERY_LIMITS,
} from '../../domain/checkout/payment-methods.ts';
import { NO_FREIGHT } from '../../domain/checkout/freight.ts';
import { DEFAULT_SHIPPING_RULES } from '../../domain/checkout/shipping-rules.ts';
import { DEFAULT_TAX_RULE } from '../../domain/checkout/tax.ts';
import type { DiscountTerms } from '../../domain/discounts/discount.ts';
import { SAMPLE_HAULAGE } from '../../domain/rental/sample-haulage.test-support.ts';
import { money } from '../../domain/money/money.ts';
import { sumUpCart } from '../cart/sum-up-cart.ts';
import { checkoutOffer, type CheckoutRules } from './checkout-offer.ts';
import { newDraft, type CheckoutDraft } from './draft.ts';

const rules: CheckoutRules = {
  shipping: DEFAULT_SHIPPING_RULES,
  haulage: SAMPLE_HAULAGE,
  payOnDeliveryFees: DEFAULT_PAY_ON_DELIVERY_FEES,
  payOnDeliveryLimits: NO_PAY_ON_DELIVERY_LIMITS,
  paymentMethods: ['transfer', 'pod'],
  cardCurrencies: [],
  remoteAreas: [],
  mostWithoutAccount: null,
  firstHandOverByTransfer: '2026-11-30',
};
const DRAFT = newDraft({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: 'UA',
  city: 'Київ',
  postalCode: '',
  address: '',
  method: 'standard',
});

/** The offer for goods of 100 UAH apiece. */
function offerFor(
  quantity: number,
  {
    draft = DRAFT,
    terms = null,
    isHeavy = false,
    by = rules,
  }: {
    draft?: CheckoutDraft;
    terms?: DiscountTerms | null;
    isHeavy?: boolean;
    by?: CheckoutRules;
  } = {},
) {
  return checkoutOffer(
    {
      items: [purchase({ quantity })],
      freightOf: () => ({ ...NO_FREIGHT, isHeavy }),
      currency: 'UAH',
      taxRule: DEFAULT_TAX_RULE,
      terms,
    },
    draft,
    by,
  );
}
const feesOf = ({ deliveries }: ReturnType<typeof offerFor>) =>
  Object.fromEntries(deliveries.map(({ method, fee }) => [method, fee.minor]));

describe('what is rented of an order', () => {
  it('is none, some or all of it', () => {
    const rentedOf = (items: readonly CartItem[]) =>
      checkoutOffer(
        { items, freightOf: () => NO_FREIGHT, currency: 'UAH', taxRule: DEFAULT_TAX_RULE, terms: null },
        DRAFT,
        rules,
      ).rented;
    expect(rentedOf([purchase({})])).toBe('none');
    expect(rentedOf([purchase({}), rental({})])).toBe('some');
    expect(rentedOf([rental({})])).toBe('all');
  });
});

describe('a transfer for a rental', () => {
  it('is not offered where it would come after the hand-over', () => {
    const offerOn = (rentalStartDate: string | null, { isHeavy = true } = {}) =>
      checkoutOffer(
        {
          items: [rental({ rentalStartDate })],
          freightOf: () => ({ ...NO_FREIGHT, isHeavy }),
          currency: 'UAH',
          taxRule: DEFAULT_TAX_RULE,
          terms: null,
        },
        DRAFT,
        { ...rules, firstHandOverByTransfer: '2026-12-01' },
      );
    expect(offerOn('2026-11-30')).toMatchObject({ payments: [], isTransferTooLate: true });
    expect(offerOn('2026-12-01')).toMatchObject({ payments: ['transfer'], isTransferTooLate: false });
    expect(offerOn(null)).toMatchObject({ payments: ['transfer'], isTransferTooLate: false });
    // A parcel leaves five working days before.
    expect(offerOn('2026-12-07', { isHeavy: false }).isTransferTooLate).toBe(true);
    expect(offerOn('2026-12-08', { isHeavy: false }).isTransferTooLate).toBe(false);
  });
});

describe('what a guest may order', () => {
  it('is limited by the whole total; a customer’s is not', () => {
    const most = money(50_000, 'UAH'); // four pieces of 100 UAH come to 480 with tax, and to 680 with delivery
    const limited = { ...rules, mostWithoutAccount: { UAH: most, PLN: money(0, 'PLN') } };
    expect(offerFor(1, { by: limited }).guestLimit).toBeNull();
    expect(offerFor(4, { by: limited }).guestLimit).toEqual(most);
    expect(offerFor(4).guestLimit).toBeNull();
  });
});

describe('the delivery that a checkout begins with', () => {
  it('is the cheapest', () => {
    expect(feesOf(offerFor(50))).toEqual({ standard: 200_00, express: 350_00 });
    expect(offerFor(50).method).toBe('standard');
    expect(offerFor(60).method).toBe('standard');
  });

  it('is the one that the cart reckoned with', () => {
    for (const quantity of [1, 50, 51, 100, 101]) {
      const offer = offerFor(quantity);
      const { method, days, totals } = sumUpCart(
        { items: [purchase({ quantity })], freightOf: () => NO_FREIGHT },
        { currency: 'UAH', taxRule: DEFAULT_TAX_RULE, rules, terms: null },
      );
      const begun = offer.deliveries.find((each) => each.method === offer.method);
      expect({ method, days, fee: totals.shipping }).toEqual({ ...begun });
    }
  });

  it('is the fastest of those that cost nothing', () => {
    const offer = offerFor(101);
    expect(feesOf(offer)).toEqual({ standard: 0, express: 0 });
    expect(offer.method).toBe('express');
    expect(offer.totals.shipping.minor).toBe(0);
  });

  it('is what the customer chose', () => {
    const draft = { ...DRAFT, isMethodChosen: true };
    expect(offerFor(101, { draft }).method).toBe('standard');
    const express: CheckoutDraft = { ...draft, shipping: { ...draft.shipping, method: 'express' } };
    expect(offerFor(50, { draft: express }).method).toBe('express');
  });

  it('is one without express while its fee is still to be quoted, whatever was chosen before', () => {
    const express: CheckoutDraft = {
      ...DRAFT,
      isMethodChosen: true,
      shipping: { ...DRAFT.shipping, method: 'express' },
    };
    const { method, deliveries } = offerFor(101, { isHeavy: true, draft: express });
    expect([method, deliveries.map((each) => each.method)]).toEqual(['standard', ['standard']]);
  });
});

describe('the delivery of a rented machine', () => {
  const kyiv: CheckoutDraft = { ...DRAFT, shipping: { ...DRAFT.shipping, postalCode: '01001' } };
  const to = (postalCode: string, items: readonly CartItem[], terms: DiscountTerms | null = null) =>
    checkoutOffer(
      {
        items,
        freightOf: (id) => (id === 2 ? { ...NO_FREIGHT, weightKg: 1500, isHeavy: true } : NO_FREIGHT),
        currency: 'UAH',
        taxRule: DEFAULT_TAX_RULE,
        terms,
      },
      { ...kyiv, shipping: { ...kyiv.shipping, postalCode } },
      rules,
    );
  const machine = rental({ id: 2 });
  const shown = ({ quotedFor, haulage, totals }: ReturnType<typeof offerFor>) => ({
    quotedFor,
    haulage: haulage.minor,
    shipping: totals.shipping.minor,
  });

  it('has a fee by the postcode, and waits for it', () => {
    expect(shown(to('', [machine]))).toEqual({ quotedFor: 'unplaced', haulage: 0, shipping: 0 });
    expect(shown(to('01001', [machine]))).toEqual({ quotedFor: null, haulage: 9000_00, shipping: 9000_00 });
    expect(shown(to('79000', [machine]))).toEqual({ quotedFor: 'far', haulage: 0, shipping: 0 });
  });

  it('is added to that of parcels, with each method', () => {
    const offer = to('01001', [machine, purchase()]);
    expect(shown(offer)).toEqual({ quotedFor: null, haulage: 9000_00, shipping: 9200_00 });
    expect(feesOf(offer)).toEqual({ standard: 9200_00, express: 9350_00 });
  });

  it('is not paid by a code for free delivery, which pays the parcels’', () => {
    const free = { code: 'FREE', kind: 'free-shipping', percent: null, amount: null, minimum: null } as const;
    const both = to('01001', [machine, purchase()], free);
    expect([both.discount?.ok, both.totals.shipping.minor]).toEqual([true, 9000_00]);
    const alone = to('01001', [machine], free);
    expect(alone.discount).toEqual({ ok: false, reason: 'discount-delivery-quoted' });
    expect(alone.totals.shipping.minor).toBe(9000_00);
  });
});

it('delivery is priced by the goods after the discount, as the order will be', () => {
  const terms: DiscountTerms = {
    code: 'SUN20',
    kind: 'amount',
    percent: null,
    amount: money(2000_00, 'UAH'),
    minimum: null,
  };
  const offer = offerFor(60, { terms });
  expect(feesOf(offer)).toEqual({ standard: 200_00, express: 350_00 });
  expect(offer.totals.shipping.minor).toBe(200_00);
});

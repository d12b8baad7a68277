import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import compile from 'icu-minify/compile';
import en from '../../content/messages/en.json' with { type: 'json' };
import type { OrderItemView, OrderView } from '../../domain/orders/order-view.ts';
import { NO_CARD_MONEY } from '../../domain/payments/card-money.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderTotals } from './order-totals.tsx';
import { transferTextOf } from './transfer-details.tsx';

const MESSAGES = Object.fromEntries(Object.entries(en).map(([key, text]) => [key, compile(text)]));
const bought: OrderItemView = {
  id: '1',
  productId: 101,
  articleNumber: 'A-1',
  name: 'Panel',
  brand: 'Brand',
  picture: '',
  quantity: 1,
  unitMinor: 100_00,
  lineMinor: 100_00,
  discountMinor: 0,
  rental: null,
};
const rented: OrderItemView = {
  ...bought,
  id: '2',
  rental: { duration: 'week', count: 1, startDate: null, leaseId: null, status: 'REQUESTED' },
};
const address = {
  firstName: 'Olena',
  lastName: 'Koval',
  email: 'olena@example.com',
  phone: '+380671234567',
  address: '1 Soniachna St',
  city: 'Kyiv',
  postalCode: '01001',
  country: 'UA',
};

/** What the page of an order of these lines says of its delivery, and of what follows its transfer. */
function promisesOf(
  items: readonly OrderItemView[],
  status: OrderView['status'] = 'PENDING',
  isWithdrawn = false,
) {
  const order: OrderView = {
    id: '0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d',
    orderNumber: 'ORD-10001',
    status,
    paymentStatus: 'UNPAID',
    paymentMethod: 'transfer',
    currency: 'UAH',
    locale: 'en',
    userId: null,
    creditMinor: 0,
    awaitsCredit: false,
    isReplacement: false,
    takesCard: false,
    termsEdition: null,
    cardMinor: 0,
    erasedAt: null,
    items,
    documents: [],
    shippingMethod: 'express',
    deliveryDays: { min: 1, max: 2 },
    arrival: null,
    shippingAddress: address,
    billingAddress: null,
    subtotalMinor: 100_00,
    discountMinor: 0,
    discountCode: null,
    taxMinor: 20_00,
    taxRatePercent: 20,
    shippingMinor: 0,
    haulageMinor: 0,
    paymentFeeMinor: 0,
    depositMinor: 0,
    totalMinor: 120_00,
    paymentDueOn: '2026-11-30',
    heldUntil: null,
    heldMinor: 0,
    owedMinor: 0,
    keptMinor: 0,
    sale: { worthMinor: 120_00, keptMinor: 0 },
    cardMoney: NO_CARD_MONEY,
    shipments: [],
    unmatchedPayment: null,
    events: [],
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
  };
  const html = renderToStaticMarkup(
    <I18nProvider locale="en" messages={MESSAGES}>
      <OrderFacts order={order} isWithdrawn={isWithdrawn} />
      <hr />
      <OrderTotals order={order} />
    </I18nProvider>,
  );
  const [facts = '', totals = ''] = html.replaceAll(/<(?!hr)[^>]*>/g, ' ').split('<hr/>');
  return { facts, totals, transfer: en[transferTextOf(order)] };
}

test('an order of goods promises their delivery', () => {
  const { facts, transfer } = promisesOf([bought]);
  expect(facts).toContain('1–2 working days from hand-over to the carrier');
  expect(facts).not.toContain('rented equipment');
  expect(transfer).toContain('We’ll ship as soon as the payment arrives');
});

test('beside a rental the promise is of what is bought, and machines come on their first day', () => {
  const { facts, transfer } = promisesOf([bought, rented]);
  expect(facts).toContain(
    '1–2 working days from hand-over to the carrier (products you buy); the rented equipment on the first day of the rental',
  );
  expect(transfer).toContain('ship the products you bought and agree the hand-over of the rented equipment');
});

test.each(['CANCELLED', 'RETURNED'] as const)('an order that is %s promises no days', (status) => {
  expect(promisesOf([bought], status).facts).not.toContain('working days');
});

test('an order that its customer has withdrawn from promises no days, unless it is on its way', () => {
  expect(promisesOf([bought], 'PROCESSING', true).facts).not.toContain('working days');
  expect(promisesOf([bought], 'SHIPPED', true).facts).toContain('working days');
});

test('an order of a rental alone promises no days', () => {
  const { facts, transfer } = promisesOf([rented]);
  expect(facts).not.toContain('working days');
  expect(transfer).not.toContain('ship');
});

test('a bill of a lease says nothing of delivery, and names its sum after what it is for', () => {
  for (const [kind, label] of [
    ['settlement', en['totals.subtotal.settlement']],
    ['extension', en['totals.subtotal.extension']],
    ['month', en['totals.subtotal.rental']],
  ] as const) {
    const rental = { duration: 'week', count: 1, startDate: null, leaseId: null, status: 'ACTIVE' } as const;
    const { facts, totals } = promisesOf([
      { ...rented, rental: { ...rental, bill: { leaseId: '1', kind } } },
    ]);
    expect(facts).toContain('Olena Koval');
    expect(facts).not.toContain(en['checkout.field.method']);
    expect(facts).not.toContain(en['checkout.recipient']);
    expect(facts).not.toContain('Soniachna');
    expect(totals).toContain(label);
    expect(totals).not.toContain(en['totals.shipping']);
  }
  expect(promisesOf([rented]).totals).toContain(en['totals.shipping']);
});

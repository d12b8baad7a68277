import { describe, expect, it } from 'vitest';
import { expectedArrival, type ArrivingOrder } from './expected-arrival.ts';

const NOW = '2026-11-26T15:00:00Z';
const order: ArrivingOrder = {
  status: 'PENDING',
  paymentMethod: 'transfer',
  paymentStatus: 'UNPAID',
  deliveryDays: { min: 1, max: 3 },
  currency: 'UAH',
  shippingAddress: { country: 'UA' },
  createdAt: '2026-11-24T10:00:00Z',
  events: [{ reason: 'placed', at: '2026-11-24T10:00:00Z' }],
};
const paid = { reason: 'paid', at: '2026-11-26T10:00:00Z' };
const after = (...events: ArrivingOrder['events']) => [...order.events, ...events];

describe('the days on which an order arrives', () => {
  it('count from today while it waits for its money, as the checkout said, and say so', () => {
    expect(expectedArrival(order, NOW)).toEqual({
      first: '2026-11-30',
      last: '2026-12-02',
      ifPaidOn: '2026-11-26',
    });
    expect(expectedArrival(order, '2026-11-27T23:30:00Z')?.ifPaidOn).toBe('2026-11-28');
    expect(expectedArrival({ ...order, awaitsCredit: true }, NOW)).toBeNull();
    expect(expectedArrival({ ...order, paymentStatus: 'REFUNDED' }, NOW)).toBeNull();
  });

  it('count from the order where nothing is left to pay when it is placed', () => {
    const settled = { ...order, status: 'PROCESSING', paymentStatus: 'PAID', events: [] } as const;
    expect(expectedArrival({ ...settled, createdAt: NOW }, NOW)).toMatchObject({
      first: '2026-11-30',
      ifPaidOn: null,
    });
  });

  it('are not known while it waits for the price of its delivery', () => {
    expect(
      expectedArrival({ ...order, status: 'PROCESSING', deliveryDays: null, events: after(paid) }, NOW),
    ).toBeNull();
  });

  it('count from its payment, and the working day on which it is handed to the carrier', () => {
    expect(expectedArrival({ ...order, status: 'PROCESSING', events: after(paid) }, NOW)).toEqual({
      first: '2026-11-30',
      last: '2026-12-02',
      ifPaidOn: null,
    });
    const free = { reason: 'nothing-to-pay', at: '2026-11-26T10:00:00Z' };
    expect(expectedArrival({ ...order, status: 'PROCESSING', events: after(free) }, NOW)?.first).toBe(
      '2026-11-30',
    );
  });

  it('count from the order where it is paid at the door', () => {
    expect(expectedArrival({ ...order, paymentMethod: 'pod' }, NOW)).toEqual({
      first: '2026-11-26',
      last: '2026-11-30',
      ifPaidOn: null,
    });
  });

  it('count from the hand-over to the carrier once that is over', () => {
    const shipped = { reason: 'shipped', at: '2026-11-26T12:00:00Z' };
    expect(expectedArrival({ ...order, status: 'SHIPPED', events: after(paid, shipped) }, NOW)).toEqual({
      first: '2026-11-27',
      last: '2026-12-01',
      ifPaidOn: null,
    });
  });

  it('count from the last parcel where the rest is not sent, and from no parcel while it is to follow', () => {
    const part = { reason: 'part-shipped', at: '2026-11-26T12:00:00Z' };
    const events = after(paid, { ...part, at: '2026-11-25T12:00:00Z' }, part);
    expect(expectedArrival({ ...order, status: 'SHIPPED', events }, NOW)?.first).toBe('2026-11-27');
    expect(expectedArrival({ ...order, status: 'PROCESSING', events }, NOW)).toEqual(
      expectedArrival({ ...order, status: 'PROCESSING', events: after(paid) }, NOW),
    );
  });

  it('are those of the calendar of the country which it goes to', () => {
    const polish = {
      ...order,
      currency: 'UAH',
      shippingAddress: { country: 'PL' },
      paymentMethod: 'pod',
      createdAt: '2026-11-10T10:00:00Z',
    } as const;
    // 11 November is a holiday in Poland.
    expect(expectedArrival(polish, '2026-11-10T10:00:00Z')?.first).toBe('2026-11-13');
    const toLviv = { ...polish, currency: 'PLN', shippingAddress: { country: 'UA' } } as const;
    expect(expectedArrival(toLviv, '2026-11-10T10:00:00Z')?.first).toBe('2026-11-12');
  });

  it('are not said of what is late, delivered or over', () => {
    const due = { ...order, status: 'PROCESSING', events: after(paid) } as const;
    expect(expectedArrival(due, '2026-12-02T21:00:00Z')?.last).toBe('2026-12-02');
    expect(expectedArrival(due, '2026-12-02T22:30:00Z')).toBeNull();
    for (const status of ['DELIVERED', 'COMPLETED', 'RETURNED', 'CANCELLED']) {
      expect(expectedArrival({ ...due, status }, NOW)).toBeNull();
    }
  });
});

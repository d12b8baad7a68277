import { describe, expect, it } from 'vitest';
import { moneyOutside } from './money-outside.ts';

type Order = Parameters<typeof moneyOutside>[0];

const order = (steps: readonly string[], rest: Partial<Order> = {}): Order => ({
  status: steps.at(-1) ?? '',
  paymentStatus: 'UNPAID',
  paymentMethod: 'pod',
  totalMinor: 1000,
  heldMinor: 0,
  owedMinor: 0,
  cardMinor: 0,
  events: steps.map((toStatus) => ({ toStatus, actor: 'staff', reason: '', at: '' })),
  ...rest,
});

describe('money that is outside', () => {
  it('is with the carrier from the door on, whatever became of the goods, and never before', () => {
    for (const steps of [['SHIPPED'], ['SHIPPED', 'RETURNED']]) expect(moneyOutside(order(steps))).toBeNull();
    for (const steps of [
      ['SHIPPED', 'DELIVERED'],
      ['SHIPPED', 'DELIVERED', 'COMPLETED'],
      ['SHIPPED', 'DELIVERED', 'RETURNED'],
    ])
      expect(moneyOutside(order(steps))).toEqual({ holder: 'carrier', minor: 1000 });
  });

  it('is what of it did not come yet, though what came for returned goods goes back', () => {
    const part = { heldMinor: 400, owedMinor: 400 };
    expect(moneyOutside(order(['DELIVERED', 'RETURNED'], part))?.minor).toBe(600);
    expect(moneyOutside(order(['DELIVERED'], { heldMinor: 400 }))?.minor).toBe(600);
  });

  it('is owed by the customer of another order that was sent and not returned', () => {
    const unpaid = { paymentMethod: 'transfer' } as const;
    for (const status of ['SHIPPED', 'DELIVERED', 'COMPLETED'])
      expect(moneyOutside(order([status], unpaid))).toEqual({ holder: 'customer', minor: 1000 });
    for (const status of ['PENDING', 'PROCESSING', 'RETURNED', 'CANCELLED'])
      expect(moneyOutside(order(['DELIVERED', status], unpaid))).toBeNull();
  });

  it('is none of an order that is paid', () => {
    expect(moneyOutside(order(['DELIVERED'], { paymentStatus: 'PAID' }))).toBeNull();
  });
});

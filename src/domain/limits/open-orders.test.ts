import { describe, expect, it } from 'vitest';
import { seedProducts } from '../../content/seed/products.ts';
import { money } from '../money/money.ts';
import { mostWithoutAccount, OPEN_ORDER_LIMITS, openOrderProblem, type OpenOrders } from './open-orders.ts';

const none = (kind: OpenOrders['kind']): OpenOrders => ({ kind, orders: 0, minor: 0 });
const ask = (minor: number, open: readonly OpenOrders[], isGuest = false) =>
  openOrderProblem(money(minor, 'UAH'), { open, isGuest, limits: OPEN_ORDER_LIMITS });

describe('open orders', () => {
  const { account, network } = OPEN_ORDER_LIMITS.customer;

  it('are limited in number, for each subject apart', () => {
    expect(ask(1_00, [{ kind: 'account', orders: account.orders - 1, minor: 0 }])).toBeNull();
    expect(ask(1_00, [{ kind: 'account', orders: account.orders, minor: 0 }])).toBe('too-many-open-orders');
    expect(ask(1_00, [{ kind: 'network', orders: account.orders, minor: 0 }])).toBeNull();
    expect(ask(1_00, [{ kind: 'network', orders: network.orders, minor: 0 }])).toBe('too-many-open-orders');
  });

  it('are limited in value, the new one among them', () => {
    const most = account.value.UAH * 100;
    expect(ask(most, [none('account')])).toBeNull();
    expect(ask(most + 1, [none('account')])).toBe('open-orders-too-large');
    expect(ask(1, [{ kind: 'account', orders: 1, minor: most }])).toBe('open-orders-too-large');
  });

  it('of guests are limited more, and of nobody without limit', () => {
    const guest = OPEN_ORDER_LIMITS.guest.email;
    expect(ask(guest.value.UAH * 100, [none('email')], true)).toBeNull();
    expect(ask(1_00, [{ kind: 'email', orders: 1, minor: guest.value.UAH * 100 }], true)).toBe(
      'open-orders-too-large',
    );
    expect(ask(1, [{ kind: 'email', orders: guest.orders, minor: 0 }], true)).toBe('too-many-open-orders');
    for (const [most, shared] of [
      [account, network],
      [guest, OPEN_ORDER_LIMITS.guest.network],
    ] as const) {
      expect(shared.orders).toBeGreaterThan(most.orders);
      expect(shared.value.UAH).toBeGreaterThan(most.value.UAH);
    }
  });

  it('of a customer are not those under an e-mail or a phone, which anybody can type', () => {
    const typed = { orders: 1000, minor: account.value.UAH * 100 };
    expect(
      ask(1, [none('account'), none('network'), { kind: 'phone', ...typed }, { kind: 'email', ...typed }]),
    ).toBeNull();
  });

  it('of a guest say that an account is needed where one order alone is too large without it', () => {
    const most = mostWithoutAccount(OPEN_ORDER_LIMITS).UAH.minor;
    expect(ask(most + 1, [none('email')], true)).toBe('order-needs-account');
    expect(ask(most + 1, [none('account')])).toBeNull();
  });

  it('let an account buy the dearest product, and nobody the whole stock', () => {
    const prices = seedProducts.map(({ price }) => price?.UAH ?? 0);
    expect(Math.max(...prices) * 1.25).toBeLessThan(account.value.UAH);
    const stock = seedProducts.reduce((sum, { price, stock: pieces }) => sum + (price?.UAH ?? 0) * pieces, 0);
    expect(account.value.UAH).toBeLessThan(stock / 10);
  });
});

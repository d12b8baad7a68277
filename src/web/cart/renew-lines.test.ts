import { describe, expect, it } from 'vitest';
import { cartItemOf, type CartItem } from '../../domain/cart/cart-item.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { daysProblem } from './days-problem.ts';
import { renewLines, withOwnPieces } from './renew-lines.ts';

const product = (fields: Partial<Product> = {}): Product => ({
  id: 101,
  articleNumber: 'PV-101',
  name: 'Panel 450 W',
  summary: '',
  brand: 'Promin',
  kind: 'purchase',
  categoryId: 1,
  picture: 'prm-n54s-430-three-quarter',
  stock: 5,
  prices: {
    UAH: { sale: 4000_00, day: null, week: null, month: null },
    PLN: { sale: 360_00, day: null, week: null, month: null },
  },
  ...fields,
});
const machine = product({
  id: 1801,
  kind: 'rental',
  prices: {
    UAH: { sale: null, day: 150_00, week: 300_00, month: 600_00 },
    PLN: { sale: null, day: 14_00, week: 28_00, month: 56_00 },
  },
});
const line = (of: Product, fields: Partial<CartItem> = {}): CartItem => {
  const item = cartItemOf(of, of.kind === 'rental' ? { duration: 'week', count: 2 } : null);
  if (item === null) throw new Error('not offered');
  return { ...item, ...fields };
};
const answer = (...products: Product[]) => ({ asked: [101, 1801], products, availability: [], options: [] });

describe('a product as a line of the cart', () => {
  it('is bought at its sale price', () => {
    expect(line(product())).toMatchObject({
      uniqueKey: '101',
      quantity: 1,
      price: { UAH: 4000_00, PLN: 360_00 },
      isRental: false,
    });
  });

  it('is rented under a key of its own, with its tiers', () => {
    expect(line(machine)).toMatchObject({
      uniqueKey: '1801-rent-week-2',
      price: { UAH: 300_00, PLN: 28_00 },
      rentalTiers: { UAH: { day: 150_00, week: 300_00, month: 600_00 } },
    });
  });

  it('is none where the product is not offered so', () => {
    expect(cartItemOf(machine, null)).toBeNull();
    expect(cartItemOf(product(), { duration: 'day', count: 1 })).toBeNull();
  });
});

describe('pieces that an unpaid order of the shopper holds', () => {
  const hold = { productId: 101, orderId: 'an-order', orderNumber: 'ORD-10001', pieces: 5 };
  const problemsWith = (isOfCart: boolean) => {
    const products = withOwnPieces([product({ stock: 0 }), machine], [{ ...hold, isOfCart }]);
    return [
      ...renewLines(
        [line(product(), { quantity: 5 })],
        { asked: [101], products, availability: [], options: [] },
        { currency: 'UAH' },
      ).problems,
    ];
  };

  it('can be ordered while that order waits for its card, and no more than they', () => {
    expect(problemsWith(true)).toEqual([]);
    const [own] = withOwnPieces([product({ stock: 1 })], [{ ...hold, isOfCart: true }]);
    expect(own?.stock).toBe(6);
  });

  it('are missing where that order stays', () => {
    expect(problemsWith(false)).toEqual([['101', { reason: 'short', available: 0 }]]);
  });
});

describe('remembered lines', () => {
  it('stay as they are while nothing has changed', () => {
    const items = [line(product(), { quantity: 3 }), line(machine)];
    const renewed = renewLines(items, answer(product(), machine), { currency: 'UAH' });
    expect(renewed.items).toEqual(items);
    expect(renewed).toMatchObject({ isChanged: false, hasNewPrices: false });
    expect(renewed.problems.size).toBe(0);
  });

  it('take the shop’s name and price, and keep quantity and terms', () => {
    const items = [line(product({ name: 'Панель' }), { quantity: 3, price: { UAH: 1, PLN: 360_00 } })];
    const renewed = renewLines(items, answer(product()), { currency: 'UAH' });
    expect(renewed.items).toEqual([line(product(), { quantity: 3 })]);
    expect(renewed).toMatchObject({ isChanged: true, hasNewPrices: true });
    expect(renewLines(items, answer(product()), { currency: 'PLN' }).hasNewPrices).toBe(false);
  });

  it('say which of them cannot be ordered, and why', () => {
    const items = [line(product(), { quantity: 6 }), line(machine)];
    expect([...renewLines(items, answer(product()), { currency: 'UAH' }).problems]).toEqual([
      ['101', { reason: 'short', available: 5 }],
      ['1801-rent-week-2', { reason: 'gone' }],
    ]);
  });

  it('of a machine say whether it is free on their days', () => {
    const availability = {
      market: 'UA',
      travelDays: 0,
      today: '2026-11-25',
      machines: [[{ from: '2026-12-07', to: '2026-12-20' }]],
    } as const;
    const problemsOf = (rentalStartDate: string | null) => {
      const terms = { duration: 'week', count: 2, startDate: rentalStartDate } as const;
      const item = cartItemOf(machine, terms);
      const answered = { ...answer(machine), availability: [[1801, availability] as const] };
      return [
        ...renewLines(item === null ? [] : [item], answered, {
          currency: 'UAH',
          judgeDays: daysProblem,
        }).problems.values(),
      ];
    };
    expect(problemsOf(null)).toEqual([
      { reason: 'days', refusal: { reason: 'days-missing', productId: 1801 } },
    ]);
    expect(problemsOf('2026-12-14')).toMatchObject([{ refusal: { reason: 'days-taken', available: 0 } }]);
    expect(problemsOf('2026-12-21')).toEqual([]);
  });

  it('are gone when the product is now offered otherwise', () => {
    const rented = product({ ...machine, id: 101 });
    expect(renewLines([line(product())], answer(rented), { currency: 'UAH' }).problems.get('101')).toEqual({
      reason: 'gone',
    });
  });

  it('are left alone if the shop was not asked about them', () => {
    const items = [line(product({ id: 202 }))];
    expect(renewLines(items, answer(), { currency: 'UAH' })).toMatchObject({ items, isChanged: false });
  });
});

it('a line whose option is offered no more keeps its days, and says which option it is', () => {
  const waiver = {
    code: 'waiver',
    name: 'Waiver',
    tiers: {
      UAH: { day: 15_00, week: 30_00, month: 60_00 },
      PLN: { day: 1_40, week: 2_80, month: 5_60 },
    },
  };
  const item = cartItemOf(machine, { duration: 'week', count: 2, options: ['waiver'] }, [waiver]);
  const renewed = (options: (typeof waiver)[]) =>
    renewLines(
      item === null ? [] : [item],
      { ...answer(machine), options: [[1801, options]] },
      { currency: 'UAH' },
    );
  expect([...renewed([waiver]).problems]).toEqual([]);
  expect([...renewed([]).problems.values()]).toEqual([{ reason: 'option', code: 'waiver', name: 'Waiver' }]);
  expect(renewed([]).items).toEqual([item]);
  const dearer = { ...waiver, tiers: { ...waiver.tiers, UAH: { day: 20_00, week: 40_00, month: 80_00 } } };
  expect(renewed([dearer]).hasNewPrices).toBe(true);
});

import { describe, expect, it } from 'vitest';
import { matchLine, matchLines, namedOrders, type PayableOrder } from './match-line.ts';

const order = (number: number, dueMinor: number, isAwaited = true): PayableOrder => ({
  id: String(number),
  orderNumber: `ORD-${number}`,
  dueMinor,
  isAwaited,
});
const match = (purpose: string, amountMinor: number, orders: readonly PayableOrder[]) =>
  matchLine(
    { purpose, amountMinor },
    {
      orders: new Map(orders.map((each) => [each.orderNumber, each])),
      waiting: orders.filter(({ isAwaited, dueMinor }) => isAwaited && dueMinor === amountMinor),
      recordedFor: [],
    },
  );

describe('the orders that a payer names', () => {
  it.each([
    ['Оплата замовлення ORD-10001', 'ORD-10001'],
    ['ord 10001', 'ORD-10001'],
    ['ORD№10001 без ПДВ', 'ORD-10001'],
    ['оплата ОRD–10001', 'ORD-10001'], // a Cyrillic О and a long dash
    ['ZAM.ORD-10 001', 'ORD-10001'], // broken by the bank
  ])('are found in %j', (purpose, number) => {
    expect(namedOrders(purpose).sure).toContain(number);
  });

  it('may be bare digits, which may be anything', () => {
    const { sure, possible } = namedOrders(
      'Рахунок 10001 від 2026, тел. 0671234567, IBAN26114020040000330261746759',
    );
    expect(sure).toEqual([]);
    expect(possible).toEqual(['ORD-10001']);
  });
});

describe('a line of a statement', () => {
  const orders = [
    order(10_001, 500_00),
    order(10_002, 700_00),
    order(10_003, 0, false),
    order(10_004, 900_00),
  ];

  it.each([
    ['ORD-10001', 500_00, 'exact', '10001'],
    ['ORD-10001', 400_00, 'part', '10001'],
    ['ORD-10001', 500_01, 'more', '10001'],
    ['ORD-10003', 500_00, 'not-awaited', '10003'],
    ['ORD-10001, ORD-10002', 1200_00, 'several', undefined],
    ['10001', 500_00, 'exact', '10001'],
    ['Дякую', 700_00, 'amount', '10002'],
    ['Дякую', 1_00, 'unknown', undefined],
    // Bare digits of another order do not count, whatever it waits for.
    ['10002', 500_00, 'amount', '10001'],
    // A number that no order has.
    ['ORD-99999', 500_00, 'amount', '10001'],
  ])('%j of %i is %s', (purpose, amountMinor, kind, id) => {
    const found = match(purpose, amountMinor, orders);
    expect([found.kind, found.order?.id]).toEqual([kind, id]);
  });

  it('tells nothing by its amount where several wait for it', () => {
    expect(match('Дякую', 500_00, [...orders, order(10_005, 500_00)]).kind).toBe('unknown');
  });

  it('that is written down already is nothing else', () => {
    const found = matchLine(
      { purpose: 'ORD-10001', amountMinor: 500_00 },
      { orders: new Map(), waiting: [], recordedFor: [order(10_009, 0)] },
    );
    expect([found.kind, found.order?.id]).toEqual(['recorded', '10009']);
  });
});

describe('the lines of one statement', () => {
  const kindsOf = (...said: readonly (readonly [purpose: string, amountMinor: number])[]) => {
    const [wanted, other] = [order(10_001, 500_00), order(10_002, 700_00)];
    const orders = new Map([wanted, other].map((each) => [each.orderNumber, each]));
    return matchLines(
      said.map(([purpose, amountMinor]) => ({
        line: { purpose, amountMinor },
        facts: {
          orders,
          waiting: [wanted, other].filter(({ dueMinor }) => dueMinor === amountMinor),
          recordedFor: [],
        },
      })),
    ).map(({ kind }) => kind);
  };

  it('pay an order once: the first is proposed, of the others people decide', () => {
    expect(kindsOf(['ORD-10001', 500_00], ['ORD-10001', 500_00], ['ORD-10002', 700_00])).toEqual([
      'exact',
      'paid-above',
      'exact',
    ]);
  });

  it('are not for an order that another one names and pays, wherever that one stands', () => {
    expect(kindsOf(['Дякую', 500_00], ['ORD-10001', 100_00], ['ORD-10001', 500_00])).toEqual([
      'unknown',
      'paid-above',
      'exact',
    ]);
  });
});

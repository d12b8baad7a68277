import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PURCHASE_TRANSITIONS, type PurchaseStatus } from '../orders/order-status.ts';
import { PAYMENT_STATUSES } from '../orders/payment-status.ts';
import { transition } from '../orders/transition.ts';
import {
  decideGoodsReturn,
  type GoodsReturnQuestion,
  NO_LEASE_MONEY,
  NOTHING_WITHHELD,
  refundDue,
} from './decide-goods-return.ts';
import { rentedWith } from './rented-with.ts';
import { NOT_SENT, RETURN_REASONS, returnReasons } from './return-status.ts';

const STATUSES = Object.keys(PURCHASE_TRANSITIONS) as PurchaseStatus[];
const bought = { rental: null };
const rented = (status: string) => ({ rental: { status } });
const line = { ordered: 3, grossMinor: 100_00, before: 0, back: 3, sellable: 2 };
const question: GoodsReturnQuestion = {
  order: { status: 'DELIVERED', paymentStatus: 'PAID', totalMinor: 350_00, items: [bought] },
  reason: 'withdrawn',
  lines: [line, { ...line, ordered: 1, grossMinor: 200_00, back: 1, sellable: 0 }],
  leftMinor: 350_00,
  leases: NO_LEASE_MONEY,
  withheld: NOTHING_WITHHELD,
  refund: true,
};
const [first = line, second = line] = question.lines;

const anyLine = fc
  .record({
    ordered: fc.integer({ min: 1, max: 5 }),
    grossMinor: fc.nat(100_00),
    before: fc.nat(5),
    back: fc.nat(5),
    sellable: fc.nat(5),
  })
  .map((made) => ({ ...made, before: Math.min(made.before, made.ordered) }));
const anyQuestion: fc.Arbitrary<GoodsReturnQuestion> = fc
  .record({
    status: fc.constantFrom(...STATUSES),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
    reason: fc.constantFrom(...RETURN_REASONS),
    lines: fc.array(anyLine, { minLength: 1, maxLength: 3 }),
    delivery: fc.nat(200_00),
    spent: fc.nat(500_00),
    refund: fc.boolean(),
    leases: fc.constant(NO_LEASE_MONEY),
    withheld: fc.constant(NOTHING_WITHHELD),
    lease: fc.constantFrom(null, 'PENDING', 'ACTIVE', 'COMPLETED', 'CANCELLED'),
  })
  .map(({ status, paymentStatus, lines, delivery, spent, lease, ...rest }) => {
    const totalMinor = delivery + lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
    return {
      ...rest,
      lines,
      order: {
        status,
        paymentStatus,
        totalMinor,
        items: lease === null ? [bought] : [bought, rented(lease)],
      },
      leftMinor: Math.max(0, totalMinor - spent),
    };
  });

describe('goods that come back', () => {
  test('give back no more than is left and than they were worth, and leave no piece that was not out', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const decided = decideGoodsReturn(asked);
        if (!decided.ok) return true;
        const { worthMinor, refundMinor, isWhole } = decided;
        const pieces = asked.lines.every(
          ({ before, back, ordered, sellable }) => before + back <= ordered && sellable <= back,
        );
        const gone = asked.order.totalMinor - asked.leftMinor;
        return (
          pieces &&
          refundMinor >= 0 &&
          refundMinor <= asked.leftMinor &&
          refundMinor + gone <= Math.max(worthMinor, gone) &&
          worthMinor <= asked.order.totalMinor &&
          (!isWhole || rentedWith(asked.order).used || worthMinor === asked.order.totalMinor) &&
          (asked.refund || refundMinor === 0)
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('end the order with its last piece, and only where the table leads to RETURNED', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const decided = decideGoodsReturn(asked);
        if (!decided.ok) return;
        const from = asked.order.status as PurchaseStatus;
        expect(transition(PURCHASE_TRANSITIONS, from, 'RETURNED').ok).toBe(true);
        const isAll = asked.lines.every(({ before, back, ordered }) => before + back === ordered);
        const isWhole = isAll && !rentedWith(asked.order).out;
        expect(decided.isWhole).toBe(isWhole);
        expect(decided.event).toBe(isWhole ? asked.reason : 'part-back');
      }),
      { numRuns: 1000 },
    );
  });

  test('come with all of their money when nothing is left behind, delivery too', () => {
    expect(decideGoodsReturn(question)).toMatchObject({ isWhole: true, refundMinor: 350_00 });
    const part = {
      ...question,
      lines: [
        { ...first, back: 1, sellable: 1 },
        { ...second, back: 0, sellable: 0 },
      ],
    };
    expect(decideGoodsReturn(part)).toMatchObject({ isWhole: false, worthMinor: 33_33, refundMinor: 33_33 });
  });

  test('in parts come to the same money as at once', () => {
    let leftMinor = 350_00;
    for (const before of [0, 1, 2]) {
      const lines = [
        { ...first, before, back: 1, sellable: 0 },
        { ...second, back: before === 2 ? 1 : 0 },
      ];
      const decided = decideGoodsReturn({ ...question, lines, leftMinor });
      leftMinor -= decided.ok ? decided.refundMinor : 0;
    }
    expect(leftMinor).toBe(0);
  });

  test('that were to be paid at the door and were not owe nothing, and undo their invoice', () => {
    const order = { ...question.order, paymentStatus: 'UNPAID' };
    expect(decideGoodsReturn({ ...question, order, leftMinor: 0 })).toMatchObject({
      refundMinor: 0,
      undoesInvoice: true,
    });
    const part = [first, { ...second, back: 0 }];
    expect(decideGoodsReturn({ ...question, order, leftMinor: 0, lines: part })).toMatchObject({
      undoesInvoice: false,
    });
    expect(decideGoodsReturn(question)).toMatchObject({ undoesInvoice: false });
  });

  test('are refused where they are not out, none, or only a part of a parcel', () => {
    const none = question.lines.map((each) => ({ ...each, back: 0, sellable: 0 }));
    expect(decideGoodsReturn({ ...question, lines: none })).toMatchObject({ reason: 'nothing-back' });
    expect(decideGoodsReturn({ ...question, lines: [{ ...first, before: 1 }] })).toMatchObject({
      reason: 'more-than-ordered',
    });
    const order = { ...question.order, status: 'SHIPPED' };
    const refused = { ...question, order, reason: 'refused' } as const;
    expect(decideGoodsReturn(refused)).toMatchObject({ isWhole: true });
    expect(decideGoodsReturn({ ...refused, lines: none })).toMatchObject({
      reason: 'transition-not-allowed',
    });
    expect(decideGoodsReturn({ ...question, order })).toMatchObject({ reason: 'transition-not-allowed' });
  });

  test('that were never sent are back beside others that are on their way, worth what they cost', () => {
    const lines = [
      { ...first, back: 1, sellable: 1 },
      { ...second, back: 0 },
    ];
    const order = { ...question.order, status: 'SHIPPED' };
    const unsent = { ...question, order, lines, reason: NOT_SENT } as const;
    expect(decideGoodsReturn(unsent)).toMatchObject({
      isWhole: false,
      event: NOT_SENT,
      refundMinor: 33_33,
      closesWithdrawal: false,
    });
    const delivered = { ...question.order, status: 'DELIVERED' };
    expect(decideGoodsReturn({ ...unsent, order: delivered })).toMatchObject({
      reason: 'transition-not-allowed',
    });
    expect(RETURN_REASONS).not.toContain(NOT_SENT);
  });
});

describe('goods that were ordered together with a machine for rent', () => {
  const { totalMinor } = question.order;
  const withLease = (status: string, order: Partial<GoodsReturnQuestion['order']> = {}) =>
    decideGoodsReturn({
      ...question,
      order: { ...question.order, totalMinor: totalMinor + 80_00, items: [bought, rented(status)], ...order },
      leftMinor: totalMinor + 80_00,
    });
  const goods = 300_00;

  test.each(['PENDING', 'SHIPPED', 'DELIVERED', 'ACTIVE'])(
    'come back alone while its lease is %s: the order goes on, and neither rent nor delivery goes back',
    (status) => {
      expect(withLease(status)).toMatchObject({ isWhole: false, event: 'part-back', refundMinor: goods });
    },
  );

  test.each(['RETURNED', 'COMPLETED'])('end the order when it is %s, and leave its rent', (status) => {
    expect(withLease(status)).toMatchObject({ isWhole: true, refundMinor: goods });
  });

  test('come with all the money when the machine never went out, or came back with the parcel', () => {
    const all = totalMinor + 80_00;
    expect(withLease('CANCELLED')).toMatchObject({ isWhole: true, refundMinor: all });
    const refused = { ...question, reason: 'refused', leftMinor: all } as const;
    const order = {
      ...question.order,
      status: 'SHIPPED',
      totalMinor: all,
      items: [bought, rented('PENDING')],
    };
    expect(decideGoodsReturn({ ...refused, order })).toMatchObject({ isWhole: true, refundMinor: all });
  });

  test.each(['DELIVERED', 'ACTIVE', 'RETURNED', 'COMPLETED'])(
    'come back as a parcel while its machine was handed over by itself, lease %s: alone, without rent and delivery',
    (status) => {
      const order = {
        ...question.order,
        status: 'SHIPPED',
        totalMinor: totalMinor + 80_00,
        items: [bought, rented(status)],
      };
      const refused = { ...question, order, reason: 'refused', leftMinor: totalMinor + 80_00 } as const;
      const isWhole = status === 'RETURNED' || status === 'COMPLETED';
      expect(decideGoodsReturn(refused)).toMatchObject({
        isWhole,
        event: isWhole ? 'refused' : 'part-back',
        refundMinor: goods,
      });
    },
  );

  test('come back as a parcel once', () => {
    const order = { ...question.order, status: 'SHIPPED', items: [bought, rented('ACTIVE')] };
    const lines = question.lines.map((line) => ({ ...line, before: line.ordered, back: 0, sellable: 0 }));
    expect(decideGoodsReturn({ ...question, order, lines, reason: 'refused' })).toMatchObject({
      reason: 'nothing-back',
    });
  });

  test('are all there is to bring back: a machine alone ends with its lease', () => {
    expect(returnReasons({ status: 'DELIVERED', items: [rented('PENDING')] })).toEqual([]);
  });
});

test('of several returns each is worth its own pieces', () => {
  const lines = [
    { ...first, before: 1, back: 1, sellable: 0 },
    { ...second, back: 0, sellable: 0 },
  ];
  expect(decideGoodsReturn({ ...question, lines })).toMatchObject({
    worthMinor: 66_67,
    worthNowMinor: 33_34,
  });
});

describe('goods of an order with a machine', () => {
  const amount = fc.nat(1_000_00);

  test('give back as much whether its lease was settled, or came to nothing, before or after', () => {
    fc.assert(
      fc.property(
        fc.record({ goods: amount, deposit: amount, unused: amount, stopped: amount, rest: amount }),
        ({ goods, deposit, unused, stopped, rest }) => {
          const agreedMinor = deposit + unused;
          const totalMinor = goods + agreedMinor + stopped + rest;
          const due = (goneMinor: number, agreed: number, goodsMinor = 0) =>
            refundDue({
              worthMinor: goods,
              totalMinor,
              leftMinor: totalMinor - goneMinor,
              leases: { ...NO_LEASE_MONEY, agreedMinor: agreed, goodsMinor, stoppedMinor: stopped },
            });
          expect(due(0, 0)).toBe(goods);
          expect(due(agreedMinor, agreedMinor)).toBe(goods);
          expect(due(agreedMinor + stopped, agreedMinor)).toBe(goods);
          // What is given back once is not given back again.
          expect(due(agreedMinor + stopped + goods, agreedMinor)).toBe(0);
          expect(due(goods, 0, goods)).toBe(0);
        },
      ),
    );
  });

  test('count a refund that says nothing of a lease as theirs', () => {
    const known = { worthMinor: 500, totalMinor: 1000, leases: { ...NO_LEASE_MONEY, agreedMinor: 200 } };
    expect(refundDue({ ...known, leftMinor: 700 })).toBe(400);
    expect(refundDue({ ...known, leftMinor: 100 })).toBe(0);
  });

  test('leave what is kept of a lease that nobody took, unless staff gave that back, too', () => {
    const [goods, deposit, rent, kept] = [500, 300, 400, 100];
    const totalMinor = goods + deposit + rent;
    const due = (rentGone: number) =>
      refundDue({
        worthMinor: totalMinor,
        totalMinor,
        leftMinor: totalMinor - deposit - rentGone,
        leases: { agreedMinor: deposit, goodsMinor: 0, stoppedMinor: rent, keptMinor: kept },
      });
    expect(due(0)).toBe(goods + rent - kept);
    expect(due(rent - kept)).toBe(goods);
    expect(due(rent)).toBe(goods);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideGoodsReturn, NO_LEASE_MONEY, NOTHING_WITHHELD, piecesWorth } from './decide-goods-return.ts';
import { estimateRefund, isRefundPromised, type EstimateQuestion } from './refund-estimate.ts';

const question: EstimateQuestion = {
  kind: 'withdrawal',
  order: { totalMinor: 1_550_00, shippingMinor: 350_00, paymentFeeMinor: 0 },
  isRented: false,
  lines: [
    { ordered: 2, grossMinor: 1_000_00, before: 0, asked: 2 },
    { ordered: 1, grossMinor: 200_00, before: 0, asked: 1 },
  ],
  withheld: { beforeMinor: 0, wayMinor: 0, expressMinor: 150_00 },
  leftMinor: 1_550_00,
  leases: NO_LEASE_MONEY,
};

const anyQuestion: fc.Arbitrary<EstimateQuestion> = fc
  .record({
    kind: fc.constantFrom('withdrawal' as const, 'complaint' as const),
    lines: fc.array(
      fc
        .record({ ordered: fc.integer({ min: 1, max: 5 }), grossMinor: fc.nat(100_00), asked: fc.nat(5) })
        .map((line) => ({ ...line, before: 0, asked: Math.min(line.asked, line.ordered) })),
      { minLength: 1, maxLength: 3 },
    ),
    shippingMinor: fc.nat(300_00),
    paymentFeeMinor: fc.nat(50_00),
    wayMinor: fc.nat(200_00),
    express: fc.nat(300_00),
    spent: fc.nat(500_00),
  })
  .map(({ kind, lines, shippingMinor, paymentFeeMinor, wayMinor, express, spent }) => {
    const goods = lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
    const totalMinor = goods + shippingMinor + paymentFeeMinor;
    return {
      kind,
      lines,
      order: { totalMinor, shippingMinor, paymentFeeMinor },
      isRented: false,
      withheld: { beforeMinor: 0, wayMinor, expressMinor: Math.min(express, shippingMinor) },
      leftMinor: Math.max(0, totalMinor - spent),
      leases: NO_LEASE_MONEY,
    };
  });

describe('what a customer is told that will be refunded', () => {
  test('is never more than is left of what was paid, and its parts come to it', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const { goodsMinor, deliveryMinor, feeMinor, wayMinor, lessMinor, totalMinor } =
          estimateRefund(asked);
        const parts = goodsMinor + deliveryMinor + feeMinor - wayMinor - lessMinor;
        expect(totalMinor).toBeGreaterThanOrEqual(0);
        expect(totalMinor).toBeLessThanOrEqual(asked.leftMinor);
        expect(parts).toBe(totalMinor);
        // Rounded by the line, as it is paid.
        const pieces = asked.lines.map((line) => ({ ...line, pieces: line.asked }));
        expect(goodsMinor).toBeLessThanOrEqual(piecesWorth(pieces));
      }),
      { numRuns: 2000 },
    );
  });

  test('is what is paid when all of it comes back', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        fc.pre(asked.lines.some((line) => line.asked > 0));
        const decided = decideGoodsReturn({
          order: {
            status: 'DELIVERED',
            paymentStatus: 'PAID',
            totalMinor: asked.order.totalMinor,
            items: [{ rental: null }],
          },
          reason: asked.kind === 'withdrawal' ? 'withdrawn' : 'faulty',
          lines: asked.lines.map((line) => ({ ...line, back: line.asked, sellable: 0 })),
          leftMinor: asked.leftMinor,
          leases: NO_LEASE_MONEY,
          withheld: asked.withheld,
          refund: true,
        });
        expect(decided).toMatchObject({ ok: true, refundMinor: estimateRefund(asked).totalMinor });
      }),
      { numRuns: 2000 },
    );
  });

  test('has the cheapest delivery with the whole order, and none with a part', () => {
    expect(estimateRefund(question)).toEqual({
      goodsMinor: 1_200_00,
      deliveryMinor: 200_00,
      feeMinor: 0,
      wayMinor: 0,
      lessMinor: 0,
      totalMinor: 1_400_00,
    });
    const [first, second] = question.lines;
    const part = { ...question, lines: [first, { ...second, asked: 0 }] } as EstimateQuestion;
    expect(estimateRefund(part)).toMatchObject({ deliveryMinor: 0, totalMinor: 1_000_00 });
  });

  test('leaves the customer whole when something is wrong with the goods: the express and the way back are the shop’s', () => {
    const complaint = {
      ...question,
      kind: 'complaint' as const,
      withheld: { ...NOTHING_WITHHELD, wayMinor: 200_00, expressMinor: 150_00 },
    };
    expect(estimateRefund(complaint)).toMatchObject({
      wayMinor: 0,
      deliveryMinor: 350_00,
      totalMinor: 1_550_00,
    });
  });

  test('is no sum for a fault after two years', () => {
    const promised = (
      kind: 'complaint' | 'withdrawal',
      now: string,
      deliveredAt: string | null = '2024-11-26T10:00:00Z',
    ) => isRefundPromised(kind, { deliveredAt, now });
    expect(promised('complaint', '2026-11-26T10:00:00Z')).toBe(true);
    expect(promised('complaint', '2026-11-26T10:00:01Z')).toBe(false);
    expect(promised('withdrawal', '2034-11-26T10:00:00Z')).toBe(true);
    expect(promised('complaint', '2034-11-26T10:00:00Z', null)).toBe(true);
  });

  test('by a label that costs more than its goods is nothing, and the next return pays none of it', () => {
    const order = { totalMinor: 594_00, shippingMinor: 0, paymentFeeMinor: 0 };
    const line = { ordered: 3, grossMinor: 594_00 };
    const withheld = { beforeMinor: 0, wayMinor: 200_00, expressMinor: 0 };
    const asked = { ...question, order, leftMinor: 594_00, withheld };
    const first = estimateRefund({ ...asked, lines: [{ ...line, before: 0, asked: 1 }] });
    expect(first).toMatchObject({ goodsMinor: 198_00, wayMinor: 198_00, totalMinor: 0 });
    const done = decideGoodsReturn({
      order: {
        status: 'DELIVERED',
        paymentStatus: 'PAID',
        totalMinor: order.totalMinor,
        items: [{ rental: null }],
      },
      reason: 'withdrawn',
      lines: [{ ...line, before: 0, back: 1, sellable: 1 }],
      leftMinor: 594_00,
      leases: NO_LEASE_MONEY,
      withheld,
      refund: true,
    });
    expect(done).toMatchObject({ refundMinor: 0, withheldMinor: 198_00 });
    const next = estimateRefund({
      ...asked,
      lines: [{ ...line, before: 1, asked: 2 }],
      withheld: { beforeMinor: 198_00, wayMinor: 0, expressMinor: 0 },
    });
    expect(next.totalMinor).toBe(396_00);
  });
});

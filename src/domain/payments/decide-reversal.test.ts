import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentStatus } from '../orders/payment-status.ts';
import { decideReversal, losesPayment, paidByCard, type ReversalQuestion } from './decide-reversal.ts';
import { decideTransfer } from './decide-transfer.ts';

type Order = ReversalQuestion['order'];
interface Line {
  readonly direction: 'in' | 'out';
  readonly amountMinor: number;
}

const TOTAL = 100_00;
const placed: Order = {
  status: 'PENDING',
  paymentStatus: 'UNPAID',
  paymentMethod: 'transfer',
  totalMinor: TOTAL,
  heldMinor: 0,
  owedMinor: 0,
};
const paid: Order = { ...placed, status: 'PROCESSING', paymentStatus: 'PAID', heldMinor: TOTAL };
const undo = (order: Order, line: Line, refundsMinor = 0) =>
  decideReversal({
    order,
    line,
    refundsMinor,
    keptMinor: order.heldMinor,
    cardMinor: 0,
    isPaidByCard: false,
  });
const came = (amountMinor: number): Line => ({ direction: 'in', amountMinor });
const sent = (amountMinor: number): Line => ({ direction: 'out', amountMinor });

/** A life of an order on the account, as the use cases make it of the decisions. */
class Books {
  order = placed;
  lines: Line[] = [];
  /** Refunds of a paid order that staff created and have not made. */
  refundsMinor = 0;
  /** Those that they made. */
  madeMinor = 0;

  refund(share: number) {
    const { heldMinor, owedMinor, status, paymentStatus } = this.order;
    if (status !== 'PROCESSING' || paymentStatus !== 'PAID') return;
    const amountMinor = Math.ceil((heldMinor - owedMinor) * share);
    this.refundsMinor += amountMinor;
    this.order = { ...this.order, owedMinor: owedMinor + amountMinor };
  }

  come(amountMinor: number) {
    const { refundsMinor } = this;
    const { effect, owedMinor } = decideTransfer({
      amountMinor,
      order: { ...this.order, cardMinor: 0 },
      refundsMinor,
    });
    const { status, heldMinor } = this.order;
    const isPaid = effect === 'accept';
    this.order = {
      ...this.order,
      heldMinor: heldMinor + amountMinor,
      owedMinor: this.order.owedMinor + owedMinor,
      paymentStatus: isPaid ? 'PAID' : this.order.paymentStatus,
      status: isPaid && status === 'PENDING' ? 'PROCESSING' : status,
    };
    this.lines.push(came(amountMinor));
  }

  sendBack(share: number) {
    const amountMinor = Math.ceil(this.order.owedMinor * share);
    if (amountMinor === 0) return;
    const heldMinor = this.order.heldMinor - amountMinor;
    const isShort = this.order.paymentStatus !== 'UNPAID' && heldMinor < TOTAL;
    const short: PaymentStatus = heldMinor > 0 ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
    this.order = {
      ...this.order,
      heldMinor,
      owedMinor: this.order.owedMinor - amountMinor,
      paymentStatus: isShort ? short : this.order.paymentStatus,
    };
    this.lines.push(sent(amountMinor));
    if (this.order.owedMinor > 0) return;
    this.madeMinor += this.refundsMinor;
    this.refundsMinor = 0;
  }

  move(status: string) {
    const { heldMinor, owedMinor } = this.order;
    this.order = { ...this.order, status, owedMinor: status === 'CANCELLED' ? heldMinor : owedMinor };
  }

  undo(place: number) {
    const [line] = this.lines.splice(place % Math.max(1, this.lines.length), 1);
    if (!line) return;
    const decided = undo(this.order, line, this.refundsMinor);
    if (!decided.ok) return void this.lines.push(line);
    const { heldMinor, owedMinor, refundsMinor, isUnstarted, pays } = decided;
    this.refundsMinor = refundsMinor;
    const paymentStatus = pays ? 'PAID' : decided.paymentStatus;
    const paidStatus = pays && this.order.status === 'PENDING' ? 'PROCESSING' : this.order.status;
    const status = isUnstarted ? 'PENDING' : paidStatus;
    this.order = { ...this.order, heldMinor, owedMinor, paymentStatus, status };
  }
}

const step = fc.oneof(
  fc.integer({ min: 1, max: 150_00 }).map((minor) => (books: Books) => books.come(minor)),
  fc.double({ min: 0.1, max: 1, noNaN: true }).map((share) => (books: Books) => books.sendBack(share)),
  fc.nat(20).map((place) => (books: Books) => books.undo(place)),
  fc.double({ min: 0.01, max: 0.6, noNaN: true }).map((share) => (books: Books) => books.refund(share)),
  fc.constantFrom('CANCELLED', 'SHIPPED').map((status) => (books: Books) => {
    const allowed = { CANCELLED: ['PENDING', 'PROCESSING'], SHIPPED: ['PROCESSING'] }[status] ?? [];
    if (allowed.includes(books.order.status)) books.move(status);
  }),
);

describe('a line that is taken back', () => {
  test('leaves the order with what its standing lines say, whatever came before and after', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const books = new Books();
        for (const take of steps) {
          take(books);
          const { heldMinor, owedMinor, paymentStatus, status } = books.order;
          const sum = books.lines.reduce(
            (all, { direction, amountMinor }) => all + (direction === 'in' ? amountMinor : -amountMinor),
            0,
          );
          const { refundsMinor, madeMinor } = books;
          const wantedMinor = TOTAL - refundsMinor - madeMinor;
          const isFull = heldMinor >= wantedMinor;
          const holds = {
            sums: heldMinor === sum,
            owed: owedMinor >= 0 && owedMinor <= heldMinor,
            waiting: status !== 'PENDING' || (paymentStatus === 'UNPAID' && !isFull && owedMinor === 0),
            paid: paymentStatus !== 'PAID' || isFull,
            prepared: status !== 'PROCESSING' || heldMinor - owedMinor === wantedMinor,
          };
          expect(holds).toEqual({ sums: true, owed: true, waiting: true, paid: true, prepared: true });
        }
      }),
      { numRuns: 5000 },
    );
  });

  test('brings a paid order that is not sent back to waiting, without an invoice that says otherwise', () => {
    expect(undo(paid, came(TOTAL))).toEqual({
      ok: true,
      heldMinor: 0,
      owedMinor: 0,
      refundsMinor: 0,
      paymentStatus: 'UNPAID',
      isUnstarted: true,
      waits: true,
      pays: false,
      invoicedMinor: 0,
    });
  });

  test.each(['SHIPPED', 'DELIVERED', 'COMPLETED'])('leaves what is %s where it is, owing', (status) => {
    expect(undo({ ...paid, status }, came(TOTAL))).toMatchObject({
      paymentStatus: 'UNPAID',
      isUnstarted: false,
      waits: true,
      invoicedMinor: null,
    });
  });

  test('takes what was too much before it takes what pays', () => {
    const over = { ...paid, heldMinor: TOTAL + 30_00, owedMinor: 30_00 };
    expect(undo(over, came(30_00))).toMatchObject({ paymentStatus: 'PAID', owedMinor: 0, waits: false });
    expect(undo(over, came(40_00))).toMatchObject({ paymentStatus: 'UNPAID', owedMinor: 0, waits: true });
  });

  describe('of an order with a refund that staff created', () => {
    const refunded = { ...paid, owedMinor: 30_00 };

    test('is taken off the refund, and the order stays paid while that covers it', () => {
      expect(undo(refunded, came(10_00), 30_00)).toMatchObject({
        owedMinor: 20_00,
        refundsMinor: 30_00,
        paymentStatus: 'PAID',
        isUnstarted: false,
        waits: false,
        invoicedMinor: null,
      });
      expect(undo(refunded, came(30_00), 30_00)).toMatchObject({
        owedMinor: 0,
        paymentStatus: 'PAID',
        waits: false,
        invoicedMinor: 70_00,
      });
    });

    test('leaves the refund to an order that lacks more, for when it is paid again', () => {
      const decided = undo(refunded, came(60_00), 30_00);
      expect(decided).toMatchObject({
        owedMinor: 0,
        refundsMinor: 30_00,
        paymentStatus: 'UNPAID',
        waits: true,
      });
      const order = {
        ...refunded,
        status: 'PENDING',
        paymentStatus: 'UNPAID',
        heldMinor: 40_00,
        owedMinor: 0,
      };
      const again = (amountMinor: number) =>
        decideTransfer({ amountMinor, order: { ...order, cardMinor: 0 }, refundsMinor: 30_00 });
      expect(again(60_00)).toEqual({ effect: 'accept', owedMinor: 30_00 });
      expect(again(30_00)).toEqual({ effect: 'accept', owedMinor: 0 });
      expect(again(29_00)).toMatchObject({ effect: 'part' });
    });

    test('takes the refund of a part payment with it, of which there is no more', () => {
      const part = { ...placed, heldMinor: 50_00, owedMinor: 40_00 };
      expect(undo(part, came(30_00), 40_00)).toMatchObject({ owedMinor: 20_00, refundsMinor: 20_00 });
      expect(undo({ ...part, status: 'CANCELLED', owedMinor: 50_00 }, came(50_00), 40_00)).toMatchObject({
        owedMinor: 0,
        refundsMinor: 0,
      });
    });
  });

  test('keeps money that never left for an order that waits for it, and is paid when it is all there', () => {
    const waiting = { ...placed, heldMinor: 10_00 };
    expect(undo(waiting, sent(50_00))).toMatchObject({ heldMinor: 60_00, owedMinor: 0, pays: false });
    expect(undo(waiting, sent(110_00))).toMatchObject({ heldMinor: 120_00, owedMinor: 20_00, pays: true });
    expect(undo({ ...waiting, status: 'CANCELLED' }, sent(110_00))).toMatchObject({
      owedMinor: 110_00,
      pays: false,
    });
  });

  test('changes nothing of an order that a card pays besides', () => {
    const byCard = { ...paid, heldMinor: 10_00, owedMinor: 10_00 };
    const card = { refundsMinor: 0, keptMinor: TOTAL, cardMinor: TOTAL, isPaidByCard: true };
    expect(decideReversal({ order: byCard, line: came(10_00), ...card })).toMatchObject({
      heldMinor: 0,
      owedMinor: 0,
      paymentStatus: 'PAID',
      invoicedMinor: null,
    });
    expect(decideReversal({ order: byCard, line: sent(5_00), ...card })).toMatchObject({
      heldMinor: 15_00,
      owedMinor: 15_00,
      paymentStatus: 'PAID',
    });
  });

  test('leaves the invoice of an order that credit and a card pay together, while they cover it', () => {
    const both: Order = { ...paid, heldMinor: 75_00, owedMinor: 15_00 };
    const question = {
      refundsMinor: 0,
      keptMinor: TOTAL + 15_00,
      cardMinor: TOTAL - 60_00,
      isPaidByCard: false,
    };
    expect(decideReversal({ order: both, line: came(15_00), ...question })).toMatchObject({
      paymentStatus: 'PAID',
      invoicedMinor: null,
    });
    expect(decideReversal({ order: both, line: came(16_00), ...question })).toMatchObject({
      paymentStatus: 'UNPAID',
      isUnstarted: true,
    });
  });

  test.each([
    [0, 'REFUNDED'],
    [40_00, 'PARTIALLY_REFUNDED'],
  ])('brings no card money back that went back, though %i of it is left', (keptMinor, paymentStatus) => {
    const back: Order = {
      ...paid,
      paymentStatus: paymentStatus as PaymentStatus,
      heldMinor: 90_00,
      owedMinor: 90_00,
    };
    expect(
      decideReversal({
        order: back,
        line: sent(10_00),
        refundsMinor: 0,
        keptMinor,
        cardMinor: keptMinor,
        isPaidByCard: true,
      }),
    ).toMatchObject({
      heldMinor: TOTAL,
      owedMinor: TOTAL,
      paymentStatus,
      invoicedMinor: keptMinor,
    });
  });

  test('is refused while a line says that the money went back, and that line can be taken back', () => {
    const back: Order = { ...paid, status: 'CANCELLED', paymentStatus: 'REFUNDED', heldMinor: 0 };
    expect(undo(back, came(TOTAL))).toEqual({ ok: false, reason: 'sent-back-since' });
    expect(undo(back, sent(TOTAL))).toMatchObject({
      heldMinor: TOTAL,
      owedMinor: TOTAL,
      paymentStatus: 'PAID',
      invoicedMinor: TOTAL,
    });
  });
});

describe('an order without its transfer', () => {
  const asked = (order: Order, amountMinor = TOTAL): ReversalQuestion => ({
    order,
    line: came(amountMinor),
    refundsMinor: 0,
    keptMinor: order.heldMinor,
    cardMinor: 0,
    isPaidByCard: false,
  });
  const isLeft = (question: ReversalQuestion) => losesPayment(question, decideReversal(question));

  test('has lost its money if that was needed, and the order goes on', () => {
    expect(isLeft(asked(paid))).toBe(true);
    expect(isLeft(asked({ ...paid, status: 'SHIPPED' }))).toBe(true);
    expect(isLeft(asked({ ...paid, heldMinor: 2 * TOTAL, owedMinor: TOTAL }))).toBe(false);
    expect(isLeft(asked({ ...placed, heldMinor: 40_00 }, 40_00))).toBe(false);
    expect(isLeft(asked({ ...paid, status: 'CANCELLED', owedMinor: TOTAL }))).toBe(false);
    expect(isLeft(asked({ ...paid, paymentStatus: 'REFUNDED' }))).toBe(false);
  });

  test('is paid by a card in its place, and owes what other transfers brought', () => {
    const stays = { ok: true, paymentStatus: 'PAID', isUnstarted: false, waits: false, invoicedMinor: null };
    for (const status of ['PROCESSING', 'SHIPPED', 'DELIVERED']) {
      const question = asked({ ...paid, status, heldMinor: TOTAL }, 60_00);
      const left = { heldMinor: 40_00, owedMinor: 40_00 };
      expect(decideReversal(paidByCard(question))).toMatchObject({ ...stays, ...left });
    }
    expect(decideReversal(paidByCard(asked(paid)))).toMatchObject({ ...stays, heldMinor: 0, owedMinor: 0 });
  });
});

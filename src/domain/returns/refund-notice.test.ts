import { expect, test } from 'vitest';
import { NO_CARD_MONEY } from '../payments/card-money.ts';
import { refundNotice } from './refund-notice.ts';

const order = {
  paymentMethod: 'card',
  paymentStatus: 'PAID',
  totalMinor: 100_00,
  cardMoney: NO_CARD_MONEY,
  heldMinor: 0,
  owedMinor: 0,
  creditMinor: 0,
};
const back = { order, hasArrived: true, refundMinor: 40_00, worthMinor: 40_00, byHand: false };
const disputed = { ...NO_CARD_MONEY, isDisputed: true };

test('a refund to a card waits for the bank that decides of its payment; one by transfer does not', () => {
  expect(refundNotice(back)).toEqual({ way: 'card', amountMinor: 40_00 });
  const atBank = { ...back, order: { ...order, cardMoney: disputed } };
  expect(refundNotice(atBank)).toEqual({ way: 'disputed', amountMinor: 40_00 });
  expect(refundNotice({ ...atBank, byHand: true })).toEqual({ way: 'transfer', amountMinor: 40_00 });
});

test.each([
  [{}, { way: 'refunded', amountMinor: 100_00 }],
  [{ takenMinor: 100_00 }, { way: 'taken', amountMinor: 100_00 }],
  [{ takenMinor: 30_00 }, { way: 'takenPart', amountMinor: 100_00 }],
  [{ failedMinor: 20_00 }, { way: 'failed', amountMinor: 20_00 }],
])('of goods whose money went back before, it is told who sent it: %j', (byBank, notice) => {
  const refunded = { ...order, paymentStatus: 'REFUNDED', cardMoney: { ...NO_CARD_MONEY, ...byBank } };
  expect(refundNotice({ ...back, order: refunded, refundMinor: 0 })).toEqual(notice);
});

test('goods whose refund is not created yet are told of later, also while a bank decides', () => {
  expect(refundNotice({ ...back, refundMinor: 0 }).way).toBe('later');
  const atBank = { ...order, cardMoney: disputed };
  expect(refundNotice({ ...back, order: atBank, refundMinor: 0 }).way).toBe('later');
});

import { expect, test } from 'vitest';
import { seedProducts } from '../../content/seed/products.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import { freightOf } from '../checkout/freight.ts';
import { NO_CARD_MONEY } from '../payments/card-money.ts';
import { afterWithdrawal } from './after-withdrawal.ts';

function line(id: number, quantity = 1) {
  const product = seedProducts.find((each) => each.id === id);
  const categoryId = CATEGORIES.find(({ slug }) => slug === product?.category)?.id ?? 0;
  return { categoryId, quantity, freight: freightOf(categoryId, product?.specifications ?? {}) };
}
const idIn = (category: string) => seedProducts.find((product) => product.category === category)?.id ?? 0;
const CABLE = line(1801);
const delivered = {
  status: 'DELIVERED',
  paymentStatus: 'PAID',
  paymentMethod: 'transfer',
  isPart: false,
  heldMinor: 100_00,
  cardMoney: NO_CARD_MONEY,
  market: 'PL',
  lines: [CABLE],
} as const;
const unpaid = { ...delivered, paymentStatus: 'UNPAID', heldMinor: 0 } as const;

test('an order that was never shipped and never paid: nothing to send, nothing to refund', () => {
  const after = (status: string) => afterWithdrawal({ ...unpaid, status, lines: [line(101, 10)] });
  for (const status of ['PENDING', 'PROCESSING'])
    expect(after(status)).toEqual({ goods: 'not-sent', money: 'none' });
  expect(after('CANCELLED')).toEqual({ goods: 'cancelled', money: 'none' });
});

test('what was paid goes back, soon where nothing has to come back first', () => {
  expect(afterWithdrawal({ ...delivered, status: 'PROCESSING' })).toEqual({
    goods: 'not-sent',
    money: 'soon',
  });
  expect(afterWithdrawal({ ...delivered, status: 'RETURNED' })).toEqual({ goods: 'back', money: 'soon' });
  expect(afterWithdrawal(delivered)).toEqual({ goods: 'parcel', money: 'after-goods' });
  expect(afterWithdrawal({ ...unpaid, heldMinor: 50_00 }).money).toBe('after-goods');
  expect(afterWithdrawal({ ...delivered, paymentStatus: 'REFUNDED' }).money).toBe('done');
});

test('of a part the rest of the order stands: its goods are sent, and their delivery does not go back', () => {
  const part = { ...delivered, isPart: true };
  expect(afterWithdrawal({ ...part, status: 'PROCESSING' })).toEqual({
    goods: 'not-sent-part',
    money: 'soon-part',
  });
  expect(afterWithdrawal(part)).toEqual({ goods: 'parcel', money: 'after-goods-part' });
  expect(afterWithdrawal({ ...part, paymentStatus: 'UNPAID', heldMinor: 0 }).money).toBe('none');
  for (const status of ['CANCELLED', 'RETURNED']) {
    expect(afterWithdrawal({ ...part, status }).money).toBe('soon'); // the whole order came to an end
  }
});

test('what a bank decides of is promised by no day, and what it sent back is not done', () => {
  const paid = { ...delivered, status: 'PROCESSING' };
  const disputed = { ...NO_CARD_MONEY, isDisputed: true };
  expect(afterWithdrawal({ ...paid, cardMoney: disputed }).money).toBe('disputed');
  expect(afterWithdrawal({ ...unpaid, cardMoney: disputed }).money).toBe('none');
  const failed = { ...NO_CARD_MONEY, failedMinor: 1 };
  expect(afterWithdrawal({ ...paid, paymentStatus: 'REFUNDED', cardMoney: failed }).money).toBe('failed');
});

test('what is paid on delivery is paid once it is delivered', () => {
  const onDelivery = { ...unpaid, paymentMethod: 'pod' };
  expect(afterWithdrawal({ ...onDelivery, status: 'SHIPPED' }).money).toBe('none');
  expect(afterWithdrawal(onDelivery).money).toBe('after-goods');
});

test.each([
  ['panels', line(101)],
  ['batteries', line(idIn('batteries'))],
  ['a set', line(401)],
  ['what is heavy', { ...CABLE, freight: { ...CABLE.freight, isHeavy: true } }],
])('%s no consumer sends: collected in Poland, agreed in Ukraine', (_, goods) => {
  const order = { ...delivered, lines: [CABLE, goods] };
  expect(afterWithdrawal(order)).toEqual({ goods: 'collected', money: 'soon' });
  expect(afterWithdrawal({ ...order, market: 'UA' })).toEqual({ goods: 'agreed', money: 'after-goods' });
});

test('a power station is not sent as an ordinary parcel', () => {
  const small = { ...line(idIn('portable-power-stations')), freight: CABLE.freight };
  expect(small.categoryId).toBe(9);
  expect(afterWithdrawal({ ...delivered, lines: [small] }).goods).toBe('dangerous');
});

import { describe, expect, test } from 'vitest';
import { seedProducts } from '../../content/seed/products.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import { freightOf } from '../checkout/freight.ts';
import { NO_CARD_MONEY } from '../payments/card-money.ts';
import {
  afterWithdrawal as after,
  deliveryAfter,
  leadingReturn,
  type AfterWithdrawal,
  type DeliveryAfter,
} from './after-withdrawal.ts';

/** What follows where something does. */
function afterWithdrawal(order: Parameters<typeof after>[0]): AfterWithdrawal {
  const next = after(order);
  if (next === null) throw new Error('Nothing follows');
  return next;
}

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
  delivery: 'back',
  isLeftToStaff: false,
  heldMinor: 100_00,
  cardMoney: NO_CARD_MONEY,
  isCreditOnWay: false,
  market: 'PL',
  lines: [CABLE],
  itsReturn: null,
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
  const part = { ...delivered, isPart: true, delivery: 'part' } as const;
  expect(afterWithdrawal({ ...part, status: 'PROCESSING' })).toEqual({
    goods: 'not-sent-part',
    money: 'soon-part',
  });
  expect(afterWithdrawal(part)).toEqual({ goods: 'parcel', money: 'after-goods-part' });
  expect(afterWithdrawal({ ...part, paymentStatus: 'UNPAID', heldMinor: 0 }).money).toBe('none');
});

test('what a bank decides of is promised by no day, and what it sent back is not done', () => {
  const paid = { ...delivered, status: 'PROCESSING' };
  const disputed = { ...NO_CARD_MONEY, isDisputed: true };
  expect(afterWithdrawal({ ...paid, cardMoney: disputed }).money).toBe('disputed');
  expect(afterWithdrawal({ ...unpaid, cardMoney: disputed }).money).toBe('none');
  const failed = { ...NO_CARD_MONEY, failedMinor: 1 };
  const refunded = { ...paid, paymentStatus: 'REFUNDED' };
  expect(afterWithdrawal({ ...refunded, cardMoney: failed }).money).toBe('failed');
  expect(afterWithdrawal({ ...refunded, isCreditOnWay: true }).money).toBe('soon');
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

describe('goods that come back by a return', () => {
  const part = { ...delivered, isPart: true, delivery: 'part' } as const;
  const itsReturn = { status: 'APPROVED', way: 'own', isRefunded: false } as const;
  const by = (differs: Partial<typeof itsReturn> | object) =>
    after({ ...part, itsReturn: { ...itsReturn, ...differs } });

  test('are sent as their customer chose', () => {
    expect(by({})).toEqual({ goods: 'parcel', money: 'after-goods-part' });
    expect(by({ way: 'label' })).toEqual({ goods: 'label', money: 'after-goods-part' });
    expect(by({ way: 'collection' })).toEqual({ goods: 'collected', money: 'soon-part' });
    expect(by({ way: 'agreed' })).toEqual({ goods: 'agreed', money: 'after-goods-part' });
    const small = line(idIn('portable-power-stations'));
    expect(after({ ...part, lines: [small], itsReturn: { ...itsReturn, way: 'agreed' } })?.goods).toBe(
      'dangerous',
    );
  });

  test('are not to be sent once they are on their way or came, and their money is not promised twice', () => {
    expect(by({ status: 'SHIPPED', way: 'label' })).toEqual({ goods: 'on-way', money: 'after-goods-part' });
    expect(by({ status: 'SHIPPED', way: 'collection' })).toEqual({ goods: 'on-way', money: 'soon-part' });
    expect(by({ status: 'IN_PROGRESS' })).toEqual({ goods: 'back', money: 'soon-part' });
    expect(by({ status: 'COMPLETED', isRefunded: true })).toEqual({ goods: 'back', money: 'done-part' });
    const whole = { ...delivered, status: 'RETURNED', paymentStatus: 'PARTIALLY_REFUNDED' };
    const done = { ...itsReturn, status: 'COMPLETED', isRefunded: true } as const;
    // What the shop kept of it, as the way by its label, stays with it.
    expect(after({ ...whole, itsReturn: done })).toEqual({ goods: 'back', money: 'done' });
  });

  test('of a return that was refused or called off nothing follows, but of its order that ended', () => {
    for (const status of ['REJECTED', 'CANCELLED'] as const) {
      expect(by({ status })).toBeNull();
      expect(after({ ...part, status: 'RETURNED', itsReturn: { ...itsReturn, status } })?.goods).toBe('back');
    }
  });
});

test('what staff have to decide of promises nothing', () => {
  const asked = { goods: 'asked', money: 'asked' };
  const itsReturn = { status: 'PENDING', way: 'own', isRefunded: false } as const;
  expect(afterWithdrawal({ ...delivered, itsReturn })).toEqual(asked);
  expect(afterWithdrawal({ ...delivered, isLeftToStaff: true })).toEqual(asked);
});

describe('the delivery of what was withdrawn from', () => {
  const whole = {
    status: 'DELIVERED',
    isPart: false,
    costMinor: 200_00,
    isTold: true,
    isKept: false,
    isLater: false,
  };
  const untold = { ...whole, isTold: false };
  test.each([
    ['goes back with the whole order', whole, 'back'],
    ['goes back with the last part of it', { ...whole, isPart: true }, 'back'],
    ['that was never sent goes back', { ...untold, status: 'PENDING' }, 'back'],
    ['stays where a part is kept', { ...untold, isPart: true }, 'part'],
    ['stays where a return of the rest was called off', untold, 'part'],
    ['of a part that was not sent stays', { ...untold, status: 'PENDING', isPart: true }, 'part'],
    [
      'of a part goes back once the order came to an end',
      { ...untold, status: 'RETURNED', isPart: true },
      'back',
    ],
    ['stays where goods were exchanged', { ...untold, isKept: true }, 'kept'],
    ['goes back later, with their replacements', { ...untold, isKept: true, isLater: true }, 'alone'],
    ['that was free is not promised', { ...whole, costMinor: 0 }, 'alone'],
  ] as const)('%s', (_, order, expected) => {
    expect(deliveryAfter(order)).toBe(expected);
  });

  test('is said with the money', () => {
    const moneyOf = (delivery: DeliveryAfter) => afterWithdrawal({ ...delivered, delivery }).money;
    expect(moneyOf('back')).toBe('after-goods');
    expect(moneyOf('kept')).toBe('after-goods-kept');
    expect(moneyOf('alone')).toBe('after-goods-alone');
  });
});

test('of several returns that leads which has the longest way to go', () => {
  const returns = [
    { status: 'COMPLETED', isRefunded: true },
    { status: 'SHIPPED', isRefunded: false },
    { status: 'APPROVED', isRefunded: false },
  ] as const;
  expect(leadingReturn(returns)).toBe(returns[2]);
  expect(leadingReturn(returns.slice(0, 2))).toBe(returns[1]);
  expect(leadingReturn([])).toBeNull();
});

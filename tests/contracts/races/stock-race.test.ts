import { describe, expect, test } from 'vitest';
import { openSeededOnServer } from '../../support/test-database.ts';
import { openTestShop } from '../../support/test-shop.ts';
import { raceWithBaskets } from './basket-race.ts';
import { raceForDiscount } from './discount-race.ts';
import { raceForOpenOrders } from './open-order-race.ts';
import { orderDuringPriceChange } from './order-during-price-change.ts';
import { orderSameGoodsCrosswise } from './order-same-goods-crosswise.ts';
import { raceForQuote } from './quote-race.ts';
import { refundDuringRelease } from './refund-during-release.ts';
import { rentBesideLock } from './rental-lock-race.ts';
import { raceForLastUnit } from './stock-race.ts';

describe('a race', () => {
  const openShop = () => openTestShop();

  test('one of twenty customers gets the last unit', async () => {
    const exactlyOne = { placed: 1, outOfStock: 19, customers: 20, ordersWritten: 1, stockLeft: 0 };
    expect(await raceForLastUnit(openShop)).toEqual(exactlyOne);
  });

  test('a code is used as often as its limits say by twenty orders at once', async () => {
    expect(await raceForDiscount(openShop)).toEqual({
      placed: 7,
      refused: 13,
      uses: 7,
      redeemed: { orders: 7, customers: 7 },
      ordersWritten: 7,
    });
  });

  test('two hundred customers with mixed baskets leave the books balanced', async () => {
    const { placed, ...outcome } = await raceWithBaskets(openShop);
    expect(outcome).toEqual({
      outcomes: new Set(['placed', 'out-of-stock']),
      twins: 0,
      goods: 20,
      unbalanced: [],
    });
    expect(placed).toBeGreaterThan(20);
  });

  test('an offer is accepted once by twenty at once', async () => {
    expect(await raceForQuote(openShop)).toEqual({
      isEither: true,
      hasAsManyOrders: true,
      isNotedOnce: true,
      stockTaken: true,
      isLinked: true,
    });
  });
});

const onServer = () => openTestShop({}, openSeededOnServer);

test('one customer’s open orders stay within their limit by twenty at once', async () => {
  const openShop = () => openTestShop({ ORDER_LIMITS: 'on' }, openSeededOnServer);
  expect(await raceForOpenOrders(openShop)).toEqual({
    beyondLimit: 0,
    unwritten: 0,
    reasons: new Set(['too-many-open-orders']),
  });
});

test('an order that waited for a change of price has the new price', async () => {
  expect(await orderDuringPriceChange(onServer)).toEqual({ status: 201, unitMinor: 123_400 });
});

test('a refund that is created while staff release another one is not released with it', async () => {
  expect(await refundDuringRelease(openSeededOnServer)).toEqual({ ok: false, reason: 'refund-changed' });
});

test('customers who order the same goods in different order do not block each other', async () => {
  expect(new Set(await orderSameGoodsCrosswise(onServer))).toEqual(new Set([201]));
});

test('machines of one product are ordered while an order of another one is placed', async () => {
  expect(await rentBesideLock(onServer)).toEqual({ other: 201, own: 201 });
});

import type { ReturnFollows, WhatFollows } from '../domain/returns/after-withdrawal.ts';
import type { Translate } from './translator.ts';

/** The returns whose goods travel in one way, that way once. */
const byWay = (returns: readonly ReturnFollows[]) =>
  [...new Set(returns.map(({ goods }) => goods))].map((goods) => ({
    goods,
    numbers: returns.flatMap((each) => (each.goods === goods ? [each.number] : [])),
  }));

/**
 * What follows a withdrawal, in sentences, as its receipt and the order's page say it: what is to be done with the goods, by each return where it is not the same of all, and
 * what becomes of the money; then of every replacement. No sentence is said twice. `address` is where goods are sent.
 */
export function afterWithdrawalTexts(
  { next, returns, replacements, isDeliveryLater }: WhatFollows,
  { address, t }: { readonly address: string; readonly t: Translate },
): readonly string[] {
  const sayGoods = (goods: ReturnFollows['goods']) => t(`order.withdrawal.goods.${goods}`, { address });
  const isOneWay = byWay(returns).length < 2;
  const named = [
    ...returns,
    ...replacements.map((each) => ({ number: each.orderNumber, goods: each.goods })),
  ];
  const goods = isOneWay
    ? next === null
      ? []
      : [sayGoods(next.goods)]
    : byWay(named).map((way) => `${way.numbers.join(', ')}: ${sayGoods(way.goods)}`);
  const money = next === null ? [] : [t(`order.withdrawal.money.${next.money}`)];
  const ofReplacements = replacements.flatMap((each) => [
    t('order.withdrawal.replacement', { number: each.orderNumber }),
    ...(isOneWay ? [sayGoods(each.goods)] : []),
    ...(each.money === null ? [] : [t(`order.withdrawal.money.${each.money}`)]),
  ]);
  const later = isDeliveryLater ? [t('order.withdrawal.deliveryLater')] : [];
  return [...new Set([...goods, ...money, ...ofReplacements, ...later])];
}

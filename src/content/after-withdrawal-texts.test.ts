import { expect, test } from 'vitest';
import type { WhatFollows } from '../domain/returns/after-withdrawal.ts';
import { afterWithdrawalTexts } from './after-withdrawal-texts.ts';
import type { Translate } from './translator.ts';

/** Every sentence as its key and number. */
const t: Translate = (key, values) =>
  [key.replace('order.withdrawal.', ''), values?.['number']].filter(Boolean).join(' ');
const say = (follows: Omit<WhatFollows, 'isDeliveryLater'>) =>
  afterWithdrawalTexts({ ...follows, isDeliveryLater: false }, { address: '', t });

const next = { goods: 'parcel', money: 'after-goods' } as const;
const replaced = (number: string) => ({ orderNumber: number, ...next });

test('what is the same of all returns and replacements is said once', () => {
  const returns = ['RET-1', 'RET-2'].map((number) => ({ number, goods: 'parcel' as const }));
  expect(say({ next, returns, replacements: [replaced('ORD-2'), replaced('ORD-3')] })).toEqual([
    'goods.parcel',
    'money.after-goods',
    'replacement ORD-2',
    'replacement ORD-3',
  ]);
});

test('what is to be done with goods is said by the numbers of their returns where it is not the same of all', () => {
  const returns = [
    { number: 'RET-1', goods: 'parcel' },
    { number: 'RET-2', goods: 'on-way' },
  ] as const;
  expect(say({ next, returns, replacements: [replaced('ORD-2')] })).toEqual([
    'RET-1, ORD-2: goods.parcel',
    'RET-2: goods.on-way',
    'money.after-goods',
    'replacement ORD-2',
  ]);
});

import { expect, test } from 'vitest';
import { refundsMade } from './sent-refunds.ts';

const deposit = { amountMinor: 600, reason: 'deposit' } as const;
const unused = { amountMinor: 150, reason: 'early-end' } as const;
const goods = { amountMinor: 90, reason: 'goods-back' } as const;
const open = [goods, unused, deposit];
const sent = (amountMinor: number, leftMinor: number, of: readonly (typeof open)[number][] = open) =>
  refundsMade(of, { amountMinor, leftMinor });

test.each<[string, ReturnType<typeof sent>, ReturnType<typeof sent>]>([
  ['all of it', sent(840, 0), { made: open, told: unused }],
  ['a deposit alone', sent(600, 240), { made: [deposit], told: deposit }],
  ['the rent alone', sent(150, 690), { made: [unused], told: unused }],
  ['a part beside a deposit', sent(100, 740), { made: [], told: deposit }],
  ['a part without one', sent(100, 140, [goods, unused]), { made: [], told: unused }],
  ['the last part', sent(740, 0), { made: open, told: unused }],
  ['the last deposit', sent(600, 0, [deposit]), { made: [deposit], told: deposit }],
  ['what nobody promised', sent(100, 0, []), { made: [], told: null }],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

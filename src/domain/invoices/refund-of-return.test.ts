import { expect, test } from 'vitest';
import { refundOfReturn } from './refund-of-return.ts';

/** Three cables for 100,00, of which one comes back, beside an inverter that stays. */
const cables = { places: [0], ordered: 3, grossMinor: 10_000, before: 0, back: 1 };
const inverter = { places: [1], ordered: 1, grossMinor: 900_000, before: 0, back: 0 };
const currency = 'PLN';

test('a refund takes down the lines of the pieces that came back, to the last minor unit', () => {
  const of = (before: number, amountMinor: number) =>
    refundOfReturn(amountMinor, { lines: [{ ...cables, before }, inverter], services: null, currency });
  expect(of(0, 3333)).toEqual([{ places: [0], amountMinor: 3333 }]);
  expect(of(1, 3334)).toEqual([{ places: [0], amountMinor: 3334 }]);
  // The way back was kept of it.
  expect(of(0, 2000)).toEqual([{ places: [0], amountMinor: 2000 }]);
});

test('several lines share what is kept of them by what came back of each', () => {
  const lines = [cables, { ...inverter, grossMinor: 9999, back: 1 }];
  expect(refundOfReturn(6666, { lines, services: null, currency })).toEqual([
    { places: [0], amountMinor: 1667 },
    { places: [1], amountMinor: 4999 },
  ]);
});

test('with the last piece go delivery and fee, less what is kept; more is of earlier returns', () => {
  const lines = [
    { ...cables, before: 2 },
    { ...inverter, before: 1 },
  ];
  const services = { places: [2, 3], grossMinor: 5000 };
  const of = (amountMinor: number) => refundOfReturn(amountMinor, { lines, services, currency });
  expect(of(3333 + 4000)).toEqual([
    { places: [0], amountMinor: 3333 },
    { places: [2, 3], amountMinor: 4000 },
  ]);
  expect(of(3333 + 5000 + 700)).toEqual([
    { places: [0], amountMinor: 3333 },
    { places: [2, 3], amountMinor: 5000 },
    { places: [0, 1], amountMinor: 700 },
  ]);
});

test('nothing came back that is known of: nothing is said of its lines', () => {
  const lines = [{ ...cables, back: 0 }, inverter];
  expect(refundOfReturn(500, { lines, services: null, currency })).toEqual([]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { isAmountTyped, transferQrText, type TransferOrder } from './transfer-qr.ts';

const inPoland: TransferOrder = {
  name: 'Promin Energo sp. z o.o.',
  iban: 'PL09999000010000123456789012',
  registration: '1234563218',
  amount: money(1234_05, 'PLN'),
  purpose: 'Zapłata za zamówienie ORD-10001',
  reference: 'ORD-10001',
};
const inUkraine: TransferOrder = {
  name: 'ТОВ «Промінь Енерго»',
  iban: 'UA713999990000026001234567890',
  registration: '12345678',
  amount: money(40_350_50, 'UAH'),
  purpose: 'Оплата замовлення ORD-10001',
  reference: 'ORD-10001',
};
const linesOf = (order: TransferOrder) => {
  const text = transferQrText(order);
  expect(text).toMatch(/^https:\/\/bank\.gov\.ua\/qr\/[\w-]+$/);
  return Buffer.from(text.slice(text.lastIndexOf('/') + 1), 'base64url')
    .toString('utf8')
    .split('\n');
};
const words = fc.string({ unit: 'grapheme', maxLength: 200 });

describe('the Polish code', () => {
  test('has its nine fields', () => {
    expect(transferQrText(inPoland)).toBe(
      '1234563218|PL|09999000010000123456789012|123405|Promin Energo sp. z|Zapłata za zamówienie ORD-10001|||',
    );
  });

  test('keeps to the lengths of its fields, whatever the words', () => {
    fc.assert(
      fc.property(words, words, fc.integer({ min: 1, max: 100_000_00 }), (name, purpose, minor) => {
        const fields = transferQrText({ ...inPoland, name, purpose, amount: money(minor, 'PLN') }).split('|');
        expect(fields).toHaveLength(9);
        expect(fields[3]).toMatch(/^\d{6}$/);
        expect([...(fields[4] ?? '')].length).toBeLessThanOrEqual(20);
        expect([...(fields[5] ?? '')].length).toBeLessThanOrEqual(32);
      }),
    );
  });

  test('never loses the order’s number', () => {
    const purpose = 'Zapłata za zamówienie ORD-12345678';
    const fields = transferQrText({ ...inPoland, purpose, reference: 'ORD-12345678' }).split('|');
    expect(fields[5]).toBe('ORD-12345678');
  });

  test('leaves an amount to be typed that it has no room for', () => {
    const amounts = [9999_99, 10_000_00].map((minor) => money(minor, 'PLN'));
    expect(amounts.map((amount) => transferQrText({ ...inPoland, amount }).split('|')[3])).toEqual([
      '999999',
      '000000',
    ]);
    expect(amounts.map(isAmountTyped)).toEqual([false, true]);
    expect(isAmountTyped(money(10_000_00, 'UAH'))).toBe(false);
  });
});

describe('the Ukrainian code', () => {
  test('has its thirteen lines, each of them ended', () => {
    expect(linesOf(inUkraine)).toEqual([
      'BCD',
      '002',
      '1',
      'UCT',
      '',
      'ТОВ «Промінь Енерго»',
      'UA713999990000026001234567890',
      'UAH40350.50',
      '12345678',
      '',
      '',
      'Оплата замовлення ORD-10001',
      '',
      '',
    ]);
  });

  test('writes kopiykas only where there are some', () => {
    const amountOf = (minor: number) => linesOf({ ...inUkraine, amount: money(minor, 'UAH') })[7];
    expect([100_00, 100_05, 5].map(amountOf)).toEqual(['UAH100', 'UAH100.05', 'UAH0.05']);
  });

  test('keeps its lines apart, whatever the words', () => {
    fc.assert(
      fc.property(words, words, (name, purpose) => {
        const lines = linesOf({ ...inUkraine, name, purpose });
        expect(lines).toHaveLength(14);
        expect([...(lines[5] ?? '')].length).toBeLessThanOrEqual(70);
        expect([...(lines[11] ?? '')].length).toBeLessThanOrEqual(140);
      }),
    );
  });
});

import { expect, test } from 'vitest';
import { money } from '../../domain/money/money.ts';
import { transferQr } from './transfer-qr.ts';

test('a transfer in hryvnias is a link, too, for the phone that shows the code', () => {
  const { link, matrix } = transferQr('ORD-10001', money(40_350_50, 'UAH')) ?? {};
  const told = Buffer.from(link?.split('/').at(-1) ?? '', 'base64url').toString('utf8');
  expect(told).toContain('UAH40350.50');
  expect(told).toContain('ORD-10001');
  // The National Bank wants at least version 10 of the code: 57 modules and the quiet zone.
  expect(matrix?.length).toBeGreaterThanOrEqual(57 + 8);
});

test('a transfer in złoty is a code alone', () => {
  const { link, matrix } = transferQr('ORD-10001', money(1234_05, 'PLN')) ?? {};
  expect(link).toBeNull();
  expect(matrix?.length).toBeGreaterThan(21);
});

import { expect, test } from 'vitest';
import { isFreshProof, printRecoveryCode, readSecondFactorCode } from './second-factor.ts';

test.each([
  ['123456', { kind: 'authenticator', text: '123456' }],
  [' 123 456 ', { kind: 'authenticator', text: '123456' }],
  ['１２３４５６', { kind: 'authenticator', text: '123456' }],
  ['7k3md-q9rtx', { kind: 'recovery', text: '7K3MDQ9RTX' }],
  ['7K3MD – Q9RTX', { kind: 'recovery', text: '7K3MDQ9RTX' }],
  ['OIL00-12345', { kind: 'recovery', text: '0110012345' }],
  ['', null],
  ['12345', null],
  ['1234567', null],
  ['7K3MD-Q9RTU', null],
  ['٠١٢٣٤٥', null],
  ['1'.repeat(100_000), null],
])('%s is read as it was meant', (typed, code) => {
  expect(readSecondFactorCode(typed)).toEqual(code);
});

test('a recovery code is shown in two groups and read again', () => {
  expect(printRecoveryCode('7K3MDQ9RTX')).toBe('7K3MD-Q9RTX');
  expect(readSecondFactorCode(printRecoveryCode('7K3MDQ9RTX'))?.text).toBe('7K3MDQ9RTX');
});

test('a proof is fresh for a quarter of an hour', () => {
  const proved = new Date('2026-11-24T10:00:00Z');
  expect(isFreshProof(proved, new Date('2026-11-24T10:15:00Z'))).toBe(true);
  expect(isFreshProof(proved, new Date('2026-11-24T10:15:01Z'))).toBe(false);
});

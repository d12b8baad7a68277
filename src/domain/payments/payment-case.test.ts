import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  decideCase,
  isRefundRefused,
  PAYMENT_CASE_KINDS,
  paymentCaseFormSchema,
  REFUND_ATTEMPTS_MAX,
} from './payment-case.ts';

test('every case but a dispute is dealt with when staff write about it', () => {
  for (const kind of PAYMENT_CASE_KINDS.filter((each) => each !== 'dispute')) {
    const effect = kind === 'refund-refused' ? 'conclude' : 'close';
    expect(decideCase({ kind, heldMinor: 0, releaseMinor: null })).toEqual({ ok: true, effect });
  }
});

test('a refund is put before staff at once when it is refused for good, and after some attempts when nobody answers', () => {
  expect(isRefundRefused({ attempts: 1, isFinal: true })).toBe(true);
  expect(isRefundRefused({ attempts: 1, isFinal: false })).toBe(false);
  expect(isRefundRefused({ attempts: REFUND_ATTEMPTS_MAX - 1, isFinal: false })).toBe(false);
  expect(isRefundRefused({ attempts: REFUND_ATTEMPTS_MAX, isFinal: false })).toBe(true);
});

test('a dispute stays open, and staff release only the refund that they saw', () => {
  const dispute = { kind: 'dispute', heldMinor: 100, releaseMinor: null } as const;
  expect(decideCase(dispute)).toEqual({ ok: true, effect: 'note' });
  expect(decideCase({ ...dispute, releaseMinor: 100 })).toEqual({ ok: true, effect: 'release' });
  const changed = { ok: false, reason: 'refund-changed' };
  expect(decideCase({ ...dispute, releaseMinor: 99 })).toEqual(changed);
  expect(decideCase({ ...dispute, heldMinor: 0, releaseMinor: 0 })).toEqual(changed);
});

test('the form names a refund in whole minor units, or none', () => {
  const form = { caseId: '3f0d1f6e-0e2d-4c53-9a2f-7f6f3f9f4b11', note: 'Asked' };
  expect(v.parse(paymentCaseFormSchema, form).release).toBeNull();
  expect(v.parse(paymentCaseFormSchema, { ...form, release: '390800' }).release).toBe(390800);
  for (const release of ['', '-1', '1.5', 'all']) {
    expect(v.safeParse(paymentCaseFormSchema, { ...form, release }).success).toBe(false);
  }
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  asksHowSent,
  decideCase,
  isRefundRefused,
  PAYMENT_CASE_KINDS,
  paymentCaseFormSchema,
  REFUND_ATTEMPTS_MAX,
} from './payment-case.ts';

const open = { closed: null, isSent: false, heldMinor: 0, releasedMinor: 0, releaseMinor: null } as const;

test('every case but a dispute is dealt with when staff write about it, and say how they sent its refund', () => {
  for (const kind of PAYMENT_CASE_KINDS.filter((each) => each !== 'dispute')) {
    const effect = kind === 'refund-refused' ? 'conclude' : 'close';
    expect(decideCase({ ...open, kind, isSent: true })).toEqual({ ok: true, effect });
    const unsaid = asksHowSent(kind) ? { ok: false, reason: 'way-missing' } : { ok: true, effect };
    expect(decideCase({ ...open, kind })).toEqual(unsaid);
  }
});

test('a case that was closed before stays so, and a form that was sent twice is no surprise', () => {
  for (const kind of PAYMENT_CASE_KINDS) {
    expect(decideCase({ ...open, kind, closed: 'same' })).toEqual({ ok: true, effect: 'none' });
    expect(decideCase({ ...open, kind, closed: 'other' })).toEqual({ ok: false, reason: 'case-closed' });
  }
});

test('a refund is put before staff at once when it is refused for good, and after some attempts when nobody answers', () => {
  expect(isRefundRefused({ attempts: 1, isFinal: true })).toBe(true);
  expect(isRefundRefused({ attempts: 1, isFinal: false })).toBe(false);
  expect(isRefundRefused({ attempts: REFUND_ATTEMPTS_MAX - 1, isFinal: false })).toBe(false);
  expect(isRefundRefused({ attempts: REFUND_ATTEMPTS_MAX, isFinal: false })).toBe(true);
});

test('a dispute stays open, and staff release only the refund that they saw', () => {
  const dispute = { ...open, kind: 'dispute', heldMinor: 100 } as const;
  expect(decideCase(dispute)).toEqual({ ok: true, effect: 'note' });
  expect(decideCase({ ...dispute, releaseMinor: 100 })).toEqual({ ok: true, effect: 'release' });
  const changed = { ok: false, reason: 'refund-changed' };
  expect(decideCase({ ...dispute, releaseMinor: 99 })).toEqual(changed);
  expect(decideCase({ ...dispute, heldMinor: 0, releaseMinor: 0 })).toEqual(changed);
  const sent = { ...dispute, heldMinor: 0, releasedMinor: 100, releaseMinor: 100 };
  expect(decideCase(sent)).toEqual({ ok: false, reason: 'refund-sent' });
  expect(decideCase({ ...sent, heldMinor: 50 })).toEqual(changed);
});

test('the form names a refund in whole minor units, or none', () => {
  const form = { caseId: '3f0d1f6e-0e2d-4c53-9a2f-7f6f3f9f4b11', note: 'Asked' };
  expect(v.parse(paymentCaseFormSchema, form).release).toBeNull();
  expect(v.parse(paymentCaseFormSchema, { ...form, release: '390800' }).release).toBe(390800);
  for (const release of ['', '-1', '1.5', 'all']) {
    expect(v.safeParse(paymentCaseFormSchema, { ...form, release }).success).toBe(false);
  }
});

test('the form says how a refund was sent, a transfer by its reference', () => {
  const form = { caseId: '3f0d1f6e-0e2d-4c53-9a2f-7f6f3f9f4b11', note: 'Asked' };
  const sentOf = (typed: object) => v.parse(paymentCaseFormSchema, { ...form, ...typed }).sent;
  expect(sentOf({})).toBeNull();
  expect(sentOf({ sentBy: '', sentReference: 'FT-1' })).toBeNull();
  expect(sentOf({ sentBy: 'card', sentReference: 'FT-1' })).toEqual({ by: 'card' });
  expect(sentOf({ sentBy: 'transfer', sentReference: ' FT-1 ' })).toEqual({
    by: 'transfer',
    reference: 'FT-1',
  });
  const refused = v.safeParse(paymentCaseFormSchema, { ...form, sentBy: 'transfer', sentReference: ' ' });
  expect(refused.issues?.map(({ message }) => message)).toEqual(['backoffice.case.referenceMissing']);
  const empty = v.safeParse(paymentCaseFormSchema, { ...form, note: ' ' });
  expect(empty.issues?.[0].message).toBe('backoffice.case.noteMissing');
});

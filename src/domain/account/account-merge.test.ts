import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES } from './communication-preferences.ts';
import {
  MERGE_REASON_MAX,
  mergePreferences,
  mergeProblem,
  namesAddress,
  readMergeReason,
  type MergeProblem,
  type MergeSide,
} from './account-merge.ts';

const side: MergeSide = { id: 'one', role: 'customer', isConfirmed: true, isBeingDeleted: false };

test.each<[Partial<MergeSide>, MergeProblem | null]>([
  [{}, null],
  [{ id: 'one' }, 'merge-same-account'],
  [{ role: 'staff' }, 'merge-works-here'],
  [{ role: 'admin' }, 'merge-works-here'],
  [{ isConfirmed: false }, 'merge-unconfirmed'],
  [{ isBeingDeleted: true }, 'merge-being-deleted'],
])('an account is merged with one that differs by %o: %s, whichever comes first', (differs, problem) => {
  const other = { ...side, id: 'other', ...differs };
  expect(mergeProblem(side, other)).toBe(problem);
  expect(mergeProblem(other, side)).toBe(problem);
});

test('a reason has to be given, is not endless and has nothing that nobody sees', () => {
  expect(readMergeReason(' \u200B\u0000 ')).toEqual({ ok: false, problem: 'empty' });
  expect(readMergeReason('a'.repeat(MERGE_REASON_MAX + 1))).toEqual({ ok: false, problem: 'too-long' });
  expect(readMergeReason(' Просила\u202E телефоном ')).toEqual({ ok: true, why: 'Просила телефоном' });
});

test('an address is named in any case, and no other is taken for it', () => {
  expect(namesAddress(' Olena@Example.com ', 'olena@example.com')).toBe(true);
  expect(namesAddress('olena@example.co', 'olena@example.com')).toBe(false);
  expect(namesAddress('', 'olena@example.com')).toBe(false);
});

test('nothing is sent that was refused in either account, and no consent passes to another address', () => {
  const { email, sms } = DEFAULT_PREFERENCES;
  const staying = { email: { ...email, marketing: true, newsletter: true }, sms };
  const going = {
    email: { ...email, orders: false, newsletter: true },
    sms: { ...sms, enabled: true, marketing: true },
  };
  expect(mergePreferences(staying, going)).toEqual({
    kept: {
      email: { enabled: true, orders: false, leases: true },
      sms: { enabled: false, orders: true, leases: true },
    },
    endsInStaying: ['email-marketing'],
    endsInGoing: ['sms-marketing'],
  });
});

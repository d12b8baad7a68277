import { expect, test } from 'vitest';
import { FEW_RECOVERY_CODES, nextSteps } from './next-steps.ts';

const calm = { isConfirmed: true, offers: [], codesLeft: null };
const offer = (id: string) => ({ id, quoteNumber: `RFQ-${id}` });

test('who has nothing to do is told nothing', () => {
  expect(nextSteps(calm)).toEqual([]);
  expect(nextSteps({ ...calm, codesLeft: FEW_RECOVERY_CODES })).toEqual([]);
});

test('one offer is led to, several are where they are listed', () => {
  expect(nextSteps({ ...calm, offers: [offer('2')] })).toEqual([
    { kind: 'answer', to: '/quote/2', count: 1, number: 'RFQ-2' },
  ]);
  expect(nextSteps({ ...calm, offers: [offer('3'), offer('4'), offer('5')] })).toMatchObject([
    { to: '#offers', count: 3, number: '' },
  ]);
});

test('an address that is not confirmed, and recovery codes that run out, come after what is pressing', () => {
  const steps = nextSteps({ isConfirmed: false, offers: [offer('1')], codesLeft: 0 });
  expect(steps.map(({ kind, to }) => [kind, to])).toEqual([
    ['answer', '/quote/1'],
    ['confirm', '/profile/personal#address'],
    ['codes', '/profile/two-factor'],
  ]);
  expect(nextSteps({ ...calm, codesLeft: FEW_RECOVERY_CODES - 1 })).toMatchObject([{ count: 3 }]);
});

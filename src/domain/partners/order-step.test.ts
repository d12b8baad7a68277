import { expect, test } from 'vitest';
import { judgeStep } from './order-step.ts';

const parcel = { carrier: 'dpd', number: '1234567890' } as const;
const shipped = { step: 'shipped', tracking: parcel } as const;
const delivered = { step: 'delivered' } as const;
const at = '2026-11-05T10:00:00.000Z';

test.each([
  ['nothing was sent yet', { tracking: null, deliveredAt: null }, shipped, 'open'],
  ['it was sent in this parcel', { tracking: parcel, deliveredAt: null }, shipped, 'taken'],
  ['it was sent in this parcel and arrived', { tracking: parcel, deliveredAt: at }, shipped, 'taken'],
  [
    'it was sent in another parcel',
    { tracking: { ...parcel, number: '1234567891' }, deliveredAt: null },
    shipped,
    'contradicts',
  ],
  [
    'it was sent by another carrier',
    { tracking: { ...parcel, carrier: 'dhl' as const }, deliveredAt: at },
    shipped,
    'contradicts',
  ],
  ['it has not arrived', { tracking: parcel, deliveredAt: null }, delivered, 'open'],
  ['it has arrived', { tracking: parcel, deliveredAt: at }, delivered, 'taken'],
] as const)('%s', (_, taken, asked, judged) => {
  expect(judgeStep(taken, asked)).toBe(judged);
});

import { expect, test } from 'vitest';
import { judgeStep } from './order-step.ts';

const parcel = { carrier: 'dpd', number: '1234567890' } as const;
const shipped = { step: 'shipped', tracking: parcel } as const;
const delivered = { step: 'delivered' } as const;
const at = '2026-11-05T10:00:00.000Z';

const other = { ...parcel, number: '1234567891' };
const sent = { isInPreparation: false, deliveredAt: null };

test.each([
  ['nothing was sent yet', { ...sent, parcels: [], isInPreparation: true }, shipped, 'open'],
  ['nothing can be sent any more', { ...sent, parcels: [] }, shipped, 'open'],
  ['it was sent in this parcel', { ...sent, parcels: [parcel] }, shipped, 'taken'],
  [
    'a part was sent in this parcel',
    { ...sent, parcels: [parcel], isInPreparation: true },
    shipped,
    'contradicts',
  ],
  [
    'a part was sent in another parcel',
    { ...sent, parcels: [other], isInPreparation: true },
    shipped,
    'open',
  ],
  ['the rest followed in this parcel', { ...sent, parcels: [other, parcel] }, shipped, 'taken'],
  [
    'it was sent in this parcel and arrived',
    { ...sent, parcels: [parcel], deliveredAt: at },
    shipped,
    'taken',
  ],
  ['it was sent in another parcel', { ...sent, parcels: [other] }, shipped, 'contradicts'],
  [
    'it was sent by another carrier',
    { ...sent, parcels: [{ ...parcel, carrier: 'dhl' as const }] },
    shipped,
    'contradicts',
  ],
  ['it has not arrived', { ...sent, parcels: [parcel] }, delivered, 'open'],
  ['it has arrived', { ...sent, parcels: [parcel], deliveredAt: at }, delivered, 'taken'],
] as const)('%s', (_, taken, asked, judged) => {
  expect(judgeStep(taken, asked)).toBe(judged);
});

import { expect, test } from 'vitest';
import { priceConflict } from './price-conflict.ts';

test.each([
  ['rate-moved', {}, { subject: 'rate', action: 'rate-entered' }],
  ['code-taken', { code: ' summer ' }, { subject: 'code', subjectId: 'SUMMER', action: 'code-created' }],
  ['gone', { code: 'SUMMER' }, { subject: 'code', subjectId: 'SUMMER', action: 'code-ended' }],
  [
    'gone',
    { id: '7', productId: '101' },
    { subject: 'product', subjectId: '101', action: 'reduction-ended' },
  ],
  [
    'reduction-overlaps',
    { productId: '101' },
    { subject: 'product', subjectId: '101', action: 'reduction-announced' },
  ],
  ['no-price-above', { productId: '101' }, null],
] as const)('behind %s of %j stands %j', (reason, values, asked) => {
  expect(priceConflict(reason, values)).toEqual(asked);
});

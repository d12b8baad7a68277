import { expect, test } from 'vitest';
import { answerPurchase } from './answer-purchase.ts';
import { purchaseView, readableEntries } from './purchase-view.server.ts';

test('who may not see purchase prices is shown none, nor what the log says of them', () => {
  const entries = [
    { changes: { purchase: ['', '5.00 PLN'] } },
    { changes: { warranty: ['12', '24'] } },
  ] as const;
  expect(readableEntries(entries, { withPurchases: true })).toEqual(entries);
  expect(readableEntries(entries, { withPurchases: false })).toEqual([entries[1]]);
  const rule = { mode: 'added', ratePercent: 20 } as const;
  expect(purchaseView(null, { rules: { UAH: rule, PLN: rule }, rate: null })).toBeNull();
});

test('who may not see purchase prices sets none', async () => {
  const nothing = () => Promise.reject(new Error('something was changed'));
  for (const intent of ['purchase', 'purchase-remove']) {
    const form = new FormData();
    form.set('intent', intent);
    const answered = answerPurchase(
      form,
      { enter: nothing, remove: nothing },
      {
        productId: 101,
        member: { id: 'olha', role: 'staff', areas: ['orders'] },
        takenBy: () => Promise.resolve(''),
        answer: () => Response.json(null),
      },
    );
    await expect(answered).rejects.toMatchObject({ init: { status: 403 } });
  }
});

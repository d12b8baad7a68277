import { expect, test } from 'vitest';
import { answerExchange, refuseSignedOut } from './answer-exchange.ts';

const ITEM = 'a3bb189e-8bf9-4888-9912-ace4e6543002';

test('a request beyond the limit of its order is not asked for, and says when it can be', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    id: ITEM,
    product: '1801',
    'seen.1801': '0',
    unused: 'on',
  })) {
    form.set(name, value);
  }
  const answer = await answerExchange(form, {
    wish: { itemId: ITEM, pieces: 1, kind: 'withdrawal' },
    limit: () => Promise.resolve({ ok: false, retryAfterSeconds: 60 }),
    ask: () => Promise.reject(new Error('It was asked for')),
    pageOf: String,
    deny: (reason) => {
      throw new Error(reason);
    },
  });
  expect(answer).toMatchObject({
    init: { status: 429 },
    data: { reason: 'too-many', retryAfterSeconds: 60, values: { product: '1801' } },
  });
});

test('who was signed out meanwhile gets back all that was typed', () => {
  const form = new FormData();
  const typed = { id: ITEM, product: '1801', note: 'Довгий текст', reason: 'other', unused: 'on' };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  expect(refuseSignedOut(form)).toMatchObject({
    init: { status: 401 },
    data: { reason: 'signed-out', values: typed },
  });
});

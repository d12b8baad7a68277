import { expect, test } from 'vitest';
import type { WithdrawalForm } from '../../domain/returns/withdrawal.ts';
import { answerWithdrawalForm } from './answer-withdrawal-form.ts';

const TYPED = { name: 'Jan Nowak', orderNumber: '10001', email: 'jan@example.com', goods: '' };
const STATEMENT = { ...TYPED, orderNumber: 'ORD-10001', goods: null };

async function answer(fields: Record<string, string>, isAllowed = true) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const taken: WithdrawalForm[] = [];
  const answered = await answerWithdrawalForm(form, {
    limit: ({ orderNumber }) => Promise.resolve({ ok: isAllowed && orderNumber === STATEMENT.orderNumber }),
    take: (statement) => Promise.resolve(void taken.push(statement)),
    next: '/pl/withdrawal/received',
  });
  return { answered, taken };
}

test('a statement is shown before it is made, and made by the second press alone', async () => {
  const first = await answer(TYPED);
  expect(first.answered).toMatchObject({ data: { step: 'confirm', statement: STATEMENT } });
  expect(first.taken).toEqual([]);
  const second = await answer({ ...TYPED, intent: 'confirm' });
  expect(second.answered).toMatchObject({ status: 303 });
  expect(second.taken).toEqual([STATEMENT]);
});

test('what was typed comes back to be changed', async () => {
  const { answered, taken } = await answer({ ...TYPED, intent: 'change' });
  expect(answered).toMatchObject({
    data: { step: 'state', problem: null, values: { name: 'Jan Nowak', goods: '' } },
  });
  expect(taken).toEqual([]);
});

test('a wrong field is named, also to who confirms without having been shown anything', async () => {
  for (const intent of ['', 'confirm']) {
    const { answered, taken } = await answer({ ...TYPED, email: 'jan', intent });
    expect(answered).toMatchObject({
      init: { status: 422 },
      data: {
        step: 'state',
        problem: { errors: { email: 'order.track.badEmail' }, values: { email: 'jan' } },
      },
    });
    expect(taken).toEqual([]);
  }
});

test('who states too often waits, and keeps the words', async () => {
  const { answered, taken } = await answer({ ...TYPED, intent: 'confirm' }, false);
  expect(answered).toMatchObject({
    init: { status: 429 },
    data: { problem: { reason: 'too-many' }, values: TYPED },
  });
  expect(taken).toEqual([]);
});

import { expect, test } from 'vitest';
import { codeForm } from '../../../domain/prices/staff-prices.ts';
import { answerPrices } from './answer-prices.ts';

/** Answers the form of a rate that the shop refuses for a reason. */
async function answerRate(reason: 'rate-moved' | 'rate-far' | 'rate-unlikely') {
  const form = new FormData();
  const typed = { intent: 'rate', rate: '14', source: 'НБУ', why: 'x', seen: '11600000' };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return answerPrices(form, {
    region: 'ua',
    locale: 'uk',
    translate: (key: string) => key,
    staffId: 'anna',
    prices: { enterRate: async () => ({ ok: false, reason }) },
    findAuthor: async () => null,
  } as unknown as Parameters<typeof answerPrices>[1]);
}

test.each(['rate-moved', 'rate-far', 'rate-unlikely'] as const)(
  'a rate that is refused for %s says so at its field, with what was typed',
  async (reason) => {
    expect(await answerRate(reason)).toMatchObject({
      init: { status: 409 },
      data: {
        form: 'rate',
        reason,
        errors: { rate: `backoffice.prices.problem.${reason}` },
        values: { rate: '14', source: 'НБУ', why: 'x' },
      },
    });
  },
);

test('why a code is made goes into the log with it', async () => {
  const form = new FormData();
  for (const name of Object.keys(codeForm.entries)) form.set(name, '');
  const typed = { intent: 'code', code: 'SUN', kind: 'free-shipping', why: ' Виставка ' };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const made: unknown[] = [];
  await answerPrices(form, {
    region: 'ua',
    staffId: 'anna',
    prices: {
      createCode: async (asked: unknown) => {
        made.push(asked);
        return { ok: true };
      },
    },
  } as unknown as Parameters<typeof answerPrices>[1]);
  expect(made).toMatchObject([{ code: 'SUN', staffId: 'anna', why: 'Виставка' }]);
});

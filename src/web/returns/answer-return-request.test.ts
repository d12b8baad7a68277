import { expect, test } from 'vitest';
import { answerReturnRequest, refuseSignedOut } from './answer-return-request.ts';

const form = new FormData();
const fields = {
  intent: 'ask',
  id: crypto.randomUUID(),
  kind: 'withdrawal',
  note: 'Не підійшло',
  way: 'own',
};
for (const [name, value] of Object.entries({ ...fields, 'pieces.cable': '1' })) form.set(name, value);
const typed = { kind: 'withdrawal', note: 'Не підійшло', 'pieces.cable': '1' };

function actionsOf() {
  const counted: string[] = [];
  return {
    counted,
    actions: {
      items: [{ id: 'cable', quantity: 2 }],
      offer: () => Promise.resolve({ ok: true as const, offers: [] }),
      ask: () => Promise.reject(new Error('Asked beyond the limit')),
      limit: () => {
        counted.push('asked');
        return Promise.resolve({ ok: false as const, retryAfterSeconds: 90 });
      },
      pageOf: () => '/ua/returns/return',
      deny: (reason: string): never => {
        throw new Error(reason);
      },
    },
  };
}

test('a return that is asked for too often is refused with the wait and what was typed; an offer is not counted', async () => {
  const { actions, counted } = actionsOf();
  const refused = await answerReturnRequest(form, actions);
  expect(refused).toMatchObject({
    init: { status: 429 },
    data: { reason: 'too-many', retryAfterSeconds: 90, values: typed },
  });
  const offer = new FormData();
  for (const [name, value] of form) offer.set(name, name === 'intent' ? 'offer' : value);
  expect(await answerReturnRequest(offer, actions)).toMatchObject({ init: { status: 200 } });
  expect(counted).toEqual(['asked']);
});

test('who was signed out meanwhile gets the form back as it was typed', () => {
  expect(refuseSignedOut(form)).toMatchObject({
    init: { status: 401 },
    data: { reason: 'signed-out', values: typed },
  });
});

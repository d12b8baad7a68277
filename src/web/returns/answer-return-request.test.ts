import { expect, test, vi } from 'vitest';
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

const actions = () => ({
  items: [{ id: 'cable', quantity: 2 }],
  offer: vi.fn(() => Promise.resolve({ ok: true as const, offers: [] })),
  ask: vi.fn(() => Promise.resolve({ ok: true as const, returnId: 'return' })),
  limit: vi.fn(() => Promise.resolve({ ok: false as const, retryAfterSeconds: 90 })),
  pageOf: () => '/ua/returns/return',
  deny: (reason: string): never => {
    throw new Error(reason);
  },
});

test('a return that is asked for too often is refused with the wait and what was typed; an offer is not counted', async () => {
  const limited = actions();
  const refused = await answerReturnRequest(form, limited);
  expect(refused).toMatchObject({
    init: { status: 429 },
    data: { reason: 'too-many', retryAfterSeconds: 90, values: typed },
  });
  expect(limited.ask).not.toHaveBeenCalled();
  const offer = new FormData();
  for (const [name, value] of form) offer.set(name, name === 'intent' ? 'offer' : value);
  expect(await answerReturnRequest(offer, limited)).toMatchObject({ init: { status: 200 } });
  expect(limited.limit).toHaveBeenCalledOnce();
});

test('who was signed out meanwhile gets the form back as it was typed', () => {
  expect(refuseSignedOut(form)).toMatchObject({
    init: { status: 401 },
    data: { reason: 'signed-out', values: typed },
  });
});

import { describe, expect, test } from 'vitest';
import { TELEPHONE_LINES_MAX } from '../../../../domain/backoffice/telephone-order.ts';
import { money, zero } from '../../../../domain/money/money.ts';
import {
  answerTelephoneOrder,
  type TelephoneActions,
  type TelephoneAnswer,
} from './answer-telephone-order.ts';
import { restoredForm } from './restored-form.ts';

const total = money(50_000, 'UAH');
const none = zero('UAH');
const TOTALS = {
  subtotal: total,
  discount: none,
  tax: none,
  shipping: none,
  paymentFee: none,
  deposit: none,
  total,
};
const PREVIEW = {
  lines: [],
  totals: TOTALS,
  haulage: none,
  discountCode: null,
  isDeliveryQuoted: false,
  dueOn: null,
};
const ACTIONS: TelephoneActions = {
  callerOf: () =>
    Promise.resolve({ kind: 'account', id: 'olena', email: 'olena@example.com', phone: null, addresses: [] }),
  search: () => Promise.resolve({ products: [], hasMore: false }),
  goodsOf: () => Promise.resolve([]),
  preview: () => Promise.resolve({ ok: true, preview: PREVIEW }),
  place: () => Promise.resolve({ ok: true, orderId: 'placed', repeated: false }),
  pageOf: (orderId, done) => `/ua/admin/orders/${orderId}?done=${done}`,
  isFull: 'full',
  checkFields: 'check',
};

const WHOLE = {
  product: '101',
  quantity: '2',
  duration: '',
  count: '',
  start: '',
  addressId: '',
  firstName: 'Олена',
  lastName: 'Коваль',
  phone: '067 123 45 67',
  country: 'UA',
  city: 'Київ',
  postalCode: '01001',
  address: 'вул. Сонячна, 1',
  method: 'standard',
  payment: 'transfer',
  currency: 'UAH',
};

/** The screen after a form was sent: its status and what it shows. */
async function sent(
  fields: Readonly<Record<string, string>>,
  actions: Partial<TelephoneActions> = {},
): Promise<{ status: number; screen: TelephoneAnswer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await answerTelephoneOrder(form, { ...ACTIONS, ...actions });
  if (answer instanceof Response) throw new Error(`Led on to ${answer.headers.get('location')}`);
  return { status: answer.init?.status ?? 200, screen: answer.data };
}

test('a form that was kept while its session was over does what its button did, and places nothing unseen', async () => {
  const lines = [
    ['product', '101'],
    ['quantity', '2'],
    ['product', '1801'],
    ['quantity', '3'],
  ];
  const rest = Object.entries(WHOLE).filter(([name]) => name !== 'product' && name !== 'quantity');
  const kept = (intent: string) =>
    String(new URLSearchParams([...lines, ...rest, ['seenTotal', '50000'], ['intent', intent]]));
  const placed = await answerTelephoneOrder(restoredForm(kept('place')), ACTIONS);
  if (placed instanceof Response) throw new Error('placed unseen');
  expect(placed.data).toMatchObject({ isRestored: true, text: null, preview: PREVIEW });
  expect(placed.data.draft.lines.map(({ product, quantity }) => [product, quantity])).toEqual([
    ['101', '2'],
    ['1801', '3'],
  ]);
  const added = await answerTelephoneOrder(restoredForm(kept('add:201')), ACTIONS);
  if (added instanceof Response) throw new Error('placed unseen');
  expect(added.data.draft.lines).toHaveLength(3);
});

test('what is not whole yet is no mistake while goods are looked for, and one once the total is asked for', async () => {
  const { city: _, ...unfinished } = WHOLE;
  const found = await sent({ ...unfinished, intent: 'find', search: 'панель' });
  expect(found).toMatchObject({ status: 200, screen: { errors: {}, text: null, preview: null } });
  const computed = await sent({ ...unfinished, intent: 'compute' });
  expect(computed).toMatchObject({
    status: 422,
    screen: { text: 'check', errors: { city: 'checkout.missing.city' } },
  });
});

test('goods are added and taken away, and what was found stays while they are added', async () => {
  const added = await sent({ ...WHOLE, intent: 'add:102', search: 'панель' });
  expect(added.screen.draft.lines.map(({ product }) => product)).toEqual(['101', '102']);
  expect(added.screen).toMatchObject({ search: 'панель', version: 1, found: { products: [] } });
  const removed = await sent({ ...WHOLE, intent: 'remove:0' });
  expect(removed.screen).toMatchObject({ draft: { lines: [] }, search: '', found: null });
  // What no button says changes nothing.
  for (const intent of ['add:', 'add:0', "add:1' or 1=1", 'remove:7', 'rent:']) {
    expect((await sent({ ...WHOLE, intent })).screen.draft.lines).toHaveLength(1);
  }
  expect(await sent({ ...WHOLE, intent: 'steal' })).toMatchObject({ status: 409 });
});

test('more goods than a form takes are not added', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(WHOLE)) form.set(name, value);
  for (let line = 1; line < TELEPHONE_LINES_MAX; line += 1) form.append('product', String(200 + line));
  for (const name of ['quantity', 'duration', 'count', 'start']) {
    for (let line = 1; line < TELEPHONE_LINES_MAX; line += 1)
      form.append(name, name === 'quantity' ? '1' : '');
  }
  form.set('intent', 'add:999');
  const answer = await answerTelephoneOrder(form, ACTIONS);
  expect(answer).toMatchObject({ data: { text: 'full' } });
});

test('it is placed at the total that was seen, and leads to the order; one that was there leads to that', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(WHOLE)) form.set(name, value);
  form.set('intent', 'place');
  form.set('seenTotal', '50000');
  const seen: number[] = [];
  const answer = await answerTelephoneOrder(form, {
    ...ACTIONS,
    place: ({ seenTotalMinor }) => {
      seen.push(seenTotalMinor);
      return Promise.resolve({ ok: true, orderId: 'one', repeated: seen.length > 1 });
    },
  });
  expect(seen).toEqual([50_000]);
  if (!(answer instanceof Response)) throw new Error('It led nowhere');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ua/admin/orders/one?done=placed']);
});

test('without a total that was seen it is computed and not placed', async () => {
  const place = () => Promise.reject(new Error('placed'));
  for (const seenTotal of ['', '-1', '1e3', 'a lot']) {
    const { status, screen } = await sent({ ...WHOLE, intent: 'place', seenTotal }, { place });
    expect([status, screen.preview]).toEqual([200, PREVIEW]);
  }
});

test('a total that differs is said, with the fresh one to confirm', async () => {
  const { status, screen } = await sent(
    { ...WHOLE, intent: 'place', seenTotal: '49999' },
    { place: () => Promise.resolve({ ok: false, text: 'The total is now 500' }) },
  );
  expect(status).toBe(409);
  expect(screen).toMatchObject({ text: 'The total is now 500', preview: PREVIEW });
  expect(screen.draft.receiver.city).toBe('Київ');
});

test('what cannot be ordered is said at once', async () => {
  const { status, screen } = await sent(
    { ...WHOLE, intent: 'add:102' },
    { preview: () => Promise.resolve({ ok: false, text: 'Sold out' }) },
  );
  expect([status, screen.text, screen.preview]).toEqual([409, 'Sold out', null]);
});

describe('a caller without an account', () => {
  const CLAIMANT = { id: 'olena', name: 'Олена Коваль', problem: null };
  const typed = { ...WHOLE, email: 'Olena@example.com', emailAgain: 'olena@example.com', locale: 'pl' };
  const asGuest = (claimant: typeof CLAIMANT | null): Partial<TelephoneActions> => ({
    callerOf: () => Promise.resolve({ kind: 'guest', claimant }),
  });

  test('is asked whose order it is as soon as an account has the e-mail, and nothing is computed before', async () => {
    const found = await sent({ ...typed, intent: 'find', search: 'панель' }, asGuest(CLAIMANT));
    expect(found).toMatchObject({ status: 200, screen: { claimant: CLAIMANT, errors: {}, preview: null } });
    const computed = await sent({ ...typed, intent: 'compute' }, asGuest(CLAIMANT));
    expect(computed).toMatchObject({
      status: 422,
      screen: { errors: { into: 'backoffice.telephone.error.into' }, preview: null },
    });
    const chosen = await sent({ ...typed, intent: 'compute', into: 'guest:olena' }, asGuest(CLAIMANT));
    expect(chosen).toMatchObject({ status: 200, screen: { preview: PREVIEW } });
  });

  test('gets what they typed back, and an unknown language is the first', async () => {
    const { screen } = await sent({ ...typed, intent: 'compute', emailAgain: 'x' }, asGuest(null));
    expect(screen).toMatchObject({
      claimant: null,
      errors: { emailAgain: 'backoffice.telephone.error.emailAgain' },
      draft: { guest: { email: 'Olena@example.com', emailAgain: 'x', locale: 'pl' } },
    });
    const other = await sent({ ...typed, intent: 'compute', locale: 'de' }, asGuest(null));
    expect(other.screen.draft.guest.locale).toBe('uk');
  });
});

test('options stay with their line, also when one before it is removed', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(WHOLE)) form.set(name, value);
  for (const [name, value] of [
    ['product', '2501'],
    ['quantity', '1'],
    ['duration', 'day'],
    ['count', '3'],
    ['start', '2027-01-04'],
    ['option.1', 'harness'],
    ['option.1', 'waiver'],
    ['option.0', 'x'.repeat(100)],
    ['intent', 'remove:0'],
  ] as const) {
    form.append(name, value);
  }
  const answer = await answerTelephoneOrder(form, ACTIONS);
  expect(answer).toMatchObject({
    data: { draft: { lines: [{ product: '2501', options: ['harness', 'waiver'] }] }, version: 1 },
  });
});

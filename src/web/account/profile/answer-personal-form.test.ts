import { expect, it } from 'vitest';
import { doneOn } from '../../../domain/account/done-cookie.ts';
import { answerPersonalForm, type PersonalFormActions } from './answer-personal-form.ts';

const mayAsk = () => Promise.resolve({ ok: true as const });

/** Actions of one account, olena@example.com with the password „secret“; `calls` is what was asked of the shop. */
function actions(fields: Partial<PersonalFormActions> = {}) {
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...input: unknown[]) =>
      Promise.resolve(void calls.push([name, ...input]));
  const taken: PersonalFormActions = {
    account: {
      saveDetails: note('saveDetails'),
      askToConfirm: async (account) => {
        await note('askToConfirm')(account);
        return { ok: true };
      },
      askToChangeAddress: async (asked) => {
        await note('askToChangeAddress')(asked);
        return { ok: true };
      },
      changePassword: (changed) => Promise.resolve({ ok: changed.current === 'secret' }),
      passwordMinimum: 6,
      knownBrowsers: { cookieOf: (email) => `known=${email}` },
      judgePassword: (next, names) =>
        Promise.resolve(next === 'qwerty' ? 'common' : names.includes(next) ? 'own' : null),
      endSession: note('endSession'),
      endSessions: note('endSessions'),
    },
    limits: { accountChange: mayAsk, passwordProof: mayAsk, confirmEmail: mayAsk },
    user: { id: 'olena', email: 'olena@example.com', name: 'Олена Коваль', isConfirmed: false },
    sessionId: 'here',
    locale: 'uk',
    phoneMarket: 'UA',
    today: '2026-11-23',
    tab: '/ua/profile/personal',
    ...fields,
  };
  return { taken, calls };
}

async function send(fields: Record<string, string>, taken = actions().taken) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await answerPersonalForm(form, taken);
  return answer instanceof Response
    ? {
        status: answer.status,
        location: answer.headers.get('Location'),
        done: doneOn(taken.tab, answer.headers.get('Set-Cookie')),
        cookies: answer.headers.getSetCookie(),
      }
    : { status: answer.init?.status, ...answer.data };
}
const password = {
  intent: 'password',
  currentPassword: 'secret',
  newPassword: 'новий пароль',
  confirmPassword: 'новий пароль',
};

it('keeps details of the one who is signed in, whoever the form names', async () => {
  const { taken, calls } = actions();
  const sent = await send({ intent: 'details', firstName: 'Олена', phone: '', userId: 'somebody' }, taken);
  expect(sent).toMatchObject({ status: 303, location: '/ua/profile/personal#details', done: 'details' });
  expect(calls).toEqual([
    ['saveDetails', 'olena', { firstName: 'Олена', lastName: '', phone: null, birthDate: null }],
  ]);
});

it('reads a telephone number without a calling code as one of the page’s country', async () => {
  const { taken, calls } = actions({ phoneMarket: 'PL' });
  await send({ intent: 'details', phone: '512 345 678' }, taken);
  expect(calls).toMatchObject([['saveDetails', 'olena', { phone: '+48512345678' }]]);
});

it('does nothing for a form that it does not know', async () => {
  const { taken, calls } = actions();
  expect(await send({ intent: 'delete', firstName: '' }, taken)).toMatchObject({
    status: 303,
    location: '/ua/profile/personal',
    done: null,
  });
  expect(calls).toEqual([]);
});

it('gives back what was typed wrongly, but no password', async () => {
  expect(await send({ intent: 'details', birthDate: '2999-01-01' })).toMatchObject({
    status: 422,
    intent: 'details',
    errors: { birthDate: 'profile.personal.error.birthDate' },
    values: { birthDate: '2999-01-01' },
  });
  const wrong = await send({ ...password, currentPassword: 'wrong' });
  expect(wrong).toMatchObject({
    status: 422,
    errors: { currentPassword: 'profile.password.error.current' },
    values: {},
  });
});

it('changes a password that is given whole, twice and long enough', async () => {
  const { taken } = actions();
  const confirmed = await send(password, { ...taken, user: { ...taken.user, isConfirmed: true } });
  expect(confirmed).toMatchObject({ status: 303, done: 'password' });
  const known = 'known=olena@example.com'; // the browser is none of those that knew the former password
  expect(confirmed).toHaveProperty('cookies', expect.arrayContaining([known]));
  expect(await send(password)).toMatchObject({ status: 303, cookies: expect.not.arrayContaining([known]) });
  for (const name of ['currentPassword', 'newPassword', 'confirmPassword']) {
    expect(await send({ ...password, [name]: '' })).toMatchObject({
      status: 422,
      errors: { [name]: 'profile.password.error.required' },
    });
  }
  expect(await send({ ...password, confirmPassword: 'інший пароль' })).toMatchObject({
    errors: { confirmPassword: 'profile.password.error.mismatch' },
  });
  expect(await send({ ...password, newPassword: '12345', confirmPassword: '12345' })).toMatchObject({
    errors: { newPassword: 'auth.error.passwordTooShort' },
  });
  expect(await send({ ...password, newPassword: 'qwerty', confirmPassword: 'qwerty' })).toMatchObject({
    errors: { newPassword: 'auth.error.passwordCommon' },
  });
  const own = 'Олена Коваль';
  expect(await send({ ...password, newPassword: own, confirmPassword: own })).toMatchObject({
    errors: { newPassword: 'auth.error.passwordOwn' },
  });
});

it('counts what costs a hash or an e-mail, and nothing else', async () => {
  const never = () => Promise.resolve({ ok: false, retryAfterSeconds: 90 } as const);
  const { taken } = actions({ limits: { accountChange: never, passwordProof: never, confirmEmail: never } });
  for (const fields of [
    password,
    { intent: 'confirm' },
    { intent: 'address', email: 'new@example.com' },
  ] as Record<string, string>[]) {
    expect(await send(fields, taken)).toMatchObject({
      status: 429,
      reason: 'too-many',
      retryAfterSeconds: 90,
    });
  }
  expect(await send({ intent: 'end-others' }, taken)).toMatchObject({ status: 303 });
});

it('counts tries of the password for the session, so that a stolen one keeps no other from it', async () => {
  const counted: string[] = [];
  const passwordProof = (id: string) => {
    counted.push(id);
    return mayAsk();
  };
  const { taken } = actions({ limits: { accountChange: mayAsk, passwordProof, confirmEmail: mayAsk } });
  await send(password, taken);
  expect(counted).toEqual([taken.sessionId]);
});

it('asks to confirm an address that is not confirmed, and never another than the account’s', async () => {
  const { taken, calls } = actions();
  await send({ intent: 'confirm', email: 'victim@example.com' }, taken);
  expect(calls).toEqual([['askToConfirm', { userId: 'olena', email: 'olena@example.com', locale: 'uk' }]]);
  const confirmed = actions({ user: { ...taken.user, isConfirmed: true } });
  expect(await send({ intent: 'confirm' }, confirmed.taken)).toMatchObject({ status: 303, done: null });
  expect(confirmed.calls).toEqual([]);
});

it('says that an e-mail was sent only when one was, else when the next may be', async () => {
  const { taken } = actions();
  expect(await send({ intent: 'confirm' }, taken)).toMatchObject({ status: 303, done: 'confirm' });
  const askToConfirm = () => Promise.resolve({ ok: false, retryAfterSeconds: 600 } as const);
  const limited = { ...taken, account: { ...taken.account, askToConfirm } };
  expect(await send({ intent: 'confirm' }, limited)).toMatchObject({
    status: 429,
    intent: 'confirm',
    reason: 'sent-lately',
    retryAfterSeconds: 600,
  });
});

it('sends no e-mail anew right after the last one', async () => {
  const { taken, calls } = actions();
  const later = () => Promise.resolve({ ok: false, retryAfterSeconds: 60 } as const);
  const spaced = { ...taken, limits: { ...taken.limits, confirmEmail: later } };
  expect(await send({ intent: 'confirm' }, spaced)).toMatchObject({
    status: 429,
    reason: 'sent-lately',
    retryAfterSeconds: 60,
  });
  expect(calls).toEqual([]);
  expect(await send({ intent: 'address', email: 'new@example.com' }, spaced)).toMatchObject({ status: 303 });
});

it('ends sessions of the account alone', async () => {
  const { taken, calls } = actions();
  const there = '00000000-0000-4000-8000-000000000000';
  await send({ intent: 'end-session', session: there }, taken);
  for (const session of ['\0', 'there', `${there}\0`]) await send({ intent: 'end-session', session }, taken);
  await send({ intent: 'end-others' }, taken);
  expect(calls).toEqual([
    ['endSession', 'olena', there],
    ['endSessions', { userId: 'olena', except: 'here' }],
  ]);
});

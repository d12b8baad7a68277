import { describe, expect, it } from 'vitest';
import { answerAuthForm } from './answer-auth-form.ts';
import type { AuthFormActions } from './auth-form-actions.ts';
import { checkoutAccountSchema, shortAccountSchema, type NewAccount } from './new-account.ts';
import { splitName } from '../../domain/contact-data/split-name.ts';

const session = new Headers([
  ['Set-Cookie', 'promin.session=1; Path=/'],
  ['Set-Cookie', 'promin.remember=1; Path=/'],
]);

const LAST_SIGNED_IN = new Date('2026-11-20T10:00:00Z');
/** What a limit says that refuses. */
const later = { ok: false, retryAfterSeconds: 90 } as const;

/** Actions that know one account, olena@example.com with the password „secret“. */
function actions(
  fields: Partial<AuthFormActions> = {},
): AuthFormActions & { readonly accounts: NewAccount[]; readonly forgotten: string[] } {
  const accounts: NewAccount[] = [];
  const forgotten: string[] = [];
  const open = () => Promise.resolve({ ok: true as const });
  return {
    accounts,
    forgotten,
    identity: {
      signIn: ({ email, password }) =>
        Promise.resolve(
          email === 'olena@example.com' && password === 'secret'
            ? { ok: true, headers: new Headers(session), isConfirmed: true, awaitsSecondFactor: false }
            : { ok: false },
        ),
      register: (account) => {
        accounts.push(account);
        return Promise.resolve(
          account.email === 'olena@example.com'
            ? { ok: false }
            : { ok: true, headers: new Headers(session), isConfirmed: false, awaitsSecondFactor: false },
        );
      },
    },
    limits: {
      signIn: open,
      registration: open,
      passwordReset: open,
      passwordResetOf: open,
      signInTo: open,
      signedInTo: () => Promise.resolve(),
    },
    account: {
      knownBrowsers: {
        knownSince: (headers, email) => (headers.get('cookie') === `known=${email}` ? LAST_SIGNED_IN : null),
        cookieOf: (email) => `known=${email}`,
      },
      passkeys: {
        finishSignIn: ({ credential }) =>
          Promise.resolve(
            credential === 'signed'
              ? { ok: true, headers: new Headers(session), email: 'olena@example.com', isConfirmed: true }
              : { ok: false, reason: credential === null ? 'passkey-malformed' : 'passkey-unknown' },
          ),
      },
      requestPasswordReset: ({ email }) => Promise.resolve(void forgotten.push(email)),
      passwordMinimum: 6,
      judgePassword: (password, names) =>
        Promise.resolve(password === 'qwerty' ? 'common' : names.includes(password) ? 'own' : null),
    },
    requestHeaders: new Headers(),
    accountSchema: checkoutAccountSchema('UA'),
    locale: 'uk',
    clientAddress: '192.0.2.1',
    region: 'ua',
    fallback: '/ua',
    ...fields,
  };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const login = (fields: Record<string, string> = {}) =>
  formOf({ intent: 'login', email: 'olena@example.com', password: 'secret', ...fields });
const registration = (fields: Record<string, string> = {}) =>
  formOf({
    intent: 'register',
    firstName: 'Jan',
    lastName: 'Kowalski',
    email: 'jan@example.com',
    phone: '',
    password: 'secret',
    confirmPassword: 'secret',
    acceptTerms: 'on',
    ...fields,
  });

/** Status and body of an answer that is no redirect. */
async function refusal(form: FormData, at = actions()) {
  const answer = await answerAuthForm(form, at);
  if (answer instanceof Response) throw new Error(`Went to ${answer.headers.get('Location')}`);
  return { status: answer.init?.status, ...answer.data };
}
async function entry(form: FormData, at = actions()): Promise<Response> {
  const answer = await answerAuthForm(form, at);
  if (!(answer instanceof Response)) throw new Error(answer.data.reason);
  return answer;
}

describe('signing in', () => {
  it('goes to the target with every cookie of the session', async () => {
    const answer = await entry(login({ redirect: '/ua/checkout?step=2' }));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/ua/checkout?step=2');
    expect(answer.headers.getSetCookie()).toEqual([...session.getSetCookie(), 'known=olena@example.com']);
  });

  it.each(['', 'https://evil.example', '//evil.example', '/\\evil.example'])(
    'goes to its own place rather than to „%s“',
    async (target) => {
      const answer = await entry(login({ redirect: target }));
      expect(answer.headers.get('Location')).toBe('/ua');
    },
  );

  it('is refused alike for a wrong password and an unknown address, and gives back no password', async () => {
    const wrong = await refusal(login({ password: 'other' }));
    const unknown = await refusal(login({ email: 'nobody@example.com' }));
    expect([wrong.status, wrong.reason]).toEqual([401, 'login-failed']);
    expect([unknown.status, unknown.reason]).toEqual([401, 'login-failed']);
    expect(wrong.values).toEqual({ intent: 'login', email: 'olena@example.com' });
  });

  it('names the fields that are empty', async () => {
    expect(await refusal(login({ email: '', password: '' }))).toMatchObject({
      status: 422,
      errors: { email: 'auth.error.required', password: 'auth.error.required' },
    });
  });

  it('ends when an address has tried too often', async () => {
    const closed = { limits: { ...actions().limits, signIn: () => Promise.resolve(later) } };
    expect(await refusal(login(), actions(closed))).toMatchObject({
      status: 429,
      reason: 'too-many-attempts',
      retryAfterSeconds: 90,
    });
  });

  it('is refused for a while to an e-mail that was tried too often, with an account or without, but for its own browser', async () => {
    const right: string[] = [];
    const closed = {
      limits: {
        ...actions().limits,
        signInTo: ({ knownSince }: { knownSince: Date | null }) =>
          Promise.resolve(knownSince === null ? later : { ok: true as const }),
        signedInTo: ({ email }: { email: string }) => Promise.resolve(void right.push(email)),
      },
    };
    for (const email of ['olena@example.com', 'nobody@example.com']) {
      expect(await refusal(login({ email }), actions(closed))).toMatchObject({
        status: 429,
        reason: 'too-many-attempts',
        retryAfterSeconds: 90,
      });
    }
    const own = { ...closed, requestHeaders: new Headers({ cookie: 'known=olena@example.com' }) };
    expect((await entry(login(), actions(own))).status).toBe(303);
    expect(right).toEqual(['olena@example.com']);
  });
});

describe('signing in by a passkey', () => {
  const passkey = (fields: Record<string, string>) => formOf({ intent: 'passkey', ...fields });

  it('goes to the target, and the browser is known from then on', async () => {
    const answer = await entry(passkey({ credential: 'signed', redirect: '/ua/checkout' }));
    expect(answer.headers.get('Location')).toBe('/ua/checkout');
    expect(answer.headers.getSetCookie()).toContain('known=olena@example.com');
    const elsewhere = await entry(passkey({ credential: 'signed', redirect: 'https://evil.example' }));
    expect(elsewhere.headers.get('Location')).toBe('/ua');
  });

  it('says what is wrong, and counts tries by network', async () => {
    expect(await refusal(passkey({}))).toMatchObject({ status: 400, reason: 'passkey-malformed' });
    expect(await refusal(passkey({ credential: 'other' }))).toMatchObject({
      status: 401,
      reason: 'passkey-unknown',
    });
    const closed = { limits: { ...actions().limits, signIn: () => Promise.resolve(later) } };
    expect(await refusal(passkey({ credential: 'signed' }), actions(closed))).toMatchObject({
      status: 429,
    });
  });
});

describe('registering', () => {
  it('makes an account and signs in', async () => {
    const at = actions();
    const answer = await entry(registration(), at);
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie()).toEqual(session.getSetCookie());
    expect(at.accounts).toEqual([
      {
        firstName: 'Jan',
        lastName: 'Kowalski',
        email: 'jan@example.com',
        phone: null,
        password: 'secret',
        locale: 'uk',
        attempt: null,
      },
    ]);
  });

  it('names the form that was filled in, if the page gave it a name', async () => {
    const at = actions();
    const name = '0b8e1f0a-7c1d-4d5c-9a58-0d2f6a3b1c55';
    for (const attempt of [name, 'not of the page']) await entry(registration({ attempt }), at);
    expect(at.accounts).toMatchObject([{ attempt: name }, { attempt: null }]);
  });

  it('needs no more than address and password on the auth page', async () => {
    const at = actions({ accountSchema: shortAccountSchema });
    await entry(
      formOf({
        intent: 'register',
        name: ' Jan  Maria Kowalski ',
        email: 'jan@example.com',
        password: 'secret',
        confirmPassword: 'secret',
      }),
      at,
    );
    expect(at.accounts[0]).toMatchObject({ firstName: 'Jan', lastName: 'Maria Kowalski' });
    expect(splitName(null)).toEqual({ firstName: '', lastName: '' });
  });

  it('is refused with a password that everybody tries, and makes no account', async () => {
    const at = actions();
    for (const [password, message] of [
      ['qwerty', 'auth.error.passwordCommon'],
      ['jan@example.com', 'auth.error.passwordOwn'],
      ['Jan Kowalski', 'auth.error.passwordOwn'],
    ] as const) {
      expect(await refusal(registration({ password, confirmPassword: password }), at)).toMatchObject({
        status: 422,
        errors: { password: message },
      });
    }
    expect(at.accounts).toEqual([]);
  });

  it('asks for as many characters as the shop does', async () => {
    const strict = actions({ account: { ...actions().account, passwordMinimum: 12 } });
    expect(await refusal(registration(), strict)).toMatchObject({
      errors: { password: 'auth.error.passwordTooShort' },
    });
  });

  it('is refused for passwords that differ, for terms that are not accepted and for a taken address', async () => {
    expect(await refusal(registration({ confirmPassword: 'other1' }))).toMatchObject({
      status: 422,
      errors: { confirmPassword: 'auth.passwordsMustMatch' },
    });
    expect(await refusal(registration({ acceptTerms: '' }))).toMatchObject({
      errors: { acceptTerms: 'auth.error.terms' },
    });
    expect(await refusal(registration({ email: 'olena@example.com' }))).toMatchObject({
      status: 409,
      reason: 'register-failed',
    });
  });
});

describe('a forgotten password', () => {
  const forgot = (fields: Record<string, string>) =>
    formOf({ intent: 'forgot', email: '', password: '', ...fields });

  it('is answered alike for every address, and keeps the target', async () => {
    const at = actions();
    for (const email of ['Olena@example.com', 'nobody@example.com']) {
      const answer = await entry(forgot({ email, redirect: '/ua/checkout' }), at);
      expect(answer.headers.get('Location')).toBe('/ua/auth?notice=reset-sent&redirect=%2Fua%2Fcheckout');
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(at.forgotten).toEqual(['olena@example.com', 'nobody@example.com']);
  });

  it('needs an address', async () => {
    expect(await refusal(forgot({}))).toMatchObject({
      status: 422,
      errors: { email: 'login.enterEmailForReset' },
    });
    expect(await refusal(forgot({ email: 'olena' }))).toMatchObject({
      errors: { email: 'auth.error.email' },
    });
  });

  it('asked for too often is answered alike, and nothing is written; a known browser is counted apart', async () => {
    const tries: unknown[] = [];
    const limits: AuthFormActions['limits'] = {
      ...actions().limits,
      passwordResetOf: (request) => {
        tries.push(request);
        return Promise.resolve(request.knownSince === null ? later : { ok: true });
      },
    };
    const email = 'olena@example.com';
    for (const cookie of ['', `known=${email}`]) {
      const at = actions({ limits, requestHeaders: new Headers({ cookie }) });
      const answer = await entry(forgot({ email: 'Olena@example.com' }), at);
      expect(answer.headers.get('Location')).toBe('/ua/auth?notice=reset-sent');
      expect(at.forgotten).toEqual(cookie === '' ? [] : [email]);
    }
    expect(tries).toEqual([
      { email, knownSince: null },
      { email, knownSince: LAST_SIGNED_IN },
    ]);
  });

  it('is taken from a network so many times', async () => {
    const closed = { limits: { ...actions().limits, passwordReset: () => Promise.resolve(later) } };
    expect(await refusal(forgot({ email: 'olena@example.com' }), actions(closed))).toMatchObject({
      status: 429,
    });
  });
});

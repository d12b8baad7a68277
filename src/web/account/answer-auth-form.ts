import { redirect, replace } from 'react-router';
import * as v from 'valibot';
import { signInSchema } from '../../domain/account/auth-forms.ts';
import { localPath } from '../../domain/routing/local-path.ts';
import { emailAddress } from '../../domain/account/account-fields.ts';
import { refuseForm } from '../form/answer-form.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { visitorOf, type AuthFormActions } from './auth-form-actions.ts';
import type { AuthProblem } from './auth-form.tsx';
import { PASSWORD_FAULTS } from './password-faults.ts';

/** Both forms' fields but for the passwords. */
const FIELDS = [
  'intent',
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'remember',
  'acceptTerms',
  'redirect',
];

/** Refuses a form; what was typed goes back with it, but for passwords. */
const refuse = (form: FormData, status: number, problem: Omit<AuthProblem, 'values'>) =>
  refuseForm(form, status, { problem, fields: FIELDS });

/** Refuses what was tried too often, and says for how long: the same for every address, with an account or without. */
const refuseForNow = (
  form: FormData,
  intent: AuthProblem['intent'],
  { retryAfterSeconds }: { retryAfterSeconds: number },
) => refuse(form, 429, { intent, reason: 'too-many-attempts', errors: {}, retryAfterSeconds });

/** Goes to the form's target with the session's cookies (R24a), which takes the place of the form on the way back. */
function enter(form: FormData, session: Headers, fallback: string): Response {
  const target = form.get('redirect');
  const headers = new Headers();
  for (const cookie of session.getSetCookie()) headers.append('Set-Cookie', cookie);
  return replace(localPath(target) ?? fallback, { status: 303, headers });
}

/** Goes to the page that asks for the second factor, and from there to the form's target. */
function askForSecondFactor(form: FormData, headers: Headers, { region, fallback }: AuthFormActions) {
  const target = localPath(form.get('redirect')) ?? fallback;
  return redirect(`/${region}/auth/second-factor?${new URLSearchParams({ redirect: target })}`, {
    status: 303,
    headers,
  });
}

async function signIn(form: FormData, actions: AuthFormActions) {
  const { identity, limits, account, requestHeaders, clientAddress, fallback } = actions;
  const intent = 'login';
  const limit = await limits.signIn(clientAddress);
  if (!limit.ok) return refuseForNow(form, intent, limit);
  const parsed = v.safeParse(signInSchema, Object.fromEntries(form));
  if (!parsed.success) {
    return refuse(form, 422, { intent, reason: 'invalid-fields', errors: fieldErrors(parsed.issues) });
  }
  const { email } = parsed.output;
  const knownSince = account.knownBrowsers.knownSince(requestHeaders, email);
  const attempt = { email, knownSince, address: clientAddress };
  const delay = await limits.signInTo(attempt);
  if (!delay.ok) return refuseForNow(form, intent, delay);
  const result = await identity.signIn(parsed.output, visitorOf(actions));
  if (!result.ok) return refuse(form, 401, { intent, reason: 'login-failed', errors: {} });
  await limits.signedInTo(attempt);
  if (result.awaitsSecondFactor) return askForSecondFactor(form, result.headers, actions);
  // Anybody can claim an address: only its owner's browsers are known for it.
  if (result.isConfirmed) result.headers.append('Set-Cookie', account.knownBrowsers.cookieOf(email));
  return enter(form, result.headers, fallback);
}

/** Signs in by what a passkey has signed. It proves two factors, so none is asked for besides. */
async function signInByPasskey(form: FormData, actions: AuthFormActions) {
  const { limits, account, clientAddress, fallback } = actions;
  const intent = 'login';
  const limit = await limits.signIn(clientAddress);
  if (!limit.ok) return refuseForNow(form, intent, limit);
  const result = await account.passkeys.finishSignIn(
    { credential: form.get('credential'), isRemembered: form.get('remember') === 'on' },
    visitorOf(actions),
  );
  if (!result.ok) {
    const status = result.reason === 'passkey-malformed' ? 400 : 401;
    return refuse(form, status, { intent, reason: result.reason, errors: {} });
  }
  if (result.isConfirmed) result.headers.append('Set-Cookie', account.knownBrowsers.cookieOf(result.email));
  return enter(form, result.headers, fallback);
}

/** What names the filled-in form; null where the page gave it nothing. */
function attemptIn(form: FormData): string | null {
  const attempt = form.get('attempt');
  return v.is(v.pipe(v.string(), v.uuid()), attempt) ? attempt : null;
}

async function register(form: FormData, actions: AuthFormActions) {
  const intent = 'register';
  const { identity, limits, account, accountSchema, locale, clientAddress, fallback } = actions;
  const parsed = v.safeParse(accountSchema(account.passwordMinimum), Object.fromEntries(form));
  if (!parsed.success) {
    return refuse(form, 422, { intent, reason: 'invalid-fields', errors: fieldErrors(parsed.issues) });
  }
  const { password, email, firstName, lastName } = parsed.output;
  const fault = await account.judgePassword(password, [email, `${firstName} ${lastName}`]);
  if (fault !== null) {
    return refuse(form, 422, {
      intent,
      reason: 'invalid-fields',
      errors: { password: PASSWORD_FAULTS[fault] },
    });
  }
  const limit = await limits.registration(clientAddress);
  if (!limit.ok) return refuseForNow(form, intent, limit);
  const result = await identity.register(
    { ...parsed.output, locale, attempt: attemptIn(form) },
    visitorOf(actions),
  );
  if (!result.ok) return refuse(form, 409, { intent, reason: 'register-failed', errors: {} });
  if (result.awaitsSecondFactor) return askForSecondFactor(form, result.headers, actions);
  return enter(form, result.headers, fallback);
}

const forgotSchema = v.object({ email: emailAddress });

/** Takes in that the password of the typed address is forgotten; the answer is the same for every address (C §5). */
async function forgot(form: FormData, actions: AuthFormActions) {
  const { limits, account, requestHeaders, locale, clientAddress, region } = actions;
  const intent = 'login';
  const parsed = v.safeParse(forgotSchema, Object.fromEntries(form));
  if (!parsed.success) {
    const typed = form.get('email');
    const isEmpty = typeof typed !== 'string' || typed.trim() === '';
    const errors = isEmpty ? { email: 'login.enterEmailForReset' } : fieldErrors(parsed.issues);
    return refuse(form, 422, { intent, reason: 'invalid-fields', errors });
  }
  const limit = await limits.passwordReset(clientAddress);
  if (!limit.ok) return refuseForNow(form, intent, limit);
  const { email } = parsed.output;
  const knownSince = account.knownBrowsers.knownSince(requestHeaders, email);
  // Who asks too often is told nothing else: strangers' requests would show in the owner's answer.
  if ((await limits.passwordResetOf({ email, knownSince })).ok)
    await account.requestPasswordReset({ email, locale });
  const target = localPath(form.get('redirect'));
  const query = new URLSearchParams({
    notice: 'reset-sent',
    ...(target === null ? {} : { redirect: target }),
  });
  return redirect(`/${region}/auth?${query}`, 303);
}

/**
 * Answers the forms of signing in, by password or passkey, of a forgotten password and of registering, told apart by `intent` (C §5, §8): 303 to
 * the target, 422 with message keys by field, 400 for what is no passkey's answer, 401 or 409 for a refused pair, passkey or address, 429 when a network has tried too often, or an e-mail has
 * been tried too often from browsers that its account does not know.
 */
export const answerAuthForm = (form: FormData, actions: AuthFormActions) => {
  const intent = form.get('intent');
  if (intent === 'register') return register(form, actions);
  if (intent === 'passkey') return signInByPasskey(form, actions);
  return intent === 'forgot' ? forgot(form, actions) : signIn(form, actions);
};

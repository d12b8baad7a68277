import { redirect } from 'react-router';
import * as v from 'valibot';
import { emailAddress } from '../../../domain/account/account-fields.ts';
import { passwordChangeSchema } from '../../../domain/account/auth-forms.ts';
import { personalDetailsSchema, type PersonalDetails } from '../../../domain/account/personal-details.ts';
import type { RateDecision } from '../../../domain/limits/rate-decision.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Market } from '../../../domain/locale/market.ts';
import type { PasswordFault } from '../../../domain/account/password.ts';
import { refuseForm, type FormProblem } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { PASSWORD_FAULTS } from '../password-faults.ts';
import { redirectDone } from './tell-done.ts';

/** Which form of the personal tab was sent. */
export const PERSONAL_INTENTS = [
  'details',
  'address',
  'confirm',
  'password',
  'end-session',
  'end-others',
] as const;
export type PersonalIntent = (typeof PERSONAL_INTENTS)[number];

/**
 * Why a form of the personal tab was not taken; `sent-lately`: an e-mail was written to the address just now, or as many as may be; `failed`: the
 * server did not answer it.
 */
export type PersonalProblem = FormProblem<'invalid-fields' | 'too-many' | 'sent-lately' | 'failed'> & {
  readonly intent: PersonalIntent;
};

/** Who takes the forms, and whose they are. */
export interface PersonalFormActions {
  readonly account: {
    saveDetails(userId: string, details: PersonalDetails): Promise<void>;
    askToConfirm(account: { userId: string; email: string; locale: Locale }): Promise<RateDecision>;
    askToChangeAddress(asked: { userId: string; email: string }): Promise<RateDecision>;
    changePassword(changed: {
      userId: string;
      sessionId: string;
      current: string;
      next: string;
    }): Promise<{ readonly ok: boolean }>;
    readonly passwordMinimum: number;
    readonly knownBrowsers: { cookieOf(email: string): string };
    judgePassword(password: string, ownNames: readonly string[]): Promise<PasswordFault | null>;
    endSession(userId: string, id: string): Promise<void>;
    endSessions(ended: { userId: string; except: string }): Promise<void>;
  };
  readonly limits: {
    /** Counts what costs an e-mail against the account's limit. */
    readonly accountChange: (userId: string) => Promise<RateDecision>;
    /** Counts e-mails that ask anew to confirm the address against the account's waiting times. */
    readonly confirmEmail: (userId: string) => Promise<RateDecision>;
    /** Counts tries of the current password against the session's limit. */
    readonly passwordProof: (sessionId: string) => Promise<RateDecision>;
  };
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly isConfirmed: boolean;
  };
  readonly sessionId: string;
  readonly locale: Locale;
  /** Whose a telephone number without a calling code is. */
  readonly phoneMarket: Market;
  /** ISO 8601. */
  readonly today: string;
  /** The tab's own address. */
  readonly tab: string;
}

const SESSION_ID = v.pipe(v.string(), v.uuid());
const FIELDS = ['firstName', 'lastName', 'phone', 'birthDate', 'email'];

const refuse = (form: FormData, intent: PersonalIntent, errors: Readonly<Record<string, string>>) =>
  refuseForm(form, 422, { problem: { intent, reason: 'invalid-fields' as const, errors }, fields: FIELDS });

const refuseForNow = (
  form: FormData,
  intent: PersonalIntent,
  { retryAfterSeconds }: { retryAfterSeconds: number },
  reason: 'too-many' | 'sent-lately' = 'too-many',
) => {
  const problem = { intent, reason, errors: {}, retryAfterSeconds };
  return refuseForm(form, 429, { problem, fields: FIELDS });
};

const invalid = (form: FormData, intent: PersonalIntent, issues: Parameters<typeof fieldErrors>[0]) =>
  refuse(form, intent, fieldErrors(issues));

/** Answers the forms of the personal tab, told apart by `intent`: 303 to the tab, which says what was done, else 422 or 429. */
export async function answerPersonalForm(form: FormData, actions: PersonalFormActions) {
  const { account, limits, user, sessionId, locale, phoneMarket, today, tab } = actions;
  const typed = Object.fromEntries(form);
  const done = (name: string) => redirectDone(tab, name, name);
  /** All browsers are strangers' after it but this one. */
  const keepKnown = (answer: Response) => {
    if (user.isConfirmed) answer.headers.append('Set-Cookie', account.knownBrowsers.cookieOf(user.email));
    return answer;
  };
  const intent = PERSONAL_INTENTS.find((each) => each === form.get('intent'));
  if (intent === undefined) return redirect(tab, 303);
  if (intent === 'details') {
    const parsed = v.safeParse(personalDetailsSchema({ today, market: phoneMarket }), typed);
    if (!parsed.success) return invalid(form, intent, parsed.issues);
    await account.saveDetails(user.id, parsed.output);
    return done('details');
  }
  if (intent === 'end-session') {
    const id = form.get('session');
    if (v.is(SESSION_ID, id)) await account.endSession(user.id, id);
    return done('sessions');
  }
  if (intent === 'end-others') {
    await account.endSessions({ userId: user.id, except: sessionId });
    return keepKnown(done('sessions'));
  }
  const address = intent === 'address' ? v.safeParse(v.object({ email: emailAddress }), typed) : null;
  if (address && !address.success) return invalid(form, intent, address.issues);
  const password =
    intent === 'password' ? v.safeParse(passwordChangeSchema(account.passwordMinimum), typed) : null;
  if (password && !password.success) return invalid(form, intent, password.issues);
  const limit =
    intent === 'password' ? await limits.passwordProof(sessionId) : await limits.accountChange(user.id);
  if (!limit.ok) return refuseForNow(form, intent, limit);
  if (password) {
    const { currentPassword: current, newPassword: next } = password.output;
    const fault = await account.judgePassword(next, [user.email, user.name]);
    if (fault !== null) return refuse(form, intent, { newPassword: PASSWORD_FAULTS[fault] });
    const changed = await account.changePassword({ userId: user.id, sessionId, current, next });
    if (!changed.ok) {
      return refuse(form, intent, { currentPassword: 'profile.password.error.current' });
    }
    return keepKnown(done('password'));
  }
  if (address) {
    const asked = await account.askToChangeAddress({ userId: user.id, email: address.output.email });
    return asked.ok ? done('address') : refuseForNow(form, intent, asked);
  }
  if (user.isConfirmed) return redirect(tab, 303);
  const spaced = await limits.confirmEmail(user.id);
  if (!spaced.ok) return refuseForNow(form, intent, spaced, 'sent-lately');
  const asked = await account.askToConfirm({ userId: user.id, email: user.email, locale });
  return asked.ok ? done('confirm') : refuseForNow(form, intent, asked, 'sent-lately');
}

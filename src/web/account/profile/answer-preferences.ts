import { data } from 'react-router';
import {
  tickedPreferences,
  type CommunicationPreferences,
} from '../../../domain/account/communication-preferences.ts';
import type { RateDecision } from '../../../domain/limits/rate-decision.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { redirectDone } from './tell-done.ts';

/** The forms of the section. */
const PREFERENCE_INTENTS = ['preferences', 'ask-consent-again'] as const;

/** Why a form was not taken: too many e-mails were written to the address. */
export interface PreferencesProblem {
  readonly about: 'preferences';
  readonly retryAfterSeconds: number;
}

type Saved = Promise<
  { readonly ok: true; readonly isAsked: boolean } | Exclude<RateDecision, { readonly ok: true }>
>;

/** Who keeps what a customer chose, and the tab that shows it. */
export interface PreferencesActions {
  readonly userId: string;
  readonly locale: Locale;
  readonly preferences: {
    readonly save: (given: { userId: string; chosen: CommunicationPreferences; locale: Locale }) => Saved;
    readonly askAgain: (given: { userId: string; locale: Locale }) => Saved;
  };
  readonly tab: string;
}

/** Answers the forms of what is written to a customer: 303 to the tab, 429 when no more e-mails may be written. Null for a form of another kind. */
export async function answerPreferences(
  form: FormData,
  { userId, locale, preferences, tab }: PreferencesActions,
) {
  const intent = PREFERENCE_INTENTS.find((each) => each === form.get('intent'));
  if (intent === undefined) return null;
  const chosen = tickedPreferences((field) => form.has(field));
  const saved =
    intent === 'preferences'
      ? await preferences.save({ userId, chosen, locale })
      : await preferences.askAgain({ userId, locale });
  if (!saved.ok) {
    const problem: PreferencesProblem = { about: 'preferences', retryAfterSeconds: saved.retryAfterSeconds };
    return data(problem, { status: 429 });
  }
  return redirectDone(tab, saved.isAsked ? 'communication-asked' : 'communication', 'communication');
}

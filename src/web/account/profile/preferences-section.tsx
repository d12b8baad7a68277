import { Form, useNavigation } from 'react-router';
import {
  isConsented,
  OPTIONAL_TOPICS,
  type Channel,
  type CommunicationPreferences,
  type ConsentTopic,
  type OptionalTopic,
} from '../../../domain/account/communication-preferences.ts';
import { LimitAlert } from '../../form/limit-alert.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import type { PreferencesProblem } from './answer-preferences.ts';
import { PersonalSection } from './personal-section.tsx';
import { usePrintDay } from './use-print-day.ts';

/** What the section shows. */
export interface ShownPreferences {
  readonly preferences: CommunicationPreferences;
  /** Advertising that waits for the link of an e-mail. */
  readonly pending: readonly ConsentTopic[];
  /** What was agreed to, in which words and when, as an ISO 8601 moment. */
  readonly given: readonly { readonly topic: ConsentTopic; readonly wording: string; readonly at: string }[];
  /** What each kind of advertising is agreed to in. */
  readonly wordings: Readonly<Record<ConsentTopic, string>>;
  /** Whether the shop sends text messages. */
  readonly offersSms: boolean;
}

const consentTopic = (channel: Channel, topic: OptionalTopic): ConsentTopic | null => {
  if (topic === 'marketing') return `${channel}-marketing`;
  return topic === 'newsletter' ? 'email-newsletter' : null;
};

/** Whether the box of a topic is ticked: it was chosen, or waits for the link of an e-mail. */
function isTicked(
  { preferences, pending }: ShownPreferences,
  channel: Channel,
  topic: OptionalTopic,
): boolean {
  const consent = consentTopic(channel, topic);
  if (consent !== null) return isConsented(preferences, consent) || pending.includes(consent);
  const chosen: Readonly<Record<string, boolean>> = preferences[channel];
  return chosen[topic] === true;
}

/** Keeps what was chosen for a channel that is not shown: a form without its boxes would take it back. */
function KeptChoices({ channel, shown }: { channel: Channel; shown: ShownPreferences }) {
  const ticked = OPTIONAL_TOPICS[channel].filter((topic) => isTicked(shown, channel, topic));
  const names = shown.preferences[channel].enabled ? ['enabled', ...ticked] : ticked;
  return names.map((name) => <input key={name} type="hidden" name={`${channel}.${name}`} value="on" />);
}

/** What is agreed to in a kind of advertising; once that was done, in the words that it was done in, and when. */
function ConsentHint({ shown, topic }: { shown: ShownPreferences; topic: ConsentTopic }) {
  const t = useT();
  const print = usePrintDay();
  const given = shown.given.find((each) => each.topic === topic);
  if (given === undefined) return shown.wordings[topic];
  return (
    <>
      {given.wording}{' '}
      <span className="block">{t('profile.preferences.given', { date: print(given.at, 'long') })}</span>
    </>
  );
}

/** A channel as a whole, and what is written by it. */
function ChannelChoices({
  channel,
  shown,
  hint,
}: {
  channel: Channel;
  shown: ShownPreferences;
  hint: string;
}) {
  const t = useT();
  return (
    <fieldset className="group/channel flex flex-col gap-4">
      <legend className="mb-4 text-base font-semibold">{t(`profile.preferences.${channel}`)}</legend>
      <CheckboxField
        name={`${channel}.enabled`}
        label={t(`profile.preferences.${channel}.enabled`)}
        hint={hint}
        defaultChecked={shown.preferences[channel].enabled}
      />
      <div className="flex flex-col gap-4 border-l-2 border-line pl-5 group-has-[[name$='.enabled']:not(:checked)]/channel:hidden">
        {OPTIONAL_TOPICS[channel].map((topic) => {
          const consent = consentTopic(channel, topic);
          const step = topic === 'leases' ? 'leases' : (`orders.${channel}` as const);
          return (
            <CheckboxField
              key={topic}
              name={`${channel}.${topic}`}
              label={t(`profile.preferences.topic.${topic}`)}
              hint={
                consent === null ? (
                  t(`profile.preferences.topic.${step}.hint`)
                ) : (
                  <ConsentHint shown={shown} topic={consent} />
                )
              }
              defaultChecked={isTicked(shown, channel, topic)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

const NOTICES = {
  communication: 'profile.preferences.saved',
  'communication-asked': 'profile.preferences.asked',
} as const;

/** What the customer wants to be written of (C §2, C §3), and what comes whatever is chosen. */
export function PreferencesSection({
  shown,
  email,
  isConfirmed,
  hasSmsNumber,
  problem,
  done,
}: {
  shown: ShownPreferences;
  email: string;
  isConfirmed: boolean;
  /** Whether the account has a telephone that text messages reach. */
  hasSmsNumber: boolean;
  problem: PreferencesProblem | undefined;
  done: string | null;
}) {
  const t = useT();
  const { state, formData } = useNavigation();
  const numberHint = hasSmsNumber ? 'hint' : 'noPhone';
  const smsHint = isConfirmed ? numberHint : 'unconfirmed';
  const isPending = (intent: string) => state !== 'idle' && formData?.get('intent') === intent;
  const notice = done === 'communication' || done === 'communication-asked' ? NOTICES[done] : null;
  return (
    <PersonalSection
      id="communication"
      title={t('profile.preferences.title')}
      text={t('profile.preferences.text')}
      notice={notice !== null && t(notice, { email })}
    >
      {problem && <LimitAlert seconds={problem.retryAfterSeconds} />}
      {shown.pending.length > 0 && (
        <Alert tone="info">
          <p>{t('profile.preferences.pending', { email })}</p>
          <Form method="post" preventScrollReset className="mt-3">
            <input type="hidden" name="intent" value="ask-consent-again" />
            <Button type="submit" size="sm" loading={isPending('ask-consent-again')}>
              {t('profile.email.sendAgain')}
            </Button>
          </Form>
        </Alert>
      )}
      <Form
        key={JSON.stringify([shown.preferences, shown.pending])}
        method="post"
        preventScrollReset
        className="flex flex-col gap-8"
      >
        <input type="hidden" name="intent" value="preferences" />
        <ChannelChoices channel="email" shown={shown} hint={t('profile.preferences.email.hint')} />
        {shown.offersSms ? (
          <ChannelChoices channel="sms" shown={shown} hint={t(`profile.preferences.sms.${smsHint}`)} />
        ) : (
          <KeptChoices channel="sms" shown={shown} />
        )}
        <p className="text-sm text-muted">
          {t('profile.preferences.consentNote')}{' '}
          <LocalLink to="/privacy-policy" className="underline underline-offset-4">
            {t('profile.privacy.policy')}
          </LocalLink>
        </p>
        <Button type="submit" tone="primary" loading={isPending('preferences')} className="self-start">
          {t('profile.personal.save')}
        </Button>
      </Form>
    </PersonalSection>
  );
}

import { Form } from 'react-router';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Button } from '../../ui/button.tsx';
import { PersonalSection } from './personal-section.tsx';
import { usePrintDay } from './use-print-day.ts';

export interface SessionRow {
  readonly id: string;
  readonly browser: string | null;
  readonly address: string | null;
  readonly usedAt: string;
  readonly isOwn: boolean;
}

/** Where the account is signed in; each can be ended, which passkeys outlive. */
export function SessionList({
  sessions,
  hasPasskeys,
  done,
}: {
  sessions: readonly SessionRow[];
  hasPasskeys: boolean;
  done: string | null;
}) {
  const t = useT();
  const print = usePrintDay();
  return (
    <PersonalSection
      id="sessions"
      title={t('profile.sessions.title')}
      text={t('profile.sessions.text')}
      notice={done === 'sessions' && t('profile.sessions.ended')}
    >
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map(({ id, browser, address, usedAt, isOwn }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div className="min-w-0">
              <p className="font-semibold">{browser ?? t('profile.sessions.unknown')}</p>
              <p className="text-sm text-muted">
                {isOwn
                  ? t('profile.sessions.own')
                  : t('profile.sessions.used', { date: print(usedAt, 'moment') })}
                {address ? ` · ${address}` : ''}
              </p>
            </div>
            {!isOwn && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="session" value={id} />
                <Button
                  type="submit"
                  size="sm"
                  aria-label={`${t('profile.sessions.end')}: ${browser ?? t('profile.sessions.unknown')}`}
                >
                  {t('profile.sessions.end')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="end-others" />
          <Button type="submit">{t('profile.sessions.endOthers')}</Button>
        </Form>
      )}
      {hasPasskeys && <p className="text-sm text-muted">{t('profile.sessions.passkeysStay')}</p>}
    </PersonalSection>
  );
}

export interface SignInRow {
  readonly id: number;
  readonly at: string;
  readonly outcome: 'signed-in' | 'wrong-password' | 'wrong-code' | 'passkey-refused';
  /** `password`, `passkey`, or a provider's id. */
  readonly method: string;
  /** The provider that it went through; null for none. */
  readonly provider: string | null;
  readonly browser: string | null;
  readonly place: string | null;
  readonly address: string | null;
}

/** The login history (C §2, §3): the newest tries first. `more` is the address of the page with older ones; null for none. */
export function SignInHistory({ signIns, more }: { signIns: readonly SignInRow[]; more: string | null }) {
  const t = useT();
  const print = usePrintDay();
  return (
    <PersonalSection id="history" title={t('profile.history.title')} text={t('profile.history.text')}>
      <ul className="divide-y divide-line border-y border-line">
        {signIns.map(({ id, at, outcome, method, provider, browser, place, address }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3.5 text-sm"
          >
            <div className="min-w-0">
              <p className={outcome === 'signed-in' ? 'font-semibold' : 'font-semibold text-danger'}>
                {t(
                  outcome === 'signed-in' && method === 'passkey'
                    ? 'profile.history.byPasskey'
                    : `profile.history.${outcome}`,
                )}
              </p>
              <p className="text-muted">
                {[provider, browser ?? t('profile.sessions.unknown'), place, address]
                  .filter((part) => part)
                  .join(' · ')}
              </p>
            </div>
            <time dateTime={at} className="text-muted">
              {print(at, 'long')}
            </time>
          </li>
        ))}
      </ul>
      {more !== null && (
        <LocalLink
          to={more}
          className="inline-flex items-center self-start font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('profile.history.more')}
        </LocalLink>
      )}
    </PersonalSection>
  );
}

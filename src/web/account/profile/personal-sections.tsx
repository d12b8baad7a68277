import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { PASSWORD_MIN_LENGTH } from '../../../domain/account/password.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { useFields } from '../../form/use-fields.ts';
import { useCurrency } from '../../i18n/currency.tsx';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../auth-form.tsx';
import type { PersonalIntent, PersonalProblem } from './answer-personal-form.ts';

/** What every section needs: the problem that came back, and what was done. */
export interface Answered {
  readonly problem: PersonalProblem | undefined;
  /** The name of the section whose form was taken last. */
  readonly done: string | null;
}

/** A section of the personal tab, with what came of its form. */
export function PersonalSection({
  id,
  title,
  text,
  notice,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  notice?: string | false;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className="scroll-mt-28 border-t border-line py-10 first:border-0 first:pt-0"
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-16">
        <div>
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {text !== undefined && <p className="mt-2 text-sm text-muted">{text}</p>}
        </div>
        <div className="flex max-w-measure flex-col gap-5">
          {notice && (
            <Alert tone="success" live>
              {notice}
            </Alert>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}

/** Whether the form of an intent is on its way. */
function usePending(intent: PersonalIntent): boolean {
  const { state, formData } = useNavigation();
  return state !== 'idle' && formData?.get('intent') === intent;
}

/** The problem of one form; a limit that was reached is said above its fields. */
function Problem({ problem, intent }: { problem: PersonalProblem | undefined; intent: PersonalIntent }) {
  const t = useT();
  return problem?.intent === intent && problem.reason === 'too-many' ? (
    <Alert tone="danger" live>
      {t('error.rate-limited')}
    </Alert>
  ) : null;
}

/** A form of the tab, told by its intent. */
function PersonalForm({
  intent,
  problem,
  children,
}: {
  intent: PersonalIntent;
  problem: PersonalProblem | undefined;
  children: ReactNode;
}) {
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-5">
      <Problem problem={problem} intent={intent} />
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

const own = (problem: PersonalProblem | undefined, intent: PersonalIntent) =>
  problem?.intent === intent ? problem : undefined;

export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly birthDate: string | null;
}

/** Name, phone and birth date (C §3). */
export function DetailsForm({ details, problem, done }: Answered & { details: Details }) {
  const t = useT();
  const field = useFields(own(problem, 'details'));
  const isPending = usePending('details');
  const filled = (name: keyof Details, value: string) => {
    const { defaultValue = value, ...rest } = field(name);
    return { ...rest, defaultValue };
  };
  return (
    <PersonalSection
      id="details"
      title={t('profile.personal.details')}
      text={t('profile.personal.detailsText')}
      notice={done === 'details' && t('profile.personal.saved')}
    >
      <PersonalForm intent="details" problem={problem}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...filled('firstName', details.firstName)}
            label={t('checkout.field.firstName')}
            autoComplete="given-name"
          />
          <TextField
            {...filled('lastName', details.lastName)}
            label={t('checkout.field.lastName')}
            autoComplete="family-name"
          />
          <TextField
            {...filled('phone', details.phone ?? '')}
            label={t('checkout.field.phone')}
            type="tel"
            autoComplete="tel"
          />
          <TextField
            {...filled('birthDate', details.birthDate ?? '')}
            label={t('profile.personal.birthDate')}
            type="date"
            autoComplete="bday"
            min="1900-01-01"
          />
        </div>
        <Button type="submit" tone="primary" loading={isPending} className="self-start">
          {t('profile.personal.save')}
        </Button>
      </PersonalForm>
    </PersonalSection>
  );
}

/** The address of the account: whether it is confirmed, and how it becomes another. */
export function AddressForm({
  email,
  isConfirmed,
  problem,
  done,
}: Answered & { email: string; isConfirmed: boolean }) {
  const t = useT();
  const field = useFields(own(problem, 'address'));
  const [isConfirming, isChanging] = [usePending('confirm'), usePending('address')];
  const notices: Readonly<Record<string, string>> = {
    confirm: t('profile.email.confirmSent'),
    address: t('profile.email.changeSent'),
  };
  return (
    <PersonalSection
      id="address"
      title={t('profile.email.title')}
      text={t('profile.email.text')}
      notice={done !== null && notices[done]}
    >
      <TextField label={t('auth.field.email')} type="email" value={email} disabled readOnly id="confirm" />
      {!isConfirmed && (
        <PersonalForm intent="confirm" problem={problem}>
          <Alert tone="warning">{t('profile.email.unconfirmed')}</Alert>
          <Button type="submit" loading={isConfirming} className="self-start">
            {t('profile.email.sendAgain')}
          </Button>
        </PersonalForm>
      )}
      <PersonalForm intent="address" problem={problem}>
        <TextField
          {...field('email')}
          label={t('profile.email.new')}
          type="email"
          autoComplete="email"
          required
        />
        <Button type="submit" loading={isChanging} className="self-start">
          {t('profile.email.change')}
        </Button>
      </PersonalForm>
    </PersonalSection>
  );
}

/** Changing the password (C §2, §5, §8). */
export function PasswordForm({ changedAt, problem, done }: Answered & { changedAt: string | null }) {
  const t = useT();
  const print = usePrintDay();
  const field = useFields(own(problem, 'password'), { min: PASSWORD_MIN_LENGTH });
  const isPending = usePending('password');
  return (
    <PersonalSection
      id="password"
      title={t('profile.password.title')}
      text={
        changedAt === null ? undefined : t('profile.password.changedAt', { date: print(changedAt, 'short') })
      }
      notice={done === 'password' && t('profile.password.changed')}
    >
      <PersonalForm intent="password" problem={problem}>
        <PasswordField
          {...field('currentPassword')}
          label={t('profile.password.current')}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...field('newPassword')}
          label={t('auth.field.newPassword')}
          hint={t('auth.passwordHint', { min: PASSWORD_MIN_LENGTH })}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...field('confirmPassword')}
          label={t('auth.field.confirmPassword')}
          autoComplete="new-password"
          required
        />
        <Button type="submit" loading={isPending} className="self-start">
          {t('profile.password.change')}
        </Button>
      </PersonalForm>
    </PersonalSection>
  );
}

/** Whether signing in takes a second factor, and the way to change that (R22). `since` is null while it does not. */
export function SecondFactor({ since }: { since: string | null }) {
  const t = useT();
  const print = usePrintDay();
  return (
    <PersonalSection
      id="two-factor"
      title={t('profile.secondFactor.title')}
      text={t('profile.secondFactor.text')}
    >
      <p>
        {since === null
          ? t('profile.secondFactor.off')
          : t('profile.secondFactor.on', { date: print(since, 'short') })}
      </p>
      <div>
        <ButtonLink to="/profile/two-factor">
          {t(since === null ? 'profile.secondFactor.setUp' : 'profile.secondFactor.manage')}
        </ButtonLink>
      </div>
    </PersonalSection>
  );
}

/** Moments of the profile, in the time of the reader's market. */
export function usePrintDay() {
  const locale = useLocale();
  const timeZone = timeZoneOf(marketOf(useCurrency()));
  return (iso: string, style: 'short' | 'long') => formatDate(iso, locale, timeZone, style);
}

export interface SessionRow {
  readonly id: string;
  readonly browser: string | null;
  readonly address: string | null;
  readonly usedAt: string;
  readonly isOwn: boolean;
}

/** Where the account is signed in; each can be ended. */
export function SessionList({ sessions, done }: { sessions: readonly SessionRow[]; done: string | null }) {
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
                  : t('profile.sessions.used', { date: print(usedAt, 'long') })}
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
    </PersonalSection>
  );
}

export interface SignInRow {
  readonly id: number;
  readonly at: string;
  readonly outcome: 'signed-in' | 'wrong-password' | 'wrong-code';
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
        {signIns.map(({ id, at, outcome, browser, place, address }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3.5 text-sm"
          >
            <div className="min-w-0">
              <p className={outcome === 'signed-in' ? 'font-semibold' : 'font-semibold text-danger'}>
                {t(`profile.history.${outcome}`)}
              </p>
              <p className="text-muted">
                {[browser ?? t('profile.sessions.unknown'), place, address]
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
        <LocalLink to={more} className="self-start font-semibold underline underline-offset-4">
          {t('profile.history.more')}
        </LocalLink>
      )}
    </PersonalSection>
  );
}

/** The way to a copy of all that the shop knows of the customer. */
export function PrivacyLink() {
  const t = useT();
  return (
    <PersonalSection id="privacy" title={t('profile.privacy.title')} text={t('profile.privacy.linkText')}>
      <LocalLink to="/profile/privacy" className="self-start font-semibold underline underline-offset-4">
        {t('profile.privacy.link')}
      </LocalLink>
    </PersonalSection>
  );
}

import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField, usePasswordMinimum } from '../auth-form.tsx';
import { ownProblem, PersonalForm, usePending, type Answered } from './personal-form.tsx';
import { PersonalSection } from './personal-section.tsx';
import { usePrintDay } from './use-print-day.ts';

/** Changing the password (C §2, §5, §8). */
export function PasswordForm({ changedAt, problem, done }: Answered & { changedAt: string | null }) {
  const t = useT();
  const print = usePrintDay();
  const min = usePasswordMinimum();
  const field = useFields(ownProblem(problem, 'password'), { min });
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
          hint={t('auth.passwordHint', { min })}
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

/** The way to the password and the providers that the account can be signed in to with. */
export function SignInWays() {
  const t = useT();
  return (
    <PersonalSection id="ways" title={t('profile.ways.title')} text={t('profile.ways.text')}>
      <div>
        <ButtonLink to="/profile/sign-in-methods">{t('profile.ways.manage')}</ButtonLink>
      </div>
    </PersonalSection>
  );
}

/** How many passkeys sign in to the account, and the way to them. */
export function Passkeys({ count }: { count: number }) {
  const t = useT();
  return (
    <PersonalSection id="passkeys" title={t('profile.passkeys.title')} text={t('profile.passkeys.text')}>
      <p>{count === 0 ? t('profile.passkeys.none') : t('profile.passkeys.count', { count })}</p>
      <div>
        <ButtonLink to={count === 0 ? '/profile/passkeys?add' : '/profile/passkeys'}>
          {t(count === 0 ? 'profile.passkeys.add' : 'profile.secondFactor.manage')}
        </ButtonLink>
      </div>
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

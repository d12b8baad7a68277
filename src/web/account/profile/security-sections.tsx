import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { PersonalSection } from './personal-section.tsx';
import { usePrintDay } from './use-print-day.ts';

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
      <LocalLink
        to="/profile/privacy"
        className="inline-flex items-center self-start font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t('profile.privacy.link')}
      </LocalLink>
    </PersonalSection>
  );
}

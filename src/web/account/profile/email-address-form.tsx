import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ownProblem, PersonalForm, usePending, type Answered } from './personal-form.tsx';
import { PersonalSection } from './personal-section.tsx';

/** The address of the account: whether it is confirmed, and how it becomes another. */
export function EmailAddressForm({
  email,
  isConfirmed,
  problem,
  done,
}: Answered & { email: string; isConfirmed: boolean }) {
  const t = useT();
  const field = useFields(ownProblem(problem, 'address'));
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

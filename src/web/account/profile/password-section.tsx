import { useFetcher, useNavigation, Form } from 'react-router';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/local-link.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField, usePasswordMinimum } from '../auth-form.tsx';
import type { PersonalProblem } from './answer-personal-form.ts';
import { ownProblem, PersonalForm, type Answered } from './personal-form.tsx';
import { PersonalSection } from './personal-section.tsx';
import { Buttons, Cancel, DialogLink, type SendForm } from './section-dialog.tsx';
import { usePrintDay } from './use-print-day.ts';

interface FormProps {
  readonly send: SendForm;
  readonly problem: PersonalProblem | undefined;
  readonly isPending: boolean;
  /** What leads back without it; null in a dialog. */
  readonly back: string | null;
}

/** The current password and the new one twice (C §5, §8). */
function PasswordForm({ send, problem, isPending, back }: FormProps) {
  const t = useT();
  const min = usePasswordMinimum();
  const field = useFields(ownProblem(problem, 'password'), { min });
  return (
    <PersonalForm intent="password" problem={problem} send={send}>
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
      <Buttons>
        <Button type="submit" tone="primary" loading={isPending}>
          {t('profile.password.change')}
        </Button>
        <Cancel to={back} />
      </Buttons>
    </PersonalForm>
  );
}

function FormInDialog() {
  const { Form: StayingForm, state, data } = useFetcher<PersonalProblem>();
  return <PasswordForm send={StayingForm} problem={data} isPending={state !== 'idle'} back={null} />;
}

/** Changing the password (C §2, §4): in a dialog, without script in a page of its own, which is asked for (`isAsked`). */
export function PasswordSection({
  changedAt,
  isAsked,
  problem,
  done,
}: Answered & { changedAt: string | null; isAsked: boolean }) {
  const t = useT();
  const path = usePath();
  const print = usePrintDay();
  const { state } = useNavigation();
  const title = t('profile.password.change');
  return (
    <PersonalSection
      id="password"
      title={t('profile.password.title')}
      text={
        changedAt === null ? undefined : t('profile.password.changedAt', { date: print(changedAt, 'short') })
      }
      notice={done === 'password' && t('profile.password.changed')}
    >
      {isAsked ? (
        <PasswordForm
          send={Form}
          problem={problem}
          isPending={state === 'submitting'}
          back={`${path('/profile/personal')}#password`}
        />
      ) : (
        <div>
          <DialogLink href="?password#password" title={title} form={<FormInDialog />}>
            {title}
          </DialogLink>
        </div>
      )}
    </PersonalSection>
  );
}

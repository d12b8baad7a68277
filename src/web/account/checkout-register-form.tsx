import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { TextField } from '../ui/field.tsx';
import type { AuthProblem } from './auth-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** The registration on the way to the checkout, with the names and the phone that the order will need (C §3). */
export function CheckoutRegisterForm({
  answer,
  target,
  attempt,
  anchor,
}: {
  answer: AuthProblem | undefined;
  target: string;
  attempt: string;
  anchor: string;
}) {
  const t = useT();
  return (
    <RegisterForm
      answer={answer}
      target={target}
      attempt={attempt}
      anchor={anchor}
      mismatch={t('auth.passwordsMustMatch')}
      above={(field) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...field('firstName')}
              label={t('checkout.field.firstName')}
              autoComplete="given-name"
              required
            />
            <TextField
              {...field('lastName')}
              label={t('checkout.field.lastName')}
              autoComplete="family-name"
              required
            />
          </div>
          <TextField
            {...field('phone')}
            label={t('auth.field.phoneOptional')}
            type="tel"
            autoComplete="tel"
          />
        </>
      )}
      below={(field, problem) => (
        <CheckboxField
          name="acceptTerms"
          defaultChecked={problem?.values.acceptTerms === 'on'}
          error={field('acceptTerms').error}
          required
          label={
            <>
              {t('auth.acceptTerms')}{' '}
              <LocalLink to="/terms" target="_blank" className="underline underline-offset-2">
                {t('checkout.termsLink')}
              </LocalLink>
            </>
          }
        />
      )}
    />
  );
}

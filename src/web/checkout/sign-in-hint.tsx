import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { usePath } from '../i18n/use-path.ts';

/** To a guest: that an account would fill the form in. What is typed stays (R18). */
export function SignInHint() {
  const t = useT();
  const path = usePath();
  return (
    <p className="text-sm text-muted">
      {t('checkout.haveAccount')}{' '}
      <LocalLink
        to={`/checkout/auth?redirect=${path('/checkout')}`}
        className="inline-block py-2 font-semibold text-ink underline underline-offset-4"
      >
        {t('checkout.signIn')}
      </LocalLink>
    </p>
  );
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { forgetCheckoutTarget } from '../cart/checkout-target.ts';
import { useT } from '../i18n/i18n.tsx';
import { buttonClass } from '../ui/button.tsx';

/** How long the message of a session that is open already stands before the page goes on by itself (C §9). */
const REDIRECT_DELAY_MS = 1500;

/** Tells a customer that nothing is left to do here, and goes on to `target`; without script by its link alone. */
export function AlreadySignedIn({ target }: { target: string }) {
  const t = useT();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => {
      forgetCheckoutTarget();
      void navigate(target, { replace: true });
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate, target]);
  return (
    <div role="status">
      <h1 className="text-3xl">{t('auth.alreadySignedIn')}</h1>
      <p className="mt-3 mb-7 text-muted">{t('auth.alreadySignedInText')}</p>
      <a
        href={target}
        data-replace
        onClick={forgetCheckoutTarget}
        className={buttonClass({ tone: 'primary', size: 'lg' })}
      >
        {t('auth.goOn')}
      </a>
    </div>
  );
}

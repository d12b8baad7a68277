import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';

/** How long the message of a session that is open already stands before the page goes on by itself (C §9). */
export const REDIRECT_DELAY_MS = 1500;

/** Tells a customer that nothing is left to do here, and goes on to `target`. */
export function AlreadySignedIn({ target }: { target: string }) {
  const t = useT();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(target, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate, target]);
  return (
    <div role="status">
      <h1 className="text-3xl">{t('auth.alreadySignedIn')}</h1>
      <p className="mt-3 mb-7 text-muted">{t('auth.alreadySignedInText')}</p>
      <Button tone="primary" size="lg" onClick={() => void navigate(target, { replace: true })}>
        {t('auth.goOn')}
      </Button>
    </div>
  );
}

import { useLocation, useNavigate } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { usePath } from '../i18n/use-path.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import type { ErrorKind } from './error-kind.ts';

/** Failures that may be over at the next attempt. */
const PASSING: readonly ErrorKind[] = ['server', 'unavailable', 'offline'];

/** The steps out of an error page, the one that helps most first: try again, sign in, or go home. */
export function ErrorActions({ kind }: { kind: ErrorKind }) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const canRetry = PASSING.includes(kind);
  const mustSignIn = kind === 'unauthorized';
  const primary = buttonClass({ tone: 'primary' });
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate(path('/')));
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {canRetry && (
        <a href={here} className={primary}>
          {t('error.page.retry')}
        </a>
      )}
      {mustSignIn && (
        <LocalLink to={`/auth?redirect=${encodeURIComponent(here)}`} className={primary}>
          {t('error.page.signIn')}
        </LocalLink>
      )}
      <LocalLink to="/" className={canRetry || mustSignIn ? buttonClass() : primary}>
        {t('error.page.home')}
      </LocalLink>
      {/* The browser's history needs the script. */}
      <Button onClick={() => void goBack()} className="noscript:hidden">
        {t('error.page.back')}
      </Button>
    </div>
  );
}

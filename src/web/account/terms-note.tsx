import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';

/** What goes with an account: the terms one accepts, and where the use of data is explained, which needs no consent (C §2). */
export function TermsNote({ note }: { note: 'auth.loginNote' | 'auth.registerNote' }) {
  const t = useT();
  const linkClass = 'underline underline-offset-4';
  return (
    <p className="text-sm text-muted">
      {t(note)}{' '}
      <LocalLink to="/terms" className={linkClass}>
        {t('auth.termsLink')}
      </LocalLink>
      {'; '}
      {t('auth.privacyNote')}{' '}
      <LocalLink to="/privacy-policy" className={linkClass}>
        {t('auth.privacyLink')}
      </LocalLink>
      {'.'}
    </p>
  );
}

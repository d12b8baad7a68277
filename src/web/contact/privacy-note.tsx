import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';

/** What becomes of what is typed, beside the button that sends it. */
export function PrivacyNote() {
  const t = useT();
  return (
    <p className="text-sm text-muted">
      {t('contact.privacy')}{' '}
      <LocalLink to="/privacy-policy" className="underline underline-offset-4 hover:text-ink">
        {t('contact.privacyLink')}
      </LocalLink>
    </p>
  );
}

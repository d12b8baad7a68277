import { ButtonLink } from '../i18n/button-link.tsx';
import { useT } from '../i18n/i18n.tsx';
import { DeadEnd } from '../ui/dead-end.tsx';

/** A letter's link that has ended, was cut short or was made up; all are told the same. */
export function LostQuote() {
  const t = useT();
  return (
    <DeadEnd title={t('quote.lost.title')} text={t('quote.lost.text')}>
      <ButtonLink to="/contact" tone="primary" size="lg">
        {t('quote.lost.contact')}
      </ButtonLink>
      <ButtonLink to="/profile" tone="ghost" size="lg">
        {t('quote.lost.profile')}
      </ButtonLink>
    </DeadEnd>
  );
}

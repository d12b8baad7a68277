import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';

/** The way on of staff who have a second factor and are still to give it. */
export function StaffNext() {
  const t = useT();
  return (
    <Alert
      tone="info"
      action={
        <ButtonLink to="/admin" size="sm">
          {t('profile.secondFactor.toBackoffice')}
        </ButtonLink>
      }
    >
      {t('profile.secondFactor.staffNext')}
    </Alert>
  );
}

import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';

/** The way on of staff who have a second factor: still to be given there, or given just now (`isReady`). */
export function StaffNext({ isReady = false }: { isReady?: boolean }) {
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
      {t(isReady ? 'profile.secondFactor.staffReady' : 'profile.secondFactor.staffNext')}
    </Alert>
  );
}

import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';

/** The ways to the first page of a list and to the next one; `address` makes an address that begins after a row, or at the start. */
export function ListPages<Row extends string | number>({
  after,
  next,
  address,
}: {
  after: Row | null;
  next: Row | null;
  address: (after: Row | null) => string;
}) {
  const t = useT();
  if (next === null && after === null) return null;
  return (
    <nav aria-label={t('backoffice.machines.pages')} className="mt-8 flex flex-wrap gap-3">
      {after !== null && (
        <ButtonLink to={address(null)} tone="ghost">
          {t('backoffice.machines.first')}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink to={address(next)} rel="next">
          {t('backoffice.machines.later')}
        </ButtonLink>
      )}
    </nav>
  );
}

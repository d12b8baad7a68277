import { useT } from '../i18n/i18n.tsx';

/** The id of the count of a list; the focus goes there when what had it is gone. */
export const LIST_COUNT = 'list-count';

/** How many products a list has; told to screen readers whenever it changes. */
export function ListCount({ total }: { total: number }) {
  const t = useT();
  return (
    <p id={LIST_COUNT} tabIndex={-1} role="status" className="text-muted">
      {t('listing.count', { count: total })}
    </p>
  );
}

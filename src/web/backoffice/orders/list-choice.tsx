import { PACKING_SLIPS_MAX } from '../../../domain/orders/packing-slips.ts';
import {
  CHOSEN_MAX,
  FOUND_COUNTED,
  staffOrdersAddress,
  type ListChoice,
  type StaffOrdersQuery,
} from '../../../domain/orders/staff-orders-query.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';

const link = 'font-semibold underline underline-offset-4 pointer-coarse:py-2';

/**
 * What is chosen of the list, above it: nothing yet, all on the page, or all that the filter finds; each is an address, so that it works without script.
 */
export function ListChoiceLine({
  query,
  choice,
  onPage,
  found,
}: {
  query: StaffOrdersQuery;
  choice: ListChoice | null;
  /** Orders of the page that can be chosen. */
  onPage: number;
  /** Orders that the filter finds, above `FOUND_COUNTED` one more; null where there are none but those of the page. */
  found: number | null;
}) {
  const t = useT();
  const address = (next: ListChoice | null) => {
    const list = `/admin/orders${staffOrdersAddress(query, query.after)}`;
    return next === null ? list : `${list}${list.includes('?') ? '&' : '?'}choose=${next}`;
  };
  const isMore = found !== null && found > FOUND_COUNTED;
  const count = isMore ? FOUND_COUNTED : (found ?? 0);
  const next = choice === null ? 'page' : choice === 'page' && found !== null ? 'all' : null;
  return (
    <div className="mb-4 max-w-measure text-sm">
      <p aria-live="polite" className="empty:hidden">
        {choice === 'page' && t('backoffice.orders.pageChosen', { count: onPage })}
        {choice === 'all' &&
          t(isMore ? 'backoffice.orders.moreChosen' : 'backoffice.orders.allChosen', { count })}
      </p>
      {choice === 'all' && (
        <p className="mt-1 text-muted">
          {t('backoffice.orders.atOnce', { steps: CHOSEN_MAX, slips: PACKING_SLIPS_MAX })}
        </p>
      )}
      <p className={`flex flex-wrap gap-x-5 gap-y-1 ${choice === null ? '' : 'mt-1'}`}>
        {next !== null && (
          <LocalLink to={address(next)} data-stay="" data-replace="" className={link}>
            {next === 'page'
              ? t('backoffice.orders.chooseAll')
              : t(isMore ? 'backoffice.orders.chooseMore' : 'backoffice.orders.chooseFound', { count })}
          </LocalLink>
        )}
        {choice !== null && (
          <LocalLink to={address(null)} data-stay="" data-replace="" className={link}>
            {t('backoffice.orders.chooseNone')}
          </LocalLink>
        )}
      </p>
    </div>
  );
}

import { printPeriod } from '../../../../domain/rental/print-period.ts';
import type { ReplacementReason, ReplacementStatus } from '../../../../domain/rental/replacement.ts';
import { shopOf } from '../../../../server/context.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { pageTitle } from '../../../i18n/page-head.ts';
import { Unbroken } from '../../../i18n/unbroken.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LIST_ROW } from '../../../ui/list-row.ts';
import type { Route } from './+types/replacements.route';

/** A lease that waits for another machine, as staff see it. */
export interface StaffReplacement {
  readonly id: string;
  readonly reason: ReplacementReason;
  readonly status: ReplacementStatus | 'EXPIRED';
  readonly machineId: number | null;
  readonly machineNumber: string | null;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly productName: string;
  readonly orderId: string;
  readonly orderNumber: string;
}

/** The days of the lease; none for one without, which waits for no machine. */
export const daysOf = (
  { firstDay, lastDay }: StaffReplacement,
  locale: ReturnType<typeof useLocale>,
): string => (firstDay === null || lastDay === null ? '–' : printPeriod({ firstDay, lastDay }, locale));

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  return {
    found: await shop.rental.replacements.list(),
    title: pageTitle(translate('backoffice.replacements.title')),
  };
}

/** Whose machine broke or is late, without another that is free: the next first. */
export default function StaffReplacements({ loaderData: { found } }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('backoffice.replacements.title')}</h1>
      {found.length === 0 ? (
        <EmptyState title={t('backoffice.replacements.none')} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {found.map((each) => (
            <li
              key={each.id}
              className={`${LIST_ROW} flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-sm`}
            >
              <div className="min-w-0 flex-1 basis-60">
                <LocalLink
                  to={`/admin/replacements/${each.id}`}
                  className="stretched font-semibold break-words hover:underline"
                >
                  {each.orderNumber}, {daysOf(each, locale)}
                </LocalLink>
                <p className="mt-1 break-words text-muted">
                  <Unbroken text={each.productName} />. {t(`backoffice.replacements.reason.${each.reason}`)}
                </p>
              </div>
              <Badge tone={each.status === 'OFFERED' ? 'neutral' : 'warning'} dot>
                {t(`backoffice.replacements.status.${each.status}`)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

import type { CustomerMatter } from '../../../domain/backoffice/customer.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';

type MatterKind = CustomerMatter['kind'];

const PATHS = {
  lease: 'orders',
  return: 'returns',
  ticket: 'tickets',
  quote: 'quotes',
  review: 'reviews',
  question: 'questions',
} as const satisfies Record<MatterKind, string>;

/** The page of a matter in the back office. */
export const matterPath = ({ kind, id }: Pick<CustomerMatter, 'kind' | 'id'>): string =>
  `/admin/${PATHS[kind]}/${id}`;

/** Where the words for the states of each kind stand. */
export const STATUS_TEXTS = {
  lease: 'orderStatus',
  return: 'return.status',
  ticket: 'ticket.status',
  quote: 'quote.status',
  review: 'review.status',
  question: 'review.status',
} as const satisfies Record<MatterKind, string>;

/** Leases, returns, tickets, offers and what was written of products, the newest first; how each stands is printed already. */
export function MatterList({ matters }: { matters: readonly CustomerMatter[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {matters.map((matter) => {
        const { kind, id, number, title, status, at } = matter;
        return (
          <li
            key={`${kind} ${id} ${title}`}
            className="relative flex flex-wrap items-baseline gap-x-4 gap-y-1 py-4 transition-colors hover:bg-surface"
          >
            <span className="w-28 shrink-0 text-muted">{t(`backoffice.customer.matter.${kind}`)}</span>
            <span className="min-w-0 flex-1 basis-60">
              <LocalLink to={matterPath(matter)} className="stretched font-semibold break-words">
                {number ?? title ?? t(`backoffice.customer.matter.${kind}`)}
              </LocalLink>
              {number !== null && title !== null && (
                <span className="block break-words text-muted">{title}</span>
              )}
            </span>
            <span>{status}</span>
            <time dateTime={at} className="text-xs text-muted">
              {formatDate(at, locale, 'Europe/Kyiv', 'short')}
            </time>
          </li>
        );
      })}
    </ul>
  );
}

import type { TicketSummary } from '../../domain/support/ticket-view.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { TicketBadge } from './ticket-badge.tsx';
import { usePrintMoment } from './ticket-thread.tsx';
import { LIST_ROW } from '../ui/list-row.ts';

/** Tickets in a list, each leading to its own page below `base`. */
export function TicketList({
  tickets,
  base,
  reader,
}: {
  tickets: readonly TicketSummary[];
  /** Path without region: `/support/tickets`. */
  base: string;
  reader: 'customer' | 'staff';
}) {
  const t = useT();
  const print = usePrintMoment();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {tickets.map(({ id, ticketNumber: number, subject, status, department, lastMessageAt, lastAuthor }) => (
        <li
          key={id}
          className={`${LIST_ROW} flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5`}
        >
          <div className="min-w-0 flex-1 basis-64">
            <LocalLink to={`${base}/${id}`} className="stretched font-semibold break-words hover:underline">
              {subject}
            </LocalLink>
            <p className="mt-1.5 text-sm break-words text-muted">
              <span className="whitespace-nowrap">{number}</span>, {t(`ticket.department.${department}`)}
            </p>
            <p className="mt-0.5 text-sm text-muted">
              <time dateTime={lastMessageAt}>
                {t(`ticket.last.${reader}.${lastAuthor}`, { date: print(lastMessageAt) })}
              </time>
            </p>
          </div>
          <TicketBadge status={status} />
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { ticketTimes } from '../../../domain/support/ticket.ts';
import type { StaffTicketView } from '../../../domain/support/ticket-view.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { TicketBadge } from '../../support/ticket-badge.tsx';
import { TicketList } from '../../support/ticket-list.tsx';
import { usePrintMoment } from '../../support/ticket-thread.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { CoverageList } from '../../warranties/coverage-list.tsx';
import { RepairList } from '../../warranties/repair-list.tsx';
import { SerialList } from '../../warranties/serial-list.tsx';
import type { ShownWarranty } from '../../warranties/shown-warranty.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';

const LINK = 'underline underline-offset-4 break-all';
const MINUTE_MS = 60_000;

/** How long something took, in the largest unit of which it is one at least. */
function usePrintDuration() {
  const t = useT();
  return (ms: number): string => {
    const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
    if (minutes < 60) return t('backoffice.tickets.minutes', { count: minutes });
    const hours = Math.round(minutes / 60);
    if (hours < 48) return t('backoffice.tickets.hours', { count: hours });
    return t('backoffice.tickets.days', { count: Math.round(hours / 24) });
  };
}

/** When a ticket was first answered and solved. */
function useTimeRows(ticket: StaffTicketView) {
  const t = useT();
  const print = usePrintDuration();
  const { firstAnswerMs, solutionMs } = ticketTimes({ ...ticket, entries: ticket.messages });
  const said = (ms: number | null) =>
    ms === null ? t('backoffice.tickets.notYet') : t('backoffice.tickets.after', { time: print(ms) });
  return [
    { term: t('backoffice.tickets.firstAnswer'), value: said(firstAnswerMs) },
    { term: t('backoffice.tickets.solution'), value: said(solutionMs) },
  ];
}

/** What a ticket is about, with the ways there. */
function useSubjectRows({ order, leaseId, productName, requestId, previous }: StaffTicketView) {
  const t = useT();
  const rows: { term: string; value: ReactNode }[] = [];
  if (order !== null)
    rows.push({
      term: t('backoffice.tickets.order'),
      value: (
        <LocalLink to={`/admin/orders/${order.id}`} className={LINK}>
          {order.orderNumber}
        </LocalLink>
      ),
    });
  if (productName !== null)
    rows.push({
      term: t(leaseId === null ? 'backoffice.tickets.product' : 'backoffice.tickets.lease'),
      value: <Unbroken text={productName} />,
    });
  if (requestId !== null)
    rows.push({
      term: t('backoffice.tickets.request'),
      value: <code className="font-sans break-all select-all">{requestId}</code>,
    });
  if (previous !== null)
    rows.push({
      term: t('backoffice.tickets.previous'),
      value: (
        <LocalLink to={`/admin/tickets/${previous.id}`} className={LINK}>
          {previous.ticketNumber}
        </LocalLink>
      ),
    });
  return rows;
}

/** Who asks, about what, and how long it took. */
export function TicketFacts({ ticket }: { ticket: StaffTicketView }) {
  const t = useT();
  const print = usePrintMoment();
  const { name, email, phone, userId, locale, department, createdAt } = ticket;
  return (
    <TitledSection id="facts" title={t('backoffice.tickets.facts')} isPanel>
      <DefinitionTable
        rows={[
          {
            term: t('backoffice.tickets.customer'),
            value: (
              <>
                {name !== email && <span className="block break-words">{name}</span>}
                <a href={`mailto:${email}`} className={LINK}>
                  {email}
                </a>
                {phone !== null && <span className="block">{phone}</span>}
                {userId === null && <span className="block text-muted">{t('backoffice.tickets.guest')}</span>}
              </>
            ),
          },
          { term: t('backoffice.tickets.language'), value: LANGUAGE_NAMES[locale] },
          { term: t('ticket.field.department'), value: t(`ticket.department.${department}`) },
          { term: t('ticket.created'), value: print(createdAt) },
          ...useSubjectRows(ticket),
          ...useTimeRows(ticket),
        ]}
      />
    </TitledSection>
  );
}

/** The serial numbers and warranties of the bought goods that a ticket is about. */
export function TicketWarranty({ warranty }: { warranty: ShownWarranty }) {
  const t = useT();
  return (
    <TitledSection id="warranty" title={t('warranty.title')} isPanel>
      <div className="flex flex-col gap-3">
        <SerialList serials={warranty.serials} hasSerials={warranty.hasSerials} />
        <CoverageList coverages={warranty.coverages} />
        <RepairList repairs={warranty.repairs} />
        <LocalLink to={`/admin/orders/${warranty.orderId}/after-sale#repairs`} className={`text-sm ${LINK}`}>
          {t('backoffice.repairs.add')}
        </LocalLink>
      </div>
    </TitledSection>
  );
}

/** What happened to a ticket, the oldest first. */
export function TicketHistory({ ticket }: { ticket: StaffTicketView }) {
  const t = useT();
  const print = usePrintMoment();
  return (
    <TitledSection id="events" title={t('backoffice.tickets.events')}>
      <ol className="flex flex-col gap-4 text-sm">
        {ticket.events.map(({ kind, toStatus, actor, at }) => (
          <li key={`${at} ${kind}`} className="flex flex-col items-start gap-1">
            {kind === 'status' && toStatus !== null ? (
              <TicketBadge status={toStatus} />
            ) : (
              <span>
                {t(
                  kind === 'assigned'
                    ? 'backoffice.tickets.event.assigned'
                    : 'backoffice.tickets.event.released',
                )}
              </span>
            )}
            <span className="text-muted">
              <time dateTime={at}>{print(at)}</time>,{' '}
              {t(actor === 'customer' ? 'backoffice.tickets.customer' : `order.actor.${actor}`)}
            </span>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

/** The customer's other tickets, if any. */
export function OtherTickets({ ticket }: { ticket: StaffTicketView }) {
  const t = useT();
  if (ticket.others.length === 0) return null;
  return (
    <TitledSection id="others" title={t('backoffice.tickets.others')}>
      <TicketList tickets={ticket.others} base="/admin/tickets" reader="staff" />
    </TitledSection>
  );
}

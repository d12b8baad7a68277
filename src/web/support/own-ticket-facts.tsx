import type { TicketView } from '../../domain/support/ticket-view.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { usePrintMoment } from './ticket-thread.tsx';

export function Facts({ ticket }: { ticket: TicketView }) {
  const t = useT();
  const print = usePrintMoment();
  const { order, leaseId, productName } = ticket;
  const rows = [
    [t('ticket.field.department'), t(`ticket.department.${ticket.department}`)],
    [t('ticket.created'), print(ticket.createdAt)],
  ] as const;
  const link = 'underline underline-offset-4';
  return (
    <TitledSection id="facts" title={t('ticket.facts')} isPanel>
      <dl className="flex flex-col gap-4 text-sm">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="mt-1 font-semibold">{value}</dd>
          </div>
        ))}
        {productName !== null && (
          <div>
            <dt className="text-muted">{t(leaseId === null ? 'ticket.product' : 'ticket.lease')}</dt>
            <dd className="mt-1 font-semibold">
              {leaseId === null ? (
                <Unbroken text={productName} />
              ) : (
                <LocalLink to={`/lease/${leaseId}`} className={link}>
                  <Unbroken text={productName} />
                </LocalLink>
              )}
            </dd>
          </div>
        )}
        {order !== null && (
          <div>
            <dt className="text-muted">{t('ticket.order')}</dt>
            <dd className="mt-1 font-semibold">
              <LocalLink to={`/order/${order.id}`} className={link}>
                {order.orderNumber}
              </LocalLink>
            </dd>
          </div>
        )}
      </dl>
    </TitledSection>
  );
}

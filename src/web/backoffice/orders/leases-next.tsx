import type { OrderView } from '../../../domain/orders/order-view.ts';
import { LEASE_UNDER_WAY } from '../../../domain/rental/lease-steps.ts';
import { useT } from '../../i18n/i18n.tsx';

/** Whether machines of an order are out, or were not inspected. */
export const isLeased = ({ items }: OrderView) =>
  items.some(({ rental }) => rental !== null && LEASE_UNDER_WAY.some((status) => status === rental.status));

/** What an order of machines alone goes on by, and what one waits for whose machines are out. */
export function LeasesNext({ text }: { text: 'next' | 'waits' }) {
  const t = useT();
  return (
    <>
      <p className="mb-5 max-w-measure text-sm">{t(`backoffice.lease.${text}`)}</p>
      <a
        href="#leases"
        className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
      >
        {t('backoffice.lease.toLeases')}
      </a>
    </>
  );
}

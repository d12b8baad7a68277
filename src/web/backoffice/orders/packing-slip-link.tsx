import { isRefundedWhole } from '../../../domain/orders/refunded-whole.ts';
import { isPacked, packedLines, packingSlipAddress } from '../../../domain/orders/packing-slips.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/local-link.tsx';
import { PdfLink } from '../../ui/pdf-link.tsx';

/** The way to the packing slip of an order, if it has one. */
export function PackingSlipLink({ order, isWithdrawn }: { order: OrderView; isWithdrawn: boolean }) {
  const t = useT();
  const path = usePath();
  if (!isPacked({ ...order, isStopped: isWithdrawn || isRefundedWhole(order) }) || order.erasedAt !== null)
    return null;
  if (packedLines(order.items).length === 0) return null;
  return (
    <p className="mt-4">
      <PdfLink href={path(packingSlipAddress(order.id))}>{t('order.slip.title')} (PDF)</PdfLink>
    </p>
  );
}

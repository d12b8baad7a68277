import type { ReactNode } from 'react';
import { isRefundedWhole } from '../../../domain/orders/refunded-whole.ts';
import { isPacked, packedLines, packingSlipAddress } from '../../../domain/orders/packing-slips.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import type { StaffOrdersQuery } from '../../../domain/orders/staff-orders-query.ts';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/local-link.tsx';
import { Button } from '../../ui/button.tsx';
import { PdfLink } from '../../ui/pdf-link.tsx';

/** Ticks every box of the form that a button stands in, or none of them where all are ticked. */
function toggleAll(form: HTMLFormElement | null) {
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=id]') ?? [])];
  const isAll = boxes.every((box) => box.checked);
  for (const box of boxes) box.checked = !isAll;
}

/**
 * A list of orders from which those with a tick, `id`, have their packing slips in one PDF; without any, the list comes again as it was.
 * `canChoose`: whether any of them has a box.
 */
export function PackingSlipsForm({
  query: { queue, status, payment, method, customer, search, after },
  canChoose,
  children,
}: {
  query: StaffOrdersQuery;
  canChoose: boolean;
  children: ReactNode;
}) {
  const t = useT();
  const action = usePath()('/admin/orders/packing-slips');
  if (!canChoose) return children;
  const list = { waits: queue, status, payment, method, customer, q: search === '' ? null : search, after };
  return (
    <form action={action} aria-label={t('backoffice.orders.slips')}>
      {Object.entries(list).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:w-full">
          {t('backoffice.orders.slipsDo')}
        </Button>
        <Button
          type="button"
          tone="ghost"
          className="max-sm:w-full noscript:hidden"
          onClick={(event) => toggleAll(event.currentTarget.form)}
        >
          {t('backoffice.orders.chooseAll')}
        </Button>
      </div>
    </form>
  );
}

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

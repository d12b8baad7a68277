import StickyNote from 'lucide-react/icons/sticky-note';
import type { PaymentMethod } from '../../../domain/checkout/payment-methods.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatPrice } from '../../../domain/money/format-money.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import { isChoosable } from '../../../domain/orders/bulk-steps.ts';
import type { ListChoice } from '../../../domain/orders/staff-orders-query.ts';
import { dueOf } from '../../../domain/payments/order-money.ts';
import { owedByTransfer } from '../../../domain/returns/exchange-money.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';
import { OrderBadges, PaymentBadge, StatusBadge } from '../../orders/status-badge.tsx';
import { Checkbox } from '../../ui/control.tsx';

interface StaffOrderRow {
  readonly id: string;
  readonly orderNumber: string;
  readonly createdAt: string;
  readonly status: string;
  readonly paymentStatus: string;
  readonly paymentMethod: PaymentMethod;
  readonly currency: Currency;
  readonly totalMinor: number;
  readonly heldMinor: number;
  readonly owedMinor: number;
  readonly creditMinor: number;
  readonly cardMinor: number;
  readonly isOnlyMoved: boolean;
  /** Whether it is not to be sent: its money went back whole, or its customer withdrew from all of it. */
  readonly isStopped: boolean;
  /** Whether a part of it is with a carrier, and the rest is to be sent. */
  readonly isPartlySent: boolean;
  /** How many notes staff left on it. */
  readonly noteCount: number;
  readonly daysSinceDelivery: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Whether its customer's account was deleted: it has no name any more. */
  readonly isErased: boolean;
}

/** What stands under an order's sum: what has to go back, what its carrier has, or what is missing of a part. */
function MoneyNote({ order }: { order: StaffOrderRow }) {
  const t = useT();
  const locale = useLocale();
  const print = (minor: number) => formatPrice(money(minor, order.currency), locale);
  const toTransferMinor = owedByTransfer(order);
  if (toTransferMinor > 0) {
    return (
      <span className="block text-xs font-semibold text-danger">
        {t('backoffice.orders.owed', { amount: print(toTransferMinor) })}
      </span>
    );
  }
  const { paymentMethod, paymentStatus, daysSinceDelivery: days } = order;
  if (paymentMethod === 'pod' && paymentStatus === 'UNPAID' && days !== null) {
    return (
      <span className="block text-xs font-semibold text-warning">
        {t('backoffice.orders.remit', { days })}
      </span>
    );
  }
  if (order.heldMinor === 0 || order.paymentStatus !== 'UNPAID') return null;
  return (
    <span className="block text-xs font-semibold text-warning">
      {t('backoffice.orders.missing', { amount: print(dueOf(order)) })}
    </span>
  );
}

const head = 'py-3 pr-6 text-left font-semibold';
const cell = 'py-4 pr-6 align-top';

/** Orders in rows; on a phone each keeps its number, its people, its state and its sum. Those with which something can be done together can be chosen, as `id`. */
export function StaffTable({
  orders,
  choice = null,
}: {
  orders: readonly StaffOrderRow[];
  /** What is chosen from the beginning: what the filter finds is not a matter of ticks. */
  choice?: ListChoice | null;
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <table className="w-full text-sm">
      <thead className="border-b border-line text-xs text-muted">
        <tr>
          <th scope="col" className="w-10">
            <span className="sr-only">{t('backoffice.orders.chosen')}</span>
          </th>
          <th scope="col" className={head}>
            {t('backoffice.orders.number')}
          </th>
          <th scope="col" className={`${head} max-md:hidden`}>
            {t('backoffice.orders.customer')}
          </th>
          <th scope="col" className={`${head} max-md:hidden`}>
            {t('backoffice.orders.status')}
          </th>
          <th scope="col" className={`${head} max-xl:hidden`}>
            {t('backoffice.orders.payment')}
          </th>
          <th scope="col" className="py-3 text-right font-semibold">
            {t('backoffice.orders.total')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b border-line">
        {orders.map((order) => {
          const timeZone = timeZoneOf(marketOf(order.currency));
          const name = order.isErased
            ? t('backoffice.order.accountDeleted')
            : `${order.firstName} ${order.lastName}`;
          const part = order.isPartlySent && (
            <span className="text-xs text-muted">{t('backoffice.orders.partSent')}</span>
          );
          return (
            <tr key={order.id} className="relative transition-colors hover:bg-surface">
              <td className="align-top">
                {isChoosable(order) && (
                  // Above the link that the whole row is.
                  <label htmlFor={`order-${order.id}`} className="group/box relative z-10 -ml-3 block p-3">
                    <span className="sr-only">
                      {t('backoffice.orders.choose', { number: order.orderNumber })}
                    </span>
                    <Checkbox
                      id={`order-${order.id}`}
                      name="id"
                      value={order.id}
                      defaultChecked={choice !== null}
                      disabled={choice === 'all'}
                    />
                  </label>
                )}
              </td>
              <th scope="row" className={`${cell} text-left font-normal`}>
                <LocalLink to={`/admin/orders/${order.id}`} className="stretched font-semibold">
                  {order.orderNumber}
                </LocalLink>
                <time dateTime={order.createdAt} className="block text-xs text-muted">
                  {formatDate(order.createdAt, locale, timeZone, 'short')}
                </time>
                <span className="mt-1 block break-words md:hidden">{name}</span>
                {order.noteCount > 0 && (
                  <span className="mt-1 flex items-center gap-1.5 text-xs text-muted">
                    <StickyNote size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
                    {t('backoffice.note.count', { count: order.noteCount })}
                  </span>
                )}
              </th>
              <td className={`${cell} max-md:hidden`}>
                {name}
                <span className="block text-xs break-all text-muted">{order.email}</span>
              </td>
              <td className={`${cell} max-md:hidden`}>
                <span className="flex flex-col items-start gap-1.5">
                  <StatusBadge status={order.status} />
                  {part}
                  <span className="xl:hidden">
                    <PaymentBadge order={order} />
                  </span>
                </span>
              </td>
              <td className={`${cell} max-xl:hidden`}>
                <span className="flex flex-col items-start gap-1">
                  <PaymentBadge order={order} />
                  <span className="text-xs text-muted">{t(`paymentMethod.${order.paymentMethod}`)}</span>
                </span>
              </td>
              <td className="py-4 text-right align-top">
                <Price money={money(order.totalMinor, order.currency)} className="font-semibold" />
                <MoneyNote order={order} />
                <span className="mt-2 flex flex-col items-end gap-1.5 md:hidden">
                  <OrderBadges order={order} />
                  {part}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

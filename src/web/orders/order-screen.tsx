import type { ReactNode } from 'react';
import type { SellerView } from '../../content/pages/sellers.ts';
import { deliveryDaysText } from '../../content/delivery-days-text.ts';
import { daysRange } from '../../domain/checkout/days-range.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { billOf } from '../../domain/rental/lease-bill.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import type { SessionStatus } from '../../domain/payments/session-status.ts';
import { isDeliveryPromised } from '../../domain/orders/delivery-promise.ts';
import { isRefundedWhole } from '../../domain/orders/refunded-whole.ts';
import { useLocale, useT, useLookUp } from '../i18n/i18n.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { ButtonLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { DeliveryNotice } from './delivery-notice.tsx';
import { OrderAside } from './order-aside.tsx';
import { OrderDocuments, type LineContract } from './order-documents.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderTracking } from './order-tracking.tsx';
import { OrderBadges, StatusBadge } from './status-badge.tsx';
import type { DrawnCode } from './transfer-code.tsx';
import { TransferDetails } from './transfer-details.tsx';
import { TimelineStep } from './timeline-step.tsx';
import { money } from '../../domain/money/money.ts';
import { Price } from '../i18n/price.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { Alert } from '../ui/alert.tsx';
import { RefundNotice } from './refund-notice.tsx';
import type { OrderRefunds } from '../../domain/returns/refund-notice.ts';

/**
 * That all money of an order went back, or is to, before it was sent; nothing where staff transfer it, which is said instead. Of what a
 * bank decides of or sent back it says only that the order is not sent.
 */
function Refunded({ order, refunds }: { order: OrderView; refunds: OrderRefunds }) {
  const t = useT();
  if (order.owedMinor > 0) return null;
  if (refunds.disputedMinor > 0 || refunds.failedMinor > 0) {
    return <Alert tone="info" title={t('order.stopped.title')} />;
  }
  const isBack = order.paymentStatus === 'REFUNDED';
  return (
    <Alert tone="info" title={t(isBack ? 'order.refunded.title' : 'order.refunding.title')}>
      {t('order.refunded.text')}
    </Alert>
  );
}

/** What staff said of the delivery of a quoted order. */
interface DeliveryAnswer {
  readonly minDays: number;
  readonly maxDays: number;
  readonly note: string | null;
}

/** The delivery of a bulk order as staff priced it (R10): what it costs, how long it takes, and their own words. */
function QuotedDelivery({
  order,
  answer,
  isPromised,
}: {
  order: OrderView;
  answer: DeliveryAnswer | null;
  /** Whether the order is still to be delivered; without it, no days are said. */
  isPromised: boolean;
}) {
  const t = useT();
  if (answer === null || order.shippingMinor === null) return null;
  const { minDays: min, maxDays: max, note } = answer;
  return (
    <TitledSection id="quoted-delivery" title={t('order.quoted.title')}>
      <DefinitionTable
        rows={[
          {
            term: t('totals.shipping'),
            value:
              order.shippingMinor === 0 ? (
                t('page.delivery.free')
              ) : (
                <Price money={money(order.shippingMinor, order.currency)} />
              ),
          },
          ...(isPromised
            ? [
                {
                  term: t('order.quoted.days'),
                  value: deliveryDaysText(t('page.delivery.daysRange', daysRange({ min, max })), {
                    rented: rentedLines(order.items),
                    t,
                  }),
                },
              ]
            : []),
          ...(note === null
            ? []
            : [{ term: t('order.quoted.note'), value: <span className="whitespace-pre-line">{note}</span> }]),
        ]}
      />
    </TitledSection>
  );
}

const ON_THE_WAY: ReadonlySet<string> = new Set(['SHIPPED', 'DELIVERED']);

/** What has happened to an order, newest last: the state, the reason in words if it has any, who and when. */
function OrderTimeline({ order: { events, items, currency } }: { order: OrderView }) {
  const t = useT();
  const lookUp = useLookUp();
  // Nothing of a bill is brought, though it goes through the statuses of every order.
  const isBrought = billOf(items) === null;
  const shown = events.filter(({ toStatus }) => isBrought || !ON_THE_WAY.has(toStatus));
  return (
    <ol className="flex flex-col">
      {shown.map(({ at, toStatus, reason, actor }) => (
        <TimelineStep key={`${at} ${reason}`} actor={t(`order.actor.${actor}`)} at={at} currency={currency}>
          <StatusBadge status={toStatus} />
          <span className="text-sm">{lookUp(`order.event.${reason}`)}</span>
        </TimelineStep>
      ))}
    </ol>
  );
}

/** Everything about an order. `notices` answer what was pressed; `action` and `cancellation` are for its owner alone. */
export function OrderScreen({
  order,
  isOwn,
  seller,
  code,
  delivery,
  contracts,
  refunds,
  isWithdrawn,
  session,
  notices,
  action,
  afterSale,
  cancellation,
}: {
  order: OrderView;
  /** Whether it is read by its owner, and not by an e-mail's link. */
  isOwn: boolean;
  /** Who sold it. */
  seller: SellerView;
  /** The code of its transfer, while that is waited for. */
  code: DrawnCode | null;
  /** What staff said of the delivery of a quoted order; null for any other. */
  delivery: DeliveryAnswer | null;
  /** The contracts of its leases, and their annexes. */
  contracts: readonly LineContract[];
  refunds: OrderRefunds;
  /** Whether its customer has withdrawn from all of it, and nobody has dealt with that. */
  isWithdrawn: boolean;
  /** Its latest page to pay on; null where it has none, or no more. */
  session: SessionStatus | null;
  notices: ReactNode;
  action: ReactNode;
  /** Warranties and records of installation, below the goods. */
  afterSale: ReactNode;
  cancellation: ReactNode;
}) {
  const t = useT();
  const locale = useLocale();
  const path = usePath();
  const placedAt = formatDate(order.createdAt, locale, timeZoneOf(marketOf(order.currency)), 'sentence');
  const title = t('order.title', { number: order.orderNumber });
  const isPromised = isDeliveryPromised(order, { isWithdrawn });
  const isStopped = order.status === 'PROCESSING' && order.shipments.length === 0 && isRefundedWhole(order);
  return (
    <div data-uncovered="" className="container-page pt-6 pb-section">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        LinkComponent={ShopAnchor}
        items={[
          { name: t('nav.home'), link: path('/') },
          ...(order.userId === null ? [] : [{ name: t('nav.profile'), link: path('/profile') }]),
          { name: title },
        ]}
      />
      <div className="mt-6 mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-3xl">
          <Unbroken text={title} />
        </h1>
        <div className="flex flex-wrap gap-2">
          {refunds.failedMinor > 0 ? (
            <StatusBadge status={order.status} />
          ) : (
            <OrderBadges order={order} session={session} />
          )}
        </div>
        <p className="w-full text-sm text-muted">{t('order.placedAt', { date: placedAt })}</p>
      </div>
      <div className="mb-10 flex flex-col gap-8 empty:hidden">
        {notices}
        {order.awaitsCredit && <Alert tone="info" title={t('order.awaitsCredit')} />}
        <RefundNotice order={order} refunds={refunds} />
        <DeliveryNotice order={order} />
        {isStopped && <Refunded order={order} refunds={refunds} />}
        {isPromised && <OrderProgress order={order} />}
      </div>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <OrderTracking order={order} />
          <TransferDetails order={order} code={code} seller={seller} />
          <QuotedDelivery order={order} answer={delivery} isPromised={isPromised} />
          <TitledSection
            id="items"
            title={t(billOf(order.items) === null ? 'order.items' : 'order.billItems')}
          >
            <OrderItems order={order} isOwn={isOwn} />
          </TitledSection>
          {afterSale}
          <TitledSection id="history" title={t('order.history')}>
            <OrderTimeline order={order} />
          </TitledSection>
          {cancellation}
        </div>
        <aside className="flex flex-col gap-8">
          {action}
          <OrderAside order={order} isWithdrawn={isWithdrawn} />
          <div>
            <ButtonLink to={`/support/tickets/new?order=${order.id}`} size="sm">
              {t('ticket.ask.order')}
            </ButtonLink>
          </div>
          <div className="print:hidden">
            <OrderDocuments order={order} contracts={contracts} />
          </div>
        </aside>
      </div>
    </div>
  );
}

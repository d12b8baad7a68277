import FileText from 'lucide-react/icons/file-text';
import { Fragment, type ReactNode } from 'react';
import { orderDocumentPath } from '../../../domain/invoices/order-documents.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatPrice } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { OrderEntry } from '../../../domain/orders/order-entry.ts';
import { mayReorder } from '../../../domain/orders/reorder.ts';
import { mayExtend } from '../../../domain/rental/extension.ts';
import { rentedLines } from '../../../domain/rental/rented-lines.ts';
import { pictureOf } from '../../catalogue/product-picture.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { ReorderForm } from '../../orders/reorder-form.tsx';
import { OrderBadges } from '../../orders/status-badge.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Picture, PictureTile } from '../../ui/picture.tsx';

/** So many of an order's products are named; the others are counted. */
const NAMED_MAX = 2;

/** What was ordered, in words: the first products with their pieces, and how many more there are. */
function Goods({ items }: { items: OrderEntry['items'] }) {
  const t = useT();
  const more = items.length - NAMED_MAX;
  return (
    <ul className="mt-2 flex flex-col gap-0.5 text-sm">
      {items.slice(0, NAMED_MAX).map(({ id, name, quantity, rental }) => (
        <li key={id} className="flex gap-x-2">
          <span className="line-clamp-2 min-w-0 sm:line-clamp-1 sm:break-all">
            <Unbroken text={name} />
          </span>
          {quantity > 1 && <span className="shrink-0 text-muted">× {quantity}</span>}
          {rental !== null && <span className="shrink-0 text-muted">{t('profile.orders.rented')}</span>}
        </li>
      ))}
      {more > 0 && <li className="text-muted">{t('profile.orders.more', { count: more })}</li>}
    </ul>
  );
}

/** The first product of an order as its picture; how many others there are stands on it. */
function OrderPicture({ items }: { items: OrderEntry['items'] }) {
  const [first] = items;
  if (!first) return null;
  return (
    <PictureTile className="relative size-20 shrink-0 rounded-sm sm:size-26 sm:rounded-md">
      <Picture fill source={pictureOf(first.picture)} alt="" sizes="104px" />
      {items.length > 1 && (
        <span aria-hidden="true" className="absolute right-1.5 bottom-1.5">
          <Badge tone="raised">+{items.length - 1}</Badge>
        </span>
      )}
    </PictureTile>
  );
}

/** The way to an order, for who does not know that its card leads there. */
function ViewOrder({ order: { id, orderNumber } }: { order: OrderEntry }) {
  const t = useT();
  return (
    <ButtonLink
      to={`/order/${id}`}
      size="sm"
      aria-label={t('profile.active.viewNamed', { number: orderNumber })}
    >
      {t('profile.active.view')}
    </ButtonLink>
  );
}

/** The way to each lease of an order, and to its extension while its customer has the machines (C §2); the goods name the first products, and these lead to all that is rented. */
function ViewLeases({ order: { items } }: { order: OrderEntry }) {
  const t = useT();
  return items.map(({ id, name, rental }) => {
    const leaseId = rental?.leaseId ?? rental?.bill?.leaseId;
    return (
      rental !== null &&
      leaseId && (
        <Fragment key={id}>
          <ButtonLink to={`/lease/${leaseId}`} size="sm" aria-label={t('lease.viewNamed', { name })}>
            {t('lease.view')}
          </ButtonLink>
          {mayExtend(rental) && (
            <ButtonLink
              to={`/lease/${leaseId}/extend`}
              size="sm"
              aria-label={t('lease.extend.actionNamed', { name })}
            >
              {t('lease.extend.action')}
            </ButtonLink>
          )}
        </Fragment>
      )
    );
  });
}

/** What can be done with an order from a list: its details, its invoice, and its goods again. `token` with its id lets that happen once. */
export function OrderActions({ order, token }: { order: OrderEntry; token: string }) {
  const t = useT();
  const document = `${t('order.document.invoice', { market: marketOf(order.currency) })} (PDF)`;
  return (
    <>
      {order.isDue && (
        <ButtonLink
          to={`/payment/${order.id}`}
          tone="primary"
          size="sm"
          aria-label={t('profile.due.payNamed', { number: order.orderNumber })}
        >
          {t('profile.due.pay')}
        </ButtonLink>
      )}
      {rentedLines(order.items) !== 'all' && <ViewOrder order={order} />}
      <ViewLeases order={order} />
      {order.documents.some(({ kind }) => kind === 'invoice') && (
        <a
          href={orderDocumentPath(order.id, 'invoice')}
          aria-label={`${document}, ${order.orderNumber}`}
          className={buttonClass({ size: 'sm' })}
        >
          <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
          {document}
        </a>
      )}
      {order.mayReturn && (
        <ButtonLink
          to={`/returns/initiate?orderId=${order.id}`}
          size="sm"
          aria-label={t('return.ask.ofOrderNamed', { number: order.orderNumber })}
        >
          {t('return.ask.short')}
        </ButtonLink>
      )}
      {mayReorder(order) && <ReorderForm orderId={order.id} token={`${token}-${order.id}`} size="sm" />}
    </>
  );
}

/**
 * An order in its customer's list; the whole card leads to it, but for its `actions`. `note` stands under its goods: how far it has
 * come, for one.
 */
export function OrderCard({
  order,
  actions,
  note,
  headingLevel: Heading = 'h3',
}: {
  order: OrderEntry;
  actions?: ReactNode;
  note?: ReactNode;
  headingLevel?: 'h3' | 'h4';
}) {
  const t = useT();
  const locale = useLocale();
  const placed = formatDate(order.createdAt, locale, timeZoneOf(marketOf(order.currency)), 'short');
  return (
    <article className="relative flex gap-4 sm:gap-6">
      <OrderPicture items={order.items} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <Heading className="text-base font-semibold tracking-normal">
            <LocalLink to={`/order/${order.id}`} className="stretched hover:underline">
              <Unbroken text={t('order.title', { number: order.orderNumber })} />
            </LocalLink>
          </Heading>
          <Price
            money={money(order.totalMinor, order.currency)}
            print={formatPrice}
            className="text-lg font-semibold"
          />
        </div>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <time dateTime={order.createdAt} className="text-sm text-muted">
            {placed}
          </time>
          <OrderBadges order={order} />
          {order.status === 'PENDING' && order.shippingMinor === null && (
            <Badge dot>{t('profile.orders.waitsForQuote')}</Badge>
          )}
        </div>
        <Goods items={order.items} />
        {note}
        <div className="relative z-1 mt-4 flex flex-wrap gap-2 empty:hidden">{actions}</div>
      </div>
    </article>
  );
}

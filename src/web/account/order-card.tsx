import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { invoiceSubjectOf, orderDocumentPath } from '../../domain/invoices/order-documents.ts';
import { money } from '../../domain/money/money.ts';
import type { OrderSummary } from '../../domain/orders/order-view.ts';
import { pictureOf } from '../catalogue/product-picture.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { OrderBadges } from '../orders/status-badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';

const SHOWN_PICTURES_COUNT = 4;

/** An order in the customer's list; the whole card leads to it, but for its `action`. */
export function OrderCard({ order, action }: { order: OrderSummary; action?: ReactNode }) {
  const t = useT();
  const locale = useLocale();
  const placed = formatDate(order.createdAt, locale, timeZoneOf(marketOf(order.currency)), 'short');
  const paper = `${t(`order.document.invoice.${invoiceSubjectOf(order)}`)} (PDF)`;
  const hidden = order.items.length - SHOWN_PICTURES_COUNT;
  return (
    <article className="relative flex flex-col gap-4 py-6 sm:flex-row sm:items-center sm:justify-between sm:gap-8">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="text-base font-semibold tracking-normal">
            <LocalLink to={`/order/${order.id}`} className="stretched hover:underline">
              <Unbroken text={t('order.title', { number: order.orderNumber })} />
            </LocalLink>
          </h3>
          <OrderBadges order={order} />
        </div>
        <p className="mt-1.5 text-sm text-muted">
          <time dateTime={order.createdAt}>{placed}</time>,{' '}
          {t('profile.lines', { count: order.items.length })},{' '}
          <Price money={money(order.totalMinor, order.currency)} className="font-semibold text-ink" />
        </p>
        <div className="relative z-1 mt-3 flex flex-wrap gap-2 empty:hidden">
          {action}
          {order.documents.some(({ kind }) => kind === 'invoice') && (
            <a
              href={orderDocumentPath(order.id, 'invoice')}
              aria-label={`${paper}, ${order.orderNumber}`}
              className={buttonClass({ size: 'sm' })}
            >
              <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
              {paper}
            </a>
          )}
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-2">
        {order.items.slice(0, SHOWN_PICTURES_COUNT).map((item) => (
          <PictureTile key={item.id} className="size-14 rounded-sm">
            <Picture fill source={pictureOf(item.picture)} alt={item.name} sizes="56px" />
          </PictureTile>
        ))}
        {hidden > 0 && <span className="pl-1 text-sm text-muted">+{hidden}</span>}
      </div>
    </article>
  );
}

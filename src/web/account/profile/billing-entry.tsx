import FileText from 'lucide-react/icons/file-text';
import { orderDocumentPath } from '../../../domain/invoices/order-documents.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf } from '../../../domain/locale/market.ts';
import { money } from '../../../domain/money/money.ts';
import { billingMethodKey, type BillingEntry } from '../../../domain/payments/billing.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';

function Documents({ entry: { orderId, currency, documents } }: { entry: BillingEntry }) {
  const t = useT();
  if (documents.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5">
      {documents.map(({ kind, name, number }) => (
        <li key={name}>
          <a
            href={orderDocumentPath(orderId, name)}
            className="inline-flex min-h-8 items-center gap-2 text-sm font-medium hover:underline pointer-coarse:min-h-11"
          >
            <FileText size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
            <span>
              {t(`order.document.${kind}`, { market: marketOf(currency) })}{' '}
              {number !== null && <Unbroken text={number} />} (PDF)
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A line of the billing history: what was paid or came back, for which order, and its documents. */
export function BillingRow({ entry }: { entry: BillingEntry }) {
  const t = useT();
  const locale = useLocale();
  const { day, orderId, orderNumber, method, amountMinor, currency, types, product, moreProducts } = entry;
  const [type = 'purchase'] = types;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-5 md:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <time dateTime={day} className="text-sm text-muted max-md:col-span-2 max-md:mb-1 md:pt-0.5">
        {formatDate(day, locale, 'UTC', 'short')}
      </time>
      <div className="min-w-0">
        <h3 className="text-base font-semibold tracking-normal">
          {method === 'exchange'
            ? t('profile.billing.exchange')
            : t(`profile.billing.entry.${types.length > 1 ? 'mixed' : type}`)}
        </h3>
        <p className="mt-0.5 text-sm">
          <LocalLink to={`/order/${orderId}`} className="underline underline-offset-4">
            <Unbroken text={t('order.title', { number: orderNumber })} />
          </LocalLink>
          {method !== 'exchange' && <span className="text-muted"> · {t(billingMethodKey(method))}</span>}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          <Unbroken text={product} />
          {moreProducts > 0 && ` ${t('profile.orders.more', { count: moreProducts })}`}
        </p>
        <Documents entry={entry} />
      </div>
      <Price
        money={money(amountMinor, currency)}
        className={`text-right font-semibold ${amountMinor < 0 ? 'text-success' : ''}`}
      />
    </li>
  );
}

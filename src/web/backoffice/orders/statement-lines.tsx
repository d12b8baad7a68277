import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { money } from '../../../domain/money/money.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { missingOf } from '../../../domain/payments/decide-transfer.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Price } from '../../i18n/price.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { DeskForm, problemOf, type DeskFormProps } from './desk-form.tsx';
import type { DeskLine } from './desk-details.ts';
import { LineFields } from './line-fields.tsx';

/** Lines of the statement, money that was sent back with a minus. */
function Lines({ order, lines }: { order: OrderView; lines: readonly DeskLine[] }) {
  const t = useT();
  const locale = useLocale();
  const timeZone = timeZoneOf(marketOf(order.currency));
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {lines.map((line) => (
        <li key={line.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
          <span className="min-w-0">
            <span className="font-semibold">{t(`backoffice.transfer.${line.direction}`)}</span>{' '}
            <time dateTime={line.day}>{formatDate(line.day, locale, 'UTC', 'short')}</time>
            <span className="block text-xs break-words text-muted">
              {line.reference},{' '}
              {t('backoffice.transfer.recordedBy', {
                name: line.recordedBy,
                date: formatDate(line.recordedAt, locale, timeZone, 'short'),
              })}
            </span>
          </span>
          <span className="font-semibold">
            {line.direction === 'out' && '−'}
            <Price money={money(line.amountMinor, order.currency)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What of an order's money went over the account, and the form that writes down what came. */
export function StatementLines({
  order,
  today,
  problem,
  lines,
}: DeskFormProps<OrderView> & { lines: readonly DeskLine[] }) {
  const t = useT();
  const own = problemOf(problem, 'receive');
  const waits = order.paymentStatus === 'UNPAID' && order.status !== 'CANCELLED';
  const isExpected = waits && order.paymentMethod === 'transfer' && order.shippingMinor !== null;
  return (
    <section aria-labelledby="transfers">
      <h2 id="transfers" className="mb-4 text-xl">
        {t('backoffice.transfer.title')}
      </h2>
      {lines.length === 0 ? (
        <p className="border-b border-line pb-5 text-sm text-muted">{t('backoffice.transfer.none')}</p>
      ) : (
        <Lines order={order} lines={lines} />
      )}
      {order.shippingMinor !== null && (
        <Disclosure
          key={order.heldMinor}
          id="receive"
          summary={t('backoffice.transfer.record')}
          open={isExpected || own !== undefined}
        >
          <p className="mb-5 text-sm">
            {t(
              order.paymentMethod === 'pod'
                ? 'backoffice.transfer.recordPod'
                : 'backoffice.transfer.recordText',
            )}
          </p>
          <DeskForm intent="receive" label={t('backoffice.transfer.do')}>
            <LineFields
              expected={money(waits ? missingOf(order) : 0, order.currency)}
              today={today}
              problem={own}
            />
          </DeskForm>
        </Disclosure>
      )}
    </section>
  );
}

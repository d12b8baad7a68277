import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { OrderItems } from '../../orders/order-items.tsx';
import { OrderTotals } from '../../orders/order-totals.tsx';
import { OrderTracking } from '../../orders/order-tracking.tsx';
import { OrderBadges } from '../../orders/status-badge.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { Done } from './answer-desk-form.ts';
import type { DeskProblem } from './desk-problem.ts';
import { CancelOrderForm } from './cancel-order-form.tsx';
import { DeskCardPayments } from './desk-card-payments.tsx';
import type { DeskDetails } from './desk-details.ts';
import { DeskHistory } from './desk-history.tsx';
import { DeskNotice } from './desk-notice.tsx';
import { DeskPeople } from './desk-people.tsx';
import { DeskDocuments } from './desk-documents.tsx';
import { GoodsReturnForm } from './goods-return-form.tsx';
import { GoodsReturnList } from './goods-return-list.tsx';
import { NextStep } from './next-step.tsx';
import { RefundForm } from './refund-form.tsx';
import { StatementLines } from './statement-lines.tsx';
import { WithdrawalNotice } from './withdrawal-notice.tsx';

/** An order as staff work on it: what is next stands first, then what was ordered, its money, its people, its history. */
export function DeskOrderScreen({
  found,
  today,
  formId,
  done,
  problem,
}: {
  found: DeskDetails;
  today: string;
  /** The next form's own: of money or goods that go back, so that one that is sent twice does it once. */
  formId: string;
  done: Done | null;
  problem: DeskProblem | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const { order } = found;
  const placedAt = formatDate(order.createdAt, locale, timeZoneOf(marketOf(order.currency)), 'sentence');
  const forms = { order, today, problem };
  return (
    <>
      <LocalLink
        to="/admin/orders"
        className="inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 hover:underline"
      >
        {t('backoffice.orders.title')}
      </LocalLink>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-3xl">{order.orderNumber}</h1>
        <div className="flex flex-wrap gap-2">
          <OrderBadges order={order} />
        </div>
        <p className="w-full text-sm text-muted">{t('order.placedAt', { date: placedAt })}</p>
      </div>
      <WithdrawalNotice order={order} withdrawal={found.withdrawal} />
      <DeskNotice done={problem ? null : done} problem={problem} />
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <NextStep {...forms} dueMinor={found.goodsBack.dueMinor} />
          <GoodsReturnForm found={found} problem={problem} formId={formId} />
          <OrderTracking tracking={order.tracking} />
          <TitledSection id="items" title={t('order.items')}>
            <OrderItems order={order} />
          </TitledSection>
          <GoodsReturnList order={order} returns={found.goodsBack.returns} />
          <StatementLines {...forms} lines={found.lines} />
          <DeskCardPayments order={order} payments={found.cardPayments} />
          <RefundForm
            {...forms}
            returnable={found.returnable}
            dueMinor={found.goodsBack.dueMinor}
            formId={formId}
          />
          <TitledSection id="history" title={t('order.history')}>
            <DeskHistory order={order} events={found.history} />
          </TitledSection>
          <CancelOrderForm {...forms} />
        </div>
        <aside className="flex flex-col gap-8">
          <TitledSection id="totals" title={t('order.totals')} isPanel>
            <OrderTotals order={order} />
          </TitledSection>
          <DeskDocuments order={order} />
          <DeskPeople order={order} accountEmail={found.accountEmail} />
        </aside>
      </div>
    </>
  );
}

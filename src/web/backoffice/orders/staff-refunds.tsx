import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { CURRENCIES, money } from '../../../domain/money/money.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { StaffCase, StaffRefund } from './staff-details.ts';

/** An amount as its provider names it: its currency need not be one of the shop's. */
export function usePrintAmount() {
  const locale = useLocale();
  return (minor: number, code: string) => {
    const currency = CURRENCIES.find((each) => each === code);
    return currency ? formatMoney(money(minor, currency), locale) : `${minor / 100} ${code}`;
  };
}

function useDay(order: OrderView) {
  const locale = useLocale();
  const timeZone = timeZoneOf(marketOf(order.currency));
  return (at: string) => <time dateTime={at}>{formatDate(at, locale, timeZone, 'long')}</time>;
}

/** The refunds of an order, made and waiting: how much, why, by whom, and how they stand. */
export function StaffRefunds({ order, refunds }: { order: OrderView; refunds: readonly StaffRefund[] }) {
  const t = useT();
  const locale = useLocale();
  const day = useDay(order);
  if (refunds.length === 0) return null;
  return (
    <TitledSection id="refunds" title={t('backoffice.refunds.title')}>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
            <span className="min-w-0 break-words">
              <span className="font-semibold">{refund.note ?? t(`invoice.reason.${refund.reason}`)}</span>
              <span className="block">
                {refund.reason === 'exchange' && refund.doneAt !== null
                  ? t(refund.amountMinor < 0 ? 'backoffice.refunds.movedBack' : 'backoffice.refunds.moved')
                  : t(`backoffice.refunds.${refund.state}`)}
                {refund.doneAt !== null && <> {day(refund.doneAt)}</>}
                {refund.sentReference !== null && (
                  <>
                    {', '}
                    {refund.reason === 'exchange'
                      ? refund.sentReference
                      : t('backoffice.case.sent.transfer', { reference: refund.sentReference })}
                  </>
                )}
              </span>
              <span className="block text-xs text-muted">
                {refund.name ?? t(`backoffice.actor.${refund.actor}`)}, {day(refund.createdAt)}
              </span>
            </span>
            <span className="font-semibold">
              {formatMoney(money(refund.amountMinor, order.currency), locale)}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** What staff had or have to look at of an order's card payments, and what they wrote about it. */
export function StaffCases({ order, cases }: { order: OrderView; cases: readonly StaffCase[] }) {
  const t = useT();
  const day = useDay(order);
  const printed = usePrintAmount();
  if (cases.length === 0) return null;
  return (
    <TitledSection id="cases" title={t('backoffice.cases.title')}>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {cases.map((found) => (
          <li key={found.id} className="py-4 break-words">
            <span className="font-semibold">{t(`backoffice.caseName.${found.kind}`)}</span>
            {', '}
            {printed(found.amountMinor, found.currency)}
            <span className="block text-xs text-muted">{day(found.openedAt)}</span>
            {found.note !== null && (
              <span className="mt-1 block">{t('backoffice.case.noted', { note: found.note })}</span>
            )}
            {found.outcome === null || found.closedAt === null ? (
              <LocalLink to="/admin/payments" className="mt-1 inline-block underline underline-offset-4">
                {t('backoffice.case.isOpen')}
              </LocalLink>
            ) : (
              <span className="mt-1 block">
                {t(`backoffice.case.outcome.${found.outcome}`)}
                {found.sentBy !== null && (
                  <>
                    {', '}
                    {t(`backoffice.case.sent.${found.sentBy}`, { reference: found.sentReference ?? '' })}
                  </>
                )}
                <span className="block text-xs text-muted">
                  {found.name ?? t(`backoffice.actor.${found.actor}`)}, {day(found.closedAt)}
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

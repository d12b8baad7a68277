import type { ReactNode } from 'react';
import { TrackingLink } from '../../orders/tracking-link.tsx';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { money } from '../../../domain/money/money.ts';
import { carrierName } from '../../../domain/orders/carriers.ts';
import type { ActorKind } from '../../../domain/orders/actor.ts';
import { askedRefund } from '../../../domain/returns/return-outcome.ts';
import { isOpenReturn, type ReturnStatus } from '../../../domain/returns/return-status.ts';
import type { ReturnView } from '../../../domain/returns/return-view.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';
import { RefundRows } from '../../returns/refund-rows.tsx';
import { Alert } from '../../ui/alert.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { StaffDetails } from '../orders/staff-details.ts';

interface StaffEventView {
  readonly id: number;
  readonly toStatus: ReturnStatus;
  readonly actor: ActorKind;
  readonly name: string | null;
  readonly reason: string;
  readonly note: string | null;
  readonly isInternal: boolean;
  readonly at: string;
}

export interface Details {
  readonly found: ReturnView;
  readonly history: readonly StaffEventView[];
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  readonly stated: readonly { readonly statedAt: string; readonly goods: string | null }[];
}

export function Facts({ details }: { details: Details }) {
  const t = useT();
  const locale = useLocale();
  const { found, customer, stated } = details;
  const { way, payer, returnBy, tracking, note, order } = found;
  const words = (text: string) => <span className="break-words whitespace-pre-line">{text}</span>;
  const row = (term: string, value: ReactNode) => ({ term, value });
  return (
    <DefinitionTable
      rows={[
        row(
          t('return.order'),
          <LocalLink to={`/admin/orders/${order.id}`} className="underline underline-offset-4">
            {order.orderNumber}
          </LocalLink>,
        ),
        row(
          t('backoffice.returns.customer'),
          <>
            {customer.name}
            <br />
            <a href={`mailto:${customer.email}`} className="break-all underline underline-offset-4">
              {customer.email}
            </a>
            <br />
            <a href={`tel:${customer.phone}`}>{customer.phone}</a>
          </>,
        ),
        ...(way === null ? [] : [row(t('backoffice.returns.wayLabel'), t(`backoffice.returns.way.${way}`))]),
        ...(payer === null
          ? []
          : [row(t('backoffice.returns.paysLabel'), t(`backoffice.returns.pays.${payer}`))]),
        ...(returnBy === null
          ? []
          : [row(t('return.returnBy'), formatDate(returnBy, locale, 'UTC', 'short'))]),
        ...(tracking === null
          ? []
          : [row(carrierName(tracking.carrier)[locale], <TrackingLink tracking={tracking} />)]),
        ...(note === null ? [] : [row(t('backoffice.returns.customerNote'), words(note))]),
        ...stated.map(({ goods }) =>
          row(t('backoffice.returns.statedGoods'), words(goods ?? t('order.withdrawal.wholeOrder'))),
        ),
      ]}
    />
  );
}

/** What is promised while the return is open, what is refunded and what was asked for once it was decided, and that a card refused it. */
export function Money({ found, order }: { found: ReturnView; order: StaffDetails }) {
  const t = useT();
  const { status, estimate, refundMinor } = found;
  const { currency } = found.order;
  const asked = askedRefund(found);
  const hasFailed = order.refunds.some(({ reason, state }) => reason === 'goods-back' && state === 'failed');
  return (
    <TitledSection id="money" title={t('backoffice.returns.refund')} isPanel>
      {status === 'COMPLETED' && (
        <p className="text-2xl font-semibold">
          <Price money={money(refundMinor, currency)} />
        </p>
      )}
      {(status === 'REJECTED' || status === 'CANCELLED') && (
        <p className="text-sm">{t('backoffice.returns.noRefund')}</p>
      )}
      {asked !== null && (
        <p className="mt-2 text-sm text-muted">
          {t('backoffice.returns.askedFor')} <Price money={money(asked, currency)} />
        </p>
      )}
      {hasFailed && <Alert tone="danger" title={t('backoffice.returns.failed')} className="my-4" />}
      {estimate !== null && isOpenReturn(status) && (
        <>
          <h3 className="mb-3 text-base font-semibold">{t('backoffice.returns.estimate')}</h3>
          <RefundRows estimate={estimate} currency={currency} />
        </>
      )}
    </TitledSection>
  );
}

import type { OrderDocument } from '../../domain/invoices/order-documents.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import {
  askedRefund,
  formerExchangeStage,
  returnOutcome,
  shownReturnReason,
  shownReturnSteps,
} from '../../domain/returns/return-outcome.ts';
import { isOpenReturn, mayCallOff, NOT_SENT } from '../../domain/returns/return-status.ts';
import type { ReturnView } from '../../domain/returns/return-view.ts';
import { useLocale, useLookUp, useT } from '../i18n/i18n.tsx';
import { ButtonLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { CallOff, RequestHistory } from './request-parts.tsx';
import { NextText } from './next-text.tsx';
import { RefundRows } from './refund-rows.tsx';
import { ReturnBadge } from './return-badge.tsx';
import { PartAccepted, ReturnLines } from './return-lines.tsx';
import { ReturnPhotographs } from './return-photographs.tsx';
import { ReturnFacts, ReturnDocuments, ReturnTracking } from './return-facts.tsx';

/** What only the owner of a return has of it. */
export interface OwnReturn {
  readonly documents: readonly OrderDocument[];
  readonly isLate: boolean;
  /** Whether it was asked for just now. */
  readonly isDone: boolean;
  /** Why a photograph was not taken; null where none was refused. */
  readonly failure: string | null;
  /** The id of the next photograph. */
  readonly photographId: string;
}

/** What is refunded: the estimate, and once the goods are accepted the sum itself. */
function Refund({ found }: { found: ReturnView }) {
  const t = useT();
  const locale = useLocale();
  const { kind, status, estimate, refundMinor, order, isRefunded } = found;
  if (status === 'REJECTED' || status === 'CANCELLED') return null;
  if (status === 'COMPLETED') {
    const asked = returnOutcome(found.lines).isPart ? askedRefund(found) : null;
    return (
      <TitledSection id="refund" title={t(isRefunded ? 'return.refunded' : 'return.refund')} isPanel>
        {found.waitsForCarrier ? (
          <p className="text-sm">{t('return.refundFromCarrier')}</p>
        ) : refundMinor === 0 ? (
          <p className="text-sm">{t('return.refundNothing')}</p>
        ) : (
          <p className="text-2xl font-semibold">
            <Price money={money(refundMinor, order.currency)} print={formatPrice} />
          </p>
        )}
        {refundMinor > 0 && !isRefunded && (
          <p className="mt-2 text-sm text-muted">{t('return.refundText')}</p>
        )}
        {found.wayWithheldMinor > 0 && (
          <p className="mt-2 text-sm text-muted">
            {t('return.refundDeducted', {
              amount: formatPrice(money(found.wayWithheldMinor, order.currency), locale),
            })}
          </p>
        )}
        {asked !== null && (
          <p className="mt-2 text-sm text-muted">
            {t('return.part.asked', { amount: formatPrice(money(asked, order.currency), locale) })}
          </p>
        )}
      </TitledSection>
    );
  }
  if (estimate === null && kind === 'complaint') {
    return (
      <TitledSection id="refund" title={t('return.estimate.title')} isPanel>
        <p className="text-sm">{t('return.estimate.examined')}</p>
      </TitledSection>
    );
  }
  if (estimate === null) return null;
  return (
    <TitledSection id="refund" title={t('return.estimate.title')} isPanel>
      <RefundRows estimate={estimate} currency={order.currency} />
      <p className="mt-4 text-sm text-muted">{t('return.estimate.text')}</p>
    </TitledSection>
  );
}

/** Everything about a return; `own` is null for who came by the link of an e-mail and does not own it. */
export function ReturnScreen({
  found,
  own,
  problem,
  numberProblem,
}: {
  found: ReturnView;
  own: OwnReturn | null;
  problem: string | null;
  /** Why the number of the parcel was not taken; absent where it was not refused. */
  numberProblem?: string | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const lookUp = useLookUp();
  const path = usePath();
  const { number, kind, status, order, isGuests } = found;
  const date = formatDate(found.requestedAt, locale, timeZoneOf(marketOf(order.currency)), 'sentence');
  return (
    <div data-uncovered="" className="container-page pt-6 pb-section">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        LinkComponent={ShopAnchor}
        items={[
          { name: t('nav.home'), link: path('/') },
          ...(isGuests ? [] : [{ name: t('nav.profile'), link: path('/profile/returns') }]),
          { name: order.orderNumber, link: path(`/order/${order.id}`) },
          { name: number },
        ]}
      />
      <h1 className="mt-6 mb-3 text-3xl">{t('return.title', { number })}</h1>
      <p className="mb-8 flex flex-wrap items-center gap-3 text-muted">
        <ReturnBadge status={status} />
        {t(`return.kind.${kind}`)}
      </p>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          {problem !== null && <Alert tone="warning" live title={problem} />}
          {own?.isDone === true && (
            <Alert
              tone="success"
              live
              title={kind === 'withdrawal' ? t('return.done.stated', { date }) : t('return.done.asked')}
            />
          )}
          {found.formerExchange !== null && (
            <Alert
              tone="info"
              title={t(`return.formerExchange.${formerExchangeStage(found)}`, {
                number: found.formerExchange,
              })}
            />
          )}
          <PartAccepted found={found} />
          <NextText found={found} isLate={own?.isLate ?? false} />
          {own !== null && <ReturnTracking found={found} error={numberProblem} />}
          <TitledSection id="lines" title={t('return.lines')}>
            <ReturnLines lines={found.lines} isOver={status === 'COMPLETED' && kind !== NOT_SENT} />
          </TitledSection>
          {(found.photographs.length > 0 || (own !== null && isOpenReturn(status))) && (
            <ReturnPhotographs found={found} own={own} />
          )}
          <RequestHistory
            events={shownReturnSteps(found.events, kind)}
            currency={order.currency}
            badge={({ toStatus }) => <ReturnBadge status={toStatus} />}
            textOf={({ reason }) => {
              const shown = shownReturnReason(reason, { ...found, isExchanged: false });
              return lookUp(`return.event.${shown}`);
            }}
          />
          {own !== null && mayCallOff(status) && (
            <CallOff
              summary={t('return.callOff')}
              text={t('return.callOff.text')}
              label={t('return.callOff.do')}
            />
          )}
        </div>
        <aside className="flex min-w-0 flex-col gap-8">
          <Refund found={found} />
          <TitledSection id="facts" title={t('return.facts')}>
            <ReturnFacts found={found} />
          </TitledSection>
          <ReturnDocuments found={found} documents={own?.documents ?? []} />
          <p>
            <ButtonLink to="/contact" tone="ghost">
              {t('order.withdrawal.received.contact')}
            </ButtonLink>
          </p>
        </aside>
      </div>
    </div>
  );
}

import { TrackingLink } from '../../orders/tracking-link.tsx';
import { exchangeNext } from '../../../domain/returns/exchange-next.ts';
import { parcelBack, parcelNew, receivedAt } from '../../../domain/returns/exchange-parcels.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatPrice } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import { carrierName, type Tracking } from '../../../domain/orders/carriers.ts';
import { isDroppedExchange } from '../../../domain/returns/exchange-status.ts';
import type { ExchangeSummary } from '../../../domain/returns/exchange-view.ts';
import { isOpenReturn, mayCallOff } from '../../../domain/returns/return-status.ts';
import { wayText } from '../../../domain/returns/return-way.ts';
import type { ReturnView } from '../../../domain/returns/return-view.ts';
import { useLocale, useLookUp, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink, ShopAnchor, usePath } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { PartAccepted, ReturnLines } from '../return-lines.tsx';
import { ReturnPhotographs } from '../return-photographs.tsx';
import { CallOff, RequestHistory } from '../request-parts.tsx';
import { LabelLink } from '../next-text.tsx';
import { ReturnDocuments, ReturnFacts, ReturnTracking } from '../return-facts.tsx';
import { ExchangeBadge } from './exchange-badge.tsx';
import { ExchangeSums } from './exchange-sums.tsx';
import { Replacement, Choice, type OwnExchange } from './exchange-goods.tsx';

interface ExchangeProps {
  readonly found: ReturnView;
  readonly exchange: ExchangeSummary;
}

function Next({
  found,
  exchange,
  isLate,
  payPath,
}: ExchangeProps & { isLate: boolean; payPath: string | null }) {
  const t = useT();
  const locale = useLocale();
  const { returnBy, way, order } = found;
  const date = returnBy === null ? '' : formatDate(returnBy, locale, 'UTC', 'short');
  const due = exchange.order?.due ?? null;
  const next = exchangeNext({ found, exchange });
  return (
    <div className="flex flex-col items-start gap-3">
      {isLate && <Alert tone="warning">{t('return.late')}</Alert>}
      <p>{t(`exchange.next.${next}`, { date, number: exchange.order?.orderNumber ?? '' })}</p>
      {found.status === 'APPROVED' && way !== null && (
        <p className="text-sm text-muted">{t(`return.wayText.${wayText(way, found.payer)}`)}</p>
      )}
      {payPath !== null && due !== null && (
        <ButtonLink to={payPath} tone="primary">
          {t('exchange.pay', { amount: formatPrice(money(due.minor, order.currency), locale) })}
        </ButtonLink>
      )}
    </div>
  );
}

/** Both parcels, each with the way to follow it. */
function Parcels({ found, exchange }: ExchangeProps) {
  const t = useT();
  const locale = useLocale();
  const parcel = (state: string, tracking: Tracking | null) => (
    <>
      {state}
      {tracking !== null && (
        <>
          <br />
          {carrierName(tracking.carrier)[locale]}, <TrackingLink tracking={tracking} />
        </>
      )}
    </>
  );
  const at = receivedAt(found);
  const timeZone = timeZoneOf(marketOf(found.order.currency));
  const date = at === null ? '' : formatDate(at, locale, timeZone, 'short');
  return (
    <DefinitionTable
      rows={[
        {
          term: t('exchange.parcel.back'),
          value: parcel(t(`exchange.parcel.back.${parcelBack(found)}`, { date }), found.tracking),
        },
        {
          term: t('exchange.parcel.new'),
          value: parcel(t(`exchange.parcel.new.${parcelNew(exchange)}`), exchange.order?.tracking ?? null),
        },
      ]}
    />
  );
}

/** Everything about an exchange; `own` is null for who came by the link of an e-mail and does not own it (C §3, “Exchange request”). */
export function ExchangeScreen({
  found,
  exchange,
  own,
  problem,
  numberProblem,
}: ExchangeProps & {
  readonly own: OwnExchange | null;
  readonly problem: string | null;
  readonly numberProblem: string | undefined;
}) {
  const t = useT();
  const lookUp = useLookUp();
  const path = usePath();
  const { status, order, isGuests } = found;
  const { number } = exchange;
  const isWaiting = exchange.status === 'PENDING';
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
      <h1 className="mt-6 mb-3 text-3xl">{t('exchange.title', { number })}</h1>
      <p className="mb-8">
        <ExchangeBadge status={exchange.status} />
      </p>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          {problem !== null && <Alert tone="warning" live title={problem} />}
          {own?.isDone === true && <Alert tone="success" live title={t('exchange.done')} />}
          <Next
            found={found}
            exchange={exchange}
            isLate={own?.isLate ?? false}
            payPath={own?.replacementPath ?? null}
          />
          <PartAccepted found={found} />
          <LabelLink found={found} />
          {own !== null && <Choice found={found} own={own} />}
          {own !== null && <ReturnTracking found={found} error={numberProblem} />}
          <TitledSection id="lines" title={t('exchange.original')}>
            <ReturnLines lines={found.lines} isOver={status === 'COMPLETED'} />
          </TitledSection>
          <TitledSection id="replacement" title={t('exchange.replacement')}>
            <Replacement exchange={exchange} />
            {own !== null && own.choice === null && isWaiting && (
              <p className="mt-4">
                <ButtonLink to={`/exchanges/${found.id}?shown=12`} size="sm">
                  {t('exchange.again.title')}
                </ButtonLink>
              </p>
            )}
          </TitledSection>
          <TitledSection id="parcels" title={t('exchange.parcels')}>
            <Parcels found={found} exchange={exchange} />
          </TitledSection>
          {(found.photographs.length > 0 || (own !== null && isOpenReturn(status))) && (
            <ReturnPhotographs found={found} own={own} />
          )}
          <RequestHistory
            events={found.exchangeEvents}
            currency={order.currency}
            badge={({ toStatus }) => <ExchangeBadge status={toStatus} />}
            textOf={({ reason }) => lookUp(`exchange.event.${reason}`)}
          />
          {own !== null && mayCallOff(status) && (
            <CallOff
              summary={t('exchange.callOff')}
              text={t('exchange.callOff.text')}
              label={t('exchange.callOff')}
            />
          )}
        </div>
        <aside className="flex min-w-0 flex-col gap-8">
          {!isDroppedExchange(exchange.status) && (
            <TitledSection id="sums" title={t('exchange.difference')} isPanel>
              <ExchangeSums exchange={exchange} currency={order.currency} isRefunded={found.isRefunded} />
            </TitledSection>
          )}
          <TitledSection id="facts" title={t('exchange.facts')}>
            {exchange.order !== null && (
              <p className="mb-4 text-sm">
                {t('exchange.replacementOrder')}:{' '}
                <LocalLink
                  to={own?.replacementPath ?? `/order/${exchange.order.id}`}
                  className="underline underline-offset-4"
                >
                  {exchange.order.orderNumber}
                </LocalLink>
              </p>
            )}
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

import { Form, useNavigation } from 'react-router';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import { carrierName, trackingUrl, type Tracking } from '../../../domain/orders/carriers.ts';
import type { ExchangeOffer, ExchangeSummary } from '../../../domain/returns/exchange-view.ts';
import { isOpenReturn, mayCallOff } from '../../../domain/returns/return-status.ts';
import type { ReturnView } from '../../../domain/returns/return-view.ts';
import { pictureOf } from '../../catalogue/product-picture.ts';
import { useLocale, useLookUp, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink, ShopAnchor, usePath } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { TimelineStep } from '../../orders/timeline-step.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Picture, PictureTile } from '../../ui/picture.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { ReturnLines } from '../return-lines.tsx';
import { ReturnPhotographs } from '../return-photographs.tsx';
import { LabelLink } from '../next-text.tsx';
import { ReturnDocuments, ReturnFacts, ReturnTracking, type OwnReturn } from '../return-screen.tsx';
import { ExchangeBadge } from './exchange-badge.tsx';
import { ExchangeSums } from './exchange-sums.tsx';
import { ReplacementChoice } from './replacement-choice.tsx';
import { nextShown } from './shown-replacements.ts';

/** What only the owner of an exchange has of it. */
type OwnExchange = OwnReturn & {
  /** What else can be chosen; null while nobody asks. */
  readonly choice: { readonly offer: ExchangeOffer; readonly count: number } | null;
};

interface ExchangeProps {
  readonly found: ReturnView;
  readonly exchange: ExchangeSummary;
}

/** The key of what comes next. */
function nextKey({ found, exchange }: ExchangeProps) {
  const { status, order, creditedMinor, isAskedAgain } = exchange;
  if (isAskedAgain) return 'exchange.next.again';
  if (status === 'CANCELLED' || status === 'REJECTED') {
    return isOpenReturn(found.status) ? 'exchange.next.refund' : (`exchange.next.${status}` as const);
  }
  if (status === 'IN_PROGRESS' && creditedMinor !== null) {
    return order?.due == null ? 'exchange.next.paid' : 'exchange.next.due';
  }
  if (status === 'APPROVED' && found.status === 'SHIPPED') return 'exchange.next.SENT';
  if (status === 'APPROVED' && found.returnBy === null) return 'exchange.next.APPROVED.wait';
  return `exchange.next.${status}` as const;
}

function Next({ found, exchange, isLate, hasPay }: ExchangeProps & { isLate: boolean; hasPay: boolean }) {
  const t = useT();
  const locale = useLocale();
  const { returnBy, way, order } = found;
  const date = returnBy === null ? '' : formatDate(returnBy, locale, 'UTC', 'short');
  const due = exchange.order?.due ?? null;
  return (
    <div className="flex flex-col items-start gap-3">
      {isLate && <Alert tone="warning">{t('return.late')}</Alert>}
      <p>{t(nextKey({ found, exchange }), { date })}</p>
      {found.status === 'APPROVED' && way !== null && (
        <p className="text-sm text-muted">{t(`return.wayText.${way}`)}</p>
      )}
      {hasPay && due !== null && exchange.order !== null && (
        <ButtonLink to={`/order/${exchange.order.id}`} tone="primary">
          {t('exchange.pay', { amount: formatMoney(money(due.minor, order.currency), locale) })}
        </ButtonLink>
      )}
    </div>
  );
}

/** The product that comes, and how many of it. */
function Replacement({ exchange }: { exchange: ExchangeSummary }) {
  const t = useT();
  const { productId, name, articleNumber, picture, pieces } = exchange.replacement;
  return (
    <div className="flex items-start gap-4 border-y border-line py-5 sm:gap-6">
      <PictureTile className="size-16 shrink-0 rounded-md sm:size-20">
        <Picture fill source={pictureOf(picture)} alt="" sizes="80px" />
      </PictureTile>
      <div className="min-w-0 flex-1 text-sm">
        <p className="text-xs text-muted">
          <Unbroken text={articleNumber} />
        </p>
        <LocalLink to={`/product/${productId}`} className="text-base font-semibold hover:underline">
          <Unbroken text={name} />
        </LocalLink>
        <p className="mt-1">{t('return.pieces', { count: pieces })}</p>
      </div>
    </div>
  );
}

/** Both parcels, each with the way to follow it. */
function Parcels({ found, exchange }: ExchangeProps) {
  const t = useT();
  const locale = useLocale();
  const parcel = (tracking: Tracking | null) =>
    tracking === null ? (
      t('exchange.parcel.none')
    ) : (
      <>
        {carrierName(tracking.carrier)[locale]},{' '}
        <a
          href={trackingUrl(tracking)}
          target="_blank"
          rel="noopener noreferrer"
          className="break-all underline underline-offset-4"
        >
          {tracking.number}
          <span className="sr-only">, {t('footer.newWindow')}</span>
        </a>
      </>
    );
  return (
    <DefinitionTable
      rows={[
        { term: t('exchange.parcel.back'), value: parcel(found.tracking) },
        { term: t('exchange.parcel.new'), value: parcel(exchange.order?.tracking ?? null) },
      ]}
    />
  );
}

/** Takes another replacement. */
function Choice({ found, own }: { found: ReturnView; own: OwnExchange }) {
  const t = useT();
  const { formData } = useNavigation();
  const { choice } = own;
  if (choice === null) return null;
  const next = nextShown(choice.count, choice.offer.hasMore);
  return (
    <TitledSection id="choice" title={t('exchange.again.title')}>
      {choice.offer.replacements.length === 0 ? (
        <p className="text-sm text-muted">{t('exchange.ask.noneText')}</p>
      ) : (
        <Form method="post" className="flex flex-col gap-6">
          <input type="hidden" name="intent" value="choose" />
          <ReplacementChoice
            offer={choice.offer}
            currency={found.order.currency}
            originalId={found.lines[0]?.productId ?? null}
            chosen={undefined}
            error={undefined}
            more={next === null ? null : `/exchanges/${found.id}?shown=${next}`}
          />
          <Button
            type="submit"
            tone="primary"
            loading={formData?.get('intent') === 'choose'}
            className="self-start max-sm:w-full"
          >
            {t('exchange.again.do')}
          </Button>
        </Form>
      )}
    </TitledSection>
  );
}

/** Calls the exchange off: the row opens with what that means. */
function CallOff() {
  const t = useT();
  const { formData } = useNavigation();
  return (
    <Disclosure summary={t('exchange.callOff')} id="call-off">
      <p className="mb-5 text-sm">{t('exchange.callOff.text')}</p>
      <Form method="post">
        <input type="hidden" name="intent" value="call-off" />
        <Button type="submit" tone="danger" loading={formData?.get('intent') === 'call-off'}>
          {t('exchange.callOff')}
        </Button>
      </Form>
    </Disclosure>
  );
}

function History({ found }: { found: ReturnView }) {
  const t = useT();
  const lookUp = useLookUp();
  return (
    <TitledSection id="history" title={t('return.history')}>
      <ol className="flex flex-col">
        {found.exchangeEvents.map(({ id, actor, at, toStatus, reason }) => (
          <TimelineStep key={id} actor={t(`order.actor.${actor}`)} at={at} currency={found.order.currency}>
            <ExchangeBadge status={toStatus} />
            <span className="text-sm">{lookUp(`exchange.event.${reason}`)}</span>
          </TimelineStep>
        ))}
      </ol>
    </TitledSection>
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
  const path = usePath();
  const { status, order, isGuests } = found;
  const { number } = exchange;
  const isWaiting = exchange.status === 'PENDING';
  return (
    <div className="container-page pt-6 pb-section">
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
            hasPay={own !== null && !isGuests}
          />
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
          <History found={found} />
          {own !== null && mayCallOff(status) && <CallOff />}
        </div>
        <aside className="flex min-w-0 flex-col gap-8">
          <TitledSection id="sums" title={t('exchange.difference')} isPanel>
            <ExchangeSums exchange={exchange} currency={order.currency} />
          </TitledSection>
          <TitledSection id="facts" title={t('exchange.facts')}>
            {exchange.order !== null && !isGuests && (
              <p className="mb-4 text-sm">
                {t('exchange.replacementOrder')}:{' '}
                <LocalLink to={`/order/${exchange.order.id}`} className="underline underline-offset-4">
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

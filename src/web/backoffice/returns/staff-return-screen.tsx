import { useState, type ReactNode } from 'react';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { money } from '../../../domain/money/money.ts';
import { carrierName, trackingUrl } from '../../../domain/orders/carriers.ts';
import type { ActorKind } from '../../../domain/orders/actor.ts';
import { returnPhotographPath } from '../../../domain/returns/return-photographs.ts';
import {
  staffSteps,
  type ReturnStatus,
  type StaffReturnStep,
} from '../../../domain/returns/return-status.ts';
import type { ReturnView } from '../../../domain/returns/return-view.ts';
import { pictureOf } from '../../catalogue/product-picture.ts';
import { useLocale, useLookUp, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';
import { TrackingForm } from '../../orders/tracking-form.tsx';
import { RefundRows } from '../../returns/refund-rows.tsx';
import { ReturnBadge } from '../../returns/return-badge.tsx';
import { ReturnLines } from '../../returns/return-lines.tsx';
import { Alert } from '../../ui/alert.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Picture, PictureTile } from '../../ui/picture.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { GoodsReturnForm } from '../orders/goods-return-form.tsx';
import type { StaffDetails } from '../orders/staff-details.ts';
import { ExchangeNext, StaffExchange } from './staff-exchange.tsx';
import { problemOf, type StaffProblem } from '../orders/staff-problem.ts';
import { StaffForm } from '../staff-form.tsx';

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

interface Details {
  readonly found: ReturnView;
  readonly history: readonly StaffEventView[];
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  readonly stated: readonly { readonly statedAt: string; readonly goods: string | null }[];
}

const NEEDS_REASON: ReadonlySet<StaffReturnStep> = new Set(['REJECTED', 'CANCELLED']);
const SENT_BACK = 'backoffice.returns.do.sentBack';

/** A step of staff: with one press, or in a row of its own where the customer is told why. */
function Step({
  to,
  found,
  problem,
}: {
  to: StaffReturnStep;
  found: ReturnView;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const isSentBack = to === 'REJECTED' && found.status === 'IN_PROGRESS';
  const label = t(isSentBack ? SENT_BACK : `backoffice.returns.do.${to}`);
  const own = problemOf(problem, 'step')?.values['to'] === to ? problem : undefined;
  const hasNote = NEEDS_REASON.has(to) || to === 'APPROVED';
  const form = (
    <StaffForm intent="step" label={label} tone={NEEDS_REASON.has(to) ? 'danger' : 'primary'}>
      <input type="hidden" name="to" value={to} />
      {hasNote && (
        <TextAreaField
          name="note"
          label={t(
            NEEDS_REASON.has(to) ? 'backoffice.returns.noteRequired' : 'backoffice.returns.noteOptional',
          )}
          defaultValue={own?.values['note']}
          error={own?.reason === 'reason-missing' ? t('backoffice.returns.noteMissing') : undefined}
          required={NEEDS_REASON.has(to)}
          maxLength={2000}
          rows={2}
          className="w-full text-ink"
        />
      )}
    </StaffForm>
  );
  if (!NEEDS_REASON.has(to)) return form;
  return (
    <Disclosure summary={label} open={own !== undefined}>
      {form}
    </Disclosure>
  );
}

/** The steps that the table allows, as forms, and while the goods are inspected the form of what came and of the refund. */
function NextStep({
  found,
  order,
  problem,
}: {
  found: ReturnView;
  order: StaffDetails;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const { status } = found;
  const open = order.goodsReturn.open.find(({ id }) => id === found.id) ?? null;
  if (open === null) return null;
  const steps = (['APPROVED', 'RETURNED', 'IN_PROGRESS', 'REJECTED', 'CANCELLED'] as const).filter(
    (to) => staffSteps(status, to) !== null,
  );
  const canTrack = status === 'APPROVED' || status === 'SHIPPED';
  return (
    <TitledSection id="next" title={t('backoffice.returns.next')} isPanel>
      <p className="mb-6 max-w-measure text-sm">{t(`backoffice.returns.text.${open.status as 'PENDING'}`)}</p>
      {found.exchange !== null && <ExchangeNext exchange={found.exchange} />}
      <div className="flex flex-col gap-6">
        {status === 'IN_PROGRESS' && (
          <GoodsReturnForm found={order} problem={problem} formId={found.id} open={open} isNext />
        )}
        {steps.map((to) => (
          <Step key={to} to={to} found={found} problem={problem} />
        ))}
        {canTrack && (
          <Disclosure summary={t('backoffice.returns.track')}>
            <TrackingForm
              market={marketOf(found.order.currency)}
              tracking={found.tracking}
              hidden={{ intent: 'track' }}
            />
          </Disclosure>
        )}
      </div>
    </TitledSection>
  );
}

/** The customer's photographs, the chosen one large beside the product as the catalogue shows it. */
function Photographs({ found }: { found: ReturnView }) {
  const t = useT();
  const [chosen, choose] = useState(0);
  const { photographs, lines } = found;
  const shown = photographs[chosen] ?? photographs[0];
  if (shown === undefined) {
    return <p className="text-sm text-muted">{t('backoffice.returns.noPhotographs')}</p>;
  }
  const [line] = lines;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <a href={returnPhotographPath(shown)} className="block overflow-hidden rounded-md bg-fill">
          <img
            src={returnPhotographPath(shown)}
            alt={t('return.photographs.one', { number: photographs.indexOf(shown) + 1 })}
            className="aspect-square w-full object-contain"
          />
        </a>
        {line !== undefined && (
          <PictureTile className="aspect-square w-full rounded-md">
            <Picture
              fill
              source={pictureOf(line.picture)}
              alt={`${t('backoffice.returns.productPicture')}: ${line.name}`}
              sizes="360px"
            />
          </PictureTile>
        )}
      </div>
      {photographs.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {photographs.map((id, place) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === shown}
                onClick={() => choose(place)}
                className="block size-16 overflow-hidden rounded-md border-2 border-transparent bg-fill aria-pressed:border-ink"
              >
                <img
                  src={returnPhotographPath(id)}
                  alt={t('return.photographs.one', { number: place + 1 })}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Facts({ details }: { details: Details }) {
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
        ...(way === null ? [] : [row(t('return.wayLabel'), t(`return.way.${way}`))]),
        ...(payer === null ? [] : [row(t('return.paysLabel'), t(`return.pays.${payer}`))]),
        ...(returnBy === null
          ? []
          : [row(t('return.returnBy'), formatDate(returnBy, locale, 'UTC', 'short'))]),
        ...(tracking === null
          ? []
          : [
              row(
                carrierName(tracking.carrier)[locale],
                <a
                  href={trackingUrl(tracking)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="break-all underline underline-offset-4"
                >
                  {tracking.number}
                  <span className="sr-only">, {t('footer.newWindow')}</span>
                </a>,
              ),
            ]),
        ...(note === null ? [] : [row(t('backoffice.returns.customerNote'), words(note))]),
        ...stated.map(({ goods }) =>
          row(t('backoffice.returns.statedGoods'), words(goods ?? t('order.withdrawal.wholeOrder'))),
        ),
      ]}
    />
  );
}

/** What was promised, what is refunded, and that a card refused it. */
function Money({ found, order }: { found: ReturnView; order: StaffDetails }) {
  const t = useT();
  const { status, estimate, refundMinor } = found;
  const { currency } = found.order;
  const hasFailed = order.refunds.some(({ reason, state }) => reason === 'goods-back' && state === 'failed');
  return (
    <TitledSection id="money" title={t('backoffice.returns.refund')} isPanel>
      {status === 'COMPLETED' && (
        <p className="mb-4 text-2xl font-semibold">
          <Price money={money(refundMinor, currency)} />
        </p>
      )}
      {hasFailed && <Alert tone="danger" title={t('backoffice.returns.failed')} className="mb-4" />}
      {estimate !== null && (
        <>
          <h3 className="mb-3 text-base font-semibold">{t('backoffice.returns.estimate')}</h3>
          <RefundRows estimate={estimate} currency={currency} />
        </>
      )}
    </TitledSection>
  );
}

function History({ details }: { details: Details }) {
  const t = useT();
  const locale = useLocale();
  const lookUp = useLookUp();
  const timeZone = timeZoneOf(marketOf(details.found.order.currency));
  return (
    <TitledSection id="history" title={t('return.history')}>
      <ol className="divide-y divide-line border-y border-line text-sm">
        {details.history.map(({ id, toStatus, actor, name, reason, note, isInternal, at }) => (
          <li key={id} className="flex flex-col items-start gap-1.5 py-4">
            {!isInternal && <ReturnBadge status={toStatus} />}
            <span>
              {lookUp(`return.event.${reason}`)}
              {isInternal && `, ${t('backoffice.returns.note.internal')}`}
            </span>
            {note !== null && <span className="break-words whitespace-pre-line">{note}</span>}
            <span className="text-xs text-muted">
              {name ?? t(`backoffice.actor.${actor}`)},{' '}
              <time dateTime={at}>{formatDate(at, locale, timeZone, 'long')}</time>
            </span>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

/** A return as staff work on it: what is next stands first, then the goods, their photographs, its money and its history. */
export function StaffReturnScreen({
  details,
  order,
  isDone,
  problem,
}: {
  details: Details;
  order: StaffDetails;
  isDone: boolean;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const { found } = details;
  const noteProblem = problemOf(problem, 'note');
  return (
    <>
      <LocalLink
        to="/admin/returns"
        className="inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 hover:underline"
      >
        {t('backoffice.returns.title')}
      </LocalLink>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-3xl">{found.number}</h1>
        <ReturnBadge status={found.status} />
        <p className="w-full text-sm text-muted">
          {t(`return.kind.${found.kind}`)}
          {found.exchange !== null && `, ${found.exchange.number}`}
        </p>
      </div>
      {problem !== undefined && (
        <Alert
          tone="warning"
          live
          title={t(`backoffice.refused.${problem.reason}`, { found: 0, days: '' })}
          className="mb-8"
        />
      )}
      {isDone && problem === undefined && (
        <Alert tone="success" live title={t('backoffice.returns.done')} className="mb-8" />
      )}
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <NextStep found={found} order={order} problem={problem} />
          <TitledSection id="lines" title={t('return.lines')}>
            <ReturnLines lines={found.lines} isOver={found.status === 'COMPLETED'} />
          </TitledSection>
          <TitledSection id="photographs" title={t('return.photographs')}>
            <Photographs found={found} />
          </TitledSection>
          <History details={details} />
          <StaffForm intent="note" label={t('backoffice.returns.note.do')} tone="secondary">
            <TextAreaField
              key={details.history.length}
              name="note"
              label={t('backoffice.returns.note')}
              error={noteProblem === undefined ? undefined : t('backoffice.returns.noteMissing')}
              maxLength={2000}
              rows={2}
              className="w-full"
            />
          </StaffForm>
        </div>
        <aside className="flex min-w-0 flex-col gap-8">
          {found.exchange === null ? (
            <Money found={found} order={order} />
          ) : (
            <StaffExchange exchange={found.exchange} currency={found.order.currency} />
          )}
          <TitledSection id="facts" title={t('return.facts')}>
            <Facts details={details} />
          </TitledSection>
        </aside>
      </div>
    </>
  );
}

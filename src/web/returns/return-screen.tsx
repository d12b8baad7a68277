import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { OrderDocument } from '../../domain/invoices/order-documents.ts';
import { documentName } from '../../domain/invoices/order-documents.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { money } from '../../domain/money/money.ts';
import { carrierName, trackingUrl } from '../../domain/orders/carriers.ts';
import { isOpenReturn, mayCallOff } from '../../domain/returns/return-status.ts';
import type { ReturnView } from '../../domain/returns/return-view.ts';
import { useLocale, useLookUp, useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { DocumentLink } from '../orders/issued-documents.tsx';
import { TimelineStep } from '../orders/timeline-step.tsx';
import { TrackingForm } from '../orders/tracking-form.tsx';
import { useDocumentLink } from '../orders/use-document-link.ts';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { NextText } from './next-text.tsx';
import { RefundRows } from './refund-rows.tsx';
import { ReturnBadge } from './return-badge.tsx';
import { ReturnLines } from './return-lines.tsx';
import { ReturnPhotographs } from './return-photographs.tsx';

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

/** How a return is sent, by whom, and what was said of it. */
export function ReturnFacts({ found }: { found: ReturnView }) {
  const t = useT();
  const locale = useLocale();
  const { order, requestedAt, way, payer, tracking, note, answerNote } = found;
  // Of what was sent or called off no day is left to keep.
  const returnBy = found.status === 'APPROVED' ? found.returnBy : null;
  const words = (text: string) => <span className="break-words whitespace-pre-line">{text}</span>;
  const row = (term: string, value: ReactNode) => ({ term, value });
  return (
    <DefinitionTable
      rows={[
        row(
          t('return.order'),
          <LocalLink to={`/order/${order.id}`} className="underline underline-offset-4">
            {order.orderNumber}
          </LocalLink>,
        ),
        row(
          t('return.requestedAt'),
          formatDate(requestedAt, locale, timeZoneOf(marketOf(order.currency)), 'long'),
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
        ...(note === null ? [] : [row(t('return.note'), words(note))]),
        ...(answerNote === null ? [] : [row(t('return.answer'), words(answerNote))]),
      ]}
    />
  );
}

/** What is refunded: the estimate, and once the goods are accepted the sum itself. */
function Refund({ found }: { found: ReturnView }) {
  const t = useT();
  const { kind, status, estimate, refundMinor, order, isRefunded } = found;
  if (status === 'REJECTED' || status === 'CANCELLED') return null;
  if (status === 'COMPLETED') {
    return (
      <TitledSection id="refund" title={t(isRefunded ? 'return.refunded' : 'return.refund')} isPanel>
        {found.waitsForCarrier ? (
          <p className="text-sm">{t('return.refundFromCarrier')}</p>
        ) : (
          <p className="text-2xl font-semibold">
            <Price money={money(refundMinor, order.currency)} />
          </p>
        )}
        {refundMinor > 0 && !isRefunded && (
          <p className="mt-2 text-sm text-muted">{t('return.refundText')}</p>
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

/** The label of a return and the corrections of its order's invoice. */
export function ReturnDocuments({
  found,
  documents,
}: {
  found: ReturnView;
  documents: readonly OrderDocument[];
}) {
  const t = useT();
  const linkOf = useDocumentLink(found.order.id);
  const market = marketOf(found.order.currency);
  const corrections = documents.filter(({ number }) => found.corrections.includes(number));
  if (corrections.length === 0) return null;
  return (
    <TitledSection id="documents" title={t('return.documents')}>
      <ul className="divide-y divide-line">
        {corrections.map((document) => (
          <DocumentLink key={document.number} href={linkOf(documentName(document))}>
            {t(`order.document.${document.kind}`, { market })} {document.number}
          </DocumentLink>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Calls the return off: the row opens with what that means. */
function CallOff() {
  const t = useT();
  const { formData } = useNavigation();
  return (
    <Disclosure summary={t('return.callOff')} id="call-off">
      <p className="mb-5 text-sm">{t('return.callOff.text')}</p>
      <Form method="post">
        <input type="hidden" name="intent" value="call-off" />
        <Button type="submit" tone="danger" loading={formData?.get('intent') === 'call-off'}>
          {t('return.callOff.do')}
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
        {found.events.map(({ id, actor, at, toStatus, reason }) => (
          <TimelineStep key={id} actor={t(`order.actor.${actor}`)} at={at} currency={found.order.currency}>
            <ReturnBadge status={toStatus} />
            <span className="text-sm">{lookUp(`return.event.${reason}`)}</span>
          </TimelineStep>
        ))}
      </ol>
    </TitledSection>
  );
}

/** How the parcel was sent, while that can be said. */
export function ReturnTracking({ found, error }: { found: ReturnView; error: string | undefined }) {
  const t = useT();
  const { status, way, tracking, order } = found;
  const isSent = status === 'APPROVED' || status === 'SHIPPED';
  if (!isSent || way === null || way === 'collection') return null;
  return (
    <TitledSection id="track" title={t('return.track.title')}>
      <p className="mb-4 text-sm text-muted">{t('return.track.text')}</p>
      <TrackingForm
        key={tracking?.number}
        market={marketOf(order.currency)}
        tracking={tracking}
        hidden={{ intent: 'track' }}
        error={error}
      />
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
  const path = usePath();
  const { number, kind, status, order, isGuests } = found;
  const date = formatDate(found.requestedAt, locale, timeZoneOf(marketOf(order.currency)), 'sentence');
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
          <NextText found={found} isLate={own?.isLate ?? false} />
          {own !== null && <ReturnTracking found={found} error={numberProblem} />}
          <TitledSection id="lines" title={t('return.lines')}>
            <ReturnLines lines={found.lines} isOver={status === 'COMPLETED'} />
          </TitledSection>
          {(found.photographs.length > 0 || (own !== null && isOpenReturn(status))) && (
            <ReturnPhotographs found={found} own={own} />
          )}
          <History found={found} />
          {own !== null && mayCallOff(status) && <CallOff />}
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

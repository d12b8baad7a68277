import type { ReactNode } from 'react';
import { TrackingLink } from '../orders/tracking-link.tsx';
import type { OrderDocument } from '../../domain/invoices/order-documents.ts';
import { documentName } from '../../domain/invoices/order-documents.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { carrierName } from '../../domain/orders/carriers.ts';
import { returnOutcome } from '../../domain/returns/return-outcome.ts';
import { isLabelNext } from '../../domain/returns/return-status.ts';
import type { ReturnView } from '../../domain/returns/return-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { DocumentLink } from '../orders/issued-documents.tsx';
import { TrackingForm } from '../orders/tracking-form.tsx';
import { useDocumentLink } from '../orders/use-document-link.ts';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { TitledSection } from '../ui/titled-section.tsx';

/** How a return is sent, by whom, and what was said of it. */
export function ReturnFacts({ found }: { found: ReturnView }) {
  const t = useT();
  const locale = useLocale();
  const { order, requestedAt, way, payer, tracking, note, answerNote } = found;
  // Of what was sent or called off no day is left to keep.
  const returnBy = found.status === 'APPROVED' ? found.returnBy : null;
  // The answer then stands beside what was not accepted.
  const isPartly = found.status === 'COMPLETED' && returnOutcome(found.lines).isPart;
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
          : [row(carrierName(tracking.carrier)[locale], <TrackingLink tracking={tracking} />)]),
        ...(note === null ? [] : [row(t('return.note'), words(note))]),
        ...(answerNote === null || isPartly ? [] : [row(t('return.answer'), words(answerNote))]),
      ]}
    />
  );
}

/** The corrections of an order’s invoice that its return made. */
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

/**
 * How the parcel was sent, while that can be said: folded, while the goods are not to be sent before the shop and the customer have agreed
 * how (`agreed`).
 */
export function ReturnTracking({ found, error }: { found: ReturnView; error: string | undefined }) {
  const t = useT();
  const { status, way, tracking, order } = found;
  const isSent = status === 'APPROVED' || status === 'SHIPPED';
  if (!isSent || way === null || way === 'collection') return null;
  const waits = way === 'agreed' && tracking === null;
  const form = (
    <>
      <p className="mb-4 text-sm text-muted">{t('return.track.text')}</p>
      <TrackingForm
        key={tracking?.number}
        market={marketOf(order.currency)}
        tracking={tracking}
        hidden={{ intent: 'track' }}
        error={error}
        {...((waits || isLabelNext(found)) && { isQuiet: true })}
      />
    </>
  );
  return waits ? (
    <Disclosure id="track" summary={t('return.track.agreed')} open={error !== undefined}>
      {form}
    </Disclosure>
  ) : (
    <TitledSection id="track" title={t('return.track.title')}>
      {form}
    </TitledSection>
  );
}

import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { shownReturnReason, shownReturnSteps } from '../../../domain/returns/return-outcome.ts';
import { useLocale, useLookUp, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ReturnBadge } from '../../returns/return-badge.tsx';
import { ReturnLines } from '../../returns/return-lines.tsx';
import { Alert } from '../../ui/alert.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { StaffDetails } from '../orders/staff-details.ts';
import { StaffExchange } from './staff-exchange.tsx';
import { problemOf, type StaffProblem } from '../orders/staff-problem.ts';
import { StaffForm } from '../staff-form.tsx';
import { NextStep, type Answers } from './staff-return-steps.tsx';
import { Facts, Money, type Details } from './staff-return-facts.tsx';
import { Photographs } from './side-by-side.tsx';

function History({ details }: { details: Details }) {
  const t = useT();
  const locale = useLocale();
  const lookUp = useLookUp();
  const { found } = details;
  const timeZone = timeZoneOf(marketOf(found.order.currency));
  const shown = { refundMinor: found.refundMinor, isExchanged: found.exchange !== null, kind: found.kind };
  return (
    <TitledSection id="history" title={t('return.history')}>
      <ol className="divide-y divide-line border-y border-line text-sm">
        {shownReturnSteps(details.history, found.kind).map(
          ({ id, toStatus, actor, name, reason, note, isInternal, at }) => (
            <li key={id} className="flex flex-col items-start gap-1.5 py-4">
              {!isInternal && <ReturnBadge status={toStatus} />}
              <span>
                {lookUp(`return.event.${shownReturnReason(reason, shown)}`)}
                {isInternal && `, ${t('backoffice.returns.note.internal')}`}
              </span>
              {note !== null && <span className="break-words whitespace-pre-line">{note}</span>}
              <span className="text-xs text-muted">
                {name ?? t(`backoffice.actor.${actor}`)},{' '}
                <time dateTime={at}>{formatDate(at, locale, timeZone, 'long')}</time>
              </span>
            </li>
          ),
        )}
      </ol>
    </TitledSection>
  );
}

/** A return as staff work on it: what is next stands first, then the goods, their photographs, its money and its history. */
export function StaffReturnScreen({
  details,
  order,
  templates,
  chosen,
  isDone,
  problem,
}: Answers & {
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
          {found.formerExchange !== null &&
            `. ${t('backoffice.returns.formerExchange', { number: found.formerExchange })}`}
        </p>
      </div>
      {problem !== undefined && (
        <Alert
          tone="warning"
          live
          title={t(`backoffice.refused.${problem.reason}`, { found: 0, days: '' })}
          className="mb-8"
        >
          {problem.by}
        </Alert>
      )}
      {isDone && problem === undefined && (
        <Alert tone="success" live title={t('backoffice.returns.done')} className="mb-8" />
      )}
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <NextStep found={found} order={order} problem={problem} templates={templates} chosen={chosen} />
          <TitledSection id="lines" title={t('return.lines')}>
            <ReturnLines
              lines={found.lines}
              isOver={found.status === 'COMPLETED'}
              noLines={t('backoffice.returns.noLines')}
            />
            {found.status === 'COMPLETED' && found.answerNote !== null && (
              <p className="mt-4 text-sm">
                {t('backoffice.returns.answer')}:{' '}
                <span className="break-words whitespace-pre-line">{found.answerNote}</span>
              </p>
            )}
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

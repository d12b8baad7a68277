import { useEffect, useRef } from 'react';
import type { MessageKey } from '../../../content/translator.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import type { Done } from './answer-staff-form.ts';
import { printOpenDeductions } from './print-open-deductions.ts';
import type { StaffDetails } from './staff-details.ts';
import type { StaffProblem } from './staff-problem.ts';

const DONE_TEXTS = {
  confirm: 'backoffice.confirm.done',
  ship: 'backoffice.ship.done',
  'part-ship': 'backoffice.ship.donePart',
  tracking: 'backoffice.tracking.done',
  'keep-rest': 'backoffice.rest.done',
  deliver: 'backoffice.deliver.done',
  cancel: 'backoffice.cancel.done',
  lease: 'backoffice.lease.done',
  'lease-days': 'backoffice.lease.days.done',
  return: 'backoffice.return.done',
  refund: 'backoffice.refund.done',
  back: 'backoffice.back.done',
  'part-back': 'backoffice.back.donePart',
  reverse: 'backoffice.reverse.done',
  note: 'backoffice.note.written',
  'remove-note': 'backoffice.note.removed',
  accept: 'backoffice.transfer.done.accept',
  over: 'backoffice.transfer.done.over',
  part: 'backoffice.transfer.done.part',
  held: 'backoffice.transfer.done.held',
  'refund-due': 'backoffice.transfer.done.refund-due',
  placed: 'backoffice.order.done.placed',
  'placed-before': 'backoffice.order.done.repeated',
} as const satisfies Record<Done, MessageKey>;

/** What came of a form, at the top of the page and in view: the forms stand far below. */
export function StaffNotice({
  done,
  problem,
  leases,
}: {
  done: Done | null;
  problem: StaffProblem | undefined;
  leases: StaffDetails['leases'];
}) {
  const t = useT();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem && problem.reason !== 'invalid-fields') place.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  if (done === null && problem === undefined) return null;
  return (
    <div ref={place} className="mb-10">
      {problem ? (
        <Alert tone="danger" live>
          {t(`backoffice.refused.${problem.reason}`, {
            open: printOpenDeductions(
              t,
              leases.find(({ id }) => id === problem.values.leaseId)?.openDeductions ?? [],
            ),
            found: problem.nearest.length,
            days: problem.nearest.map((day) => formatDate(day, locale, 'UTC', 'short')).join(', '),
          })}
          {problem.by !== undefined && ` ${problem.by}`}
        </Alert>
      ) : (
        done !== null && (
          <Alert tone="success" live>
            {t(DONE_TEXTS[done])}
          </Alert>
        )
      )}
    </div>
  );
}

/** That the customer's account was deleted, what that means for the order, and until when its documents are kept. */
export function ErasedNotice({
  order,
  documentsKeptUntil,
}: Pick<StaffDetails, 'order' | 'documentsKeptUntil'>) {
  const t = useT();
  const locale = useLocale();
  if (order.erasedAt === null) return null;
  return (
    <Alert tone="info" className="mb-10" title={t('backoffice.order.erased')}>
      {t('backoffice.order.erasedText')}
      {documentsKeptUntil !== null && (
        <>
          {' '}
          {t('backoffice.order.erasedKept', { date: formatDate(documentsKeptUntil, locale, 'UTC', 'short') })}
        </>
      )}
    </Alert>
  );
}

/** That the customer has withdrawn from the contract, what is sent back, and the way to the statement. */
export function WithdrawalNotice({ order, withdrawal }: Pick<StaffDetails, 'order' | 'withdrawal'>) {
  const t = useT();
  const locale = useLocale();
  if (withdrawal === null) return null;
  const date = formatDate(withdrawal.statedAt, locale, timeZoneOf(marketOf(order.currency)), 'sentence');
  return (
    <Alert
      tone="info"
      className="mb-10"
      title={t('backoffice.order.withdrawn', { date })}
      action={
        <ButtonLink to="/admin/returns" size="sm">
          {t('backoffice.section.returns')}
        </ButtonLink>
      }
    >
      <span className="whitespace-pre-wrap">{withdrawal.goods ?? t('order.withdrawal.wholeOrder')}</span>
    </Alert>
  );
}

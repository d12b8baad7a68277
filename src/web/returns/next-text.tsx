import FileText from 'lucide-react/icons/file-text';
import { formatDate } from '../../domain/locale/format-date.ts';
import { returnOutcome } from '../../domain/returns/return-outcome.ts';
import { wayText } from '../../domain/returns/return-way.ts';
import { isLabelNext } from '../../domain/returns/return-status.ts';
import type { ReturnView } from '../../domain/returns/return-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { useDocumentLink } from '../orders/use-document-link.ts';
import { Alert } from '../ui/alert.tsx';
import { buttonClass } from '../ui/button.tsx';

/** The label to be printed, where there is one. */
export function LabelLink({ found }: { found: ReturnView }) {
  const t = useT();
  const { order, label } = found;
  const linkOf = useDocumentLink(order.id);
  if (label === null) return null;
  return (
    <p className="mt-2">
      <a href={linkOf(label)} className={buttonClass({ tone: isLabelNext(found) ? 'primary' : 'secondary' })}>
        <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('return.label')} (PDF)
      </a>
    </p>
  );
}

/** What comes next, by the state and the way, with the label where one is to be printed. */
export function NextText({ found, isLate }: { found: ReturnView; isLate: boolean }) {
  const t = useT();
  const locale = useLocale();
  const { status, returnBy, way } = found;
  const isSent = returnBy !== null;
  const isPaidPart = status === 'COMPLETED' && found.refundMinor > 0 && returnOutcome(found.lines).isPart;
  const text = isPaidPart
    ? t('return.next.COMPLETED.part')
    : status !== 'APPROVED'
      ? t(`return.next.${status}`)
      : isSent
        ? t('return.next.APPROVED', { date: formatDate(returnBy, locale, 'UTC', 'short') })
        : t('return.next.APPROVED.wait');
  return (
    <div className="flex flex-col gap-2">
      {isLate && <Alert tone="warning">{t('return.late')}</Alert>}
      <p>{text}</p>
      {status === 'APPROVED' && way !== null && (
        <p className="text-sm text-muted">{t(`return.wayText.${wayText(way, found.payer)}`)}</p>
      )}
      <LabelLink found={found} />
    </div>
  );
}

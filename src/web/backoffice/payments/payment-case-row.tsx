import { useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import type { Currency } from '../../../domain/money/money.ts';
import type { ActorKind } from '../../../domain/orders/actor.ts';
import { asksHowSent, SENT_WAYS, type PaymentCaseKind } from '../../../domain/payments/payment-case.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { usePrintAmount } from '../orders/staff-refunds.tsx';

/** A card payment that staff have to look at; amounts in minor units. */
interface PaymentCase {
  readonly id: string;
  readonly kind: PaymentCaseKind;
  /** What it is about, as the provider or the shop names it. */
  readonly reference: string;
  readonly amountMinor: number;
  /** As the provider names it: it need not be one of the shop's. */
  readonly currency: string;
  readonly openedAt: string;
  /** What staff have written down so far; null without. */
  readonly note: string | null;
  /** What is still to go back of its payment and waits. */
  readonly heldMinor: number;
  /** What staff sent of it though the dispute was not decided. */
  readonly releasedMinor: number;
  readonly provider: string;
  readonly askedMinor: number;
  readonly askedCurrency: Currency;
  readonly orderId: string;
  readonly orderNumber: string;
}

const TEXT = {
  refused: 'backoffice.case.told',
  dispute: 'backoffice.case.disputed',
  lost: 'backoffice.case.disputed',
  unasked: 'backoffice.case.asked',
  'excess-loss': 'backoffice.case.excess',
  'refund-failed': 'backoffice.case.notReceived',
  'refund-refused': 'backoffice.case.notMade',
} as const;

/** Who closed a case before a form about it was sent. */
export interface ClosedCase {
  readonly actor: ActorKind;
  readonly name: string | null;
  readonly closedAt: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly currency: Currency;
}

/** Why a form about a case was refused. */
export interface CaseProblem extends FormProblem<
  'invalid-fields' | 'refund-changed' | 'refund-sent' | 'case-closed'
> {
  /** Null for every other reason than `case-closed`. */
  readonly closed: ClosedCase | null;
}

/** How staff sent the refund that a case is about. */
function SentFields({ problem }: { problem: CaseProblem | undefined }) {
  const t = useT();
  const field = useFields(problem);
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      <SelectField
        {...field('sentBy')}
        label={t('backoffice.case.sentBy')}
        placeholder={t('backoffice.case.sentByChoose')}
        options={SENT_WAYS.map((value) => ({ value, label: t(`backoffice.case.sentBy.${value}`) }))}
        required
      />
      <TextField
        {...field('sentReference')}
        label={t('backoffice.case.reference')}
        hint={t('backoffice.case.referenceHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
      />
    </div>
  );
}

/**
 * What can be done about a case: it is put away, or a note is kept of a dispute, which its bank ends. Sending the refund that
 * waits for that end is a button of its own, which says so.
 */
function CaseButtons({ found, refund }: { found: PaymentCase; refund: string }) {
  const t = useT();
  const { formData } = useNavigation();
  const { id, kind, orderNumber, heldMinor } = found;
  const isSent = formData?.get('caseId') === id;
  const isReleased = formData?.has('release') ?? false;
  return (
    <>
      <Button type="submit" size="lg" loading={isSent && !isReleased}>
        {t(kind === 'dispute' ? 'backoffice.case.keepNote' : 'backoffice.case.close')}
        <span className="sr-only"> {orderNumber}</span>
      </Button>
      {kind === 'dispute' && heldMinor > 0 && (
        <div className="w-full">
          <p className="mb-3 max-w-measure">{t('backoffice.case.releaseText', { amount: refund })}</p>
          <Button
            type="submit"
            name="release"
            value={heldMinor}
            tone="danger"
            size="lg"
            loading={isSent && isReleased}
          >
            {t('backoffice.case.release', { amount: refund })}
            <span className="sr-only"> {orderNumber}</span>
          </Button>
        </div>
      )}
    </>
  );
}

/** Which payment of which order, what is wrong with it, and the form that puts it away. */
export function PaymentCaseRow({ found, problem }: { found: PaymentCase; problem: CaseProblem | undefined }) {
  const t = useT();
  const locale = useLocale();
  const field = useFields(problem);
  const note = field('note');
  const { id, kind, reference, openedAt, provider, orderId, orderNumber } = found;
  const printed = usePrintAmount();
  return (
    <li id={`case-${id}`} className="scroll-mt-6 py-5 text-sm">
      <p className="font-semibold">
        <LocalLink to={`/admin/orders/${orderId}`} className="underline underline-offset-4">
          {orderNumber}
        </LocalLink>
        <span className="ml-3 font-normal text-muted">
          <time dateTime={openedAt}>
            {formatDate(openedAt, locale, timeZoneOf(marketOf(found.askedCurrency)), 'long')}
          </time>
        </span>
      </p>
      <p className="mt-1">{t(`backoffice.case.${kind}`)}</p>
      <p className="mt-1 break-words text-muted">
        {t(TEXT[kind], {
          amount: printed(found.amountMinor, found.currency),
          asked: printed(found.askedMinor, found.askedCurrency),
        })}
        , {provider} {reference}
      </p>
      {found.releasedMinor > 0 && (
        <p className="mt-1">
          {t('backoffice.case.released', { amount: printed(found.releasedMinor, found.askedCurrency) })}
        </p>
      )}
      {found.note !== null && (
        <p className="mt-1 break-words">{t('backoffice.case.noted', { note: found.note })}</p>
      )}
      {(problem?.reason === 'refund-changed' || problem?.reason === 'refund-sent') && (
        <Alert tone="danger" live className="mt-4">
          {t(
            problem.reason === 'refund-sent' ? 'backoffice.case.refundSent' : 'backoffice.case.refundChanged',
          )}
        </Alert>
      )}
      <KeptForm kept={`case ${id}`} method="post" noValidate className="mt-4 flex flex-wrap items-end gap-4">
        <input type="hidden" name="caseId" value={id} />
        {asksHowSent(kind) && <SentFields problem={problem} />}
        <TextField
          {...note}
          label={t('backoffice.case.note')}
          autoComplete="off"
          maxLength={200}
          required
          className="min-w-0 flex-1 basis-72"
        />
        <CaseButtons found={found} refund={printed(found.heldMinor, found.askedCurrency)} />
      </KeptForm>
    </li>
  );
}

import { marketOf } from '../../../domain/locale/market.ts';
import { staffSteps, type StaffReturnStep } from '../../../domain/returns/return-status.ts';
import { exchangeSeen } from '../../../domain/returns/exchange-view.ts';
import type { ReturnView } from '../../../domain/returns/return-view.ts';
import { useT } from '../../i18n/i18n.tsx';
import { TrackingForm } from '../../orders/tracking-form.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { GoodsReturnForm } from '../orders/goods-return-form.tsx';
import type { StaffDetails } from '../orders/staff-details.ts';
import { ExchangeNext } from './staff-exchange.tsx';
import { problemOf, type StaffProblem } from '../orders/staff-problem.ts';
import { StaffForm } from '../staff-form.tsx';

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
      {found.exchange !== null && (
        <input
          type="hidden"
          name="exchange"
          value={exchangeSeen({ ...found.exchange, ...found.exchange.replacement })}
        />
      )}
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
export function NextStep({
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
          <GoodsReturnForm
            found={order}
            problem={problem}
            formId={found.id}
            open={open}
            isNext
            isExchange={found.exchange !== null}
          />
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

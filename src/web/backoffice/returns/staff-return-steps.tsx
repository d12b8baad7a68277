import { marketOf } from '../../../domain/locale/market.ts';
import { RETURN_NOTE_MAX } from '../../../domain/returns/return-request.ts';
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
import {
  TemplateChoice,
  templateNamed,
  type chosenTemplate,
  type FilledTemplate,
} from '../template-choice.tsx';

const NEEDS_REASON: ReadonlySet<StaffReturnStep> = new Set(['REJECTED', 'CANCELLED']);

const SENT_BACK = 'backoffice.returns.do.sentBack';

/** What staff's note to the customer may begin with: the templates, and the one that the address names. */
export interface Answers {
  readonly templates: readonly FilledTemplate[];
  readonly chosen: ReturnType<typeof chosenTemplate>;
}

/** A step of staff: with one press, or in a row of its own where the customer is told why. */
function Step({
  to,
  found,
  problem,
  isMain,
  templates,
  chosen,
}: Answers & {
  to: StaffReturnStep;
  /** Whether it is what usually comes next: one of a page is. */
  isMain: boolean;
  found: ReturnView;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const isSentBack = to === 'REJECTED' && found.status === 'IN_PROGRESS';
  const label = t(isSentBack ? SENT_BACK : `backoffice.returns.do.${to}`);
  const own = problemOf(problem, 'step')?.values['to'] === to ? problem : undefined;
  const area = `note-${to}`;
  const begin = templateNamed(templates, chosen, area);
  const hasNote = NEEDS_REASON.has(to) || to === 'APPROVED';
  const form = (
    <StaffForm
      intent="step"
      kept={area}
      label={label}
      tone={NEEDS_REASON.has(to) ? 'danger' : isMain ? 'primary' : 'secondary'}
    >
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
          id={area}
          name="note"
          label={t(
            NEEDS_REASON.has(to) ? 'backoffice.returns.noteRequired' : 'backoffice.returns.noteOptional',
          )}
          defaultValue={own?.values['note'] ?? begin}
          error={own?.reason === 'reason-missing' ? t('backoffice.returns.noteMissing') : undefined}
          required={NEEDS_REASON.has(to)}
          maxLength={RETURN_NOTE_MAX}
          rows={2}
          className="w-full text-ink"
        />
      )}
    </StaffForm>
  );
  const parts = (
    <>
      {hasNote && <TemplateChoice templates={templates} area={area} />}
      {form}
    </>
  );
  if (!NEEDS_REASON.has(to)) return <div>{parts}</div>;
  return (
    <Disclosure summary={label} open={own !== undefined || begin !== undefined}>
      {parts}
    </Disclosure>
  );
}

/** The steps that the table allows, as forms, and while the goods are inspected the form of what came and of the refund. */
export function NextStep({
  found,
  order,
  problem,
  ...answers
}: Answers & {
  found: ReturnView;
  order: StaffDetails;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const { status } = found;
  const open = order.goodsReturn.open.find(({ id }) => id === found.id) ?? null;
  if (open === null) return null;
  const steps = (['APPROVED', 'RETURNED', 'IN_PROGRESS', 'REJECTED', 'CANCELLED'] as const).filter(
    (to) => staffSteps(status, to, { isAskedAgain: found.exchange?.isAskedAgain ?? false }) !== null,
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
        {steps.map((to, place) => (
          <Step
            key={to}
            to={to}
            isMain={place === 0 && status !== 'IN_PROGRESS'}
            found={found}
            problem={problem}
            {...answers}
          />
        ))}
        {canTrack && (
          <Disclosure summary={t('backoffice.returns.track')}>
            <TrackingForm
              market={marketOf(found.order.currency)}
              tracking={found.tracking}
              hidden={{ intent: 'track' }}
              isQuiet
            />
          </Disclosure>
        )}
      </div>
    </TitledSection>
  );
}

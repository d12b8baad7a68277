import { carrierName, CARRIERS, seenTracking, type Tracking } from '../../../domain/orders/carriers.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { mayCorrectTracking } from '../../../domain/orders/shipments.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';
import { problemOf, type StaffFormProps, type StaffProblem } from './staff-problem.ts';

const INTENT = 'tracking';

function TrackingForm({
  position,
  tracking,
  name,
  problem,
}: {
  position: number;
  tracking: Tracking;
  /** Of the parcel among others; empty for the only one. */
  name: string;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const was = seenTracking(tracking);
  const field = useFields(problem);
  const own = field('number');
  const label = (text: string) => (
    <>
      {text}
      {name !== '' && <span className="sr-only">, {name}</span>}
    </>
  );
  return (
    // A form that was shown with another number begins anew.
    <StaffForm
      key={was}
      intent={INTENT}
      kept={`${INTENT}-${position}`}
      label={t('backoffice.tracking.do')}
      tone="secondary"
    >
      <input type="hidden" name="position" value={position} />
      <input type="hidden" name="was" value={was} />
      {name !== '' && <h3 className="text-base font-semibold">{name}</h3>}
      <div className="grid w-full gap-5 sm:grid-cols-2">
        <SelectField
          name="carrier"
          label={label(t('backoffice.tracking.carrier'))}
          defaultValue={problem?.values.carrier ?? tracking.carrier}
          options={CARRIERS.map((carrier) => ({ value: carrier, label: carrierName(carrier)[locale] }))}
        />
        <TextField
          {...own}
          label={label(t('backoffice.tracking.number'))}
          defaultValue={own.defaultValue ?? tracking.number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </div>
    </StaffForm>
  );
}

/** Corrects the numbers of parcels that are on their way; nothing where there are none. */
export function TrackingForms({ order, problem }: Pick<StaffFormProps<OrderView>, 'order' | 'problem'>) {
  const t = useT();
  const own = problemOf(problem, INTENT);
  const { shipments } = order;
  const parcels = mayCorrectTracking(order) ? shipments.filter(({ tracking }) => tracking !== null) : [];
  if (parcels.length === 0) return null;
  return (
    <Disclosure id="tracking-number" summary={t('backoffice.tracking.title')} open={own !== undefined}>
      <p className="mb-5 max-w-measure text-sm">{t('backoffice.tracking.text')}</p>
      <div className="flex flex-col gap-8">
        {parcels.map(
          ({ position, tracking }) =>
            tracking !== null && (
              <TrackingForm
                key={position}
                position={position}
                tracking={tracking}
                name={shipments.length > 1 ? t('order.parcel', { position }) : ''}
                problem={own?.values.position === String(position) ? own : undefined}
              />
            ),
        )}
      </div>
    </Disclosure>
  );
}

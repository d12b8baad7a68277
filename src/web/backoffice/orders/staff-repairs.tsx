import { Form, useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import { REPAIR_NOTE_MAX } from '../../../domain/warranties/repair.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { ShownWarranty } from '../../warranties/shown-warranty.ts';
import type { RepairProblem } from './answer-repair.ts';

/** The repairs that are written down, each with a button that takes it back. */
function Known({ warranties }: { warranties: readonly ShownWarranty[] }) {
  const t = useT();
  const rows = warranties.flatMap(({ name, repairs }) => repairs.map((repair) => ({ name, ...repair })));
  if (rows.length === 0) return null;
  return (
    <ul className="mb-6 divide-y divide-line border-y border-line text-sm">
      {rows.map(({ id, name, days, serial, note }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
          <div className="min-w-0 flex-1 basis-64 break-words">
            <p className="font-semibold">{days}</p>
            <p className="text-muted">{[name, serial, note].filter(Boolean).join(', ')}</p>
          </div>
          <Form method="post">
            <input type="hidden" name="intent" value="remove-repair" />
            <input type="hidden" name="repairId" value={id} />
            <Button
              type="submit"
              tone="ghost"
              size="sm"
              aria-label={`${t('backoffice.repairs.remove')}: ${days}`}
            >
              {t('backoffice.repairs.remove')}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

/** Completed repairs of an order's goods: their days lengthen the warranty, and its customer reads them. */
export function StaffRepairs({
  warranties,
  formId,
  bounds,
  problem,
}: {
  warranties: readonly ShownWarranty[];
  formId: string;
  bounds: { readonly min: string; readonly max: string };
  problem: RepairProblem | undefined;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const fieldOf = useFields(problem);
  const [first] = warranties;
  if (first === undefined) return null;
  const { defaultValue: itemId = first.itemId, ...item } = fieldOf('itemId');
  const reason = problem?.reason;
  return (
    <TitledSection id="repairs" title={t('backoffice.repairs.title')}>
      <Known warranties={warranties} />
      <KeptForm
        kept="repair"
        key={problem === undefined ? formId : 'again'}
        method="post"
        noValidate
        className="flex flex-col gap-5"
      >
        {reason !== undefined && (
          <Alert tone="danger" live>
            {t(`backoffice.repairs.refused.${reason}`)}
          </Alert>
        )}
        <input type="hidden" name="intent" value="repair" />
        <input
          type="hidden"
          name="repairId"
          value={reason === 'form-used' ? formId : (problem?.values['repairId'] ?? formId)}
        />
        <SelectField
          {...item}
          defaultValue={itemId}
          label={t('warranty.product')}
          options={warranties.map((each) => ({ value: each.itemId, label: each.name }))}
        />
        <TextField {...fieldOf('serial')} label={t('backoffice.repairs.serial')} autoComplete="off" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...fieldOf('cameOn')}
            {...bounds}
            type="date"
            label={t('backoffice.repairs.cameOn')}
            required
          />
          <TextField
            {...fieldOf('returnedOn')}
            {...bounds}
            type="date"
            label={t('backoffice.repairs.returnedOn')}
            required
          />
        </div>
        <TextAreaField
          {...fieldOf('note')}
          label={t('backoffice.repairs.note')}
          hint={t('backoffice.repairs.noteHint')}
          maxLength={REPAIR_NOTE_MAX}
          rows={2}
        />
        <div className="flex">
          <Button type="submit" loading={formData?.get('intent') === 'repair'}>
            {t('backoffice.repairs.save')}
          </Button>
        </div>
      </KeptForm>
    </TitledSection>
  );
}

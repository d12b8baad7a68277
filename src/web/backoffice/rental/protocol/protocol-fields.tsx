import { formatPercent } from '../../../../domain/locale/format-percent.ts';
import {
  CHECKLISTS,
  FUEL_EIGHTHS,
  fuelPercent,
  hasMeter,
  hasTank,
  type CheckItem,
} from '../../../../domain/rental/protocol.ts';
import { operatorLine } from '../../../../domain/rental/operator.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { FieldError, SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import type { StaffProtocol } from './staff-protocol.ts';

/** What a field of the form begins with, and what is wrong with it. */
export type ProtocolField = (name: string) => {
  readonly name: string;
  readonly id: string;
  /** The form that it belongs to, wherever it stands. */
  readonly form: string;
  readonly defaultValue: string | undefined;
  readonly error: string | undefined;
};

const ANSWERS = ['right', 'wrong'] as const;

/** One thing that is looked at: right, or wrong and how. The words stand there as soon as it is wrong, without script too. */
function CheckRow({ item, field }: { item: CheckItem; field: ProtocolField }) {
  const t = useT();
  const { name, id, defaultValue, error } = field(`check.${item}`);
  const note = field(`note.${item}`);
  const label = t(`protocol.item.${item}`);
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <li className="group/check py-3.5">
      <fieldset
        aria-describedby={errorId}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
      >
        <legend className="sr-only">{label}</legend>
        <span aria-hidden="true" className="min-w-0 flex-1 basis-44 text-sm font-medium">
          {label}
        </span>
        <span className="flex gap-2">
          {ANSWERS.map((answer) => (
            <label
              key={answer}
              className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong px-4 text-sm has-checked:border-ink has-checked:bg-inverse has-checked:text-on-inverse has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={answer}
                defaultChecked={defaultValue === answer}
                className="sr-only"
              />
              {t(`protocol.${answer}`)}
            </label>
          ))}
        </span>
      </fieldset>
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      <TextField
        {...note}
        label={t('backoffice.protocol.checkNote', { item: label })}
        autoComplete="off"
        maxLength={300}
        className="mt-3 hidden group-has-[input[value=wrong]:checked]/check:flex"
      />
    </li>
  );
}

/** What is looked at, read off and noted. */
export function ProtocolFields({
  found: { machineKind, machine, handover },
  field,
}: {
  found: StaffProtocol;
  field: ProtocolField;
}) {
  const t = useT();
  const locale = useLocale();
  const last = machine.hours;
  const fuel = handover?.fuel ?? null;
  const percent = (eighths: number) => formatPercent(fuelPercent(eighths), locale);
  return (
    <>
      <TitledSection id="checks" title={t('protocol.checks')}>
        <p className="mb-2 text-sm text-muted">{t('backoffice.protocol.checksHint')}</p>
        <ul className="divide-y divide-line border-y border-line">
          {CHECKLISTS[machineKind].map((item) => (
            <CheckRow key={item} item={item} field={field} />
          ))}
        </ul>
      </TitledSection>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('hours')}
          label={t('protocol.hours')}
          hint={last === null ? undefined : t('backoffice.protocol.hoursHint', { hours: last })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          required={hasMeter(machineKind)}
        />
        <SelectField
          {...field('fuel')}
          label={t('protocol.fuel')}
          hint={fuel === null ? undefined : t('backoffice.protocol.fuelAtHandover', { fuel: percent(fuel) })}
          options={Array.from({ length: FUEL_EIGHTHS + 1 }, (_, eighths) => ({
            value: String(eighths),
            label: percent(eighths),
          }))}
          placeholder={t(
            hasTank(machineKind) ? 'backoffice.protocol.fuelChoose' : 'backoffice.protocol.fuelNone',
          )}
          required={hasTank(machineKind)}
        />
        <TextAreaField
          {...field('note')}
          label={t('protocol.note')}
          maxLength={1000}
          className="sm:col-span-2"
        />
      </div>
    </>
  );
}

/** Where staff tick that they saw the licence of who is to drive the machine; who that is, only the customer says. */
export function OperatorField({
  found: { operator },
  field,
}: {
  found: StaffProtocol;
  field: ProtocolField;
}) {
  const t = useT();
  if (operator === null) return null;
  const { id, defaultValue, error } = field('operator');
  const named = operator.named === null ? null : operatorLine(operator.named);
  return (
    <TitledSection id="operator" title={t('operator.title')}>
      {named === null ? (
        <Alert tone="warning">{t('backoffice.protocol.operatorMissing')}</Alert>
      ) : (
        <CheckboxField
          key={named}
          name="operator"
          id={id}
          value={named}
          defaultChecked={defaultValue === named}
          label={t('backoffice.protocol.operatorSeen', { operator: named })}
          error={error}
        />
      )}
    </TitledSection>
  );
}

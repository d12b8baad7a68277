import { useNavigation } from 'react-router';
import { KeptForm } from '../../../form/kept-form.tsx';
import { currencyLabel, formatMoney } from '../../../../domain/money/format-money.ts';
import { money } from '../../../../domain/money/money.ts';
import { DEDUCTION_KINDS, type DeductionKind } from '../../../../domain/rental/deductions.ts';
import { useFields } from '../../../form/use-fields.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { typed, type StaffProblem } from '../../quotes/delivery-fields.tsx';
import type { StaffProtocol } from './staff-protocol.ts';

/** A deduction as its form begins: a proposal, one that is written, or a new one. */
interface Begun {
  readonly id: string;
  readonly kind: DeductionKind;
  readonly amountMinor: number | null;
  readonly note: string;
  /** When what the form shows was written; empty for what was not. */
  readonly seen: string;
}

function DeductionForm({
  found,
  begun,
  problem,
}: {
  found: StaffProtocol;
  begun: Begun;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const { formData } = useNavigation();
  const { currency } = found.order;
  const own = problem?.values.id === begun.id ? problem : undefined;
  const fieldOf = useFields(own);
  const field = (name: string, value: string) => {
    const posted = fieldOf(name);
    return { ...posted, id: `${name}-${begun.id}`, defaultValue: posted.defaultValue ?? value };
  };
  const amount = begun.amountMinor === null ? '' : typed(money(begun.amountMinor, currency), locale);
  return (
    <KeptForm
      kept={`deduct ${begun.id}`}
      key={`${begun.id} ${begun.seen}`}
      method="post"
      noValidate
      className="flex flex-col items-start gap-4"
    >
      <input type="hidden" name="intent" value="deduct" />
      <input type="hidden" name="id" value={begun.id} />
      <input type="hidden" name="seen" value={begun.seen} />
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <SelectField
          {...field('kind', begun.kind)}
          label={t('backoffice.deduction.kind')}
          options={DEDUCTION_KINDS.map((kind) => ({ value: kind, label: t(`deduction.kind.${kind}`) }))}
          className="text-ink"
        />
        <TextField
          {...field('amountMinor', amount)}
          label={t('backoffice.deduction.amount')}
          inputMode="decimal"
          autoComplete="off"
          trailing={currencyLabel(currency, locale)}
          required
          className="text-ink"
        />
        <TextField
          {...field('note', begun.note)}
          label={t('backoffice.deduction.note')}
          autoComplete="off"
          maxLength={300}
          required
          className="text-ink sm:col-span-2"
        />
      </div>
      <Button type="submit" loading={formData?.get('id') === begun.id}>
        {t('backoffice.deduction.write')}
      </Button>
    </KeptForm>
  );
}

/** What staff keep of the deposit when a machine comes back: what the rules propose, what is written, and one of their own. */
export function StaffDeductions({
  found,
  newId,
  problem,
}: {
  found: StaffProtocol;
  newId: string;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const { deductions, machine, order } = found;
  if (deductions === null || (!deductions.isOpen && deductions.written.length === 0)) return null;
  const { written, proposals, isOpen } = deductions;
  const printed = (minor: number) => formatMoney(money(minor, order.currency), locale);
  return (
    <TitledSection id="deductions" title={t('deduction.title')}>
      {isOpen && <p className="mb-4 text-sm text-muted">{t('backoffice.deduction.hint')}</p>}
      {proposals.map(({ id, kind, amountMinor, count }) => {
        const said = t(`backoffice.deduction.proposed.${kind}`, { count });
        const note = `${said.slice(said.indexOf(':') + 1).trim()}, ${machine.inventoryNumber}`;
        return (
          <div key={id} className="mb-6 rounded-lg bg-surface p-5">
            <h3 className="mb-4 text-base font-semibold tracking-normal">
              {said}, {printed(amountMinor)}
            </h3>
            <DeductionForm
              found={found}
              begun={{ id, kind, amountMinor, note, seen: '' }}
              problem={problem}
            />
          </div>
        );
      })}
      <div className="border-t border-line">
        {written.map(({ id, kind, amountMinor, note, at }) => {
          const values = { kind: t(`deduction.kind.${kind}`), amount: printed(amountMinor) };
          return isOpen ? (
            <Disclosure
              key={id}
              open={problem?.values.id === id}
              summary={
                <span className="min-w-0 break-words">
                  {values.kind}, {values.amount}
                  <span className="block text-sm font-normal text-muted">{note}</span>
                </span>
              }
            >
              <DeductionForm
                found={found}
                begun={{ id, kind, amountMinor, note, seen: at }}
                problem={problem}
              />
            </Disclosure>
          ) : (
            <p key={id} className="border-b border-line py-4 text-sm">
              <span className="font-semibold">
                {values.kind}, {values.amount}
              </span>
              <span className="block text-muted">{note}</span>
            </p>
          );
        })}
        {isOpen && (
          <Disclosure
            summary={t('backoffice.deduction.add')}
            id="new-deduction"
            open={problem !== undefined && isNew(problem, found)}
          >
            <DeductionForm
              found={found}
              begun={{
                id: problem !== undefined && isNew(problem, found) ? (problem.values.id ?? newId) : newId,
                kind: 'damage',
                amountMinor: null,
                note: '',
                seen: '',
              }}
              problem={problem}
            />
          </Disclosure>
        )}
      </div>
    </TitledSection>
  );
}

/** Whether a refused form was that of a new deduction, which keeps its id. */
function isNew(problem: StaffProblem, { deductions }: StaffProtocol): boolean {
  const known = [...(deductions?.written ?? []), ...(deductions?.proposals ?? [])];
  return known.every(({ id }) => id !== problem.values.id);
}

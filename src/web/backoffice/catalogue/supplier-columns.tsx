import { LIST_CURRENCIES } from '../../../domain/prices/foreign-price.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';
import type { ColumnsView } from './supplier-view.server.ts';

/** The first lines of a file, with the letters of columns and the numbers of lines, as spreadsheets show them. */
function Sample({ columns, sample }: Pick<ColumnsView, 'columns' | 'sample'>) {
  const t = useT();
  return (
    <div
      className="mb-6 overflow-x-auto rounded-md border border-line"
      tabIndex={0}
      role="region"
      aria-label={t('backoffice.suppliers.columns.sample')}
    >
      <table className="w-full text-xs">
        <thead>
          <tr className="border-b border-line bg-surface text-muted">
            <th scope="col" className="px-3 py-2 text-right font-medium">
              {t('backoffice.import.line')}
            </th>
            {columns.map(({ value, label }) => (
              <th key={value} scope="col" className="px-3 py-2 text-left font-medium">
                {label.split(':', 1)[0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {sample.map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row" className="px-3 py-2 text-right font-medium text-muted">
                {line}
              </th>
              {cells.map((cell, place) => (
                <td key={place} className="max-w-60 truncate px-3 py-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Says which column of a supplier's lists is which; kept for those to come. */
export function ColumnsForm({
  view: { columns, sample, values },
  problem,
}: {
  view: ColumnsView;
  problem: FormProblem<string> | undefined;
}) {
  const t = useT();
  const typed = useFields(problem);
  const field = (name: keyof typeof values) => {
    const { defaultValue = values[name], ...rest } = typed(name);
    return { ...rest, defaultValue };
  };
  const choose = t('backoffice.suppliers.columns.choose');
  return (
    <>
      <p className="mb-5 max-w-measure text-sm text-muted">{t('backoffice.suppliers.columns.lead')}</p>
      <Sample columns={columns} sample={sample} />
      <StaffForm intent="columns" label={t('backoffice.suppliers.columns.save')}>
        <div className="grid w-full gap-4 sm:grid-cols-2 xl:grid-cols-3">
          <SelectField
            {...field('article')}
            label={t('backoffice.suppliers.columns.article')}
            options={columns}
            placeholder={choose}
            required
          />
          <SelectField
            {...field('price')}
            label={t('backoffice.purchase.amount')}
            options={columns}
            placeholder={choose}
            required
          />
          <TextField
            {...field('firstLine')}
            label={t('backoffice.suppliers.columns.firstLine')}
            hint={t('backoffice.suppliers.columns.firstLineHint')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <SelectField
            {...field('currencyColumn')}
            label={t('backoffice.suppliers.columns.currencyColumn')}
            options={columns}
            placeholder={t('backoffice.suppliers.columns.noCurrencyColumn')}
          />
          <SelectField
            {...field('currency')}
            label={t('backoffice.suppliers.columns.currency')}
            options={LIST_CURRENCIES.map((value) => ({ value, label: value }))}
            required
          />
        </div>
      </StaffForm>
    </>
  );
}

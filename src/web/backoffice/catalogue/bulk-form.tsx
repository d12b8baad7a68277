import { useEffect, useState, type InputEvent } from 'react';
import { useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import { cellOf, type BulkFields } from '../../../domain/catalogue/editing/bulk-edit.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError, TextField } from '../../ui/field.tsx';
import { MissingBadge } from './state-badges.tsx';
import { Cell, type BulkColumn, type BulkProblem, type BulkRow } from './bulk-cell.tsx';
import { MeantPrices } from './meant-prices.tsx';
import { cellPlace, moveByKeys, pasteCells } from './bulk-keys.ts';

/** Products below each other, what is edited of them side by side; the names stay in sight while the rest scrolls sideways. */
function BulkTable({
  columns,
  rows,
  problem,
}: {
  columns: readonly BulkColumn[];
  rows: readonly BulkRow[];
  problem: BulkProblem | undefined;
}) {
  const t = useT();
  return (
    <div
      className="-mx-gutter scroll-pl-44 overflow-x-auto sm:scroll-pl-72 lg:mx-0"
      tabIndex={0}
      role="group"
      aria-label={t('backoffice.bulk.title')}
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left text-xs text-muted">
            <th
              scope="col"
              className="sticky left-0 z-2 bg-canvas py-3 pr-3 pl-gutter font-semibold sm:pr-4 lg:pl-0"
            >
              {t('backoffice.products.product')}
            </th>
            {columns.map(({ field, label, isNumber }) => (
              <th
                key={field}
                scope="col"
                className={classNames('px-1.5 py-3 font-semibold', isNumber && 'text-right')}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-b border-line">
          {rows.map((row, at) => (
            <tr key={row.id} className="align-top">
              <th
                scope="row"
                className="sticky left-0 z-1 w-40 min-w-40 bg-canvas py-3 pr-3 pl-gutter text-left font-normal sm:w-auto sm:min-w-64 sm:pr-4 lg:pl-0"
              >
                <LocalLink
                  to={`/admin/products/${row.id}`}
                  className="font-semibold break-words hover:underline"
                >
                  {row.name}
                </LocalLink>
                <span className="block text-xs text-muted">{row.article}</span>
                <span className="mt-1 flex flex-wrap gap-2 empty:hidden">
                  {!row.isPublished && <Badge tone="warning">{t('backoffice.products.draft')}</Badge>}
                  <MissingBadge languages={row.lacks} />
                </span>
                {problem?.others[row.id] !== undefined && <FieldError>{problem.others[row.id]}</FieldError>}
              </th>
              {columns.map((column, right) => (
                <td key={column.field} className="px-1.5 py-2">
                  <Cell row={row} column={column} place={cellPlace(at, right)} problem={problem} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * The table as a form. What each cell said goes along, so that only what was written is changed, and what others wrote meanwhile is not lost.
 */
export function BulkForm({
  table,
  problem,
  onTouched,
}: {
  table: { readonly columns: readonly BulkColumn[]; readonly rows: readonly BulkRow[] };
  problem: BulkProblem | undefined;
  /** Hears whether the form holds what was not sent yet. */
  onTouched: (isTouched: boolean) => void;
}) {
  const t = useT();
  const { formMethod } = useNavigation();
  const base: BulkFields = Object.fromEntries(table.rows.map(({ id, fields }) => [id, fields]));
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set());
  /** Whether there is something to save, so that the bar is at hand; before, it stands below the table and covers none of it. */
  const isBarHeld = written.size > 0 || problem !== undefined;
  useEffect(() => {
    if (isBarHeld) document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isBarHeld]);
  function hear({ target }: InputEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLElement) || !('name' in target) || !('value' in target)) return;
    const { name, value } = target;
    const stored = typeof name === 'string' ? cellOf(base, name) : undefined;
    if (typeof name !== 'string' || stored === undefined) return;
    onTouched(true);
    setWritten((before) => {
      const now = new Set(before);
      if (value === stored) now.delete(name);
      else now.add(name);
      return now;
    });
  }
  return (
    <KeptForm
      kept="bulk"
      method="post"
      encType="multipart/form-data"
      noValidate
      onKeyDown={moveByKeys}
      onPaste={pasteCells}
      onInput={hear}
      onSubmit={() => onTouched(false)}
    >
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      <BulkTable columns={table.columns} rows={table.rows} problem={problem} />
      <div
        data-save-bar={isBarHeld ? '' : undefined}
        className={classNames(
          '-mx-gutter mt-6 flex flex-wrap items-end gap-x-4 gap-y-2 bg-canvas px-gutter py-3 lg:mx-0 lg:px-0',
          isBarHeld && 'sticky bottom-0 z-10 border-t border-line short:static',
        )}
      >
        {problem?.meant !== undefined && <MeantPrices meant={problem.meant} />}
        <TextField
          name="why"
          defaultValue={problem?.why}
          label={t('backoffice.bulk.why')}
          maxLength={300}
          autoComplete="off"
          className="min-w-0 flex-1 sm:max-w-sm"
        />
        <Button type="submit" tone="primary" size="lg" loading={formMethod === 'POST'}>
          {t('backoffice.product.save')}
        </Button>
        <p role="status" className="basis-full text-sm text-muted empty:hidden sm:basis-auto sm:pb-3.5">
          {written.size > 0 && t('backoffice.bulk.cellsChanged', { count: written.size })}
        </p>
      </div>
    </KeptForm>
  );
}

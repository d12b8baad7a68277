import { useEffect, useState, type InputEvent } from 'react';
import { useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import { bulkCell, cellOf, type BulkFields } from '../../../domain/catalogue/editing/bulk-edit.ts';
import {
  fieldLimit,
  type ProductField,
  type ProductFields,
} from '../../../domain/catalogue/editing/product-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.tsx';
import { FieldError, TextField, type SelectOption } from '../../ui/field.tsx';
import { MissingBadge, type MissingMark } from './state-badges.tsx';
import { cellPlace, moveByKeys, pasteCells } from './bulk-keys.ts';

/** A column of the table; `options` where its field is one of some. */
export interface BulkColumn {
  readonly field: ProductField;
  readonly label: string;
  readonly options: readonly SelectOption[] | null;
  readonly isNumber: boolean;
}

/** A product of the table. */
export interface BulkRow {
  readonly id: number;
  readonly name: string;
  readonly article: string;
  readonly isPublished: boolean;
  readonly lacks: MissingMark;
  /** Fields that have to say something before it is published. */
  readonly missing: readonly ProductField[];
  /** What its cells say; a field that it cannot have is absent. */
  readonly fields: ProductFields;
  /** What is shown in cells that say nothing: prices that the rate makes. */
  readonly instead: ProductFields;
}

/** What was written and refused, and why, by product and field. */
export interface BulkProblem {
  readonly values: BulkFields;
  readonly errors: BulkFields;
  /** What is wrong besides, in fields that the table does not show, by product. */
  readonly others: Readonly<Record<string, string>>;
  readonly why: string;
}

/** What has the focus is scrolled to above the bar. */
const cellControl = classNames(controlClass, 'min-w-28 scroll-mb-56 px-3 text-sm sm:scroll-mb-32');

/** One cell: a control that is named by its product and its column. */
function Cell({
  row,
  column: { field, label, options, isNumber },
  place,
  problem,
}: {
  row: BulkRow;
  column: BulkColumn;
  place: string;
  problem: BulkProblem | undefined;
}) {
  const t = useT();
  const stored = row.fields[field];
  if (stored === undefined) return <span className="text-muted">–</span>;
  const name = bulkCell(row.id, field);
  const error = problem?.errors[row.id]?.[field];
  const errorId = error === undefined ? undefined : `${name}-error`;
  const control = {
    name,
    defaultValue: problem?.values[row.id]?.[field] ?? stored,
    'data-cell': place,
    'aria-label': `${row.name}: ${label}`,
    'aria-invalid': errorId === undefined ? undefined : (true as const),
    'aria-describedby': errorId,
  };
  return (
    <>
      {options !== null ? (
        <select {...control} className={classNames(cellControl, 'h-11')}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : field.startsWith('summary.') ? (
        <textarea
          {...control}
          rows={3}
          placeholder={row.missing.includes(field) ? t('backoffice.product.missing.mark') : undefined}
          maxLength={fieldLimit(field)}
          className={classNames(cellControl, 'min-w-72 py-2')}
        />
      ) : (
        <input
          {...control}
          maxLength={fieldLimit(field)}
          placeholder={
            row.instead[field] ??
            (row.missing.includes(field) ? t('backoffice.product.missing.mark') : undefined)
          }
          inputMode={isNumber ? 'decimal' : undefined}
          autoComplete="off"
          className={classNames(cellControl, 'h-11', isNumber ? 'text-right' : 'min-w-72')}
        />
      )}
      {error !== undefined && errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}

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
      className="-mx-gutter overflow-x-auto px-gutter lg:mx-0 lg:px-0"
      tabIndex={0}
      role="group"
      aria-label={t('backoffice.bulk.title')}
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left text-xs text-muted">
            <th scope="col" className="py-3 pr-4 font-semibold">
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
                className="min-w-40 bg-canvas py-3 pr-4 text-left font-normal sm:sticky sm:left-0 sm:z-1 sm:min-w-64"
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
        className={classNames(
          '-mx-gutter mt-6 flex flex-wrap items-end gap-x-4 gap-y-2 bg-canvas px-gutter py-3 lg:mx-0 lg:px-0',
          isBarHeld && 'sticky bottom-0 z-10 border-t border-line',
        )}
      >
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

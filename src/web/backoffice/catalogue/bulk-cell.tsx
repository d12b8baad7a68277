import { bulkCell, type BulkFields } from '../../../domain/catalogue/editing/bulk-edit.ts';
import {
  fieldLimit,
  type ProductField,
  type ProductFields,
} from '../../../domain/catalogue/editing/product-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { controlClass } from '../../ui/control.tsx';
import { FieldError, type SelectOption } from '../../ui/field.tsx';
import { putBackWords } from '../../ui/typed-texts.ts';
import type { MissingMark } from './state-badges.tsx';

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
  /** What a tick says is meant, of prices that are lowered by half or more (`meantPrices`). */
  readonly meant?: string;
}

/** What has the focus is scrolled to above the bar. */
const cellControl = classNames(controlClass, 'min-w-28 px-3 text-sm');

/** One cell: a control that is named by its product and its column. */
export function Cell({
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
          ref={putBackWords}
          rows={3}
          placeholder={row.missing.includes(field) ? t('backoffice.product.missing.mark') : undefined}
          maxLength={fieldLimit(field)}
          className={classNames(cellControl, 'min-w-48 py-2 sm:min-w-72')}
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
          className={classNames(cellControl, 'h-11', isNumber ? 'text-right' : 'min-w-48 sm:min-w-72')}
        />
      )}
      {error !== undefined && errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}

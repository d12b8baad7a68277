import { useState } from 'react';
import {
  countedName,
  expectedOf,
  printRow,
  rowName,
  type CountedProduct,
} from '../../../domain/catalogue/editing/stock-count.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { controlClass } from '../../ui/control.tsx';
import { FieldError } from '../../ui/field.tsx';
import { cellPlace } from './bulk-keys.ts';

/** Why a sheet was refused, in words by product, and what was written into it by the names of its controls. */
export interface CountProblem {
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}

/** A product of the sheet: what should lie on the shelf, and what does. */
export function CountRow({
  row,
  at,
  problem,
}: {
  row: CountedProduct & { readonly key: string };
  at: number;
  problem: CountProblem | undefined;
}) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const error = problem?.errors[row.id];
  const errorId = error === undefined ? undefined : `count-${row.id}-error`;
  const counted = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null;
  const difference = counted === null ? 0 : counted - expectedOf(row);
  return (
    <tr className="align-top">
      <th scope="row" className="py-3 pr-4 text-left font-normal">
        <LocalLink to={`/admin/products/${row.id}`} className="font-semibold break-words hover:underline">
          {row.name}
        </LocalLink>
        <span className="block text-xs text-muted">{row.articleNumber}</span>
      </th>
      <td className="py-3 pr-4 text-right">
        {expectedOf(row)}
        {row.reserved > 0 && (
          <span className="block text-xs text-muted">
            {t('backoffice.count.reserved', { count: row.reserved })}
          </span>
        )}
      </td>
      <td className="w-32 py-2">
        <input type="hidden" name={rowName(row.id)} value={printRow(row, row.key)} />
        <input
          name={countedName(row.id)}
          defaultValue={problem?.values[countedName(row.id)]}
          data-cell={cellPlace(at, 0)}
          aria-label={t('backoffice.count.countedOf', { product: row.name })}
          aria-invalid={errorId === undefined ? undefined : true}
          aria-describedby={errorId}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
          onInput={(event) => setTyped(event.currentTarget.value)}
          className={classNames(controlClass, 'h-11 px-3 text-right text-sm')}
        />
        {difference !== 0 && (
          <span className="mt-1 block text-right text-xs font-medium">
            {difference > 0
              ? t('backoffice.count.more', { count: difference })
              : t('backoffice.count.fewer', { count: -difference })}
          </span>
        )}
        {error !== undefined && errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      </td>
    </tr>
  );
}

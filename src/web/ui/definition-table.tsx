import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Definition {
  term: ReactNode;
  value: ReactNode;
  /** Needed when `term` is no text. */
  key?: string;
}

/** Facts in two columns, hairlines between them, on a phone too, unless the values are sentences (`isLong`). */
export function DefinitionTable({ rows, isLong = false }: { rows: readonly Definition[]; isLong?: boolean }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {rows.map((row, index) => (
        <div
          key={row.key ?? (typeof row.term === 'string' ? row.term : index)}
          className={classNames(
            'grid break-inside-avoid gap-x-6 gap-y-1 py-3.5',
            isLong ? 'sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
          )}
        >
          <dt className="text-muted">{row.term}</dt>
          <dd className="font-medium">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

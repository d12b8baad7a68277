import type { ReactNode } from 'react';

export interface Definition {
  term: ReactNode;
  value: ReactNode;
  /** Needed when `term` is no text. */
  key?: string;
}

/** Facts in two columns, hairlines between them, on a phone too. */
export function DefinitionTable({ rows }: { rows: readonly Definition[] }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {rows.map((row, index) => (
        <div
          key={row.key ?? (typeof row.term === 'string' ? row.term : index)}
          className="grid break-inside-avoid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-6 py-3.5"
        >
          <dt className="text-muted">{row.term}</dt>
          <dd className="font-medium">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

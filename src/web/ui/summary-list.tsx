import type { ReactNode } from 'react';

export interface SummaryRow {
  label: ReactNode;
  amount: ReactNode;
  note?: ReactNode;
  tone?: 'success';
  /** Needed when `label` is no text. */
  key?: string;
}

/** Labels with amounts under each other, and a total under a line, last of all. */
export function SummaryList({ rows, total }: { rows: readonly SummaryRow[]; total?: SummaryRow }) {
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {rows.map((row, index) => (
        <div
          key={row.key ?? (typeof row.label === 'string' ? row.label : index)}
          className="flex items-baseline justify-between gap-6"
        >
          <dt className="min-w-0 flex-1 text-muted">
            {row.label}
            {row.note !== undefined && <span className="block text-xs">{row.note}</span>}
          </dt>
          <dd className={`shrink-0 text-right ${row.tone === 'success' ? 'text-success' : ''}`}>
            {row.amount}
          </dd>
        </div>
      ))}
      {total !== undefined && (
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line pt-5">
          <dt className="min-w-0 flex-1 basis-20 text-base font-semibold">{total.label}</dt>
          <dd className="ml-auto text-right text-2xl font-semibold">{total.amount}</dd>
          {total.note !== undefined && <dd className="w-full text-xs text-muted">{total.note}</dd>}
        </div>
      )}
    </dl>
  );
}

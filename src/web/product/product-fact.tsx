import type { ReactNode } from 'react';

/** One promise beside a product: what, and the fact. */
export function ProductFact({
  icon,
  term,
  note,
  children,
}: {
  icon: ReactNode;
  term: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[1.25rem_1fr] gap-x-4 py-4 text-sm">
      <span aria-hidden="true" className="row-span-2 mt-0.5 text-muted">
        {icon}
      </span>
      <dt className="font-semibold">{term}</dt>
      <dd className="text-muted">
        {children}
        {note !== undefined && <span className="block">{note}</span>}
      </dd>
    </div>
  );
}

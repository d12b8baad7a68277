import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';

/** A native disclosure row. Rows with the same `name` open one at a time. */
export function Disclosure({
  summary,
  name,
  open,
  id,
  children,
}: {
  summary: ReactNode;
  name?: string;
  open?: boolean;
  id?: string;
  children: ReactNode;
}) {
  return (
    <details id={id} name={name} open={open} className="group/row border-b border-line">
      <summary className="flex items-center justify-between gap-6 rounded-sm py-5 text-base font-semibold">
        {summary}
        <Plus
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className="shrink-0 text-muted transition-[rotate] duration-base group-open/row:rotate-45"
        />
      </summary>
      <div className="max-w-measure pb-6 text-muted">{children}</div>
    </details>
  );
}

import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A native disclosure row. Rows with the same `name` open one at a time; `isWide` is for what is no prose. */
export function Disclosure({
  summary,
  name,
  open,
  id,
  isWide = false,
  children,
}: {
  summary: ReactNode;
  name?: string;
  open?: boolean;
  id?: string;
  isWide?: boolean;
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
      <div className={classNames('pb-6', !isWide && 'max-w-measure text-muted')}>{children}</div>
    </details>
  );
}

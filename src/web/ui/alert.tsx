import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const tones = {
  info: { Icon: Info, panel: 'bg-surface', mark: 'text-ink' },
  success: { Icon: CircleCheck, panel: 'bg-success-soft', mark: 'text-success' },
  warning: { Icon: TriangleAlert, panel: 'bg-warning-soft', mark: 'text-warning' },
  danger: { Icon: CircleAlert, panel: 'bg-danger-soft', mark: 'text-danger' },
} as const;

/** A panel inside the page. `live` says it aloud when it appears in answer to something the reader did. */
export function Alert({
  tone = 'info',
  title,
  action,
  live = false,
  id,
  className,
  children,
}: {
  tone?: AlertTone;
  title?: ReactNode;
  action?: ReactNode;
  live?: boolean;
  id?: string;
  className?: string;
  children?: ReactNode;
}) {
  const { Icon, panel, mark } = tones[tone];
  return (
    <div
      id={id}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classNames('flex items-start gap-3.5 rounded-md p-4 text-sm sm:px-5', panel, className)}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={classNames('shrink-0', mark)} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}

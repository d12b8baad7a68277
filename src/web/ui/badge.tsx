import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'raised' | 'accent' | 'inverse' | 'success' | 'warning' | 'danger';

const tones = {
  neutral: 'bg-fill text-ink',
  raised: 'bg-raised text-ink',
  accent: 'bg-accent text-on-accent',
  inverse: 'bg-inverse text-on-inverse',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const satisfies Record<BadgeTone, string>;

/** A word or two about a thing. `raised` is the one for pictures. `dot` adds a dot of the text's colour. */
export function Badge({
  tone = 'neutral',
  dot = false,
  children,
}: {
  tone?: BadgeTone;
  dot?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {dot && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}

import type { ComponentType, ReactNode } from 'react';
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

type BadgeIcon = ComponentType<{ size: number; strokeWidth: number; 'aria-hidden': 'true' }>;

/** A word or two about a thing, on one line but in the narrowest windows. `raised` is the one for pictures. A dot of the text's colour, or a sign, stands before it. */
export function Badge({
  tone = 'neutral',
  dot = false,
  Icon,
  children,
}: {
  tone?: BadgeTone;
  dot?: boolean;
  Icon?: BadgeIcon;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap max-[24rem]:whitespace-normal',
        tones[tone],
      )}
    >
      {Icon && <Icon size={14} strokeWidth={2} aria-hidden="true" />}
      {dot && <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />}
      {children}
    </span>
  );
}

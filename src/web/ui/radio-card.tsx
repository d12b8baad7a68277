import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type RadioCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> & {
  title: ReactNode;
  text?: ReactNode;
  /** Stands at the end of the first line: an amount, a badge. */
  aside?: ReactNode;
  icon?: ReactNode;
};

/** One choice of a group as a row that is pressed as a whole: a delivery, a payment, an address. */
export function RadioCard({ title, text, aside, icon, className, children, ...input }: RadioCardProps) {
  return (
    <label
      className={classNames(
        'group/card relative flex items-start gap-3.5 rounded-md border border-line bg-canvas p-4 transition-colors',
        'hover:border-line-strong has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-checked:ring-inset',
        'has-disabled:bg-surface has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input
        {...input}
        type="radio"
        className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-canvas transition-[border-width,border-color] checked:border-[6px] checked:border-inverse focus-visible:outline-none disabled:border-line"
      />
      {icon !== undefined && <span className="mt-0.5 shrink-0">{icon}</span>}
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm font-semibold">
          <span>{title}</span>
          {aside !== undefined && <span className="tabular-nums">{aside}</span>}
        </span>
        {text !== undefined && <span className="text-sm text-muted">{text}</span>}
        {children}
      </span>
    </label>
  );
}

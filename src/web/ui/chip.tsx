import Check from 'lucide-react/icons/check';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

const chipLook =
  'inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded-full px-4 text-sm font-medium whitespace-nowrap transition-colors';

/** The classes of a chip, for links that set or take away one filter. */
export const chipClass = ({ selected = false }: { selected?: boolean } = {}): string =>
  classNames(
    chipLook,
    selected ? 'bg-inverse text-on-inverse hover:bg-muted' : 'bg-fill text-ink hover:bg-fill-hover',
  );

export type ChipProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  type?: 'checkbox' | 'radio';
  /** How many things this choice would leave. */
  count?: number;
  children: ReactNode;
};

/** A choice in a form, drawn as a chip: a checkbox or radio that is pressed as a whole. */
export function Chip({ type = 'checkbox', count, className, children, ...input }: ChipProps) {
  return (
    <label
      className={classNames(
        chipLook,
        'bg-fill text-ink hover:bg-fill-hover has-checked:bg-inverse has-checked:text-on-inverse',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        'has-disabled:cursor-not-allowed has-disabled:text-muted',
        className,
      )}
    >
      <input {...input} type={type} className="peer sr-only" />
      <Check size={14} strokeWidth={2.5} aria-hidden="true" className="-ml-1 hidden peer-checked:block" />
      {children}
      {count !== undefined && (
        <span className="text-muted tabular-nums peer-checked:text-on-inverse-muted">{count}</span>
      )}
    </label>
  );
}

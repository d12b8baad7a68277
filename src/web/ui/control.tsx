import Check from 'lucide-react/icons/check';
import type { InputHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

/** The look of what is typed into or chosen from. */
export const controlClass = classNames(
  'block w-full rounded-md border border-line-strong bg-canvas px-4 text-base text-ink',
  'transition-[border-color,background-color] hover:border-ink',
  'aria-invalid:border-danger aria-invalid:bg-danger-soft',
  'disabled:border-line disabled:bg-surface disabled:text-muted',
);

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>;

/** A native checkbox with the shop's box and tick; it stands in the label `group/box`. */
export function Checkbox(input: CheckboxProps) {
  return (
    <span className="relative mt-px grid size-5 shrink-0 place-items-center">
      <input {...input} type="checkbox" className="tick-box" />
      <Check size={14} strokeWidth={3} aria-hidden="true" className="tick" />
    </span>
  );
}

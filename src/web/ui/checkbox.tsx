import Check from 'lucide-react/icons/check';
import type { InputHTMLAttributes } from 'react';

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

import Check from 'lucide-react/icons/check';
import type { InputHTMLAttributes } from 'react';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>;

/** A native checkbox with the shop's box and tick; it stands in the label `group/box`. */
export function Checkbox(input: CheckboxProps) {
  return (
    <span className="relative mt-px grid size-5 shrink-0 place-items-center">
      <input
        {...input}
        type="checkbox"
        className="peer size-5 appearance-none rounded-[0.375rem] border border-line-strong bg-canvas transition-colors group-hover/box:border-ink checked:border-inverse checked:bg-inverse disabled:border-line disabled:bg-surface aria-invalid:border-danger"
      />
      <Check
        size={14}
        strokeWidth={3}
        aria-hidden="true"
        className="pointer-events-none absolute scale-50 text-on-inverse opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
      />
    </span>
  );
}

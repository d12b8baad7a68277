import ChevronDown from 'lucide-react/icons/chevron-down';
import type { SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}
export type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'children'> &
  FieldTexts & { options: readonly SelectOption[]; placeholder?: string };

/** A native select. `placeholder` is an empty first choice. */
export function SelectField({
  label,
  hint,
  error,
  required,
  id,
  options,
  placeholder,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id} className={className}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className={classNames(controlClass, 'h-12 appearance-none pr-11')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-muted"
          />
        </span>
      )}
    </Field>
  );
}

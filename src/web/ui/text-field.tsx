import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'required'> &
  FieldTexts & {
    /** Stands inside the field at its end: a unit, a small icon button. */
    trailing?: ReactNode;
  };

/** One line of text; `type` may be any textual input type. `className` places the whole field. */
export function TextField({
  label,
  hint,
  error,
  required,
  id,
  trailing,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id} className={className}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            className={classNames(
              controlClass,
              'h-12 [[readonly]]:bg-surface',
              trailing !== undefined && 'pr-14',
            )}
          />
          {trailing !== undefined && (
            <span className="absolute inset-y-0 right-1.5 grid min-w-9 place-items-center text-sm text-muted">
              {trailing}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

import type { TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

/** Several lines of text; it grows with them where the browser can. `className` places the whole field. */
export function TextAreaField({
  label,
  hint,
  error,
  required,
  id,
  className,
  ...area
}: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> & FieldTexts) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id} className={className}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={classNames(controlClass, 'field-sizing-content max-h-120 min-h-36 resize-y py-3')}
        />
      )}
    </Field>
  );
}

import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

/** A question with several radio cards or checkboxes as its answers: a fieldset with legend, hint and error. */
export function ChoiceGroup({
  label,
  hint,
  error,
  required = false,
  labelHidden = false,
  className,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  labelHidden?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined || error === '' ? undefined : `${id}-error`;
  return (
    <fieldset aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined} className="min-w-0">
      <legend className={labelHidden ? 'sr-only' : 'mb-2 text-sm font-semibold'}>
        {label}
        {required && (
          <span aria-hidden="true" className="ml-1 text-danger">
            *
          </span>
        )}
      </legend>
      <div className={classNames('flex flex-col gap-2.5', className)}>{children}</div>
      {hintId !== undefined && (
        <p id={hintId} className="mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {errorId !== undefined && (
        <div className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

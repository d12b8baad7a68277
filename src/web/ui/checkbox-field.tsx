import { useId, type ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from './control.tsx';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

export type CheckboxFieldProps = CheckboxProps & {
  className?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** One yes-or-no question; the label, which may hold links, stands behind its box. */
export function CheckboxField({ label, hint, error, className, id, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${boxId}-hint`;
  const errorId = error === undefined || error === '' ? undefined : `${boxId}-error`;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label className="group/box flex w-fit items-start gap-3 text-sm pointer-coarse:py-3">
        <Checkbox
          {...input}
          id={boxId}
          aria-invalid={errorId === undefined ? undefined : true}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        />
        <span>
          {label}
          {hintId !== undefined && (
            <span id={hintId} className="block text-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

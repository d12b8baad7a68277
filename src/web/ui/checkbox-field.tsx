import Check from 'lucide-react/icons/check';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

export type CheckboxFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
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
      <label className="group/box flex w-fit items-start gap-3 text-sm">
        <span className="relative mt-px grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            id={boxId}
            type="checkbox"
            aria-invalid={errorId === undefined ? undefined : true}
            aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
            className="peer size-5 appearance-none rounded-[0.375rem] border border-line-strong bg-canvas transition-colors group-hover/box:border-ink checked:border-inverse checked:bg-inverse disabled:bg-surface aria-invalid:border-danger"
          />
          <Check
            size={14}
            strokeWidth={3}
            aria-hidden="true"
            className="pointer-events-none absolute scale-50 text-on-inverse opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
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

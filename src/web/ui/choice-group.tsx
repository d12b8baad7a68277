import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
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

export type RadioCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> & {
  title: ReactNode;
  text?: ReactNode;
  /** Stands at the end of the first line: an amount, a badge. */
  aside?: ReactNode;
  icon?: ReactNode;
};

/** One choice of a group as a row that is pressed as a whole: a delivery, a payment, an address. */
export function RadioCard({ title, text, aside, icon, className, children, ...input }: RadioCardProps) {
  return (
    <label
      className={classNames(
        'group/card relative flex items-start gap-3.5 rounded-md border border-line bg-canvas p-4 transition-colors',
        'hover:border-line-strong has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-checked:ring-inset',
        'has-disabled:bg-surface has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input
        {...input}
        type="radio"
        className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-canvas transition-[border-width,border-color] checked:border-[6px] checked:border-inverse focus-visible:outline-none disabled:border-line"
      />
      {icon !== undefined && <span className="mt-0.5 shrink-0">{icon}</span>}
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm font-semibold">
          <span>{title}</span>
          {aside !== undefined && <span>{aside}</span>}
        </span>
        {text !== undefined && <span className="text-sm text-pretty text-muted">{text}</span>}
        {children}
      </span>
    </label>
  );
}

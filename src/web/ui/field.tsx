import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import {
  use,
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type RefAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './control.tsx';
import { FormName, putBackWords, TYPED_FIELD, TypedTexts } from './typed-texts.ts';

/** What every field takes besides the attributes of its control. `error` marks the field as invalid. */
interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Marked with a star, except inside `data-marks-optional`: a form of required fields marks the others instead. */
  required?: boolean;
}

/** The attributes that tie a control to its label, hint and error. */
interface ControlProps {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const hasContent = (text: ReactNode): boolean =>
  text !== undefined && text !== null && text !== false && text !== '';

/** The sentence under an invalid control. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Label above, control, hint and error below. Every text field, select and text area is built on it. */
export function Field({
  label,
  hint,
  error,
  required,
  faultId,
  id,
  className,
  children,
}: FieldTexts & {
  id?: string;
  faultId?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hasContent(hint) ? `${controlId}-hint` : undefined;
  const errorId = hasContent(error) ? `${controlId}-error` : undefined;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className="text-sm font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="ml-1 text-danger in-data-marks-optional:hidden">
            *
          </span>
        )}
      </label>
      {children({
        id: controlId,
        required,
        'aria-describedby': [errorId, faultId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': errorId === undefined && faultId === undefined ? undefined : true,
      })}
      {hintId !== undefined && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'required'> &
  RefAttributes<HTMLInputElement> &
  FieldTexts & {
    /** Stands inside the field at its end: a unit, a small icon button. */
    trailing?: ReactNode;
    /** The id of what says elsewhere that the field is wrong: a message about several fields. */
    faultId?: string | undefined;
  };

/** One line of text; `type` may be any textual input type. `className` places the whole field. */
export function TextField({
  label,
  hint,
  error,
  required,
  id,
  trailing,
  faultId,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, faultId, id, className }}>
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

/**
 * Several lines of text; it grows with them where the browser can. `className` places the whole field. What was typed before its writer had to
 * sign in stands in it again, before what its form puts there.
 */
export function TextAreaField({
  label,
  hint,
  error,
  required,
  id,
  className,
  name,
  defaultValue,
  ...area
}: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> & FieldTexts) {
  const place = `${use(FormName)} ${name}`;
  const typed = use(TypedTexts)?.[place];
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id} className={className}>
      {(control) => (
        <>
          <textarea
            {...area}
            {...control}
            ref={putBackWords}
            name={name}
            defaultValue={typed ?? defaultValue}
            className={classNames(controlClass, 'field-sizing-content max-h-120 min-h-36 resize-y py-3')}
          />
          {name !== undefined && <input type="hidden" name={TYPED_FIELD} value={place} />}
        </>
      )}
    </Field>
  );
}

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}
type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'children'> &
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

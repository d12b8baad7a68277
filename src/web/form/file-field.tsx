import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { Field } from '../ui/field.tsx';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'value' | 'defaultValue'>;

/**
 * Chooses files of the device. The browser's own control, which speaks the browser's language, lies unseen over words of the page: it is what is
 * pressed, focused, dropped on and sent, without script too. The names of what was chosen are said beside it; what a form
 * throws away, or a script by a `change` event, is said no more.
 */
export function FileInput({ onChange, ...input }: FileInputProps) {
  const t = useT();
  const place = useRef<HTMLSpanElement>(null);
  const [names, setNames] = useState('');
  useEffect(() => {
    const form = place.current?.closest('form');
    const forget = () => setNames('');
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);
  const kind = input.multiple ? 'many' : 'one';
  return (
    <span ref={place} className="file-field">
      <input
        {...input}
        type="file"
        onChange={(event) => {
          setNames(Array.from(event.currentTarget.files ?? [], ({ name }) => name).join(', '));
          onChange?.(event);
        }}
      />
      <span aria-hidden="true" className="file-button">
        {t(`file.choose.${kind}`)}
      </span>
      <span aria-hidden="true" className="min-w-0 flex-1 truncate noscript:hidden">
        {names || t(`file.none.${kind}`)}
      </span>
    </span>
  );
}

/** The same with its label above, hint and error below. */
export function FileField({
  label,
  hint,
  error,
  required,
  className,
  ...input
}: FileInputProps & Omit<ComponentProps<typeof Field>, 'children'>) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) => <FileInput {...input} {...control} />}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { isRealDay } from '../../domain/calendar/days.ts';
import { formatDays } from '../../domain/locale/format-date.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { DayInput } from '../ui/day-input.tsx';
import { Field, type TextField } from '../ui/field.tsx';

type TextFieldProps = ComponentProps<typeof TextField>;

/** A field for a calendar day, which is said in the words of the page, with its weekday. */
export function DayTextField({
  label,
  hint,
  error,
  required,
  id,
  className,
  defaultValue = '',
  ...input
}: Omit<TextFieldProps, 'type' | 'value' | 'trailing' | 'defaultValue' | 'faultId'> & {
  /** ISO 8601; empty for none. */
  defaultValue?: string | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <Field {...{ label, hint, error, required, className }} {...(id !== undefined && { id })}>
      {(control) => (
        <DayInput
          {...input}
          {...control}
          value={defaultValue}
          print={(day) => (isRealDay(day) ? formatDays(day, day, locale, true) : '')}
          empty={t('form.dayEmpty')}
        />
      )}
    </Field>
  );
}

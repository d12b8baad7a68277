import { useState, type ComponentProps } from 'react';
import { isRealDay } from '../../domain/calendar/days.ts';
import { formatDays } from '../../domain/locale/format-date.ts';
import { useLocale } from '../i18n/i18n.tsx';
import { TextField } from '../ui/field.tsx';

type TextFieldProps = ComponentProps<typeof TextField>;

/**
 * A field for a calendar day. Browsers write the day in their own language and in figures, so the shop says it below in the words of the
 * page, with its weekday; until one is chosen the hint stands there.
 */
export function DayTextField({
  defaultValue = '',
  hint,
  onChange,
  ...field
}: Omit<TextFieldProps, 'type' | 'value' | 'trailing' | 'defaultValue'> & {
  /** ISO 8601; empty for none. */
  defaultValue?: string | undefined;
}) {
  const locale = useLocale();
  const [day, setDay] = useState(defaultValue);
  return (
    <TextField
      {...field}
      type="date"
      defaultValue={defaultValue}
      hint={isRealDay(day) ? formatDays(day, day, locale, true) : hint}
      onChange={(event) => {
        setDay(event.currentTarget.value);
        onChange?.(event);
      }}
    />
  );
}

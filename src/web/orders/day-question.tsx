import type { ComponentProps } from 'react';
import { Form, useSubmit } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import type { TextField } from '../ui/field.tsx';
import { DayField } from './day-field.tsx';

/** Asks for a day by the address of the page, as soon as it is chosen; without script by a button. */
export function DayQuestion({
  value,
  hidden = {},
  ...field
}: {
  value: string | null;
  /** What else the address says. */
  hidden?: Readonly<Record<string, string>>;
} & Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'hint' | 'min' | 'max'>) {
  const t = useT();
  const submit = useSubmit();
  return (
    <Form
      method="get"
      preventScrollReset
      className="flex flex-wrap items-end gap-4"
      onChange={({ currentTarget }) => {
        if (currentTarget.checkValidity()) void submit(currentTarget, { preventScrollReset: true });
      }}
    >
      {Object.entries(hidden).map(([name, said]) => (
        <input key={name} type="hidden" name={name} value={said} />
      ))}
      <div className="min-w-56 flex-1">
        <DayField value={value} {...field} />
      </div>
      <span className="hidden noscript:block">
        <Button type="submit">{t('lease.extend.show')}</Button>
      </span>
    </Form>
  );
}

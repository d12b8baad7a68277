import { useEffect, useRef, type ComponentProps } from 'react';
import { DayTextField } from '../form/day-text-field.tsx';

/**
 * A day that the page's address names. It stays while the address follows what is typed into it: whoever types a day by keyboard passes
 * others on the way, and the focus is not to go with them. Another day of the address is shown once nobody types.
 */
export function DayField({
  value,
  ...field
}: { value: string | null } & Pick<
  ComponentProps<typeof DayTextField>,
  'name' | 'label' | 'hint' | 'min' | 'max'
>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const own = input.current;
    if (own !== null && own !== document.activeElement) own.value = value ?? '';
  }, [value]);
  return <DayTextField ref={input} {...field} defaultValue={value ?? ''} required />;
}

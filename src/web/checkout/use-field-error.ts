import { useLookUp } from '../i18n/i18n.tsx';
import type { ShippingErrors } from './shipping-errors.ts';

/** The text of a field's error, in the language of the page; undefined for none. */
export function useFieldError(errors: ShippingErrors): (name: string) => string | undefined {
  const lookUp = useLookUp();
  return (name) => {
    const key = errors[name];
    return key === undefined ? undefined : (lookUp(key) ?? key);
  };
}

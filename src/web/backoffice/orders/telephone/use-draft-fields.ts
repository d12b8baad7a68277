import type { DraftErrors } from '../../../../domain/backoffice/read-telephone-order.ts';
import type { ReceiverField } from '../../../../domain/backoffice/telephone-order.ts';
import { useLookUp, useT } from '../../../i18n/i18n.tsx';

/** A field of a person or a place by its name in the form: what it is called, what it says, and what is wrong with it. */
export function useDraftFields(errors: DraftErrors) {
  const t = useT();
  const lookUp = useLookUp();
  return (name: string, labelled: ReceiverField | 'email', defaultValue: string) => {
    const error = errors[name];
    return {
      name,
      label: t(`checkout.field.${labelled}`),
      defaultValue,
      required: true,
      error: error === undefined ? undefined : (lookUp(error) ?? error),
    };
  };
}

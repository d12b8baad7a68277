import type { DraftErrors } from '../../../../domain/backoffice/read-telephone-order.ts';
import type { TelephoneDraft } from '../../../../domain/backoffice/telephone-order.ts';
import { editablePhone } from '../../../../domain/contact-data/print-phone.ts';
import { TextField } from '../../../ui/field.tsx';
import { useDraftFields } from './use-draft-fields.ts';

/** Who receives the goods, by name and telephone. */
export function PersonFields({
  receiver,
  errors,
}: {
  receiver: TelephoneDraft['receiver'];
  errors: DraftErrors;
}) {
  const field = useDraftFields(errors);
  return (['firstName', 'lastName', 'phone'] as const).map((name) => (
    <TextField
      key={name}
      {...field(name, name, name === 'phone' ? editablePhone(receiver.phone) : receiver[name])}
      type={name === 'phone' ? 'tel' : 'text'}
      autoComplete="off"
    />
  ));
}

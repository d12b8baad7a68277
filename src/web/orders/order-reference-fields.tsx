import type { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { TextField } from '../ui/field.tsx';

/** How an order is named without an account: its number, and the address its e-mails go to (R18). */
export function OrderReferenceFields({ field }: { field: ReturnType<typeof useFields> }) {
  const t = useT();
  return (
    <>
      <TextField
        {...field('orderNumber')}
        label={t('order.track.number')}
        hint={t('order.track.numberHint')}
        autoComplete="off"
        autoCapitalize="characters"
        required
      />
      <TextField
        {...field('email')}
        label={t('order.track.email')}
        type="email"
        autoComplete="email"
        required
      />
    </>
  );
}

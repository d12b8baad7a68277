import { useT } from '../i18n/i18n.tsx';
import { TextField, type TextFieldProps } from '../ui/field.tsx';

/** Who writes to the shop and where it answers, `name` and `email`. */
export function NameAndEmail({
  field,
}: {
  field: (name: 'name' | 'email') => Omit<TextFieldProps, 'label'>;
}) {
  const t = useT();
  return (
    <>
      <TextField {...field('name')} label={t('contact.field.name')} autoComplete="name" required />
      <TextField
        {...field('email')}
        label={t('contact.field.email')}
        type="email"
        autoComplete="email"
        required
      />
    </>
  );
}

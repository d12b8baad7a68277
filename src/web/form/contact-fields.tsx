import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Button } from '../ui/button.tsx';
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

/** Sends a form with what is a person's own, beside what becomes of it. */
export function SendRow({ label, loading }: { label: string; loading: boolean }) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
      <Button type="submit" tone="primary" size="lg" loading={loading}>
        {label}
      </Button>
      <p className="text-sm text-muted">
        {t('contact.privacy')}{' '}
        <LocalLink to="/privacy-policy" className="underline underline-offset-4 hover:text-ink">
          {t('contact.privacyLink')}
        </LocalLink>
      </p>
    </div>
  );
}

import { useT } from '../../i18n/i18n.tsx';
import { TextField } from '../../ui/field.tsx';

/** Why staff change something, for the log; it may stay empty. `typed` is what a form that came back said. */
export function WhyField({ typed, label }: { typed?: string | undefined; label?: string }) {
  const t = useT();
  return (
    <TextField
      name="why"
      defaultValue={typed}
      label={label ?? t('backoffice.product.why')}
      hint={t('backoffice.product.whyHint')}
      maxLength={300}
      autoComplete="off"
      className="max-w-measure"
    />
  );
}

import { useT } from '../../i18n/i18n.tsx';
import { TextField } from '../../ui/field.tsx';

/** Why staff change something, for the log; it may stay empty. */
export function WhyField() {
  const t = useT();
  return (
    <TextField
      name="why"
      label={t('backoffice.product.why')}
      hint={t('backoffice.product.whyHint')}
      maxLength={300}
      autoComplete="off"
      className="max-w-measure"
    />
  );
}

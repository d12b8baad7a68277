import { useT } from '../../i18n/i18n.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';

/** Asks whether prices are meant that are lowered by half or more; `meant` names them as they are typed (`meantPrices`). */
export function MeantPrices({ meant }: { meant: string }) {
  const t = useT();
  return (
    <CheckboxField
      key={meant}
      name="isMeant"
      value={meant}
      label={t('backoffice.product.steepMeant')}
      className="basis-full"
    />
  );
}

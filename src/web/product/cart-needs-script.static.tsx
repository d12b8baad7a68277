import { useT } from '../i18n/i18n.tsx';

/** Says why the button beside it does nothing where the script is switched off. */
export function CartNeedsScript() {
  const t = useT();
  return <p className="mt-3 text-sm text-muted">{t('product.cartNeedsScript')}</p>;
}

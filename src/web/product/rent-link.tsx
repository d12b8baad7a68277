import { useT } from '../i18n/i18n.tsx';
import { buttonClass } from '../ui/button.tsx';

/** Leads back to where the term of a rental is chosen. */
export function RentLink() {
  const t = useT();
  return (
    <a href="#buy" className={buttonClass({ tone: 'primary', size: 'sm', width: 'full' })}>
      {t('cart.rent')}
    </a>
  );
}

import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { DeadEnd } from '../ui/dead-end.tsx';

/** Somebody else's order (R24). */
export function OrderRefused() {
  const t = useT();
  return (
    <DeadEnd title={t('error.page.forbidden.title')} text={t('order.notOwner')}>
      <ButtonLink to="/profile/orders" tone="primary" size="lg">
        {t('order.myOrders')}
      </ButtonLink>
      <ButtonLink to="/" tone="ghost" size="lg">
        {t('error.page.home')}
      </ButtonLink>
    </DeadEnd>
  );
}

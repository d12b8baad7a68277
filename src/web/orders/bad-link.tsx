import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { DeadEnd } from '../ui/dead-end.tsx';

/** An e-mail's link that has ended, was cut short or was made up; all are told the same (R18). */
export function BadLink() {
  const t = useT();
  return (
    <DeadEnd title={t('order.badLink.title')} text={t('order.badLink.text')}>
      <ButtonLink to="/track-order" tone="primary" size="lg">
        {t('order.badLink.renew')}
      </ButtonLink>
      <ButtonLink to="/profile/orders" tone="ghost" size="lg">
        {t('order.myOrders')}
      </ButtonLink>
    </DeadEnd>
  );
}

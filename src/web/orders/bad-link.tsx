import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** A letter's link that has ended, was cut short or was made up; all are told the same (R18). */
export function BadLink() {
  const t = useT();
  return (
    <div className="container-page py-section">
      <EmptyState
        headingLevel="h1"
        title={t('order.badLink.title')}
        text={t('order.badLink.text')}
        action={
          <>
            <ButtonLink to="/track-order" tone="primary" size="lg">
              {t('order.badLink.renew')}
            </ButtonLink>
            <ButtonLink to="/profile" tone="ghost" size="lg">
              {t('order.myOrders')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

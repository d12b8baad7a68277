import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { buttonClass } from '../ui/button-class.ts';
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
            <LocalLink to="/track-order" className={buttonClass({ tone: 'primary', size: 'lg' })}>
              {t('order.badLink.renew')}
            </LocalLink>
            <LocalLink to="/profile" className={buttonClass({ tone: 'ghost', size: 'lg' })}>
              {t('order.myOrders')}
            </LocalLink>
          </>
        }
      />
    </div>
  );
}

import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** Somebody else's order (R24). */
export function OrderRefused() {
  const t = useT();
  return (
    <div className="container-page py-section">
      <EmptyState
        headingLevel="h1"
        title={t('error.page.forbidden.title')}
        text={t('order.notOwner')}
        action={
          <>
            <LocalLink to="/profile" className={buttonClass({ tone: 'primary', size: 'lg' })}>
              {t('order.myOrders')}
            </LocalLink>
            <LocalLink to="/" className={buttonClass({ tone: 'ghost', size: 'lg' })}>
              {t('error.page.home')}
            </LocalLink>
          </>
        }
      />
    </div>
  );
}

import { useT } from '../i18n/i18n.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { usePath } from '../i18n/local-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Nothing was ordered, and what was typed is kept in the tab (C §8). */
export function CheckoutFailed({ isUnavailable }: { isUnavailable: boolean }) {
  const t = useT();
  return (
    <div className="container-page py-section">
      <title>{pageTitle(t('checkout.title'))}</title>
      <EmptyState
        headingLevel="h1"
        title={t(isUnavailable ? 'checkout.unavailable' : 'checkout.failed')}
        text={t(isUnavailable ? 'checkout.unavailableText' : 'checkout.failedText')}
        action={
          <a
            href={`${usePath()('/checkout')}?step=3`}
            className={buttonClass({ tone: 'primary', size: 'lg' })}
          >
            {t('checkout.tryAgain')}
          </a>
        }
      />
    </div>
  );
}

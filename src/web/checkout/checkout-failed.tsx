import { useT } from '../i18n/i18n.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { usePath } from '../i18n/local-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Nothing was ordered, as far as the browser knows, and what was typed is kept in the tab (C §8). */
export function CheckoutFailed({
  isUnavailable,
  isSignedIn,
}: {
  isUnavailable: boolean;
  /** Whether there is an account in which an order that was placed all the same can be seen. */
  isSignedIn: boolean;
}) {
  const t = useT();
  const text = isSignedIn ? 'checkout.failedText' : 'checkout.failedGuestText';
  return (
    <div className="container-page py-section">
      <title>{pageTitle(t('checkout.title'))}</title>
      <EmptyState
        headingLevel="h1"
        title={t(isUnavailable ? 'checkout.unavailable' : 'checkout.failed')}
        text={t(isUnavailable ? 'checkout.unavailableText' : text)}
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

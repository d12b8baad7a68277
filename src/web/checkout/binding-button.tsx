import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Button } from '../ui/button.tsx';

const linkClass = 'text-ink underline underline-offset-2';

type ButtonOfOrder = Omit<Parameters<typeof Button>[0], 'tone' | 'size' | 'className' | 'children'>;

/** The button that binds to pay, in the words that the law asks for. */
export function OrderButton({
  className = '',
  ...button
}: ButtonOfOrder & {
  className?: string;
}) {
  const t = useT();
  return (
    <Button {...button} tone="primary" size="lg" className={`px-4! max-sm:text-sm ${className}`}>
      {t('checkout.placeOrder')}
    </Button>
  );
}

/** The button that binds to pay, and the terms that go with it. */
export function BindingButton({
  isRented = false,
  isDocked = false,
  ...button
}: ButtonOfOrder & {
  /** Whether the terms of renting are among them. */
  isRented?: boolean;
  /** Whether small windows have the button in a bar at their lower edge, and the terms alone here. */
  isDocked?: boolean;
}) {
  const t = useT();
  return (
    <div>
      <OrderButton {...button} className={isDocked ? 'max-lg:hidden' : ''} />
      <p className="mt-4 text-xs text-muted">
        {t('checkout.termsNote')}{' '}
        <LocalLink to="/terms" target="_blank" className={linkClass}>
          {t('checkout.termsLink')}
        </LocalLink>
        {isRented && (
          <>
            {' '}
            {t('checkout.termsAnd')}{' '}
            <LocalLink to="/legal-terms#rental" target="_blank" className={linkClass}>
              {t('checkout.rentalTermsLink')}
            </LocalLink>
          </>
        )}
      </p>
    </div>
  );
}

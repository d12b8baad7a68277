import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Button } from '../ui/button.tsx';

const linkClass = 'text-ink underline underline-offset-2';

/** The button that binds to pay, in the words that the law asks for, and the terms that go with it. */
export function BindingButton({
  isRented = false,
  ...button
}: Omit<Parameters<typeof Button>[0], 'tone' | 'size' | 'children'> & {
  /** Whether the terms of renting are among them. */
  isRented?: boolean;
}) {
  const t = useT();
  return (
    <div>
      <Button {...button} tone="primary" size="lg" className="px-4! max-sm:text-sm">
        {t('checkout.placeOrder')}
      </Button>
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

import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Button } from '../ui/button.tsx';

/** The button that binds to pay, in the words that the law asks for, and the terms that go with it. */
export function BindingButton(button: Omit<Parameters<typeof Button>[0], 'tone' | 'size' | 'children'>) {
  const t = useT();
  return (
    <div>
      <Button {...button} tone="primary" size="lg" className="px-4! max-sm:text-sm">
        {t('checkout.placeOrder')}
      </Button>
      <p className="mt-4 text-xs text-muted">
        {t('checkout.termsNote')}{' '}
        <LocalLink to="/terms" target="_blank" className="text-ink underline underline-offset-2">
          {t('checkout.termsLink')}
        </LocalLink>
      </p>
    </div>
  );
}

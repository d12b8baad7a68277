import { useFetcher, useLocation } from 'react-router';
import { CURRENCIES } from '../../domain/money/money.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/use-path.ts';
import { classNames } from '../ui/class-names.ts';
import { keepCurrency } from './stored-choices.ts';
import { switchClass } from './switch-class.ts';

/** The currencies as buttons of a form; with the script the page is priced anew in its place (R4). */
export function CurrencyChoice({ className }: { className?: string }) {
  const t = useT();
  const path = usePath();
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const current = useCurrency();
  const chosen = fetcher.formData?.get('currency') ?? current;
  return (
    <fetcher.Form
      method="post"
      action={path('/preferences')}
      preventScrollReset
      aria-label={t('shell.currency')}
      className={classNames('flex', className)}
    >
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      {CURRENCIES.map((currency) => (
        <button
          key={currency}
          type="submit"
          name="currency"
          value={currency}
          aria-pressed={currency === chosen}
          onClick={() => keepCurrency(currency)}
          className={switchClass(currency === chosen)}
        >
          {currency}
        </button>
      ))}
    </fetcher.Form>
  );
}

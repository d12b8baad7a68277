import { printPhone } from '../../domain/locale/print-phone.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { LanguageLinks } from './language-links.tsx';
import { sellerOf } from './seller-of.ts';
import { SERVICE_LINKS } from './service-links.ts';

const linkClass = 'inline-flex h-9 items-center transition-colors hover:text-ink hover:underline';

/** The line above the header on wide windows: help and telephone, languages and currencies. */
export function ServiceStrip() {
  const t = useT();
  const locale = useLocale();
  const { phone, hours } = sellerOf(locale);
  return (
    <div className="container-page hidden h-9 items-center justify-between text-xs text-muted lg:flex">
      <ul aria-label={t('shell.service')} className="flex gap-6">
        {SERVICE_LINKS.map(({ to, text }) => (
          <li key={to}>
            <LocalLink to={to} className={linkClass}>
              {t(text)}
            </LocalLink>
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-4">
        <a href={`tel:${phone}`} className={linkClass}>
          {printPhone(phone)}, {hours[locale]}
        </a>
        <LanguageLinks />
        <CurrencyChoice className="-mr-1.5" />
      </div>
    </div>
  );
}

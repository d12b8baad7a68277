import { printPhone } from '../../domain/locale/print-phone.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { sellerOf } from './seller-of.ts';
import { SERVICE_LINKS } from './service-links.ts';

const linkClass = 'inline-flex h-9 items-center transition-colors hover:text-ink hover:underline';

/** Pages that answer questions, and the telephone with its hours. */
export function ServiceLinksLine() {
  const t = useT();
  const locale = useLocale();
  const { phone, hours } = sellerOf(locale);
  return (
    <>
      <ul aria-label={t('shell.service')} className="flex gap-6">
        {SERVICE_LINKS.map(({ to, text }) => (
          <li key={to}>
            <LocalLink to={to} className={linkClass}>
              {t(text)}
            </LocalLink>
          </li>
        ))}
      </ul>
      <a href={`tel:${phone}`} className={linkClass}>
        {printPhone(phone)}, {hours[locale]}
      </a>
    </>
  );
}

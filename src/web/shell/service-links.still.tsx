import { sellerOfPage } from '../../content/pages/sellers.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LinkList } from './link-list.tsx';
import { SERVICE_LINKS } from './service-links.ts';

const linkClass = 'inline-flex h-9 items-center transition-colors hover:text-ink hover:underline';

/** Pages that answer questions, and the telephone with its hours. */
export function ServiceLinksLine() {
  const t = useT();
  const locale = useLocale();
  const { phone, hours } = sellerOfPage(locale);
  return (
    <>
      <LinkList
        links={SERVICE_LINKS}
        linkClass={linkClass}
        aria-label={t('shell.service')}
        className="flex gap-6"
      />
      <a href={`tel:${phone}`} className={linkClass}>
        {printPhone(phone)}, {hours}
      </a>
    </>
  );
}

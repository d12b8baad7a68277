import Phone from 'lucide-react/icons/phone';
import { sellerOfPage } from '../../content/pages/sellers.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LinkList, SERVICE_LINKS } from './link-list.tsx';

/**
 * The shop's mark, a sun with three rays, and its name beside it. Size and colour are those of the surrounding
 * text, so it stands on light and dark; the link around it carries the accessible name.
 */
export function LogoMark() {
  return (
    <span className="inline-flex items-center gap-[0.36em] leading-none">
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false" className="size-[1.1em] shrink-0">
        <path className="fill-current" d="M0 20v-9a9 9 0 0 1 9 9z" />
        <path
          className="fill-accent"
          d="M0 8V0h4.99L2.9 8.36A12 12 0 0 0 0 8zM10.06 13.46 20 7.01V0h-7.01L6.54 9.94a12 12 0 0 1 3.52 3.52zM12 20h8v-4.99l-8.36 2.09A12 12 0 0 1 12 20z"
        />
      </svg>
      <span className="font-bold tracking-[-0.03em]">Promin</span>
    </span>
  );
}

/** Whom to call in the middle of an order, and when; on a phone the icon alone. */
export function HelpLine() {
  const { phone, hours } = sellerOfPage(useLocale());
  return (
    <a
      href={`tel:${phone}`}
      className="hidden min-h-11 min-w-11 items-center justify-center gap-2 text-sm font-semibold hover:underline sm:mr-4 slim:inline-flex"
    >
      <Phone size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="max-sm:sr-only">
        {printPhone(phone)}
        <span className="font-normal text-muted max-md:sr-only">, {hours}</span>
      </span>
    </a>
  );
}

const linkClass =
  'inline-flex h-9 items-center whitespace-nowrap transition-colors hover:text-ink hover:underline';

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
        {printPhone(phone)}
        <span className="max-xl:sr-only">, {hours}</span>
      </a>
    </>
  );
}

import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { sellerOfPage } from '../../content/pages/sellers.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { OutsideLink } from './link-list.tsx';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true, className: 'shrink-0' } as const;
const rowClass =
  'inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-3 wrap-anywhere hover:underline';

/** The messengers that the sellers' links lead to, by host. */
const MESSENGERS: Readonly<Record<string, string>> = { 't.me': 'Telegram', 'wa.me': 'WhatsApp' };
const messengerOf = (url: string): string => MESSENGERS[new URL(url).host] ?? new URL(url).host;

/** How to reach the seller of the page's language: telephone with its hours, e-mail, messenger (S §2, R31). */
export function ContactList() {
  const t = useT();
  const locale = useLocale();
  const { phone, email, hours, messengerUrl } = sellerOfPage(locale);
  return (
    <ul className="flex flex-col items-start text-sm font-semibold">
      <li>
        <a href={`tel:${phone}`} className={rowClass}>
          <Phone {...icon} />
          {printPhone(phone)}
        </a>
        <p className="mb-1 pl-7.5 text-xs font-normal text-muted">{hours}</p>
      </li>
      <li>
        <a href={`mailto:${email}`} className={rowClass}>
          <Mail {...icon} />
          {email}
        </a>
      </li>
      {messengerUrl !== null && (
        <li>
          <OutsideLink href={messengerUrl} className={rowClass}>
            <MessageCircle {...icon} />
            {t('footer.messenger', { name: messengerOf(messengerUrl) })}
          </OutsideLink>
        </li>
      )}
    </ul>
  );
}

import Phone from 'lucide-react/icons/phone';
import { sellerOfPage } from '../../content/pages/sellers.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { useLocale } from '../i18n/i18n.tsx';

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

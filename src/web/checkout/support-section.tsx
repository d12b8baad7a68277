import type { SellerView } from '../../content/pages/sellers.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { useT } from '../i18n/i18n.tsx';

/** Whom to ask about an order, by e-mail or telephone. */
export function SupportSection({ seller: { email, phone, hours } }: { seller: SellerView }) {
  const t = useT();
  return (
    <section aria-labelledby="support" className="border-t border-line pt-8">
      <h2 id="support" className="text-xl">
        {t('checkout.support.title')}
      </h2>
      <p className="mt-2 text-sm text-muted">{t('checkout.support.text', { hours })}</p>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2 font-semibold">
        <a href={`mailto:${email}`} className="underline underline-offset-4">
          {email}
        </a>
        <a href={`tel:${phone}`} className="underline underline-offset-4">
          {printPhone(phone)}
        </a>
      </p>
    </section>
  );
}

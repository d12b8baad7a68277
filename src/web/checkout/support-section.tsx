import { SELLER } from '../../content/pages/seller.ts';
import type { Market } from '../../domain/locale/market.ts';
import { printPhone } from '../../domain/locale/print-phone.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';

/** Whom to ask about an order, by e-mail or telephone. */
export function SupportSection({ market }: { market: Market }) {
  const t = useT();
  const locale = useLocale();
  const { email, phone, hours } = SELLER[market];
  return (
    <section aria-labelledby="support" className="border-t border-line pt-8">
      <h2 id="support" className="text-xl">
        {t('checkout.support.title')}
      </h2>
      <p className="mt-2 text-sm text-muted">{t('checkout.support.text', { hours: hours[locale] })}</p>
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

import Headset from 'lucide-react/icons/headset';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import { SUPPORT_HOURS } from '../../content/pages/seller-data.ts';
import { WARRANTY_PERIODS } from '../../content/pages/warranty-periods.ts';
import { daysRange } from '../../domain/checkout/days-range.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';

const MOST_YEARS = Math.max(...WARRANTY_PERIODS.map(({ years }) => years));
const FREE = { above: 'home.deliveryFreeAbove', from: 'home.deliveryFreeFrom' } as const;

/** What a customer may rely on; delivery as the rules charge it (R10). Null `delivery`: none is offered. */
export function ShopPromises({ delivery }: { delivery: ShippingRule | null }) {
  const t = useT();
  const locale = useLocale();
  const promises = [
    ...(delivery === null
      ? []
      : [
          {
            Icon: Truck,
            to: '/delivery-warranty-returns#delivery',
            title: t('home.delivery', { amount: formatPrice(delivery.fee, locale) }),
            text:
              delivery.free === null
                ? t('page.delivery.daysRange', daysRange(delivery.days))
                : t(FREE[delivery.free.when], {
                    amount: `${formatPrice(delivery.free.goods, locale)} ${t('cart.withoutTax')}`,
                  }),
          },
        ]),
    {
      Icon: RotateCcw,
      to: '/delivery-warranty-returns#returns',
      title: t('home.returns'),
      text: t('home.returnsText'),
    },
    {
      Icon: ShieldCheck,
      to: '/delivery-warranty-returns#warranty',
      title: t('home.warranty', { years: MOST_YEARS }),
      text: t('home.warrantyText'),
    },
    {
      Icon: Headset,
      to: '/support',
      title: t('home.support', { hours: SUPPORT_HOURS[locale] }),
      text: t('home.supportText'),
    },
  ];
  return (
    <section aria-label={t('home.service')} className="container-page">
      <ul className="grid grid-cols-1 gap-x-tiles gap-y-8 border-t border-line pt-10 sm:grid-cols-2 lg:grid-cols-4">
        {promises.map(({ Icon, to, title, text }) => (
          <li key={to} className="flex gap-4">
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
            <div>
              <LocalLink to={to} className="font-semibold hover:underline">
                {title}
              </LocalLink>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

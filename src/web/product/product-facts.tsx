import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import { formatMoney } from '../../domain/money/format-money.ts';
import { isZero } from '../../domain/money/money.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import type { DeliveryOffer } from './delivery-offers.ts';
import { ProductFact } from './product-fact.tsx';

const icon = { size: 20, strokeWidth: 1.75 };

function Delivery({ offer: { method, place, fee, days, free } }: { offer: DeliveryOffer }) {
  const t = useT();
  const locale = useLocale();
  const FREE = { above: 'product.deliveryFreeAbove', from: 'product.deliveryFreeFrom' } as const;
  const where = place === 'any' ? '' : ` · ${t(`page.delivery.place.${place}`)}`;
  const price = isZero(fee) ? t('product.deliveryFree') : formatMoney(fee, locale);
  return (
    <ProductFact
      icon={<Truck {...icon} />}
      term={`${t(`shippingMethod.${method}`)}${where}`}
      note={free ? t(FREE[free.when], { amount: formatMoney(free.goods, locale) }) : undefined}
    >
      {price}, {t('page.delivery.daysRange', { ...days })}
    </ProductFact>
  );
}

/** How a product comes, how long it is guaranteed, and until when it may go back (C §9). */
export function ProductFacts({
  delivery,
  warrantyMonths,
  isRental,
}: {
  delivery: readonly DeliveryOffer[];
  warrantyMonths: number;
  isRental: boolean;
}) {
  const t = useT();
  const period =
    warrantyMonths % 12 === 0
      ? t('page.warranty.years', { years: warrantyMonths / 12 })
      : t('product.warrantyMonths', { count: warrantyMonths });
  const terms = isRental
    ? ({ to: '/lease-info', text: 'product.rentalTerms' } as const)
    : ({ to: '/delivery-warranty-returns', text: 'product.terms' } as const);
  return (
    <section aria-label={t('product.delivery')}>
      <dl className="divide-y divide-line border-y border-line">
        {delivery.map((offer) => (
          <Delivery key={`${offer.method} ${offer.place}`} offer={offer} />
        ))}
        {warrantyMonths > 0 && (
          <ProductFact icon={<ShieldCheck {...icon} />} term={t('product.warranty')}>
            {period}. {t('product.warrantyFrom')}
          </ProductFact>
        )}
        {!isRental && (
          <ProductFact icon={<RotateCcw {...icon} />} term={t('product.returns')}>
            {t('product.returnsDays')}
          </ProductFact>
        )}
      </dl>
      <LocalLink to={terms.to} className="mt-4 inline-block text-sm underline underline-offset-4">
        {t(terms.text)}
      </LocalLink>
    </section>
  );
}

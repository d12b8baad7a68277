import type { ShippingMethod } from '../../domain/checkout/shipping-rules.ts';
import type { Money } from '../../domain/money/money.ts';
import { useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { RadioCard } from '../ui/radio-card.tsx';
import type { CheckoutOffer } from './checkout-offer.ts';

/** How the goods are sent: each method with its price for this cart and city, and its days (R10). */
export function MethodChoice({
  offer,
  onChange,
}: {
  offer: CheckoutOffer;
  onChange: (method: ShippingMethod) => void;
}) {
  const t = useT();
  const priceOf = (fee: Money) => {
    if (offer.quotedFor !== null) return t('totals.shippingToBeQuoted');
    return fee.minor === 0 ? t('page.delivery.free') : <Price money={fee} />;
  };
  return (
    <ChoiceGroup label={t('checkout.field.method')}>
      {offer.deliveries.map(({ method, fee, days }) => (
        <RadioCard
          key={method}
          name="method"
          value={method}
          checked={offer.method === method}
          onChange={() => onChange(method)}
          title={t(`shippingMethod.${method}`)}
          text={t('page.delivery.daysRange', days)}
          aside={priceOf(fee)}
        />
      ))}
    </ChoiceGroup>
  );
}

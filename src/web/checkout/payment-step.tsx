import type { SubmitEvent } from 'react';
import {
  paymentFee,
  type PaymentMethod,
  type PayOnDeliveryFees,
} from '../../domain/checkout/payment-methods.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import type { CheckoutOffer } from './checkout-offer.ts';
import { PaymentCard } from './payment-card.tsx';

/** The second step: how the order is paid, with what a method adds to it (C §2, R10). */
export function PaymentStep({
  offer,
  fees,
  isGuest,
  onChange,
  onBack,
  onContinue,
}: {
  offer: CheckoutOffer;
  fees: PayOnDeliveryFees;
  isGuest: boolean;
  onChange: (payment: PaymentMethod) => void;
  onBack: () => void;
  onContinue: () => void;
}) {
  const t = useT();
  const currency = useCurrency();
  const locale = useLocale();
  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    onContinue();
  };
  return (
    <form onSubmit={goOn} className="flex flex-col gap-8">
      <ChoiceGroup label={t('checkout.step.payment')} labelHidden>
        {offer.payments.map((method) => (
          <PaymentCard
            key={method}
            method={method}
            fee={paymentFee(method, currency, fees)}
            isGuest={isGuest}
            isDeliveryQuoted={offer.quotedFor !== null}
            isRented={offer.rented !== 'none'}
            checked={offer.payment === method}
            onChange={() => onChange(method)}
          />
        ))}
      </ChoiceGroup>
      {offer.isTransferTooLate && offer.payments.length > 0 && (
        <p className="-mt-4 text-sm text-muted">{t('checkout.payment.transferTooLate')}</p>
      )}
      {offer.podLimit && (
        <p className="-mt-4 text-sm text-muted">
          {t('checkout.payment.podLimit', { amount: formatPrice(offer.podLimit, locale) })}
        </p>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        {offer.payments.length > 0 && (
          <Button type="submit" tone="primary" size="lg">
            {t('checkout.toReview')}
          </Button>
        )}
        <Button tone="ghost" size="lg" onClick={onBack}>
          {t('checkout.back')}
        </Button>
      </div>
    </form>
  );
}

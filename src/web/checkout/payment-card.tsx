import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { transferWorkingDays } from '../../domain/checkout/payment-due.ts';
import type { Money } from '../../domain/money/money.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';
import { RadioCard, type RadioCardProps } from '../ui/choice-group.tsx';

/** A way to pay among the others, what it means and what it adds. */
export function PaymentCard({
  method,
  fee,
  totalNote,
  isGuest,
  isDeliveryQuoted = false,
  isRented = false,
  ...input
}: {
  method: PaymentMethod;
  fee: Money;
  /** What the order comes to with the fee, where no total beside it follows the choice. */
  totalNote?: string | undefined;
  /** Whether the order will have no account: its transfer is due sooner. */
  isGuest: boolean;
  /** Whether nothing is due until staff have priced the delivery (R10). */
  isDeliveryQuoted?: boolean;
  /** Whether machines are rented: their transfer is due before the hand-over, however few days are left. */
  isRented?: boolean;
} & Pick<RadioCardProps, 'checked' | 'defaultChecked' | 'onChange'>) {
  const t = useT();
  return (
    <RadioCard
      {...input}
      name="payment"
      value={method}
      title={t(`paymentMethod.${method}`)}
      text={
        isDeliveryQuoted
          ? t(`checkout.quotedPayment.${method}`)
          : isRented && method === 'transfer'
            ? t('checkout.payment.transferRented')
            : t(`checkout.payment.${method}`, { days: transferWorkingDays({ isGuest }) })
      }
      aside={
        fee.minor === 0 ? undefined : (
          <>
            + <Price money={fee} print={formatPrice} />
          </>
        )
      }
    >
      {totalNote !== undefined && <span className="mt-1 text-sm font-medium">{totalNote}</span>}
    </RadioCard>
  );
}

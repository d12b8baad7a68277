import type { CallerProblem } from '../../../../domain/backoffice/telephone-order.ts';
import { formatMoney, formatPrice } from '../../../../domain/money/format-money.ts';
import { orderProblemText } from '../../../checkout/order-problem-text.ts';
import { discountReasonText } from '../../../discounts/discount-reason-text.ts';

type ShopRefused = Parameters<typeof orderProblemText>[0];
type Words = Parameters<typeof orderProblemText>[1];
/** Why an order by telephone is refused; `name` is that of the product that it is about, if it is about one. */
export type TelephoneRefused = (
  | ShopRefused
  | { readonly reason: CallerProblem | 'nobody' | 'account-has-email' }
) & {
  readonly name: string;
};

/** The text of a refusal for staff, who have neither the customer's cart nor their network; what says the same to all is the shop's. */
export function telephoneProblemText(refused: TelephoneRefused, words: Words): string {
  const { t, locale } = words;
  switch (refused.reason) {
    case 'of-staff':
    case 'unconfirmed':
    case 'being-deleted':
      return t(`backoffice.telephone.problem.${refused.reason}`);
    case 'nobody':
    case 'account-has-email':
    case 'days-off-changed':
    case 'idempotency-key-reused':
    case 'delivery-changed':
    case 'too-many-open-orders':
    case 'open-orders-too-large':
    case 'rate-limited':
      return t(`backoffice.telephone.error.${refused.reason}`);
    case 'product-unavailable':
    case 'option-unavailable':
      return t(`backoffice.telephone.error.${refused.reason}`, { name: refused.name });
    case 'order-needs-account':
      return t('backoffice.telephone.error.order-needs-account', {
        limit: formatPrice(refused.most, locale),
      });
    case 'too-many-machine-days':
      return t('backoffice.telephone.error.too-many-machine-days', {
        most: refused.most,
        days: refused.days,
      });
    case 'out-of-stock':
      return t('backoffice.telephone.error.out-of-stock', {
        name: refused.name,
        available: refused.available,
      });
    case 'total-changed': {
      const total = formatMoney(refused.totals.total, locale);
      return refused.discount === null
        ? t('backoffice.telephone.error.total-changed', { total })
        : discountReasonText(refused.discount, words);
    }
    default:
      return orderProblemText(refused, words);
  }
}

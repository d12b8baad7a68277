import type { CallerProblem } from '../../../../domain/backoffice/telephone-order.ts';
import { formatMoney } from '../../../../domain/money/format-money.ts';
import { orderProblemText } from '../../../checkout/order-problem-text.ts';
import { discountReasonText } from '../../../discounts/discount-reason-text.ts';

type ShopRefused = Parameters<typeof orderProblemText>[0];
type Words = Parameters<typeof orderProblemText>[1];
/** Why an order by telephone is refused; `name` is that of the product that it is about, if it is about one. */
export type TelephoneRefused = (ShopRefused | { readonly reason: CallerProblem | 'nobody' }) & {
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
    case 'idempotency-key-reused':
    case 'delivery-changed':
    case 'too-many-open-orders':
    case 'open-orders-too-large':
    case 'rate-limited':
      return t(`backoffice.telephone.error.${refused.reason}`);
    case 'product-unavailable':
      return t('backoffice.telephone.error.product-unavailable', { name: refused.name });
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

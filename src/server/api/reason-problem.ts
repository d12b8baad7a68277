import type { Locale } from '../../domain/locale/locale.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import type { Refusal } from '../checkout/place-order.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Shop } from '../wiring.ts';
import type { Problem } from './problem.ts';
import { REASON_STATUS } from './reason-status.ts';
import { discountProblem } from './discount-problem.ts';
import { totalsRecord } from './serializers/totals-record.ts';

/** A refused order as an error: its reason for the program, a sentence in the shopper's language (R17, R29). */
export async function reasonProblem(
  refusal: Refusal,
  { locale, catalogue }: { locale: Locale; catalogue: Pick<Shop['catalogue'], 'productsByIds'> },
): Promise<Problem> {
  const { reason } = refusal;
  const { translate } = messagesOf(locale);
  const status = REASON_STATUS[reason];
  switch (reason) {
    case 'out-of-stock': {
      const { productId, available } = refusal;
      const [product] = await catalogue.productsByIds([productId], locale);
      const message = translate('error.out-of-stock', { name: product?.name ?? '', available });
      return { status, message, details: { reason, productId, available } };
    }
    case 'total-changed': {
      const { totals, discount } = refusal;
      const changed = translate('error.total-changed', { total: formatMoney(totals.total, locale) });
      const fault = discount && discountProblem(discount, locale);
      return {
        status,
        message: fault ? `${fault.message} ${changed}` : changed,
        details: { reason, totals: totalsRecord(totals), ...(fault && { discount: fault.details }) },
      };
    }
    case 'product-unavailable':
      return {
        status,
        message: translate('error.product-unavailable'),
        details: { reason, productId: refusal.productId },
      };
    default:
      return { status, message: translate(`error.${reason}`), details: { reason } };
  }
}

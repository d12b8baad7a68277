import type { MessageKey } from '../../content/translator.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import type { RefundReason } from '../../domain/payments/refund-reason.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Email } from '../outbox/email.ts';
import { composeEmail } from './compose-email.ts';
import { documentLink, orderLink } from './email-links.ts';
import type { EmailOrder } from './email-order.ts';
import type { EmailPart, EmailRow } from './email-part.ts';

/** Money that went back, as its e-mail tells it. */
export interface EmailRefund {
  readonly id: string;
  readonly reason: RefundReason;
  /** The reason in the words of staff; null without. */
  readonly note: string | null;
  readonly amountMinor: number;
  /** The number of the correction of the order's invoice; null where there was none to correct. */
  readonly correction: string | null;
  /** Whether it went to an account; absent for the way that the order's payment method has. */
  readonly isByTransfer?: boolean;
}

/** Money that the bank took is not given by the shop, and what pays a replacement goes to nobody. */
const TITLES: Readonly<Partial<Record<RefundReason, MessageKey>>> = {
  dispute: 'mail.payment.dispute.title',
  exchange: 'mail.payment.exchange.title',
};

/** The key of where it goes. */
function wayOf(reason: RefundReason, isByTransfer: boolean): MessageKey {
  if (reason === 'exchange') return 'mail.payment.way.exchange';
  return isByTransfer ? 'mail.payment.way.transfer' : 'mail.payment.way.card';
}

/** The e-mail about money that went back, in the order's language, once for each refund. */
export function refundEmail(
  order: Pick<EmailOrder, 'id' | 'locale' | 'orderNumber' | 'currency' | 'paymentMethod' | 'shippingAddress'>,
  { id, reason, note, amountMinor, correction, isByTransfer = order.paymentMethod !== 'card' }: EmailRefund,
): Email {
  const { locale, orderNumber: number, currency, shippingAddress } = order;
  const { translate: t } = messagesOf(locale);
  const market = marketOf(currency);
  const amount = formatPrice(money(amountMinor, currency), locale);
  const text = t(`mail.payment.${reason}.text`, { number, amount });
  const rows: readonly EmailRow[] = [
    [t('mail.payment.amount'), amount],
    [t('mail.payment.way'), t(wayOf(reason, isByTransfer))],
    ...(note === null ? [] : [[t('mail.payment.reason'), note] as const]),
    ...(correction === null ? [] : [[t('order.document.correction', { market }), correction] as const]),
  ];
  const document: readonly EmailPart[] =
    correction === null
      ? []
      : [
          {
            kind: 'button',
            label: `${t('order.document.correction', { market })} (PDF)`,
            href: documentLink(order.id, correction),
            quiet: true,
          },
        ];
  return composeEmail({
    occasion: `payment-${reason}:${order.id}:${id}`,
    recipient: shippingAddress.email,
    locale,
    market,
    subject: t(`mail.payment.${reason}.subject`, { number }),
    preheader: text,
    title: t(TITLES[reason] ?? 'mail.payment.title', { amount }),
    topic: t('order.title', { number }),
    parts: [
      { kind: 'text', text },
      { kind: 'facts', title: t('mail.payment.details'), rows },
      { kind: 'button', label: t('mail.order.view'), href: orderLink(locale, order.id) },
      ...document,
    ],
    because: t('mail.order.because', { number }),
  });
}

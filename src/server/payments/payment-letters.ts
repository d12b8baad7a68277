import { and, eq, type InferSelectModel } from 'drizzle-orm';
import { formatMoney } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import { textsOf } from '../content/texts.ts';
import type { Database } from '../database/database.ts';
import { orderAddresses, type orders } from '../orders/tables.ts';
import { escapeHtml } from '../outbox/escape-html.ts';
import { letters } from '../outbox/tables.ts';
import type { RefundReason } from './tables.ts';

/** Writes that money went back (`mail.payment.{reason}`), in the order's language, in the transaction of what it reports; once by its key. */
export async function writePaymentLetter(
  transaction: Database,
  {
    order,
    occasion,
    key,
    amount: returned,
  }: {
    order: InferSelectModel<typeof orders>;
    occasion: RefundReason | 'over-paid';
    key: string;
    /** What went back. */
    amount: Money;
  },
): Promise<void> {
  const [address] = await transaction
    .select({ email: orderAddresses.email, name: orderAddresses.firstName })
    .from(orderAddresses)
    .where(and(eq(orderAddresses.orderId, order.id), eq(orderAddresses.kind, 'shipping')));
  if (!address) return;
  const t = textsOf(order.locale).translate;
  const number = order.orderNumber;
  const amount = formatMoney(returned, order.locale);
  const paragraphs = [
    t('mail.payment.greeting', { name: address.name }),
    t(`mail.payment.${occasion}.text`, { number, amount }),
  ];
  await transaction
    .insert(letters)
    .values({
      occasion: `payment-${occasion}:${key}`,
      recipient: address.email,
      locale: order.locale,
      subject: t(`mail.payment.${occasion}.subject`, { number }),
      html: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
      plain: paragraphs.join('\n\n'),
    })
    .onConflictDoNothing();
}

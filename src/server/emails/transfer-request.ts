import { sellerIn } from '../../content/pages/sellers.ts';
import { isIban } from '../../domain/contact-data/iban.ts';
import { marketOf } from '../../domain/locale/market.ts';
import type { Money } from '../../domain/money/money.ts';
import { transferQrText } from '../../domain/payments/transfer-qr.ts';
import { messagesOf } from '../messages/messages.ts';

/** The language in which a bank writes the payer and the purpose. */
const LOCALE_OF = { UA: 'uk', PL: 'pl' } as const;

/**
 * What a bank's app reads out of a code to fill in the transfer of so much of an order's money: a link in hryvnias, plain text in
 * złoty. Null where the shop's account number cannot be one.
 */
export function transferRequest(orderNumber: string, amount: Money): string | null {
  const market = marketOf(amount.currency);
  const locale = LOCALE_OF[market];
  const { name, registration, bank } = sellerIn(market, locale);
  if (!isIban(bank.iban)) return null;
  return transferQrText({
    name,
    iban: bank.iban,
    registration: registration.number,
    amount,
    purpose: messagesOf(locale).translate('order.transfer.purpose', { number: orderNumber }),
    reference: orderNumber,
  });
}

/** The same as a link, which opens the bank's app on the phone that shows it; null for what is none. */
export const requestLink = (request: string): string | null =>
  request.startsWith('https:') ? request : null;

import { sellerIn } from '../../content/pages/sellers.ts';
import { isIban } from '../../domain/contact-data/iban.ts';
import { marketOf } from '../../domain/locale/market.ts';
import type { Money } from '../../domain/money/money.ts';
import { transferQrText } from '../../domain/payments/transfer-qr.ts';
import { messagesOf } from '../messages/messages.ts';
import { qrMatrix } from '../documents/qr-code.ts';

/** A code by which a bank's app fills in the transfer of an order. */
export interface TransferQr {
  /** The modules row by row, true for dark. */
  readonly matrix: readonly (readonly boolean[])[];
  /** The same as a link, which opens the bank's app on the phone that shows it; null where the code is no link (złoty). */
  readonly link: string | null;
}

/** The language in which a bank writes the payer and the purpose. */
const LOCALE_OF = { UA: 'uk', PL: 'pl' } as const;

/** The code for so much of an order's money; null where the shop's account number cannot be one. */
export function transferQr(orderNumber: string, amount: Money): TransferQr | null {
  const market = marketOf(amount.currency);
  const locale = LOCALE_OF[market];
  const { name, registration, bank } = sellerIn(market, locale);
  if (!isIban(bank.iban)) return null;
  const text = transferQrText({
    name,
    iban: bank.iban,
    registration: registration.number,
    amount,
    purpose: messagesOf(locale).translate('order.transfer.purpose', { number: orderNumber }),
    reference: orderNumber,
  });
  return { matrix: qrMatrix(text), link: text.startsWith('https:') ? text : null };
}

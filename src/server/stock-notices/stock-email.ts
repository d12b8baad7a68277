import type { Locale } from '../../domain/locale/locale.ts';
import { marketOf } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';
import { composeEmail } from '../emails/compose-email.ts';
import { pageLink, unsubscribeFrom } from '../emails/email-links.ts';
import { PREVIEWED_ID, previewReader, type EmailPreviews } from '../emails/email-preview.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Email } from '../outbox/email.ts';
import { STOCK_TOPIC } from '../../domain/stock-notices/stock-notice.ts';
import { addressMark } from './ask-notice.ts';

/** A request that came true. */
interface FulfilledNotice {
  readonly id: string;
  readonly recipient: string;
  readonly userId: string | null;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly product: { readonly id: number; readonly name: string; readonly articleNumber: string };
}

/** The one e-mail that a product can be had again; it holds nothing for its reader, and says so. */
export function stockEmail({ id, recipient, userId, locale, currency, product }: FulfilledNotice): Email {
  const { translate: t } = messagesOf(locale);
  const { name, articleNumber } = product;
  return {
    ...composeEmail({
      occasion: `back-in-stock:${id}`,
      recipient,
      locale,
      market: marketOf(currency),
      subject: t('mail.stock.subject', { name }),
      preheader: t('mail.stock.text', { name }),
      title: t('mail.stock.title'),
      topic: name,
      parts: [
        { kind: 'text', text: t('mail.stock.text', { name }) },
        { kind: 'facts', title: null, rows: [[t('warranty.model'), articleNumber]] },
        { kind: 'button', label: t('mail.stock.view'), href: pageLink(locale, `/product/${product.id}`) },
        { kind: 'text', text: t('mail.stock.once') },
      ],
      because: t('mail.stock.because'),
      unsubscribe: unsubscribeFrom(STOCK_TOPIC, addressMark(recipient)),
    }),
    userId,
  };
}

/** The e-mails of this room to look at. */
export const STOCK_PREVIEWS: EmailPreviews = {
  'back-in-stock': ([first], locale) =>
    stockEmail({
      id: PREVIEWED_ID,
      recipient: previewReader(locale).recipient,
      userId: null,
      locale,
      currency: locale === 'pl' ? 'PLN' : 'UAH',
      product: { id: first?.id ?? 0, name: first?.name ?? '', articleNumber: first?.articleNumber ?? '' },
    }),
};

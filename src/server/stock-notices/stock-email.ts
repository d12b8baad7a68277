import { emailPicture } from '../../domain/catalogue/picture.ts';
import { DEFAULT_TAX_RULE, withoutTax, withTax, type TaxRule } from '../../domain/checkout/tax.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money, type Money } from '../../domain/money/money.ts';
import { STOCK_TOPIC } from '../../domain/stock-notices/stock-notice.ts';
import { composeEmail } from '../emails/compose-email.ts';
import { fileLink, pageLink, unsubscribeFrom } from '../emails/email-links.ts';
import { PREVIEWED_ID, previewReader, type EmailPreviews } from '../emails/email-preview.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Email } from '../outbox/email.ts';
import { addressMark } from './ask-notice.ts';

/** A request that came true. */
interface FulfilledNotice {
  readonly id: string;
  readonly recipient: string;
  readonly userId: string | null;
  readonly locale: Locale;
  readonly product: {
    readonly id: number;
    readonly name: string;
    readonly articleNumber: string;
    readonly picture: string;
    /** As the shop keeps it, in the currency of the request. */
    readonly price: Money;
  };
  readonly taxRule: TaxRule;
}

/** The one e-mail that a product can be had again: what it is and costs now. It holds nothing for its reader, and says so. */
export function stockEmail({ id, recipient, userId, locale, product, taxRule }: FulfilledNotice): Email {
  const { translate: t } = messagesOf(locale);
  const { name, articleNumber, price } = product;
  const href = pageLink(locale, `/product/${product.id}`);
  return {
    ...composeEmail({
      occasion: `back-in-stock:${id}`,
      recipient,
      locale,
      market: marketOf(price.currency),
      subject: t('mail.stock.subject', { name }),
      preheader: t('mail.stock.text'),
      title: t('mail.stock.title'),
      topic: t('mail.stock.topic'),
      parts: [
        { kind: 'text', text: t('mail.stock.text') },
        {
          kind: 'goods',
          title: null,
          lines: [
            {
              name,
              detail: `${articleNumber}, ${formatPrice(withoutTax(price, taxRule), locale)} ${t('cart.withoutTax')}`,
              amount: `${formatPrice(withTax(price, taxRule), locale)} ${t('cart.withTax')}`,
              picture: fileLink(emailPicture(product.picture)),
              href,
            },
          ],
        },
        { kind: 'button', label: t('mail.stock.view'), href },
        { kind: 'note', text: t('mail.stock.once') },
      ],
      because: t('mail.stock.because'),
      unsubscribe: unsubscribeFrom(STOCK_TOPIC, addressMark(recipient)),
    }),
    userId,
  };
}

/** The e-mails of this room to look at. */
export const STOCK_PREVIEWS: EmailPreviews = {
  'back-in-stock': ([first], locale) => {
    const currency = locale === 'pl' ? 'PLN' : 'UAH';
    return stockEmail({
      id: PREVIEWED_ID,
      recipient: previewReader(locale).recipient,
      userId: null,
      locale,
      product: {
        id: first?.id ?? 0,
        name: first?.name ?? '',
        articleNumber: first?.articleNumber ?? '',
        picture: first?.picture ?? '',
        price: money(first?.prices[currency].sale ?? 0, currency),
      },
      taxRule: DEFAULT_TAX_RULE,
    });
  },
};

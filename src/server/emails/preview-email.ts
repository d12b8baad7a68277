import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { REFUND_REASONS } from '../../domain/payments/refund-reason.ts';
import type { Email } from '../outbox/email.ts';
import { orderEmail } from './order-email.ts';
import { ORDER_STEPS } from './order-step.ts';
import { refundEmail } from './refund-email.ts';
import { sampleOrder } from './sample-order.ts';
import { sampleRefund } from './sample-refund.ts';

/** Two purchases that the starting catalogue has. */
const PRODUCTS = [1804, 101];

type Preview = (products: readonly Product[], locale: Locale) => Email;

const ABOUT_STEPS = ORDER_STEPS.map((step): [string, Preview] => [
  step,
  (products, locale) => orderEmail(sampleOrder(products, { locale, step }), step),
]);
const ABOUT_MONEY = REFUND_REASONS.map((reason): [string, Preview] => [
  `refund-${reason}`,
  (products, locale) => {
    const order = sampleOrder(products, { locale, step: 'paid' });
    return refundEmail(order, sampleRefund(order, reason));
  },
]);
const MADE: ReadonlyMap<string, Preview> = new Map([...ABOUT_STEPS, ...ABOUT_MONEY]);

/** Every e-mail about an order and its money, in every language. */
export const PREVIEWS: readonly { readonly name: string; readonly locale: Locale }[] = [
  ...MADE.keys(),
].flatMap((name) => LOCALES.map((locale) => ({ name, locale })));

/** An e-mail as a customer would get it, made of products of the catalogue; null for one that is not among PREVIEWS. */
export const previewEmail =
  (
    productsByIds: (ids: readonly number[], locale: Locale) => Promise<readonly Product[]>,
    seal: (letter: Email) => Email,
  ) =>
  async (name: string, locale: Locale): Promise<Email | null> => {
    const make = MADE.get(name);
    return make ? seal(make(await productsByIds(PRODUCTS, locale), locale)) : null;
  };

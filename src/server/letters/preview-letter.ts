import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Letter } from '../outbox/letter.ts';
import { orderLetter } from './order-letter.ts';
import { ORDER_STEPS, type OrderStep } from './order-step.ts';
import { sampleOrder } from './sample-order.ts';

/** Two purchases that the starting catalogue has. */
const PRODUCTS = [1804, 101];

/** Every letter about an order, in every language. */
export const PREVIEWS: readonly { readonly step: OrderStep; readonly locale: Locale }[] = ORDER_STEPS.flatMap(
  (step) => LOCALES.map((locale) => ({ step, locale })),
);

/** A letter as a customer would get it, made of products of the catalogue. */
export const previewLetter =
  (
    productsByIds: (ids: readonly number[], locale: Locale) => Promise<readonly Product[]>,
    seal: (letter: Letter) => Letter,
  ) =>
  async (step: OrderStep, locale: Locale): Promise<Letter> =>
    seal(orderLetter(sampleOrder(await productsByIds(PRODUCTS, locale), { locale, step }), step));

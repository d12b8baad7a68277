import type { Translate } from '../../../content/translator.ts';
import type { ProductFields } from '../../../domain/catalogue/editing/product-fields.ts';
import { meantPrices, steepPrices } from '../../../domain/catalogue/editing/steep-prices.ts';
import { formatPercent } from '../../../domain/locale/format-percent.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { refuseProduct } from './answer-product.ts';
import type { ProductProblem } from './product-form.tsx';

/** Prices of an edit that are lowered by half or more, each in words by its field. */
export const steepTexts = (
  { base, sent }: { base: ProductFields; sent: ProductFields },
  t: Translate,
  locale: Locale,
): ProductProblem['errors'] =>
  Object.fromEntries(
    steepPrices(base, sent).map(({ field, percent }) => [
      field,
      t('backoffice.product.steepPrice', { percent: formatPercent(percent, locale) }),
    ]),
  );

/** The prices of some edits that are asked about, which the form does not say are meant; null for none. */
export function pricesToConfirm(form: FormData, edits: Parameters<typeof meantPrices>[0]): string | null {
  const meant = meantPrices(edits);
  return meant === '' || form.get('isMeant') === meant ? null : meant;
}

/** Sends the form back to ask about its prices that are lowered by half or more; null where there are none, and where it says that they are meant. */
export function askPrices(
  form: FormData,
  edit: Parameters<typeof meantPrices>[0][number],
  { t, locale }: { readonly t: Translate; readonly locale: Locale },
) {
  const meant = pricesToConfirm(form, [edit]);
  const errors = steepTexts(edit, t, locale);
  return meant === null
    ? null
    : refuseProduct(409, edit, { text: t('backoffice.product.steep'), errors, meant });
}

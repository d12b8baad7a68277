import type { Translate } from './translator.ts';

/** How long a warranty lasts: in years where they are whole, else in months. */
export const warrantyPeriodText = (months: number, t: Translate): string =>
  months % 12 === 0
    ? t('page.warranty.years', { years: months / 12 })
    : t('product.term.warrantyMonths', { count: months });

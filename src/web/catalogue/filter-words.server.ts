import { currencyLabel } from '../../domain/money/format-money.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { Words } from './print-facet.server.ts';

/** What the filters say; printed on the server, for no other page needs it. */
export const filterWords = (
  { translate, locale }: Words,
  { total, currency }: { total: number; currency: Currency },
) => {
  const sign = { currency: currencyLabel(currency, locale) };
  return {
    title: translate('filter.title'),
    show: translate('filter.show', { count: total }),
    more: translate('filter.more'),
    chosen: translate('filter.chosen'),
    clear: translate('filter.clear'),
    emptyText: translate('filter.emptyText'),
    priceFrom: translate('filter.price.from', sign),
    priceTo: translate('filter.price.to', sign),
    currency: sign.currency,
  };
};

export type FilterWords = ReturnType<typeof filterWords>;

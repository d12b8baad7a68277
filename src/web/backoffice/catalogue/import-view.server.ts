import type { Translate } from '../../../content/translator.ts';
import type { PlannedChange, PurchaseRight } from '../../../domain/catalogue/editing/import-table.ts';
import type { PurchaseEntry } from '../../../domain/catalogue/editing/purchase-columns.ts';
import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import { formatPercent } from '../../../domain/locale/format-percent.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { readPriceChangeName } from '../../../domain/prices/price-change.ts';
import { allChangeViews } from './audit-view.server.ts';

/** What a plan is called in the language of the page: the name of the table, or by how much which prices change; `why` is empty for a table. */
export function planName(
  fileName: string,
  { locale, translate: t }: { readonly locale: Locale; readonly translate: Translate },
): { readonly isPriceChange: boolean; readonly name: string; readonly why: string } {
  const change = readPriceChangeName(fileName);
  if (change === null) return { isPriceChange: false, name: fileName, why: '' };
  const { percent, currency, why } = change;
  const by = `${percent > 0 ? '+' : ''}${formatPercent(percent / 100, locale)}`;
  return {
    isPriceChange: true,
    name: t('backoffice.import.priceChange', { by, way: percent > 0 ? 'up' : 'down', currency }),
    why,
  };
}

const printedPurchase = (entry: PurchaseEntry | null, locale: Locale): string =>
  entry === null ? '' : `${formatMoney(money(entry.minor, entry.currency), locale)}, ${entry.supplier}`;

/** What a line says of a product that it adds: its article number stands above, and every one begins as a draft. */
const ofNew = ({ article: _article, published: _published, ...said }: PlannedChange['changes']) => said;

/** Lines of a plan as the page shows them, purchase prices to who may see them alone, with what people know their products by; a product that is gone has neither. */
export const planLines = (
  changes: readonly PlannedChange[],
  named: ReadonlyMap<number, { readonly name: string; readonly articleNumber: string }>,
  { locale, lookUp, withPurchases }: { readonly locale: Locale; readonly lookUp: LookUp } & PurchaseRight,
) =>
  changes.map(({ line, id, changes: said, purchase }) => {
    const product = named.get(id ?? 0);
    return {
      line,
      id,
      name: product?.name ?? '',
      article: product?.articleNumber ?? said.article?.[1] ?? '',
      changes: [
        ...(withPurchases && purchase !== undefined
          ? allChangeViews(
              {
                purchase: [printedPurchase(purchase.before, locale), printedPurchase(purchase.after, locale)],
              },
              lookUp,
            )
          : []),
        ...allChangeViews(id === null ? ofNew(said) : said, lookUp, locale),
      ],
    };
  });

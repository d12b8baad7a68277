import type { Translate } from '../../../content/translator.ts';
import type { NamedRestockLine } from '../../../domain/backoffice/restock.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { csvNumber } from '../../../domain/payments/csv.ts';

/** What to order as the lines of a file, its head first: days as ISO 8601, pieces a day with two decimals. */
export const restockFile = (
  lines: readonly NamedRestockLine[],
  { locale, translate: t }: { readonly locale: Locale; readonly translate: Translate },
): readonly (readonly string[])[] => [
  [
    'id',
    t('backoffice.product.field.article'),
    t('backoffice.products.product'),
    t('backoffice.purchase.supplier'),
    t('backoffice.restock.toOrder'),
    t('backoffice.restock.orderBy'),
    t('backoffice.restock.daysLeft'),
    t('backoffice.product.field.stock'),
    t('backoffice.restock.perDay'),
    t('backoffice.restock.leadDays'),
  ],
  ...lines.map((line) => [
    String(line.productId),
    line.articleNumber,
    line.name,
    line.supplier ?? '',
    String(line.toOrder),
    line.orderBy,
    String(line.daysLeft),
    String(line.stock),
    csvNumber(line.perDay, 2, locale),
    String(line.leadDays),
  ]),
];

import type { EditedProductsQuery } from '../../../domain/catalogue/editing/edited-products-query.ts';
import {
  exportCell,
  exportColumns,
  type ExportColumn,
} from '../../../domain/catalogue/editing/export-table.ts';
import { ID_COLUMN, type PurchaseRight } from '../../../domain/catalogue/editing/import-table.ts';
import { isPurchaseColumn } from '../../../domain/catalogue/editing/purchase-columns.ts';
import type { Locale } from '../../../domain/locale/locale.ts';

/** What the shop knows of its tables of products. */
interface Editing {
  readonly columnHeaders: (locale: Locale, right: PurchaseRight) => ReadonlyMap<ExportColumn, string>;
  readonly columnLabel: (column: ExportColumn, locale: Locale) => string;
  readonly exportProducts: (
    query: EditedProductsQuery,
    right: PurchaseRight & { readonly atOnce: number },
  ) => AsyncGenerator<
    readonly {
      readonly id: number;
      readonly cells: Readonly<Partial<Record<Exclude<ExportColumn, 'id'>, string>>>;
    }[]
  >;
}

/** What tables of products may have: the columns as the form calls them, with an example of the shop's own goods. */
export async function columnLegend(
  editing: Editing,
  { locale, right }: { readonly locale: Locale; readonly right: PurchaseRight },
) {
  const query = { search: '', category: null, shown: 'published', translations: 'any', after: null } as const;
  const parts = editing.exportProducts(query, { ...right, atOnce: 1 });
  const { value: part } = await parts.next();
  await parts.return(undefined);
  const example = part?.[0];
  const headers = editing.columnHeaders(locale, right);
  return exportColumns(right).map((column) => ({
    column,
    header: headers.get(column) ?? column,
    label: editing.columnLabel(column, locale),
    example:
      column === ID_COLUMN
        ? String(example?.id ?? '')
        : exportCell(column, example?.cells[column] ?? '', locale === 'en' ? '.' : ','),
    isPurchase: isPurchaseColumn(column),
  }));
}

/** A table to begin with: a header in the language of the page, and one of the shop's own goods. */
export async function importTemplate(...asked: Parameters<typeof columnLegend>) {
  const legend = (await columnLegend(...asked)).filter(({ column }) => column !== ID_COLUMN);
  return {
    header: legend.map(({ header }) => header),
    cells: legend.map(({ example }) => example),
  };
}

import { exportColumns, type ExportColumn } from '../../../domain/catalogue/editing/export-table.ts';
import {
  tidyHeader,
  type ColumnNames,
  type PurchaseRight,
} from '../../../domain/catalogue/editing/import-table.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';
import { currencyLabel } from '../../../domain/money/format-money.ts';
import { LOCALES, type Locale } from '../../../domain/locale/locale.ts';
import type { MessageKey } from '../../../content/translator.ts';
import { messagesOf } from '../../messages/messages.ts';

/** What a column of a table of products is called in a language, as the form calls its field: `Ціна, грн`, `Назва, PL`. */
export function columnLabel(column: ExportColumn, locale: Locale): string {
  const { messages, translate } = messagesOf(locale);
  const isKey = (key: string): key is MessageKey => Object.hasOwn(messages, key);
  const lookUp = (key: string) => (isKey(key) ? translate(key) : null);
  const own = lookUp(`backoffice.import.column.${column}`);
  if (own !== null) return own;
  const [first = '', second = '', third = ''] = column.split('.');
  if (first === 'spec') return lookUp(`spec.${second}`) ?? column;
  const field = (name: string) => lookUp(`backoffice.product.field.${name}`);
  const currency = CURRENCIES.find((each) => each === second);
  if (first === 'price' && currency !== undefined) {
    const term = third === 'sale' ? lookUp('backoffice.import.column.price') : field(third);
    return `${term ?? third}, ${currencyLabel(currency, locale)}`;
  }
  return field(column) ?? (second === '' ? column : `${field(first) ?? first}, ${second.toUpperCase()}`);
}

/**
 * The columns that a header may name by their labels, in any of the shop's languages; a label that several columns have
 * names none.
 */
export function columnNames(right: PurchaseRight): ColumnNames {
  const names = new Map<string, ExportColumn | null>();
  for (const column of exportColumns(right)) {
    for (const locale of LOCALES) {
      const label = tidyHeader(columnLabel(column, locale));
      const known = names.get(label);
      names.set(label, known === undefined || known === column ? column : null);
    }
  }
  return new Map([...names].flatMap(([label, column]) => (column === null ? [] : [[label, column]])));
}

/** What headers call columns in a language, so that they are read back: the label, or the column's own name where another has that label. */
export function columnHeaders(locale: Locale, right: PurchaseRight): ReadonlyMap<ExportColumn, string> {
  const names = columnNames(right);
  return new Map(
    exportColumns(right).map((column) => {
      const label = columnLabel(column, locale);
      return [column, names.get(tidyHeader(label)) === column ? label : column];
    }),
  );
}

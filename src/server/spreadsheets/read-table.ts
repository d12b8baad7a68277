import type { Locale } from '../../domain/locale/locale.ts';
import { kindOfTable } from '../../domain/spreadsheets/table-file.ts';
import { readCsv } from '../read-csv.ts';
import { openSpreadsheetReader, type TableRead } from './spreadsheet-reader.ts';

/** Opens what reads a table that somebody sends, CSV or XLSX by its first bytes, whatever its name; no more rows than `rowsMax` are read. Of a price list the header may stand below a title, and numbers of XLSX are prices with the currency of their format. */
export function openTableReader({ rowsMax }: { readonly rowsMax: number }) {
  const readSpreadsheet = openSpreadsheetReader();
  return async (
    bytes: Uint8Array,
    locale: Locale,
    { isPriceList = false }: { readonly isPriceList?: boolean } = {},
  ): Promise<TableRead> => {
    const kind = kindOfTable(bytes);
    if (kind === 'compound') return { ok: false, reason: 'protected' };
    if (kind === 'xlsx') return readSpreadsheet({ bytes, rowsMax, isPriceList });
    const table = readCsv(bytes, locale, { rowsMax, hasTitle: isPriceList, hasLooseQuotes: isPriceList });
    return table === null ? { ok: false, reason: 'no-table' } : { ok: true, table };
  };
}

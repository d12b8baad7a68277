import type { Locale } from '../../domain/locale/locale.ts';
import { TRANSLATED_FROM, type TranslationFile } from '../../domain/messages/translation-file.ts';
import { kindOfTable } from '../../domain/spreadsheets/table-file.ts';
import { openTableThread, type TableRead } from './table-thread.ts';
import { translationsOf } from './translation-rows.ts';

/** Opens what reads a table that somebody sends, CSV or XLSX by its first bytes, whatever its name; no more rows than `rowsMax` are read. Of a price list the header may stand below a title, and numbers of XLSX are prices with the currency of their format. */
export function openTableReader({ rowsMax }: { readonly rowsMax: number }) {
  const readInThread = openTableThread();
  return async (
    bytes: Uint8Array,
    locale: Locale,
    { isPriceList = false }: { readonly isPriceList?: boolean } = {},
  ): Promise<TableRead> => {
    const kind = kindOfTable(bytes);
    if (kind === 'compound') return { ok: false, reason: 'protected' };
    return readInThread({ bytes, kind, locale, rowsMax, isPriceList });
  };
}

/** Opens what reads a file of translators, in a thread, too: a few megabytes of tags take seconds. One that takes too long is none. */
export function openTranslationReader() {
  const readInThread = openTableThread();
  return async (bytes: Uint8Array): Promise<TranslationFile> => {
    const task = { bytes, kind: 'xliff', locale: TRANSLATED_FROM, rowsMax: 0, isPriceList: false } as const;
    const read = await readInThread(task);
    return read.ok ? translationsOf(read.table) : { ok: false, reason: 'no-xliff' };
  };
}

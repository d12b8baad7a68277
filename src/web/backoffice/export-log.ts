import { loggedFilter, type ExportedList } from '../../domain/audit/exported-list.ts';

/** Who asks, null for nobody, and what writes the log. */
interface Asker {
  readonly user: { readonly id: string } | null;
  readonly shop: {
    readonly backoffice: {
      readonly logExport: (taken: {
        readonly list: ExportedList;
        readonly format: 'CSV' | 'XLSX';
        readonly filter: string;
        readonly rows: number;
        readonly staffId: string;
      }) => Promise<void>;
    };
  };
}

/** Writes down that whoever asks takes a list away, which the query of its address narrows; given how many rows went out. */
export function exportLog(
  { shop, user }: Asker,
  {
    list,
    format = 'CSV',
    query,
  }: { readonly list: ExportedList; readonly format?: 'CSV' | 'XLSX'; readonly query: URLSearchParams },
) {
  return async (rows: number): Promise<void> => {
    if (user === null) return;
    const filter = loggedFilter(query);
    await shop.backoffice.logExport({ list, format, filter, rows, staffId: user.id });
  };
}

/** The same parts of a list; when they end, or nobody reads on, it is logged how many rows went out. */
export async function* countedParts<Row>(
  parts: AsyncIterable<readonly Row[]>,
  log: (rows: number) => Promise<void>,
): AsyncGenerator<readonly Row[], void> {
  let rows = 0;
  try {
    for await (const part of parts) {
      rows += part.length;
      yield part;
    }
  } finally {
    await log(rows);
  }
}

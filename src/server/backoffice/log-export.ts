import type { ExportedList } from '../../domain/audit/exported-list.ts';
import { recordChanges } from '../audit/audit-log.ts';
import type { Database } from '../database/database.ts';

/** A list that somebody took away. */
export interface TakenList {
  readonly list: ExportedList;
  readonly format: 'CSV' | 'XLSX';
  /** By what it was narrowed (`loggedFilter`); empty for the whole list. */
  readonly filter: string;
  /** How many lines of it went out, without its head. */
  readonly rows: number;
  readonly staffId: string;
}

/** Writes into the log who took a list away, narrowed by what, and how many rows it had. */
export const logExport =
  (database: Database) =>
  ({ list, format, filter, rows, staffId }: TakenList): Promise<void> =>
    recordChanges(database, [
      {
        staffId,
        action: 'exported',
        subject: 'export',
        subjectId: list,
        changes: {
          exportFormat: ['', format],
          ...(filter !== '' && { exportFilter: ['', filter] as const }),
          exportRows: ['', String(rows)],
        },
      },
    ]);

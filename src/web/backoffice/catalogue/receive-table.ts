import { withoutInvisible } from '../../../domain/locale/without-invisible.ts';
import { TABLE_BYTES_MAX, type TableRefusal } from '../../../domain/spreadsheets/table-file.ts';

const NAME_MAX = 100;

type Table = readonly (readonly string[])[];
type TableRead =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly reason: TableRefusal };

/** Reads a table that staff sent as a file; its texts of refusal are `backoffice.import.problem.{reason}`. */
export async function receiveTable(
  file: FormDataEntryValue | null,
  read: (bytes: Uint8Array) => Promise<TableRead>,
): Promise<
  | { readonly ok: true; readonly table: Table; readonly fileName: string }
  | { readonly ok: false; readonly reason: 'no-file' | 'too-large' | TableRefusal }
> {
  // A field without a file sends one without a name.
  if (!(file instanceof File) || file.name === '') return { ok: false, reason: 'no-file' };
  if (file.size === 0) return { ok: false, reason: 'no-table' };
  if (file.size > TABLE_BYTES_MAX) return { ok: false, reason: 'too-large' };
  const found = await read(new Uint8Array(await file.arrayBuffer()));
  if (!found.ok) return found;
  return { ok: true, table: found.table, fileName: withoutInvisible(file.name).slice(-NAME_MAX) || 'csv' };
}

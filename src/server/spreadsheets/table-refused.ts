import type { TableRefusal } from '../../domain/spreadsheets/table-file.ts';

/** Thrown while a file is read that cannot be taken; caught where reading begins. */
export class TableRefused extends Error {
  readonly reason: TableRefusal;
  constructor(reason: TableRefusal, options?: ErrorOptions) {
    super(`The file is refused: ${reason}`, options);
    this.reason = reason;
  }
}

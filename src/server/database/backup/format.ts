import * as v from 'valibot';

/**
 * A backup is lines of text, the same from both databases, so that either restores the other's. The first line is the
 * header. A line that is a JSON string names the table of the rows below it; an object is a row, as Postgres prints it
 * and never read here, because its numbers are larger than JavaScript's. The last line is an array: where the sequences
 * stand. A backup without it was cut off.
 */
export const backupHeader = v.object({
  backup: v.literal('promin'),
  version: v.literal(1),
  takenAt: v.string(),
  /** The migrations that made the tables, oldest first, by the hash of their text. */
  migrations: v.array(v.string()),
});

export type BackupHeader = v.InferOutput<typeof backupHeader>;

/** Where the sequences stand, at the end of a backup; null for one that gave no number yet. */
export const sequenceValues = v.array(v.object({ name: v.string(), value: v.nullable(v.string()) }));

/** A backup that cannot be restored here; the message says why. Nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

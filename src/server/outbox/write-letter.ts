import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { letters } from './tables.ts';

export interface Letter {
  /** What it is about; the same occasion is written to a recipient once. */
  readonly occasion: string;
  readonly recipient: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
}

/** Puts a letter into the outbox, in the transaction of what it reports. */
export async function writeLetter(transaction: Database, letter: Letter): Promise<void> {
  await transaction.insert(letters).values(letter).onConflictDoNothing();
}

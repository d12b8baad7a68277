// npm run db:…: the database's chores without starting the shop.
import { readSettings } from '../src/server/env.ts';
import { backup } from './database/backup.ts';
import type { Chore } from './database/chore.ts';
import { exportTo } from './database/export.ts';
import { migrate, seed } from './database/migrate.ts';
import { reset } from './database/reset.ts';
import { restore } from './database/restore.ts';

const CHORES: Readonly<Record<string, Chore>> = { migrate, seed, reset, backup, restore, export: exportTo };

const [name = '', ...rest] = process.argv.slice(2);
const chore = CHORES[name];
if (!chore) throw new Error(`Unknown chore ${name}. There are: ${Object.keys(CHORES).join(', ')}`);
try {
  process.stdout.write(`${await chore(readSettings(process.env), rest[0])}\n`);
} catch (error) {
  // A refusal is a sentence for the operator; its stack would hide it.
  const refused =
    error instanceof Error && ['DatabaseInUse', 'BackupRefused', 'ChoreRefused'].includes(error.name);
  if (!refused) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

// npm run db:…: the database's chores without starting the shop.
import { readSettings } from '../src/server/env.ts';
import { backup } from './database/backup.ts';
import { runChore, type Chore } from './database/chore.ts';
import { exportTo } from './database/export.ts';
import { migrate, seed } from './database/migrate.ts';
import { reset } from './database/reset.ts';
import { restore } from './database/restore.ts';

const CHORES: Readonly<Record<string, Chore>> = { migrate, seed, reset, backup, restore, export: exportTo };

const [name = '', ...rest] = process.argv.slice(2);
const chore = CHORES[name];
if (!chore) throw new Error(`Unknown chore ${name}. There are: ${Object.keys(CHORES).join(', ')}`);
await runChore(() => chore(readSettings(process.env), rest[0]));

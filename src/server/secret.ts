import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './env.ts';
import { isPublic } from './installation.ts';
import { StartRefused } from './start-refused.ts';

/** What an operator reads who has not set SESSION_SECRET. */
export const SECRET_ADVICE = 'at least 32 random characters: openssl rand -base64 48';

/**
 * The secret that signs sessions. A local installation makes one at its first start and keeps it in DATA_DIR; a public
 * one, or one in production mode on a Postgres server, which several machines may share, must set it.
 */
export function sessionSecret(settings: Settings): string {
  if (settings.SESSION_SECRET) return settings.SESSION_SECRET;
  if (isPublic(settings) || (settings.NODE_ENV === 'production' && settings.DATABASE_URL)) {
    throw new StartRefused(`SESSION_SECRET is missing. Set it to ${SECRET_ADVICE}`);
  }
  const path = join(settings.DATA_DIR, 'session-secret');
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const secret = randomBytes(48).toString('base64');
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 });
  writeFileSync(path, secret, { mode: 0o600, flag: 'wx' });
  return secret;
}

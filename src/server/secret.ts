import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './env.ts';
import { StartRefused } from './start-refused.ts';

/** Whether strangers reach this installation: it has a public address under TLS. */
export const isPublic = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>) =>
  PUBLIC_URL?.startsWith('https:') ?? false;

/**
 * The secret that signs sessions. A local installation makes one at its first start and keeps it in DATA_DIR; a public
 * one, or several machines on one Postgres server, must set it, for else every start and machine had another.
 */
export function sessionSecret(settings: Settings): string {
  if (settings.SESSION_SECRET) return settings.SESSION_SECRET;
  if (isPublic(settings) || (settings.NODE_ENV === 'production' && settings.DATABASE_URL)) {
    throw new StartRefused(
      'SESSION_SECRET is missing. Set it to at least 32 random characters: openssl rand -base64 48',
    );
  }
  const path = join(settings.DATA_DIR, 'session-secret');
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const secret = randomBytes(48).toString('base64');
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 });
  writeFileSync(path, secret, { mode: 0o600, flag: 'wx' });
  return secret;
}

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './env.ts';
import { isPublic } from './installation.ts';
import { StartRefused } from './explain-refusal.ts';
import { hasSeller, SELLER_SETTINGS } from './sellers-of.ts';

/** What an operator reads who has not set SESSION_SECRET. */
const SECRET_ADVICE = 'at least 32 random characters: openssl rand -base64 48';

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

/** What a shop may be missing, and what it is. */
const NEEDED = {
  PUBLIC_URL: 'the origin under which visitors reach the shop, https://shop.example',
  SESSION_SECRET: SECRET_ADVICE,
  TAX_RATE_PERCENT_UA: 'tax on what is sold in hryvnias, in per cent',
  TAX_RATE_PERCENT_PL: 'tax on what is sold in złoty, in per cent: 23 in Poland',
  SELLER_UA_NAME: 'the company that sells in hryvnias, as registered',
  SELLER_UA_ADDRESS: 'its registered address',
  SELLER_UA_EDRPOU: 'its number in the register, 8 digits',
  SELLER_UA_EMAIL: 'the e-mail address for its customers',
  SELLER_UA_PHONE: 'the telephone for its customers, +380441234567',
  SELLER_UA_BANK: 'its bank',
  SELLER_UA_IBAN: 'its account, to which transfers go',
  SELLER_PL_NAME: 'the company that sells in złoty, as registered',
  SELLER_PL_ADDRESS: 'its registered address',
  SELLER_PL_NIP: 'its tax number, 10 digits',
  SELLER_PL_EMAIL: 'the e-mail address for its customers',
  SELLER_PL_PHONE: 'the telephone for its customers, +48221234567',
  SELLER_PL_BANK: 'its bank',
  SELLER_PL_IBAN: 'its account, to which transfers go',
} as const satisfies Partial<Record<keyof Settings, string>>;
type Needed = keyof typeof NEEDED;
const NAMES = Object.keys(NEEDED) as Needed[];

/** The settings that must be set: in a public shop all, in a local one what belongs to a seller of whom anything is said. */
function neededBy(settings: Settings): readonly Needed[] {
  if (isPublic(settings)) return NAMES;
  return (['UA', 'PL'] as const).flatMap((market) =>
    hasSeller(settings, market) ? SELLER_SETTINGS[market] : [],
  );
}

/** The settings that a shop cannot do without and that are not set. */
export const missingSettings = (settings: Settings): readonly Needed[] =>
  neededBy(settings).filter((name) => settings[name] === undefined);

/** Refuses to open a shop without them, and names each: none of them has a default that would be true. */
export function requireSettings(settings: Settings): void {
  const missing = missingSettings(settings);
  if (missing.length === 0) return;
  const names = missing.map((name) => `  ${name}: ${NEEDED[name]}`);
  const [why, advice] = isPublic(settings)
    ? [
        'Strangers can reach this installation, so these settings must be set by name:',
        ['A shop that only you can reach needs none of them: say so with INSTALLATION=local.'],
      ]
    : ['A seller is whole or a sample; of this one are missing:', []];
  throw new StartRefused([why, ...names, ...advice].join('\n'));
}

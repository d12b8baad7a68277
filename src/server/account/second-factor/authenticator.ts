import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../database/database.ts';
import { sealing, type Sealing } from '../../sealing.ts';
import { authenticators } from './tables.ts';

/** What authenticators compute by: the defaults of RFC 6238, which every such program knows. */
const PERIOD_SECONDS = 30;
const TOTP_RULES = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;
/** One step before and after: clocks differ, and typing takes time (RFC 6238 §5.2). */
const WINDOW_STEPS = 1;
/** 160 bits (RFC 4226 §4). */
const SECRET_BYTES = 20;
const ISSUER = 'Promin';

/** Encrypts secrets of authenticators: who reads a backup of the database cannot compute codes. */
export const authenticatorSealing = (secret: string): Sealing => sealing(secret, 'authenticator');

/** A secret to share with an authenticator, in base 32. */
export const newSharedSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address `otpauth://…` by which an authenticator takes a secret over. */
export const setupUri = (secret: string, label: string): string =>
  new TOTP({ ...TOTP_RULES, issuer: ISSUER, label, secret: Secret.fromBase32(secret) }).toString();

/** The step of a code that is right now; null for a wrong one. */
export function stepOf(secret: string, code: string): number | null {
  const timestamp = Date.now();
  const totp = new TOTP({ ...TOTP_RULES, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** The authenticator of an account that is asked for codes. */
export const enabledOf = (userId: string) =>
  and(eq(authenticators.userId, userId), isNotNull(authenticators.enabledAt));

/** Takes a code of the authenticator, each once: an answer's row is what a second try at the same time waits for. */
export async function takeStep(transaction: Database, userId: string, step: number): Promise<boolean> {
  const taken = await transaction
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(enabledOf(userId), or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step))))
    .returning({ userId: authenticators.userId });
  return taken.length > 0;
}

import { createHash, randomBytes } from 'node:crypto';
import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import {
  API_KEYS_MAX,
  printKey,
  readKey,
  type ApiKey,
  type ApiKeyForm,
  type KeyLimitForm,
} from '../../domain/partners/api-key.ts';
import { recordChanges } from '../audit/audit-log.ts';
import type { Database } from '../database/database.ts';
import { lockName } from '../database/lock-name.ts';
import { apiKeys } from './tables.ts';

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
const ENDING = 4;

const shown = {
  id: apiKeys.id,
  name: apiKeys.name,
  scopes: apiKeys.scopes,
  callsPerMinute: apiKeys.callsPerMinute,
  ending: apiKeys.ending,
  createdAt: apiKeys.createdAt,
  usedAt: apiKeys.usedAt,
  revokedAt: apiKeys.revokedAt,
};

/** Every key, those in force first, then the newest. */
export const listApiKeys = (database: Database) => (): Promise<readonly ApiKey[]> =>
  database
    .select(shown)
    .from(apiKeys)
    .orderBy(sql`${apiKeys.revokedAt} is not null`, desc(apiKeys.createdAt), apiKeys.id);

export type ApiKeyCreated =
  /** `key` is known to nobody from here on but to who reads this answer. */
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly reason: 'form-used' | 'name-taken' | 'too-many' };

/** Makes a key and logs who did. A form that is sent again makes none, for its key cannot be shown once more. */
export const createApiKey =
  (database: Database) =>
  ({
    id,
    name,
    scopes,
    callsPerMinute,
    staffId,
  }: ApiKeyForm & { readonly staffId: string }): Promise<ApiKeyCreated> =>
    database.transaction(async (transaction) => {
      await lockName(transaction, 'api-keys');
      const [used] = await transaction.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.id, id));
      if (used) return { ok: false, reason: 'form-used' };
      const [{ inForce, named } = { inForce: 0, named: 0 }] = await transaction
        .select({
          inForce: count(),
          named: sql<number>`(count(*) filter (where lower(${apiKeys.name}) = lower(${name})))::int`,
        })
        .from(apiKeys)
        .where(isNull(apiKeys.revokedAt));
      if (named > 0) return { ok: false, reason: 'name-taken' };
      if (inForce >= API_KEYS_MAX) return { ok: false, reason: 'too-many' };
      const key = printKey(randomBytes(32).toString('base64url'));
      await transaction.insert(apiKeys).values({
        id,
        name,
        scopes: [...new Set(scopes)],
        callsPerMinute,
        hash: hashOf(key),
        ending: key.slice(-ENDING),
      });
      await recordChanges(transaction, [
        {
          staffId,
          action: 'key-created',
          subject: 'api-key',
          subjectId: id,
          changes: { scopes: ['', scopes.join(', ')], callsPerMinute: ['', String(callsPerMinute)] },
        },
      ]);
      return { ok: true, key };
    });

export type KeyLimitSet =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'gone' | 'limit-moved' };

/**
 * Gives a key in force another limit, from its next call on, and logs who did and why. The same form again changes nothing; it is refused
 * where the key has another limit by now than the page showed.
 */
export const setKeyLimit =
  (database: Database) =>
  ({
    id,
    callsPerMinute,
    seen,
    why,
    staffId,
  }: KeyLimitForm & { readonly why: string; readonly staffId: string }): Promise<KeyLimitSet> =>
    database.transaction(async (transaction): Promise<KeyLimitSet> => {
      const [known] = await transaction
        .select({ callsPerMinute: apiKeys.callsPerMinute })
        .from(apiKeys)
        .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
        .for('update');
      if (!known) return { ok: false, reason: 'gone' };
      if (known.callsPerMinute === callsPerMinute) return { ok: true };
      if (known.callsPerMinute !== seen) return { ok: false, reason: 'limit-moved' };
      await transaction.update(apiKeys).set({ callsPerMinute }).where(eq(apiKeys.id, id));
      await recordChanges(transaction, [
        {
          staffId,
          action: 'key-limit-set',
          subject: 'api-key',
          subjectId: id,
          changes: { callsPerMinute: [String(seen), String(callsPerMinute)] },
          why,
        },
      ]);
      return { ok: true };
    });

/** Ends a key at once and logs who did; false where there is none. One that is over stays as it is. */
export const revokeApiKey =
  (database: Database) =>
  ({ id, staffId }: { readonly id: string; readonly staffId: string }): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const [revoked] = await transaction
        .update(apiKeys)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
        .returning({ scopes: apiKeys.scopes });
      if (revoked) {
        await recordChanges(transaction, [
          {
            staffId,
            action: 'key-revoked',
            subject: 'api-key',
            subjectId: id,
            changes: { scopes: [revoked.scopes.join(', '), ''] },
          },
        ]);
        return true;
      }
      return (await transaction.$count(apiKeys, eq(apiKeys.id, id))) > 0;
    });

/** A program that calls with a key in force. */
export type Partner = Pick<ApiKey, 'id' | 'name' | 'scopes' | 'callsPerMinute'>;

const isNoteDue = or(isNull(apiKeys.usedAt), sql`${apiKeys.usedAt} < now() - interval '1 hour'`);

/** Who calls by the `Authorization` header of a request; null without a key in force. That it was used is noted once an hour. */
export const partnerOf =
  (database: Database) =>
  async (headers: Headers): Promise<Partner | null> => {
    const key = readKey(headers.get('authorization'));
    if (key === null) return null;
    const [found] = await database
      .select({ ...shown, isNoteDue: sql<boolean>`${isNoteDue}` })
      .from(apiKeys)
      .where(and(eq(apiKeys.hash, hashOf(key)), isNull(apiKeys.revokedAt)));
    if (!found) return null;
    if (found.isNoteDue) {
      await database
        .update(apiKeys)
        .set({ usedAt: sql`now()` })
        .where(and(eq(apiKeys.id, found.id), isNoteDue));
    }
    const { id, name, scopes, callsPerMinute } = found;
    return { id, name, scopes, callsPerMinute };
  };

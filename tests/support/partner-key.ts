import { randomUUID } from 'node:crypto';
import { KEY_CALLS_USUAL, type KeyScope } from '../../src/domain/partners/api-key.ts';
import type { Database } from '../../src/server/database/database.ts';
import { createApiKey } from '../../src/server/partners/api-keys.ts';

/** Makes keys of the API for programs of partners; each answers its id, its name, and the headers by which it calls. */
export const partnerKeys =
  (database: Database, staffId: string) =>
  async (...scopes: KeyScope[]) => {
    const id = randomUUID();
    const name = `ERP ${id}`;
    const made = await createApiKey(database)({
      id,
      name,
      scopes,
      callsPerMinute: KEY_CALLS_USUAL,
      staffId,
    });
    if (!made.ok) throw new Error(made.reason);
    return {
      id,
      name,
      headers: { authorization: `Bearer ${made.key}`, 'content-type': 'application/json' },
    };
  };

import { inArray, type InferSelectModel } from 'drizzle-orm';
import {
  DEFAULT_PREFERENCES,
  type CommunicationPreferences,
} from '../../domain/account/communication-preferences.ts';
import type { Database } from '../database/database.ts';
import { communicationPreferences } from './tables.ts';

type Row = InferSelectModel<typeof communicationPreferences>;

const toPreferences = (row: Row): CommunicationPreferences => ({
  email: {
    enabled: row.emailEnabled,
    orders: row.emailOrders,
    leases: row.emailLeases,
    marketing: row.emailMarketing !== null,
    newsletter: row.emailNewsletter !== null,
  },
  sms: {
    enabled: row.smsEnabled,
    orders: row.smsOrders,
    leases: row.smsLeases,
    marketing: row.smsMarketing !== null,
  },
});

/** What each of these customers chose, in one query; of others, guests (null) among them, the defaults. */
export async function preferencesOf(
  database: Database,
  userIds: readonly (string | null)[],
): Promise<(userId: string | null) => CommunicationPreferences> {
  const ids = [...new Set(userIds)].filter((id) => id !== null);
  if (ids.length === 0) return () => DEFAULT_PREFERENCES;
  const rows = await database
    .select()
    .from(communicationPreferences)
    .where(inArray(communicationPreferences.userId, ids));
  const chosen = new Map(rows.map((row) => [row.userId, toPreferences(row)]));
  return (userId) => (userId === null ? undefined : chosen.get(userId)) ?? DEFAULT_PREFERENCES;
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../src/server/database/database.ts';

/** Rows that say who of the staff wrote them, table by table, and how they say it. */
const WRITTEN_BY_STAFF = {
  order_events: `actor like 'staff:%'`,
  lease_events: `actor like 'staff:%'`,
  lease_terminations: `actor like 'staff:%'`,
  lease_deductions: 'staff_id is not null',
  machine_events: 'staff_id is not null',
  return_events: `actor like 'staff:%'`,
  exchange_events: `actor like 'staff:%'`,
  withdrawals: `closed_by like 'staff:%'`,
  payment_cases: `closed_by like 'staff:%'`,
  quote_events: `actor like 'staff:%'`,
  quote_offers: `actor like 'staff:%'`,
  delivery_quotes: `actor like 'staff:%'`,
  ticket_events: `actor like 'staff:%'`,
  ticket_messages: 'staff_id is not null',
  moderation_events: `actor like 'staff:%'`,
  product_answers: 'staff_id is not null',
  item_serials: 'recorded_by is not null',
  warranty_repairs: 'recorded_by is not null',
  installations: `actor like 'staff:%'`,
  text_versions: 'changed_by is not null',
} as const;

/** What of that there is in a database, and what of it was written by a transaction that wrote nothing into the log. */
export async function unloggedActs(
  database: Database,
): Promise<{ readonly seen: readonly string[]; readonly unlogged: readonly string[] }> {
  const [seen, unlogged]: [string[], string[]] = [[], []];
  for (const [table, condition] of Object.entries(WRITTEN_BY_STAFF)) {
    // A row names the transaction that wrote it.
    const { rows } = await database.execute<{ said: string; logged: boolean }>(
      sql.raw(`select to_jsonb(written)::text as said,
        exists (select from audit_entries as entry where entry.xmin = written.xmin) as logged
        from ${table} as written where ${condition}`),
    );
    if (rows.length > 0) seen.push(table);
    unlogged.push(...rows.filter(({ logged }) => !logged).map(({ said }) => `${table} ${said}`));
  }
  return { seen, unlogged };
}

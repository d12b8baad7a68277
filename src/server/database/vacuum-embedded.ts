import type { EmbeddedClient } from './embedded-client.ts';

/**
 * Tidies every table and renews the planner's statistics. The embedded database does neither by itself; searching for
 * typos is several times slower on stale statistics. Table by table, so that visitors are served in between.
 */
export async function vacuumEmbedded(client: EmbeddedClient): Promise<void> {
  const { rows } = await client.query<{ command: string }>(
    `select format('vacuum analyze %I.%I', schemaname, relname) as command from pg_stat_user_tables`,
  );
  for (const { command } of rows) await client.exec(command);
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import * as v from 'valibot';
import { afterAll } from 'vitest';
import type { Connection, Database } from '../../src/server/database/database.ts';
import { EmbeddedClient } from '../../src/server/database/embedded-client.ts';
import { listenEmbedded } from '../../src/server/database/listen-embedded.ts';
import { filledTemplate } from './filled-template.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Shared Hit Blocks'?: number | undefined;
  readonly 'Shared Read Blocks'?: number | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}
const planNode: v.GenericSchema<PlanNode> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Shared Hit Blocks': v.optional(v.number()),
  'Shared Read Blocks': v.optional(v.number()),
  Plans: v.optional(v.array(v.lazy(() => planNode))),
});
const explained = v.tuple([v.object({ 'QUERY PLAN': v.tuple([v.object({ Plan: planNode })]) })]);

/** A query as it was sent. */
interface SentQuery {
  readonly text: string;
  readonly parameters: unknown[];
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

export interface PlannedDatabase {
  readonly connection: Connection;
  /** The tables with more than so many rows that a piece of work reads from end to end. */
  readonly tablesReadWhole: (work: () => Promise<unknown>) => Promise<readonly string[]>;
  /** Blocks of 8 kB that a piece of work touches: what it costs, on any machine. */
  readonly blocksTouched: (work: () => Promise<unknown>) => Promise<number>;
}

/** More rows than a table that is cheaper to read whole has. */
const ROWS_MAX = 1000;

/** A filled database that tells how it answers the queries of a use case; for the tests of one file. */
export async function openPlannedDatabase(): Promise<PlannedDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'promin-plans-'));
  cpSync(await filledTemplate(), join(directory, 'database'), { recursive: true });
  const client = await EmbeddedClient.open(join(directory, 'database'));
  await client.exec('set pg_trgm.word_similarity_threshold = 0.4; set synchronous_commit = off');
  const sent: SentQuery[] = [];
  const logger = { logQuery: (text: string, parameters: unknown[]) => void sent.push({ text, parameters }) };
  const database = drizzle(client, { casing: 'snake_case', logger });
  afterAll(async () => {
    await client.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples > ${ROWS_MAX}`,
  );
  const large = new Set(rows.map(({ relname }) => relname));

  const plansOf = async (work: () => Promise<unknown>, options: string) => {
    sent.length = 0;
    await work();
    const queries = sent.filter(({ text }) =>
      /^\s*(\/\*.*?\*\/\s*)?(select|insert|update|delete|with)\b/i.test(text),
    );
    if (queries.length === 0) throw new Error('No query was sent');
    const plans: PlanNode[] = [];
    for (const { text, parameters } of queries) {
      const answer = await client.query(`explain (format json${options}) ${text}`, parameters);
      const [
        {
          'QUERY PLAN': [{ Plan }],
        },
      ] = v.parse(explained, answer.rows);
      plans.push(Plan);
    }
    return plans;
  };

  return {
    connection: {
      kind: 'embedded',
      // Both drivers answer `execute` with `{rows}`, all that the shop reads of it.
      database: database as unknown as Database,
      ping: async () => void (await client.query('select 1')),
      load: () => client.load(),
      migrate: () => Promise.resolve(),
      tidy: () => Promise.resolve(),
      listen: (channel, events) => listenEmbedded(client, channel, events),
      close: () => client.close(),
    },
    tablesReadWhole: async (work) => {
      const nodes = (await plansOf(work, '')).flatMap(nodesOf);
      const read = nodes.flatMap((node) =>
        node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [],
      );
      return [...new Set(read)].filter((table) => large.has(table)).toSorted();
    },
    blocksTouched: async (work) => {
      const plans = await plansOf(work, ', analyze, buffers');
      const blocks = plans.map(
        (plan) => (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
      );
      return blocks.reduce((sum, each) => sum + each, 0);
    },
  };
}

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll } from 'vitest';
import { connectPostgres } from '../../src/server/database/connect-postgres.ts';
import { CASING, type Connection, WORD_SIMILARITY_THRESHOLD } from '../../src/server/database/database.ts';
import { isKeepable } from '../../src/server/database/keep-statements.ts';
import { fillDatabase } from './fill-database.ts';
import { PATIENCE, serverDatabase } from './test-database.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Total Cost': number;
  readonly 'Shared Hit Blocks'?: number | undefined;
  readonly 'Shared Read Blocks'?: number | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}
const planNode: v.GenericSchema<PlanNode> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Total Cost': v.number(),
  'Shared Hit Blocks': v.optional(v.number()),
  'Shared Read Blocks': v.optional(v.number()),
  Plans: v.optional(v.array(v.lazy(() => planNode))),
});
const explained = v.tuple([v.object({ 'QUERY PLAN': v.tuple([v.object({ Plan: planNode })]) })]);
const planOf = (rows: unknown): PlanNode => v.parse(explained, rows)[0]['QUERY PLAN'][0].Plan;

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

/** What planning a query of one table costs, in the planner's own units (plancache.c). */
const PLANNING_COST = 2.5;

/** Whether a server keeps the plan for any values, once it has seen the query a few times. */
const isKept = (forAny: PlanNode, forThese: PlanNode) => {
  const tables = nodesOf(forThese).filter((node) => node['Relation Name'] !== undefined).length;
  return forAny['Total Cost'] < forThese['Total Cost'] + PLANNING_COST * (tables + 1);
};

/** A filled database that tells how it answers the queries of a use case; for the tests of one file. */
export async function openPlannedDatabase(): Promise<PlannedDatabase> {
  const url = await serverDatabase();
  const connection = connectPostgres(url, { poolSize: 1, patience: PATIENCE });
  await fillDatabase(connection);
  const client = new pg.Client({
    connectionString: url,
    options: `-c pg_trgm.word_similarity_threshold=${WORD_SIMILARITY_THRESHOLD}`,
  });
  await client.connect();
  const sent: SentQuery[] = [];
  const logger = { logQuery: (text: string, parameters: unknown[]) => void sent.push({ text, parameters }) };
  const database = drizzle(client, { casing: CASING, logger });
  afterAll(async () => {
    await client.end();
    await connection.close();
  });
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples > ${ROWS_MAX}`,
  );
  const large = new Set(rows.map(({ relname }) => relname));

  const sentBy = async (work: () => Promise<unknown>) => {
    sent.length = 0;
    await work();
    const queries = sent.filter(({ text }) => isKeepable(text));
    if (queries.length === 0) throw new Error('No query was sent');
    return queries;
  };
  await client.query('set plan_cache_mode = force_generic_plan');
  const explain = async ({ text, parameters }: SentQuery, options = '') =>
    planOf((await client.query(`explain (format json${options}) ${text}`, parameters)).rows);
  /** Of a prepared statement, whose values are not looked at: Postgres 15 knows no other way. */
  const explainForAny = async ({ text, parameters }: SentQuery) => {
    await client.query(`prepare asked as ${text}`);
    const values = parameters.length === 0 ? '' : `(${parameters.map(() => 'null').join(', ')})`;
    const { rows } = await client.query(`explain (format json) execute asked${values}`);
    await client.query('deallocate asked');
    return planOf(rows);
  };
  /** The plan for the values that were sent, and the one that is kept for any. */
  const plansFor = async (query: SentQuery) => {
    const [forThese, forAny] = [await explain(query), await explainForAny(query)];
    return isKept(forAny, forThese) ? [forThese, forAny] : [forThese];
  };

  return {
    connection: { ...connection, database },
    tablesReadWhole: async (work) => {
      const tables: string[] = [];
      for (const query of await sentBy(work)) {
        const read = (await plansFor(query))
          .flatMap(nodesOf)
          .filter((node) => node['Node Type'] === 'Seq Scan');
        tables.push(...read.flatMap((node) => node['Relation Name'] ?? []));
      }
      return [...new Set(tables)].filter((table) => large.has(table)).toSorted();
    },
    blocksTouched: async (work) => {
      let blocks = 0;
      for (const query of await sentBy(work)) {
        const plan = await explain(query, ', analyze, buffers');
        blocks += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
      }
      return blocks;
    },
  };
}

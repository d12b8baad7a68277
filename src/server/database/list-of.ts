import { sql, type SQL } from 'drizzle-orm';

/**
 * The whole numbers that a placeholder stands for, as an SQL array. The planner cannot see how many they are, and so
 * plans the statement once; else it would plan it anew for each list, which takes longer than most of them.
 */
export const listOf = (placeholder: string): SQL =>
  sql`array(select unnest(${sql.placeholder(placeholder)}::int[]))`;

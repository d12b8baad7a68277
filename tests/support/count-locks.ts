import { steps, type Step } from '../../src/server/tracing/steps.ts';

/** How many statements lock rows of a table, by its name, while `work` runs: of all that the process asks, on either database. */
export async function countLocks(table: string, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hear = (message: unknown) => {
    const text = String((message as Step).attributes['db.query.text'] ?? '');
    if (text.includes(`from "${table}"`) && text.includes('for update')) count++;
  };
  steps.start.subscribe(hear);
  try {
    await work();
    return count;
  } finally {
    steps.start.unsubscribe(hear);
  }
}

import { steps, type Step } from '../../src/server/tracing/steps.ts';

/** The statements that the process asks while `work` runs, on either database, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const statements: string[] = [];
  const hear = (message: unknown) => {
    const { 'db.query.text': text } = (message as Step).attributes;
    if (typeof text === 'string') statements.push(text);
  };
  steps.start.subscribe(hear);
  try {
    await work();
    return statements;
  } finally {
    steps.start.unsubscribe(hear);
  }
}

/** Whether a statement locks rows of a table. */
const locks = (text: string, table: string) =>
  text.includes(`from "${table}"`) && text.includes('for update');

/** How many statements lock rows of a table, by its name, while `work` runs. */
export const countLocks = async (table: string, work: () => Promise<unknown>): Promise<number> =>
  (await statementsOf(work)).filter((text) => locks(text, table)).length;

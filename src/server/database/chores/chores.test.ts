import { expect, test } from 'vitest';
import { runSteps } from './chores.ts';

test('a step that fails is reported, and stops no other', async () => {
  const done: string[] = [];
  const failed: unknown[] = [];
  const step = (name: string, error?: Error) => ({
    name,
    run: async () => {
      if (error) throw error;
      done.push(name);
    },
  });
  const broken = new Error('broken');
  await runSteps([step('first'), step('second', broken), step('third')], (what) => failed.push(what));
  expect(done).toEqual(['first', 'third']);
  expect(failed).toEqual([{ step: 'second', error: broken }]);
});

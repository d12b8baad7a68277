import type { Step } from './steps.ts';

/** The step of a statement, by its own name or its verb: its text has `$1` in place of values, which are customers' and stay out. */
export const queryStep = (text: string): Step => ({
  kind: 'query',
  name: /^\s*(?:\/\* )?(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query',
  attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
});

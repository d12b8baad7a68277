import type { ClientBase } from 'pg';
import { queryStep } from './query-step.ts';
import { steps } from './steps.ts';

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const text = typeof statement === 'object' && statement && 'text' in statement ? statement.text : null;
  return typeof text === 'string' ? text : '';
};

/** Makes each statement of a connection a step. The pool asks with a callback, a transaction waits for a promise. */
export function traceClient(client: ClientBase): void {
  const query: (...parameters: unknown[]) => unknown = client.query.bind(client);
  const traced = (...parameters: unknown[]): unknown => {
    if (!steps.start.hasSubscribers) return query(...parameters);
    const step = queryStep(textOf(parameters[0]));
    return typeof parameters.at(-1) === 'function'
      ? steps.traceCallback(query, -1, step, undefined, ...parameters)
      : steps.tracePromise(async () => query(...parameters), step);
  };
  client.query = traced as ClientBase['query']; // the driver's many forms of one function
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';
import type { ServerInstrumentation } from 'react-router';
import type { ClientBase, Pool } from 'pg';

/** A step of the shop's work as a trace shows it. A request begins a trace; anything else belongs to one. */
export interface Step {
  readonly kind: 'request' | 'loader' | 'action' | 'render' | 'query';
  /** One of few: `GET page`, a route, the verb of a statement. What tells two of them apart is an attribute. */
  readonly name: string;
  /** May grow until the step is over. Never what customers typed, nor values of a query. */
  readonly attributes: Record<string, string | number>;
  /** Of a request: they may carry on a trace that began elsewhere (W3C Trace Context). */
  readonly headers?: Headers;
  /** What made the step fail; set by the channel when it throws. */
  error?: unknown;
}

/**
 * Where steps are told. Nobody listens unless tracing is set up, and telling costs next to nothing then: the shop's
 * code knows this channel and nothing of OpenTelemetry.
 */
export const steps = tracingChannel<unknown, Step>('promin:step');

/** Does the work as a step. */
export const traceStep = <T>(step: Step, work: () => Promise<T>): Promise<T> =>
  steps.tracePromise(work, step);

/** The step of a statement, by its own name or its verb: its text has `$1` in place of values, which are customers' and stay out. */
export const queryStep = (text: string): Step => ({
  kind: 'query',
  name: /^\s*(?:\/\* )?(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query',
  attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
});

type Handler = () => Promise<{ readonly error: Error | undefined }>;

const asStep = (kind: 'loader' | 'action', route: string) => (handler: Handler) => {
  const step: Step = { kind, name: `${kind} ${route}`, attributes: { 'http.route': route } };
  return traceStep(step, async () => {
    step.error = (await handler()).error; // the router has caught it
  });
};

/** Makes the loader and the action of each route a step; the router asks for it by `instrumentations`. */
export const routeSteps: ServerInstrumentation = {
  route: (route) =>
    route.instrument({ loader: asStep('loader', route.id), action: asStep('action', route.id) }),
};

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const text = typeof statement === 'object' && statement && 'text' in statement ? statement.text : null;
  return typeof text === 'string' ? text : '';
};

/**
 * Makes each statement of a pool a step of who asked for it. A pool that is full calls those who wait in the context of
 * whoever gave a connection back, so their statements would be steps of another request.
 */
export function tracePool(pool: Pool): void {
  const connect: (...parameters: unknown[]) => unknown = pool.connect.bind(pool);
  const inContext = (callback?: (...parameters: unknown[]) => void): unknown =>
    callback === undefined ? connect() : connect(AsyncLocalStorage.bind(callback));
  pool.connect = inContext as Pool['connect']; // the driver's two forms of one function
  pool.on('connect', traceClient);
}

/** Makes each statement of a connection a step. The pool asks with a callback, a transaction waits for a promise. */
function traceClient(client: ClientBase): void {
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

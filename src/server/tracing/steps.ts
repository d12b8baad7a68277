import { tracingChannel } from 'node:diagnostics_channel';

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

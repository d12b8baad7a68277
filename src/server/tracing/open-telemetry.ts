// Loaded only where traces are sent: see shop.ts.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { steps, type Step } from './steps.ts';

const KINDS: Readonly<Partial<Record<Step['kind'], SpanKind>>> = {
  request: SpanKind.SERVER,
  query: SpanKind.CLIENT,
};

const noop = () => {};
/** A receiver that is gone must not hold up the end of the process. */
const SEND_WITHIN_MS = 3_000;
const propagator = new W3CTraceContextPropagator();
const carrier = {
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
};

/** What is told of a failure: its code or kind. Its message may repeat what a customer typed. */
function kindOfFailure(failure: unknown): string {
  if (typeof failure === 'number') return String(failure);
  if (!(failure instanceof Error)) return typeof failure;
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name;
}

function providerOf({ endpoint, serviceName, ratio }: TracingOptions) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
}

interface TracingOptions {
  /** Base address of an OTLP/HTTP receiver; `/v1/traces` is added. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Share of the traces that begin here which are recorded, 0 to 1; one that began elsewhere is decided there. */
  readonly ratio: number;
}

/** Sends the shop's steps as spans over OTLP/HTTP. `stop` sends what is left. */
export function startTracing(options: TracingOptions): { stop: () => Promise<void> } {
  const provider = providerOf(options);
  const tracer = provider.getTracer('promin');
  const active = new AsyncLocalStorage<Context | undefined>();
  const spans = new WeakMap<Step, Span>();

  const begin = (step: Step): Context | undefined => {
    const parent =
      active.getStore() ??
      (step.headers ? propagator.extract(ROOT_CONTEXT, step.headers, carrier) : undefined);
    if (!parent) return undefined; // a chore of the shop's own, outside of any request
    const span = tracer.startSpan(step.name, { kind: KINDS[step.kind] ?? SpanKind.INTERNAL }, parent);
    spans.set(step, span);
    return trace.setSpan(parent, span);
  };
  const end = (step: Step) => {
    const span = spans.get(step);
    span?.setAttributes(step.attributes);
    if (step.error !== undefined) {
      span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.setAttribute('error.type', kindOfFailure(step.error));
    }
    span?.end();
  };
  const listeners = { start: noop, end: noop, asyncStart: end, asyncEnd: noop, error: noop };
  steps.start.bindStore(active, begin);
  steps.subscribe(listeners);
  return {
    stop: async () => {
      steps.unsubscribe(listeners);
      steps.start.unbindStore(active);
      await Promise.race([provider.shutdown().catch(noop), setTimeout(SEND_WITHIN_MS, null, { ref: false })]);
    },
  };
}

import { setTimeout } from 'node:timers/promises';
import { collectDefaultMetrics, Registry, Histogram, Counter } from 'prom-client';
import type { DatabaseLoad } from '../database/database.ts';
import type { RequestKind } from './kind-of-path.ts';
import { expose } from './expose.ts';

/** Memory, processor time, event-loop lag and garbage collection of this process; once in its life. */
export const processMetrics = (registry: Registry): void => collectDefaultMetrics({ register: registry });

interface AnsweredRequest {
  readonly kind: RequestKind;
  /** As the request has it; methods that the shop does not know are counted together. */
  readonly method: string | undefined;
  readonly status: number;
  /** From the request's arrival to its answer. */
  readonly seconds: number;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
/** From a page out of memory to the order that waited for its locks. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts answered requests and their time; half a microsecond each, so that answers from memory can afford it. */
export function requestMetrics(registry: Registry): (request: AnsweredRequest) => void {
  const duration = new Histogram({
    name: 'promin_http_request_duration_seconds',
    help: 'Time to answer a request, by what it asked for, its method and the class of its status',
    labelNames: ['kind', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return ({ kind, method = '', status, seconds }) =>
    duration.observe(
      { kind, method: METHODS.has(method) ? method : 'other', status: `${Math.floor(status / 100)}xx` },
      seconds,
    );
}

/** E-mails that no mail server took yet. */
interface UnsentEmails {
  /** Counted up to a bound, so that a scrape costs no walk through a long queue. */
  readonly count: number;
  /** Of the oldest; null without any. */
  readonly oldestSeconds: number | null;
}

/** A database that is gone or slow must not make the whole scrape fail. */
const WAIT_AT_MOST_MS = 1_000;
/** Several who scrape ask the database once. */
const KEPT_MS = 5_000;

/** Asks again only after a while; null when there was no answer in time. */
function askNowAndThen<T>(ask: () => Promise<T>): () => Promise<T | null> {
  let answer: Promise<T> | undefined;
  let askedAt = 0;
  return () => {
    if (!answer || performance.now() - askedAt > KEPT_MS) {
      askedAt = performance.now();
      answer = ask();
    }
    return Promise.race([answer, setTimeout(WAIT_AT_MOST_MS, null, { ref: false })]).catch(() => null);
  };
}

/** The outbox and, because it is asked for that anyway, whether the database answers. */
export function outboxMetrics(registry: Registry, unsentEmails: () => Promise<UnsentEmails>): void {
  const ask = askNowAndThen(unsentEmails);
  const gauge = (name: string, help: string, of: (emails: UnsentEmails | null) => number) =>
    expose(registry, { kind: 'gauge', name, help, read: async () => of(await ask()) });
  gauge('promin_database_up', 'Whether the database answered within a second', (emails) => (emails ? 1 : 0));
  gauge(
    'promin_outbox_unsent_letters',
    'E-mails that no mail server took yet, counted up to 10000',
    (emails) => emails?.count ?? NaN,
  );
  gauge('promin_outbox_oldest_unsent_seconds', 'Age of the oldest unsent e-mail, 0 without any', (emails) =>
    emails ? (emails.oldestSeconds ?? 0) : NaN,
  );
}

/** Where the metrics that nobody has to count come from. */
interface Sources {
  readonly databaseLoad: () => DatabaseLoad;
  readonly unsentEmails: () => Promise<UnsentEmails>;
}

/** The shop's metrics in one registry, and the functions that count what happens. */
export function shopMetrics({ databaseLoad, unsentEmails }: Sources) {
  const registry = new Registry();
  const counter = (name: string, help: string, label: string) => {
    const counted = new Counter({ name, help, labelNames: [label], registers: [registry] });
    return (value: string) => counted.inc({ [label]: value });
  };
  expose(registry, {
    kind: 'gauge',
    name: 'promin_database_connections',
    help: 'Connections of this process by state; waiting are callers that have none yet',
    label: 'state',
    read: () => ({ ...databaseLoad() }),
  });
  outboxMetrics(registry, unsentEmails);
  return {
    registry,
    countRequest: requestMetrics(registry),
    countOrder: counter('promin_orders_total', 'Orders asked for since the start, by outcome', 'outcome'),
    countSignIn: counter('promin_sign_ins_total', 'Attempts to sign in, by outcome', 'outcome'),
    countRegistration: counter('promin_registrations_total', 'Attempts to register, by outcome', 'outcome'),
    countPayment: counter(
      'promin_payments_total',
      'What providers told of payments, by what came of it',
      'outcome',
    ),
    countChoreFailure: counter(
      'promin_chore_failures_total',
      'Failures of the work that the shop does by itself, by chore',
      'chore',
    ),
    countSms: counter('promin_sms_total', 'Attempts to send a text message, by outcome', 'outcome'),
    countEmail: counter('promin_letters_total', 'Attempts to send an e-mail, by outcome', 'outcome'),
    countLimited: counter('promin_rate_limited_total', 'Calls refused by a rate limit', 'limit'),
  };
}

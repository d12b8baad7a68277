import { Counter, Registry } from 'prom-client';
import type { DatabaseLoad } from '../database/database.ts';
import { expose } from './expose.ts';
import { outboxMetrics, type UnsentEmails } from './outbox-metrics.ts';
import { requestMetrics } from './request-metrics.ts';

/** Where the figures that nobody has to count come from. */
interface Sources {
  readonly databaseLoad: () => DatabaseLoad;
  readonly unsentLetters: () => Promise<UnsentEmails>;
}

/** The shop's figures in one registry, and the functions that count what happens. */
export function shopMetrics({ databaseLoad, unsentLetters }: Sources) {
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
  outboxMetrics(registry, unsentLetters);
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
    countLetter: counter('promin_letters_total', 'Attempts to send a letter, by outcome', 'outcome'),
    countLimited: counter('promin_rate_limited_total', 'Calls refused by a rate limit', 'limit'),
  };
}

export type ShopMetrics = ReturnType<typeof shopMetrics>;

import * as v from 'valibot';
import { line } from '../support/contact-form.ts';

/** Of what the shop sends news to partners; printed names are `backoffice.webhooks.event.{event}`. */
export const WEBHOOK_EVENTS = ['order.created', 'order.changed', 'stock.changed'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What a delivery is about: an event, or the test that an admin asked for. */
export type DeliveryEvent = WebhookEvent | 'test';

/** Webhooks at once: each change of an order or of the stock writes a row for every one of them. */
export const WEBHOOKS_MAX = 20;
export const WEBHOOK_URL_MAX = 500;
export const WEBHOOK_NOTE_MAX = 120;

/** For how many days deliveries are listed and can be sent again. */
export const DELIVERIES_KEPT_DAYS = 90;
/** The same of news about the stock, which every sale makes, once they are over. */
export const STOCK_DELIVERIES_KEPT_DAYS = 7;

/**
 * Whether the shop may send to an address: https at its usual port, without credentials, which would stand in lists, and without a fragment,
 * which is never sent. A local shop also sends over http and to any port. Where its name leads is found out when it is connected to.
 */
export function isWebhookUrl(text: string, { isLocal }: { readonly isLocal: boolean }): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hash } = new URL(text);
  if (username !== '' || password !== '' || hash !== '') return false;
  return isLocal ? protocol === 'https:' || protocol === 'http:' : protocol === 'https:' && port === '';
}

/** Names that only a machine or a network itself knows (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
const INNER_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$|^[^.]+\.?$/;

/** Whether the host of an address says by itself that it is not in the open internet; where another name leads is found out when it is connected to. */
function leadsInside(url: string, isPublicAddress: (address: string) => boolean): boolean {
  const { hostname } = new URL(url);
  const address = /^\[(.*)\]$/.exec(hostname)?.[1] ?? /^\d+(?:\.\d+){3}$/.exec(hostname)?.[0];
  return address === undefined ? INNER_NAME.test(hostname) : !isPublicAddress(address);
}

/** Where a shop runs, and which IP addresses are of the open internet. */
interface Installation {
  readonly isLocal: boolean;
  readonly isPublicAddress: (address: string) => boolean;
}

/** The form by which an admin adds a webhook to a local or a public shop. Issues are message keys. */
export const webhookForm = ({ isLocal, isPublicAddress }: Installation) =>
  v.object({
    /** Of the form: sent twice, it adds one webhook. */
    id: v.pipe(v.string(), v.uuid()),
    url: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(WEBHOOK_URL_MAX, 'backoffice.webhooks.problem.url'),
      v.check((text) => isWebhookUrl(text, { isLocal }), 'backoffice.webhooks.problem.url'),
      v.check(
        (text) => isLocal || !URL.canParse(text) || !leadsInside(text, isPublicAddress),
        'backoffice.webhooks.problem.inside',
      ),
      v.transform((text) => new URL(text).href),
    ),
    note: line(WEBHOOK_NOTE_MAX),
    events: v.pipe(v.array(v.picklist(WEBHOOK_EVENTS)), v.minLength(1, 'backoffice.webhooks.problem.events')),
  });
export type WebhookForm = v.InferOutput<ReturnType<typeof webhookForm>>;

/** A webhook as the back office lists it; moments are ISO 8601. The secret is shown once, where it is made. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly note: string;
  readonly events: readonly WebhookEvent[];
  readonly isOn: boolean;
  readonly createdAt: string;
  /** When its program took something last; null where it never did, or not within the days that deliveries are kept. */
  readonly deliveredAt: string | null;
  /** Deliveries that were given up within those days. */
  readonly failed: number;
}

/** Why a delivery did not arrive; texts are `backoffice.webhooks.failure.{failure}`. */
export type DeliveryFailure =
  /** The program answered with another status than 2xx. */
  | 'refused'
  /** Status 410: the program wants nothing more of it. */
  | 'gone'
  | 'timeout'
  | 'unreachable'
  /** The name leads into the shop's own network. */
  | 'private-address'
  /** The webhook was switched off before. */
  | 'switched-off'
  /** The secret was sealed by another secret of the shop, and has to be made anew. */
  | 'secret-lost';

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** A delivery as the back office lists it; moments are ISO 8601. */
export interface Delivery {
  readonly id: string;
  /** Its place in the list; later ones are higher. */
  readonly position: number;
  readonly event: DeliveryEvent;
  readonly url: string;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly productId: number | null;
  readonly articleNumber: string | null;
  readonly createdAt: string;
  readonly attempts: number;
  /** The status of the last answer; null where none came. */
  readonly status: number | null;
  readonly failure: DeliveryFailure | null;
  readonly state: DeliveryState;
  /** When it was delivered or given up; null while it waits. */
  readonly overAt: string | null;
  /** When it is tried next; null when it is over. */
  readonly nextAttemptAt: string | null;
  /** Whether its webhook is on, so that it can be sent again. */
  readonly isOn: boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR];

/** Seconds until the next attempt after so many that failed (1 and more); null when no other follows. */
export const webhookWait = (failed: number): number | null => WAITS[failed - 1] ?? null;

/** How a program answered: whether it took the delivery, may take it later, or never will. */
export function judgeStatus(status: number): 'delivered' | 'refused' | 'gone' {
  if (status >= 200 && status < 300) return 'delivered';
  return status === 410 ? 'gone' : 'refused';
}

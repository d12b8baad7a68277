import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret as partners' programs take it: 32 random bytes, written as Standard Webhooks has it. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

/** A delivery as it is signed. */
export interface SignedMessage {
  readonly id: string;
  /** When this attempt was made, in seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The headers of a delivery by the published scheme Standard Webhooks (standardwebhooks.com), for which there are libraries in most languages. */
export function webhookHeaders(secret: string, { id, timestamp, body }: SignedMessage) {
  const signature = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Promin-Webhooks/1',
    'Webhook-Id': id,
    'Webhook-Timestamp': String(timestamp),
    'Webhook-Signature': `v1,${signature}`,
  };
}

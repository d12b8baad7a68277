import type { JsonSchema } from '@valibot/to-json-schema';
import type { ProblemStatus } from '../problem.ts';

/** The parts of OpenAPI 3.1 that the document uses. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly description?: string;
  readonly style?: 'deepObject';
  readonly explode?: boolean;
  readonly schema: JsonSchema;
}
export type Content = Readonly<Record<string, { readonly schema?: JsonSchema; readonly example?: unknown }>>;
export interface Answer {
  readonly description: string;
  readonly content?: Content;
}
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
  /** A call that can be tried as it stands. */
  readonly 'x-example': string;
}
/** A message to a webhook; answers are those of the program that gets it. */
export type WebhookMessage = Pick<
  Operation,
  'operationId' | 'tags' | 'summary' | 'description' | 'parameters' | 'requestBody' | 'responses'
>;
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** What the shop sends to programs of partners, by event. */
  readonly webhooks: Readonly<Record<string, { readonly post: WebhookMessage }>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** When the API answers with an error of a status; the words of the document. */
export const PROBLEM_DESCRIPTIONS: Readonly<Record<ProblemStatus, string>> = {
  400: 'The query or the body is not as described: an unknown name, a wrong type, a value out of bounds, an empty cart.',
  401: 'Nobody is signed in, or no key in force came with the call of a partner’s program.',
  403: 'The call comes from another site, the CSRF pair is missing, the record belongs to somebody else, or the key lacks the right.',
  404: 'There is no such record or path.',
  405: 'The path knows other methods; `Allow` lists them.',
  409: 'The order cannot be placed as asked: `out-of-stock`, `product-unavailable`, `option-unavailable`, or `total-changed` with the fresh totals, and with `discount` if its code does not hold. Of a partner’s program: the step of the order cannot be taken, or `stock-refused`: nothing of the call was written, and `details.lines` has each line that stood in the way with its `reason` (`moved-meanwhile`, `below-zero`, `too-many`, `key-used`) and the stock as it is.',
  412: 'The cart is no longer the one that `If-Match` names.',
  413: 'The body is larger than 256 kB.',
  415: 'The body is not `application/json`.',
  422: '`method-not-offered`, `payment-not-offered`, `idempotency-key-reused` with another order, or `discount-…` for a code that cannot be used. Of a partner’s program: `unknown-articles`, `large-changes`, or `invalid-products`, where `details.products` names each field that cannot say what it says with its `reason`.',
  428: '`If-Match` is missing.',
  429: 'Too many calls; `Retry-After` says when to go on, in seconds.',
  500: 'A fault of the shop; `details.requestId` is in its log.',
  503: 'The shop cannot be reached for now; `Retry-After` says when to try again, in seconds.',
};

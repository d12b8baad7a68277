import type { Context } from 'hono';
import * as v from 'valibot';

/** The name of each status in an error's body. */
export const PROBLEM_NAMES = {
  400: 'ValidationError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  409: 'ConflictError',
  412: 'PreconditionFailedError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  422: 'ValidationError',
  428: 'PreconditionRequiredError',
  429: 'RateLimitError',
  500: 'InternalServerError',
  503: 'ServiceUnavailableError',
} as const;
export type ProblemStatus = keyof typeof PROBLEM_NAMES;

export interface Problem {
  readonly status: ProblemStatus;
  readonly message: string;
  /** `reason` is for programs, the rest is what the reason is about. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer to who is not signed in, where only a customer's own things are (R24). */
export const NOT_SIGNED_IN = {
  status: 401,
  message: 'Unauthorized: Sign in to continue',
  details: { reason: 'not-signed-in' },
} as const satisfies Problem;

/** The body of every error of the API. */
export const problemSchema = v.strictObject({
  error: v.strictObject({
    status: v.pipe(v.number(), v.integer()),
    name: v.picklist([...new Set(Object.values(PROBLEM_NAMES))]),
    message: v.string(),
    details: v.pipe(
      v.record(v.string(), v.unknown()),
      v.description('`reason` names the cause for programs; `errors` lists the faults of a request.'),
    ),
  }),
});

/** Answers with an error. */
export const answerProblem = (
  c: Context,
  { status, message, details = {}, headers = {} }: Problem,
): Response => c.json({ error: { status, name: PROBLEM_NAMES[status], message, details } }, status, headers);

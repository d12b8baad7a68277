import type { Problem } from './problem.ts';
import type { Body } from './read-body.ts';

/** Why a body cannot be read, as errors. */
export const BODY_PROBLEMS = {
  'not-json': { status: 415, message: 'The body must be application/json' },
  'malformed-json': { status: 400, message: 'The body is not valid JSON' },
} as const satisfies Record<Exclude<Body, { ok: true }>['reason'], Problem>;

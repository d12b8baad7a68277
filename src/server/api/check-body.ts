import { createMiddleware } from 'hono/factory';
import type { ShopContext } from '../http/client-address.ts';
import { BODY_BYTES_MAX, receiveBody } from '../http/receive-body.ts';
import { answerProblem, type Problem } from './problem.ts';

const PROBLEMS = {
  'too-large': { status: 413, message: `The body is larger than ${BODY_BYTES_MAX / 1024} kB` },
  'broken-off': { status: 400, message: 'The body ended before its time' },
} as const satisfies Record<string, Problem>;

/** Takes in the body of a call whatever its answer will be; one that is too large or not whole is refused. */
export const checkBody = createMiddleware<ShopContext>(async (c, next) => {
  const { fault: reason, request } = await receiveBody(c.req.raw);
  if (reason !== null) return answerProblem(c, { ...PROBLEMS[reason], details: { reason } });
  c.req.raw = request;
  return next();
});

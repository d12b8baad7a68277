import { pino } from 'pino';

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : undefined);

/** The first error of a chain of causes: a failed query's own message repeats its values, which are customers'. */
function rootOf(error: Error): Error {
  let root = error;
  for (let depth = 0; root.cause instanceof Error && depth < 10; depth++) root = root.cause;
  return root;
}

/** What a log says of an error: its kind, its first cause and the places in the code. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const root = rootOf(error);
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, code: codeOf(root), message: root.message, stack: places?.join('\n') };
}

/** Structured logs on standard output; no names, addresses or contents of forms are ever put in. */
export const logger = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
});

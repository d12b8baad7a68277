import { pino } from 'pino';
import { describeError } from './describe-error.ts';

/** Structured logs on standard output; no names, addresses or contents of forms are ever put in. */
export const logger = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: null,
  formatters: { level: (level) => ({ level }) },
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
});

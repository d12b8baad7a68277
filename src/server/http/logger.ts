import { pino } from 'pino';

/** The longest name that an e-mail address may have (RFC 5321). */
const NAME_MAX = 64;
const LENGTH_MAX = 4000;

const EMAIL = /[^\s/"'<>=]{1,64}(@|%40)[^\s/"'<>]+/gi;
const PHONE = /(\+|%2B)\d[\d\s()-]{6,}/gi;

/** What opens a calendar to whoever knows it. */
const CALENDAR = /(\/calendars\/)[^\s?"']+/gi;

const mask = (text: string) =>
  text.replace(EMAIL, '[email]').replace(PHONE, '[phone]').replace(CALENDAR, '$1[secret]');

/**
 * A text without what reads like an e-mail address, an international phone number or the secret address of a calendar. Of a long text only the beginning is
 * told, without the characters before the cut, which may be the name of an address.
 */
export const maskPersonal = (text: string): string =>
  text.length <= LENGTH_MAX ? mask(text) : `${mask(text.slice(0, LENGTH_MAX)).slice(0, -NAME_MAX)}…`;

const MESSAGE_MAX = 500;
/** Postgres quotes names of tables and constraints; only of data that it cannot read (class 22) does it quote the data. */
const QUOTES_NAMES = /^(?!22)[0-9A-Z]{5}$/;

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : undefined);

/** The first error of a chain of causes: a failed query's own message repeats its values, which are customers'. */
function rootOf(error: Error): Error {
  let root = error;
  for (let depth = 0; root.cause instanceof Error && depth < 10; depth++) root = root.cause;
  return root;
}

/** Parsers and checks quote what they were given. */
const withoutQuotes = (message: string) =>
  message.replace(/".*"/gs, '"…"').replace(/\breceived .*/gis, 'received …');

function messageOf(root: Error): string {
  const keepsQuotes = QUOTES_NAMES.test(codeOf(root) ?? '');
  return maskPersonal(keepsQuotes ? root.message : withoutQuotes(root.message)).slice(0, MESSAGE_MAX);
}

/** What was thrown in place of an error: an answer is known by its status, a text is told as far as it may be. */
const describeThrown = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown
    ? `an answer with status ${String(thrown.status)}`
    : maskPersonal(withoutQuotes(String(thrown))).slice(0, MESSAGE_MAX);

/** What a log says of an error: its kind, its first cause and the places in the code. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return describeThrown(error);
  const root = rootOf(error);
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, code: codeOf(root), message: messageOf(root), stack: places?.join('\n') };
}

/** Structured logs on standard output; no names, addresses or contents of forms are ever put in. */
export const logger = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: null,
  formatters: { level: (level) => ({ level }) },
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
});

import * as v from 'valibot';
import { lookUpIn } from '../messages/messages.ts';
import type { Problem } from './problem.ts';
import { faultsOf } from './route.ts';

type Body =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'not-json' | 'malformed-json' };

/** The database holds no NUL in a text. */
const refuseNul = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('NUL in a text');
  return value;
};

/** Deeper than any body of the API; what walks through a value would run out of stack at some thousands. */
const DEPTH_MAX = 32;
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
];

/** Whether lists and objects are nested too deep; found without building them. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (isInText && sign === BACKSLASH) at++;
    else if (sign === QUOTE) isInText = !isInText;
    else if (isInText) continue;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth++;
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth--;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}

/** Reads the JSON of a request, whose body has been taken in and found small enough. */
export async function readJson(request: Request): Promise<Body> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') return { ok: false, reason: 'not-json' };
  const bytes = await request.arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (isTooDeep(text)) return { ok: false, reason: 'malformed-json' };
    const value: unknown = JSON.parse(text, refuseNul);
    return { ok: true, value };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError)
      return { ok: false, reason: 'malformed-json' };
    throw error;
  }
}

/** Why a body cannot be read, as errors. */
export const BODY_PROBLEMS = {
  'not-json': { status: 415, message: 'The body must be application/json' },
  'malformed-json': { status: 400, message: 'The body is not valid JSON' },
} as const satisfies Record<Exclude<Body, { ok: true }>['reason'], Problem>;

type ParsedBody<Output> =
  | { readonly ok: true; readonly body: Output }
  | { readonly ok: false; readonly problem: Problem };

const invalidBody = (errors: ReturnType<typeof faultsOf>) =>
  ({
    ok: false,
    problem: { status: 400, message: 'Invalid body', details: { reason: 'invalid-body', errors } },
  }) as const;

/** Reads the body of a call and checks it against its schema; its faults are told to the program. */
export async function parseBody<const S extends v.GenericSchema>(
  request: Request,
  schema: S,
): Promise<ParsedBody<v.InferOutput<S>>> {
  const read = await readJson(request);
  if (!read.ok) {
    return { ok: false, problem: { ...BODY_PROBLEMS[read.reason], details: { reason: read.reason } } };
  }
  // A list would pass for an object all of whose fields may be absent.
  if (Array.isArray(read.value)) return invalidBody([{ path: '', message: 'The body must be an object' }]);
  const parsed = v.safeParse(schema, read.value);
  if (parsed.success) return { ok: true, body: parsed.output };
  const lookUp = lookUpIn('en'); // fields that forms have too name their faults by message keys
  const errors = faultsOf(parsed.issues, (issue) => v.getDotPath(issue) ?? '').map(({ path, message }) => ({
    path,
    message: lookUp(message) ?? message,
  }));
  return invalidBody(errors);
}

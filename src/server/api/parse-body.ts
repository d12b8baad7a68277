import * as v from 'valibot';
import { lookUpIn } from '../messages/look-up.ts';
import { BODY_PROBLEMS } from './body-problems.ts';
import type { Problem } from './problem.ts';
import { readJson } from './read-body.ts';
import { faultsOf } from './route.ts';

export type ParsedBody<Output> =
  | { readonly ok: true; readonly body: Output }
  | { readonly ok: false; readonly problem: Problem };

/** Reads the body of a call and checks it against its schema; its faults are told to the program. */
export async function parseBody<const S extends v.GenericSchema>(
  request: Request,
  schema: S,
): Promise<ParsedBody<v.InferOutput<S>>> {
  const read = await readJson(request);
  if (!read.ok) {
    return { ok: false, problem: { ...BODY_PROBLEMS[read.reason], details: { reason: read.reason } } };
  }
  const parsed = v.safeParse(schema, read.value);
  if (parsed.success) return { ok: true, body: parsed.output };
  const lookUp = lookUpIn('en'); // fields that forms have too name their faults by message keys
  const errors = faultsOf(parsed.issues, (issue) => v.getDotPath(issue) ?? '').map(({ path, message }) => ({
    path,
    message: lookUp(message) ?? message,
  }));
  return {
    ok: false,
    problem: { status: 400, message: 'Invalid body', details: { reason: 'invalid-body', errors } },
  };
}

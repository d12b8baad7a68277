import * as v from 'valibot';
import { problemSchema } from '../../src/server/api/problem.ts';
import type { ApiRoute } from '../../src/server/api/route.ts';
import type { Call } from './call.ts';
import type { Heard } from './send.ts';

/** What every answer of the shop carries. */
const ALWAYS: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  // An order's page, which an e-mail's key opens, tells no other site where a reader was.
  'referrer-policy': /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  'x-request-id': /^[\w-]{8,64}$/,
};
const PAGE_STATUSES = new Set([
  200, 202, 204, 301, 302, 303, 400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429,
]);
/** Pages and endpoints of other kinds that a hostile path may lead to. */
const PROTOCOL_STATUSES = new Set([200, 204, 302, 400, 404, 405]);
const LEAK = /\n\s+at .+:\d+:\d+|node_modules|select "|insert into|drizzle|postgres|pglite/i;

/** The page for developers of a local shop that is shown in frames of the same shop. */
const IN_OWN_FRAMES = /^\/[a-z]{2}\/dev\/gallery(?:$|[?.])/i;

const faultsOfHeaders = ({ headers, status }: Heard, always = ALWAYS): string[] => {
  // A request line that cannot be read is answered before anything looks at it, what is kept before anything can fail.
  const isUnnumbered = status === 400 || String(headers['server-timing']).includes('desc=hit');
  return Object.entries(always).flatMap(([name, form]) =>
    form.test(String(headers[name] ?? '')) || (isUnnumbered && name === 'x-request-id') ? [] : [`no ${name}`],
  );
};

function jsonOf({ body }: Heard): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

function faultsOfRecord(route: ApiRoute, heard: Heard): string[] {
  const { content } = route.answers[heard.status] ?? {};
  if (content === undefined) return [`${heard.status} is not declared`];
  const type = String(heard.headers['content-type'] ?? '');
  if (content === null) return heard.body === '' ? [] : ['a body where none is declared'];
  if (typeof content === 'string')
    return type.startsWith(content) ? [] : [`type ${type} instead of ${content}`];
  const parsed = v.safeParse(content, jsonOf(heard));
  return parsed.success
    ? []
    : [`not as declared: ${v.getDotPath(parsed.issues[0])}: ${parsed.issues[0].message}`];
}

/** What the API promises to refuse: more conditions are more work than one question is worth. */
const CONDITIONS_MAX = 10;
const conditionsIn = (path: string): number => path.match(/[?&]filters\[\$(or|and)\]\[\d+\]/g)?.length ?? 0;

/** Whether a call of the API was answered as the API's own document says. */
export function judgeApi(route: ApiRoute, call: Call, heard: Heard): string[] {
  const faults = faultsOfHeaders(heard);
  const { status, body, headers } = heard;
  if (status >= 500) return [...faults, `answered with ${status}`];
  const isAsked = call.method !== 'OPTIONS'; // which says what may be asked, and asks nothing
  if (isAsked && status < 300 && conditionsIn(call.path) > CONDITIONS_MAX)
    faults.push('worked for too many conditions');
  if (call.method === 'HEAD') return faults;
  if (status < 300 && call.method === route.method) return [...faults, ...faultsOfRecord(route, heard)];
  if (status < 300) return faults;
  if (PROTOCOL_STATUSES.has(status) && body.length === 0) return faults; // another place, or no URL at all
  if (String(headers['content-type']).startsWith('text/')) return faults;
  const declared = new Set<number>([...route.problems, 404, 405, 413]);
  // Another method of the same path has its own.
  if (call.method === route.method && !declared.has(status)) faults.push(`${status} is not declared`);
  if (!v.is(problemSchema, jsonOf(heard))) faults.push('an error of another shape');
  if (LEAK.test(body)) faults.push('tells of its inside');
  return faults;
}

/** A refused form comes back with what was typed; its page is still of the size of a page. */
const REFUSAL_MAX = 400_000;

/** Whether a page, its data or its refusal is what a visitor may be shown. */
export function judgePage(call: Call, heard: Heard): string[] {
  const isFramed = IN_OWN_FRAMES.test(call.path);
  const faults = faultsOfHeaders(
    heard,
    isFramed ? { ...ALWAYS, 'x-frame-options': /^(?:DENY|SAMEORIGIN)$/ } : ALWAYS,
  );
  const { status, headers, body } = heard;
  const isAskedFor = /^\/[a-z]{2}\/error(\/|$|\.|\?)/i.test(call.path); // this page answers with the status of its address
  if (status >= 500 && !isAskedFor) return [...faults, `answered with ${status}`];
  if (!PAGE_STATUSES.has(status) && !isAskedFor) faults.push(`odd status ${status}`);
  if (status >= 400 && body.length > REFUSAL_MAX) faults.push(`a refusal of ${body.length} characters`);
  const location = String(headers.location ?? '');
  if (status >= 300 && status < 400 && !/^\/(?![/\\])[\u0021-\u007E]*$/.test(location))
    faults.push(`leads to ${location}`);
  const type = String(headers['content-type'] ?? '');
  if (type.startsWith('text/html') && call.method !== 'HEAD') {
    if (!headers['content-security-policy']) faults.push('no content policy');
    const [, language = ''] = /<html lang="(\w+)"/.exec(body) ?? [];
    const asked = { ua: 'uk', pl: 'pl', en: 'en' }[call.path.split(/[/?.]/)[1] ?? ''];
    if (asked !== undefined && language !== asked) faults.push(`speaks ${language || 'no language'}`);
    if (!body.trimEnd().endsWith('</html>')) faults.push('ends before its time');
    if (LEAK.test(body.replaceAll(/<script[^]*?<\/script>/g, ''))) faults.push('tells of its inside');
  }
  if (status >= 400 && type.startsWith('application/json')) faults.push('JSON for a visitor');
  return faults;
}

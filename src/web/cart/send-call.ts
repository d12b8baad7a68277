import { csrfToken } from '../form/cookie.ts';

/** Sends JSON to the shop's API; `tag` names the state that is changed. */
export async function sendCall(
  method: 'PUT' | 'POST',
  path: string,
  call: { body: unknown; tag?: string },
): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json', 'x-xsrf-token': await csrfToken() });
  if (call.tag !== undefined) headers.set('if-match', `"${call.tag}"`);
  // The page may be left while the call is under way.
  return fetch(path, { method, headers, body: JSON.stringify(call.body), keepalive: true });
}

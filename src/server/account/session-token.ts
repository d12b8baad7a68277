import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';

/** The token in the cookie `name`, written `token.signature` by the identity service; null if the shop did not sign it. */
export function sessionToken(
  cookies: string | null,
  { name, secret }: { name: string; secret: string },
): string | null {
  const value = cookies === null ? undefined : parse(cookies, name)[name];
  const end = value?.lastIndexOf('.') ?? -1;
  if (value === undefined || end < 1) return null;
  const token = value.slice(0, end);
  const given = Buffer.from(value.slice(end + 1));
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

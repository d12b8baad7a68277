export type Body =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'not-json' | 'malformed-json' };

/** The database holds no NUL in a text. */
const refuseNul = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('NUL in a text');
  return value;
};

/** Reads the JSON of a request, whose body has been taken in and found small enough. */
export async function readJson(request: Request): Promise<Body> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') return { ok: false, reason: 'not-json' };
  const bytes = await request.arrayBuffer();
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), refuseNul);
    return { ok: true, value };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError)
      return { ok: false, reason: 'malformed-json' };
    throw error;
  }
}

export type Body =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'not-json' | 'too-large' | 'malformed-json' };

/** Reads at most `bytesMax`; null when there is more. */
async function readBytes(request: Request, bytesMax: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A declared length may be missing or wrong, so what comes is counted.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bytesMax) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The database holds no NUL in a text. */
const refuseNul = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('NUL in a text');
  return value;
};

/**
 * Reads the JSON of a request. A length that is declared too large is refused before the body is touched, because a
 * body that was begun and not finished makes the server reset the connection instead of answering.
 */
export async function readJson(request: Request, { bytesMax }: { bytesMax: number }): Promise<Body> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') return { ok: false, reason: 'not-json' };
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax)
    return { ok: false, reason: 'too-large' };
  const bytes = await readBytes(request, bytesMax);
  if (!bytes) return { ok: false, reason: 'too-large' };
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), refuseNul);
    return { ok: true, value };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError)
      return { ok: false, reason: 'malformed-json' };
    throw error;
  }
}

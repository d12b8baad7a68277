import { createHash } from 'node:crypto';

/** Headers of every answer; set on Node's response, which costs a tenth of doing it in a middleware. */
export const securityHeaders = (isHttps: boolean) =>
  new Map([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
    ...(isHttps ? ([['strict-transport-security', 'max-age=31536000; includeSubDomains']] as const) : []),
  ]);

const socketOf = (origin: string) => origin.replace('https:', 'wss:');

/**
 * The content policy of a page; `scripts` allows its inline scripts, by nonce or by hashes. `chatOrigins` are those of a
 * chat provider whose window a visitor may ask for; without one a page talks to the shop alone.
 */
export function contentPolicy(scripts: string, chatOrigins: readonly string[]): string {
  const chat = chatOrigins.map((origin) => ` ${origin}`).join('');
  const sockets = chatOrigins.map((origin) => ` ${socketOf(origin)}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${chat}`,
    `style-src 'self' 'unsafe-inline'${chat}`,
    `img-src 'self' data:${chat}`,
    `connect-src 'self'${chat}${sockets}`,
    ...(chat === '' ? [] : ['font', 'frame', 'media'].map((kind) => `${kind}-src 'self'${chat}`)),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Headers of an answer that many get. Whoever keeps it asks each time whether it is still so. It follows cookies (the
 * currency, and the language of the API), which private caches and plain proxies see by `Vary`. A CDN that has the
 * currency in its own key may keep it for `cdnSeconds` without asking (RFC 9213); 0 leaves that header out.
 */
export const sharedHeaders = (
  securityHeaders: ReadonlyMap<string, string>,
  cdnSeconds: number,
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(securityHeaders),
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'Accept-Encoding, Cookie',
  ...(cdnSeconds > 0 ? { 'cdn-cache-control': `public, max-age=${cdnSeconds}` } : {}),
});

interface SharedHtml {
  readonly html: Buffer;
  readonly policy: string;
}

/** What stands in the inline scripts that bear a mark; of a page as Latin-1, which has one character for each byte. */
function* markedScripts(page: string, mark: string): Generator<string> {
  for (let end = 0; ;) {
    const tag = page.indexOf('<script', end);
    const start = page.indexOf('>', tag) + 1;
    end = page.indexOf('</script>', start);
    if (tag < 0 || start === 0 || end < 0) return;
    const attributes = page.slice(tag, start);
    if (attributes.includes(mark) && !attributes.includes(' src=')) yield page.slice(start, end);
  }
}

/**
 * The content policy of a page that many get: it cannot have a nonce of each answer, so its inline scripts are allowed by
 * their content. Only those that were rendered with `nonce`, which nobody could know before: a script that got into the
 * page by another way is not allowed. The nonce itself is taken out.
 */
export function sharePolicy(
  html: Buffer,
  { nonce, chatOrigins }: { readonly nonce: string; readonly chatOrigins: readonly string[] },
): SharedHtml {
  const mark = ` nonce="${nonce}"`;
  const page = html.toString('latin1');
  const hashes = Array.from(
    markedScripts(page, mark),
    (script) => `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`,
  );
  return {
    html: Buffer.from(page.replaceAll(mark, ''), 'latin1'),
    policy: contentPolicy(hashes.join(' '), chatOrigins),
  };
}

export const isHtml = (contentType: string | null | undefined): boolean =>
  contentType?.startsWith('text/html') ?? false;

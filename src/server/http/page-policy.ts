import { createHash } from 'node:crypto';
import { contentPolicy } from './security-headers.ts';

const NEEDS_NO_HASH = /\ssrc=|application\/ld\+json/;

/** What stands in the inline scripts of a page, in bytes, as browsers hash it. */
function* inlineScripts(html: Buffer): Generator<Buffer> {
  for (let end = 0; ;) {
    const tag = html.indexOf('<script', end);
    const start = html.indexOf('>', tag) + 1;
    end = html.indexOf('</script>', start);
    if (tag < 0 || start === 0 || end < 0) return;
    if (!NEEDS_NO_HASH.test(html.toString('latin1', tag, start))) yield html.subarray(start, end);
  }
}

/**
 * The content policy of a page that many get: it cannot have a nonce of each answer, so its inline scripts are allowed
 * by their content.
 */
export function policyOf(html: Buffer, chatOrigins: readonly string[]): string {
  const hashes = Array.from(
    inlineScripts(html),
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return contentPolicy(hashes.join(' '), chatOrigins);
}

export const isHtml = (contentType: string | null | undefined): boolean =>
  contentType?.startsWith('text/html') ?? false;

import { createHash } from 'node:crypto';
import { contentPolicy } from './security-headers.ts';

const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([^]*?)<\/script>/g;

/**
 * The content policy of a page that many get: it cannot have a nonce of each answer, so its inline scripts are allowed
 * by their content.
 */
export function policyOf(html: Buffer, chatOrigins: readonly string[]): string {
  const bytes = html.toString('latin1'); // a character for each byte, as they are hashed
  const hashes = [...bytes.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`,
  );
  return contentPolicy(hashes.join(' '), chatOrigins);
}

export const isHtml = (contentType: string | null | undefined): boolean =>
  contentType?.startsWith('text/html') ?? false;

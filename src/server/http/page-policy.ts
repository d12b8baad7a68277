import { createHash } from 'node:crypto';
import { contentPolicy } from './security-headers.ts';

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

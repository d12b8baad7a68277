import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sharePolicy } from './security-headers.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const shared = (html: string) => sharePolicy(Buffer.from(html), { nonce: 'n0nce', chatOrigins: [] });
/** What the policy allows beside the shop's own files. */
const allowed = (html: string) =>
  /script-src 'self' ([^;]*)/.exec(shared(html).policy)?.[1]?.split(' ').filter(Boolean);

describe('the policy of a page that many get', () => {
  test('allows each inline script of the shop by what stands in it, letters of any alphabet included', () => {
    const html = `<head><script nonce="n0nce">alpha()</script></head><script type="module" nonce="n0nce" async="">say('Привіт, łódź')</script>`;
    expect(allowed(html)).toEqual([hash('alpha()'), hash("say('Привіт, łódź')")]);
  });

  test.each([
    '<script>evil()</script>',
    '<script nonce="guessed">evil()</script>',
    '<p title="<script nonce=">evil()</script>',
    '<script nonce="n0nce" src="/a.js"></script>',
    '<script type="application/ld+json">{"a":1}</script>',
  ])('allows nothing that the shop did not mark: %s', (html) => {
    expect(allowed(`${html}<script nonce="n0nce">own()</script>`)).toEqual([hash('own()')]);
  });

  test('leaves no mark behind, and each byte as it was', () => {
    const { html } = shared('<script nonce="n0nce">ї</script><link nonce="n0nce" href="/ł"/>');
    expect(String(html)).toBe('<script>ї</script><link href="/ł"/>');
  });

  test.each(['', '<p>no script</p>', '<script', '<script>', '<script nonce="n0nce">cut off'])(
    'has nothing to allow where no script is whole: %s',
    (html) => expect(allowed(html)).toEqual([]),
  );

  test('ends where the page is cut off', () => {
    expect(allowed('<script nonce="n0nce">whole</script><script nonce="n0nce">cut')).toEqual([hash('whole')]);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { policyOf } from './page-policy.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
/** What the policy allows beside the shop's own files. */
const allowed = (html: string) =>
  /script-src 'self' ([^;]*)/
    .exec(policyOf(Buffer.from(html), []))?.[1]
    ?.split(' ')
    .filter(Boolean);

describe('the policy of a page that many get', () => {
  test('allows each inline script by what stands in it, letters of any alphabet included', () => {
    const html = `<head><script>alpha()</script></head><script type="module" async="">say('Привіт, łódź')</script>`;
    expect(allowed(html)).toEqual([hash('alpha()'), hash("say('Привіт, łódź')")]);
  });

  test('says nothing of scripts that are files and of data', () => {
    const html = `<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script>b</script>`;
    expect(allowed(html)).toEqual([hash('b')]);
  });

  test.each(['', '<p>no script</p>', '<script', '<script>', '<script>cut off'])(
    'has nothing to allow where no script is whole: %s',
    (html) => expect(allowed(html)).toEqual([]),
  );

  test('ends where the page is cut off', () => {
    expect(allowed('<script>whole</script><script>cut')).toEqual([hash('whole')]);
  });
});

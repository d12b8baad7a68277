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

/** The headers of a page that is somebody's own. Other sites are not told where a visitor was; the shop is, for the router takes no form without its origin. */
export const OWN_PAGE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

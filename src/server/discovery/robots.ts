import { REGIONS } from '../../domain/locale/locale.ts';

/** Pages that are about one visitor, or that anybody can make without end. */
const NOT_FOR_ROBOTS = ['checkout', 'order', 'profile', 'auth', 'search', 'favourites', 'compare', 'admin'];

/** `/robots.txt`: what robots may leave out, and where the list of pages is. */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...REGIONS.flatMap((region) => NOT_FOR_ROBOTS.map((page) => `Disallow: /${region}/${page}`)),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');

import type { Translate } from '../../content/translator.ts';
import { regionOf, type Locale } from '../../domain/locale/locale.ts';
import { pathIn } from '../../domain/routing/path-in-region.ts';

/** The shop as an application on a home screen, in one language (W3C Web Application Manifest). */
export function webManifest(locale: Locale, translate: Translate) {
  const path = (to: string) => pathIn(regionOf(locale), to);
  return {
    id: '/',
    name: 'Promin',
    short_name: 'Promin',
    description: translate('home.description'),
    lang: locale,
    dir: 'ltr',
    start_url: path('/'),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    categories: ['shopping'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: translate('nav.catalogue'), url: path('/catalogue') },
      { name: translate('nav.cart'), url: path('/cart') },
    ],
  };
}

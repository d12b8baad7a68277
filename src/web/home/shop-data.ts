/** The shop and its search for search engines (schema.org OnlineStore and WebSite), under the front page's address. */
export const shopData = (url: string, publicUrl: string): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${publicUrl}/#shop`,
    name: 'Promin',
    url,
    logo: new URL('/icon-512.png', publicUrl).href,
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Promin',
    url,
    publisher: { '@id': `${publicUrl}/#shop` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
];

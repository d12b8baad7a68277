/** The fences between the rooms of the house; each rule says what a room may NOT import. */

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

/**
 * Rooms in the order in which they may know each other: an earlier one never imports a later one. Rooms in one list change
 * together and may know each other. The tables of a later room may be named, by foreign keys and joins; its use cases may not.
 */
const SERVER_ROOMS = [
  'changes',
  'messages',
  'outbox',
  'emails',
  'account',
  'audit',
  'shop-data',
  'pages',
  'notifications',
  'documents',
  'spreadsheets',
  'catalogue',
  'search',
  'stock-notices',
  'favourites',
  'cart',
  ['orders', 'invoices', 'discounts', 'rental', 'warranties'],
  'checkout',
  'payments',
  'returns',
  'reviews',
  'support',
  'test-bank',
  'quotes',
  'backoffice',
  'partners',
];
const WEB_ROOMS = [
  'form',
  'consent',
  'support',
  'pages',
  'catalogue',
  'compare',
  'reviews',
  'product',
  'rental',
  'search',
  'favourites',
  ['cart', 'discounts'],
  ['orders', 'returns', 'warranties'],
  'checkout',
  'quotes',
  'account',
  'stock-notices',
  'backoffice',
  'home',
  'gallery',
];

const chain = (house, rooms) =>
  rooms.slice(0, -1).flatMap((together, index) =>
    [together].flat().map((room) =>
      forbid(
        `${house}/${room} knows no later room`,
        { path: `^src/${house}/${room}/`, pathNot: '\\.(test\\.tsx?|route\\.tsx)$' },
        {
          path: `^src/${house}/(${rooms
            .slice(index + 1)
            .flat()
            .join('|')})/`,
          pathNot: '/[a-z-]*tables\\.ts$',
        },
      ),
    ),
  );

export default {
  forbidden: [
    forbid('no circles', {}, { circular: true }),
    forbid(
      'nothing unresolvable',
      {},
      { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/', '\\?url$'] },
    ),
    forbid(
      'domain is pure',
      { path: '^src/domain/', pathNot: '\\.test(-support)?\\.ts$' },
      { pathNot: '^(src/domain/|node_modules/(valibot|@formatjs/icu-messageformat-parser)/)' },
    ),
    forbid(
      'content is data',
      { path: '^src/content/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^(src/(domain|content)/|node_modules/(valibot|icu-minify)/)' },
    ),
    forbid('server never imports web', { path: '^src/server/' }, { path: '^src/(web|entry|root)' }),
    forbid(
      'ports know only the domain',
      { path: '^src/server/ports/' },
      { pathNot: '^src/(domain|server/ports)/' },
    ),
    forbid(
      'adapters know their port',
      { path: '^src/server/adapters/' },
      { path: '^src/(content|server/(?!ports/|adapters/))' },
    ),
    forbid(
      'rooms do not know HTTP',
      {
        path: `^src/server/(${SERVER_ROOMS.flat().join('|')}|database)/`,
        pathNot: '/(schema|seed)\\.ts$|\\.test\\.ts$',
      },
      { path: '^src/server/(http|api|context|wiring)' },
    ),
    forbid(
      'what watches the shop knows none of its rooms',
      { path: '^src/server/(metrics|tracing)/', pathNot: '\\.test\\.ts$' },
      { path: `^src/(web|server/(${SERVER_ROOMS.flat().join('|')}|http|api|context|wiring))` },
    ),
    forbid(
      'only wiring chooses adapters',
      {
        path: '^src/',
        pathNot:
          '^src/server/(wiring\\.ts|wire-(files|outbox|outside|payments|providers|rates|sms|support|webhooks)\\.ts|adapters/)|\\.test\\.ts$',
      },
      { path: '^src/server/adapters/' },
    ),
    forbid(
      'only routes, api and http take the request context',
      { path: '^src/', pathNot: '\\.route\\.tsx$|^src/(root|entry\\.server)\\.tsx$|^src/server/(http|api)/' },
      { path: '^src/server/context\\.ts$' },
    ),
    forbid(
      'web knows no server',
      { path: '^src/web/', pathNot: '\\.route\\.tsx$' },
      { path: '^src/server/' },
    ),
    forbid(
      'a route has one door to the server',
      { path: '\\.route\\.tsx$' },
      { path: '^src/server/', pathNot: '^src/server/context\\.ts$' },
    ),
    forbid('ui has never heard of a shop', { path: '^src/web/ui/' }, { path: '^src/(?!web/ui/)' }),
    forbid(
      'i18n knows messages, languages and money',
      { path: '^src/web/i18n/' },
      {
        path: '^src/(?!web/(i18n|ui)/|content/(messages|translator|message-bundle)|domain/(locale|routing/path-in-region|money|catalogue/print-specification|checkout/tax))',
      },
    ),
    forbid(
      'only routes and the document compose the shell',
      // The frame of the back office is put together of the shop's mark and languages.
      { path: '^src/web/(?!shell/|backoffice/backoffice\\.route)' },
      { path: '^src/web/shell/' },
    ),
    ...chain('server', SERVER_ROOMS),
    ...chain('web', WEB_ROOMS),
  ],
  options: {
    tsPreCompilationDeps: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\+types/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};

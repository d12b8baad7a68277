/**
 * Who may do what: every page, form, API call and other address of the shop × who asks → the answer (R18, R24, R25).
 * `authorisation.test.ts` makes the calls, and names each address of the code that has no row here.
 */

/** The guest has the key of an order placed without an account. The owner is asked last: a form may change what is theirs. */
export const ASKERS = [
  'visitor',
  'guest',
  'other',
  'staff',
  'admin',
  /** Works in the shop, but gave no second factor in this session (R22). */
  'staffByPassword',
  'owner',
] as const;
export type Asker = (typeof ASKERS)[number];

/** A status, or the redirect to where one signs in. */
export type Answer = number | 'sign-in';
export type Answers = Readonly<Record<Asker, Answer>>;

/** A row: `{METHOD} {address as the code has it} {intent of a form}`. */
export interface Row {
  readonly name: string;
  /** The address that is asked for; where the name has variable parts. Names in braces are things of `openAskedShop`. */
  readonly at?: string;
  readonly answers: Answers;
  readonly fields?: Readonly<Record<string, string>>;
  /** It ends the asker's session: it is asked for by people of whom nothing else is. */
  readonly isLast?: boolean;
  /** A form of another site's page, whose answer changes nothing by itself. */
  readonly isFromElsewhere?: boolean;
}

const all = (answer: Answer): Answers => ({
  visitor: answer,
  guest: answer,
  other: answer,
  staff: answer,
  admin: answer,
  staffByPassword: answer,
  owner: answer,
});
/** Whoever is signed in; others sign in first. */
const signedIn = (answer: Answer, others: Answer = 'sign-in'): Answers => ({
  ...all(answer),
  visitor: others,
  guest: others,
});
/** The owner alone: a foreign order is refused with 403 whoever asks, a visitor signs in first (R24). */
const owner = (answer: Answer, others: Answer = 'sign-in'): Answers => ({
  ...signedIn(403, others),
  owner: answer,
});
/** Who has the key of the guest's order. */
const guest = (answer: Answer, others: Answer = 'sign-in'): Answers => ({
  ...signedIn(403, others),
  guest: answer,
});
/** Staff and admins (R25). The door of the back office leads on who gave no second factor; elsewhere they are refused as customers are. */
const staff = (answer: Answer, others: Answer = 'sign-in', byPassword: Answer = 302): Answers => ({
  ...signedIn(403, others),
  staff: answer,
  admin: answer,
  staffByPassword: byPassword,
});

type Rest = Omit<Row, 'name' | 'answers'>;
const row = (name: string, answers: Answers, rest: Rest = {}): Row => ({ name, answers, ...rest });
const rows = (method: string, below: string, paths: readonly string[], answers: Answers) =>
  paths.map((path) => row(`${method} ${below}${path}`, answers));

/** Names one after the other. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const LINK = [
  'confirm-address',
  'change-address',
  'reset-password',
  'link-provider',
  'confirm-consent',
  'end-sessions',
];

/** What is there to read. `.data`, by which the browser's script asks for a page, is asked for too. */
export const PAGES: readonly Row[] = [
  // The same for everybody
  row('GET /:region', all(200), { at: '/en' }),
  ...rows(
    'GET',
    '/:region/',
    words(`
      solar-panels batteries inverters mounting-systems ev-chargers dc-charging-stations
      ac-charging-stations portable-charging-devices cables-adapters charging-stations
      solar-generators folding-panels flexible-panels camping-panels marine-panels vehicle-panels
      generators industrial-generators solar-lighting-towers lifts-and-cranes
      lifts-and-cranes/scissor-lifts lifts-and-cranes/boom-lifts lifts-and-cranes/cranes
      automatic-switches cables-wires electrical-components catalogue categories shop product-cards
      compare search favourites cart cart/lines checkout/cancel track-order track-order/sent
      withdrawal withdrawal/received quote/request contact contact/thanks company customer-cases faq
      privacy-policy legal-terms terms delivery-warranty-returns lease-info lease-options support
      manuals returns offline
    `),
    all(200),
  ),
  row('GET /:region/sets-of-solar-power-plants/:id?', all(200)),
  row('GET /:region/portable-solar-panels/:id?', all(200)),
  row('GET /:region/портативні-електростанції/:id?', all(301), { at: '/en/портативні-електростанції' }),
  row('GET /:region/portable-power-stations/:id?', all(200)),
  row('GET /:region/category/:category', all(200), { at: '/en/category/2' }),
  row('GET /:region/product/:id', all(200), { at: '/en/product/101' }),
  row('GET /:region/error/:errorCode?', all(404), { at: '/en/error/404' }),
  row('GET /:region/*', all(404), { at: '/en/nowhere' }),

  // Orders and what is paid of them
  row('GET /:region/checkout', all(200)),
  row('GET /:region/checkout/success', owner(200), { at: '/en/checkout/success?orderId={order}' }),
  row('GET /:region/checkout/success', guest(200), { at: '/en/checkout/success?orderId={guestOrder}' }),
  row('GET /:region/payment/:id', owner(200), { at: '/en/payment/{order}' }),
  row('GET /:region/payment/:id', guest(200), { at: '/en/payment/{guestOrder}' }),
  row('GET /:region/payment/:id', signedIn(404), { at: '/en/payment/{unknown}' }),
  row('GET /:region/order/:id', owner(200), { at: '/en/order/{order}' }),
  row('GET /:region/order/:id', guest(200), { at: '/en/order/{guestOrder}' }),
  row('GET /:region/order/:id', signedIn(404), { at: '/en/order/{unknown}' }),
  row('GET /:region/order/:id', all(200), { at: '/en/order/{order}?key={orderKey}' }),
  row('GET /:region/order/:id', { ...all(403), owner: 200 }, { at: '/en/order/{order}?key={quoteKey}' }),
  row('GET /:region/quote/:id', { ...signedIn(404), owner: 200 }, { at: '/en/quote/{quote}' }),
  row('GET /:region/quote/:id', all(200), { at: '/en/quote/{quote}?key={quoteKey}' }),
  row('GET /:region/quote/:id', { ...all(403), owner: 200 }, { at: '/en/quote/{quote}?key={orderKey}' }),

  // Accounts
  row('GET /:region/auth', { ...all(302), visitor: 200, guest: 200 }),
  // Nobody waits for a code: a visitor is led to sign in.
  row('GET /:region/auth/second-factor', { ...all(302), visitor: 'sign-in', guest: 'sign-in' }),
  row('GET /:region/auth/again', signedIn(200)),
  // Nobody waits to be linked: a visitor is led to sign in.
  row('GET /:region/auth/link', { ...all(302), visitor: 'sign-in', guest: 'sign-in' }),
  row('GET /:region/auth/passkey', all(302)),
  row('GET /:region/checkout/auth', all(200)),
  row('GET /:region/logout', all(302)),
  row('GET /:region/preferences', all(302)),
  // Having the e-mail of a link is enough to see what it does, but for another address: its account signs in too.
  ...LINK.map((link) =>
    row(
      `GET /:region/${link}/:id`,
      link === 'change-address' ? { ...all('sign-in'), owner: 200 } : all(200),
      {
        at: `/en/${link}/{${link}}?key={${link}-key}`,
      },
    ),
  ),
  ...LINK.map((link) => row(`GET /:region/${link}/:id`, all(410), { at: `/en/${link}/{unknown}` })),
  // The address in an e-mail ends such e-mails, whoever has it.
  row('GET /:region/unsubscribe/:topic/:id', all(200), {
    at: '/en/unsubscribe/orders/{owner}?key={unsubscribeKey}',
  }),
  row('GET /:region/unsubscribe/:topic/:id', all(404), {
    at: '/en/unsubscribe/leases/{owner}?key={unsubscribeKey}',
  }),

  // Profile
  ...rows(
    'GET',
    '/:region/profile',
    [
      '',
      '/personal',
      '/sign-in-methods',
      '/two-factor',
      '/passkeys',
      '/orders',
      '/payments',
      '/payment-methods',
      '/support',
      '/returns',
      '/privacy',
      '/notifications',
    ],
    signedIn(200),
  ),
  row('GET /:region/profile/personal', owner(200), { at: '/en/profile/personal?address={address}' }),
  row('GET /:region/profile/personal', signedIn(404), { at: '/en/profile/personal?remove={unknown}' }),

  // Back office
  ...rows(
    'GET',
    '/:region/admin',
    ['', '/orders', '/withdrawals', '/payments', '/quotes', '/translations'],
    staff(200),
  ),
  row('GET /:region/admin/orders/:id', staff(200), { at: '/en/admin/orders/{order}' }),
  row('GET /:region/admin/quotes/:id', staff(200), { at: '/en/admin/quotes/{quote}' }),
  row('GET /:region/admin/quotes/deliveries/:id', staff(200), { at: '/en/admin/quotes/deliveries/{order}' }),
];

/** A form of a page; one without an intent is what the page makes of no intent, or of one that it does not know. */
const form = (name: string, answers: Answers, rest: Rest = {}) => row(`POST ${name}`, answers, rest);
const personal = (intent: string, answer: number, rest: Rest = {}) =>
  form(`/:region/profile/personal ${intent}`, signedIn(answer), rest);
const auth = (intent: string) => [
  form(`/:region/auth ${intent}`, { ...all(302), visitor: 422, guest: 422 }), // its page leads who is signed in on
  form(`/:region/checkout/auth ${intent}`, all(422)),
];
const staffOrder = (intent: string, answer: number) =>
  form(`/:region/admin/orders/:id ${intent}`, staff(answer), { at: '/en/admin/orders/{order}' });

/** What is sent: every action of the pages. Fields are left out, so that who is let in is told what is wrong with them. */
export const FORMS: readonly Row[] = [
  // For everybody
  form('/:region/preferences', all(400)),
  form('/:region/contact', all(422)),
  form('/:region/track-order', all(422)),
  form('/:region/withdrawal', all(422)),
  form('/:region/withdrawal change', all(422)),
  form('/:region/withdrawal confirm', all(422)),
  form('/:region/quote/request', all(422)),

  // Orders and what is paid of them
  form('/:region/checkout', signedIn(422)),
  form('/:region/checkout change-address', signedIn(303)),
  form('/:region/checkout remove-address', signedIn(303)),
  form('/:region/payment/:id', owner(409), { at: '/en/payment/{order}' }),
  form('/:region/payment/:id', guest(409), { at: '/en/payment/{guestOrder}' }),
  form('/:region/payment/:id', signedIn(404), { at: '/en/payment/{unknown}' }),
  form('/:region/order/:id', all(400), { at: '/en/order/{order}' }),
  form('/:region/order/:id cancel', owner(303), { at: '/en/order/{spare}' }),
  form('/:region/order/:id cancel', guest(303), { at: '/en/order/{guestOrder}' }),
  form('/:region/order/:id cancel', signedIn(404), { at: '/en/order/{unknown}' }),
  form('/:region/order/:id reorder', owner(409), {
    at: '/en/order/{order}',
    fields: { token: '00000000-0000-4000-8000-000000000000' },
  }),
  form('/:region/quote/:id', { ...signedIn(404, 401), owner: 400 }, { at: '/en/quote/{quote}' }),
  form('/:region/quote/:id accept', { ...signedIn(404, 401), owner: 422 }, { at: '/en/quote/{quote}' }),
  form('/:region/quote/:id withdraw', { ...signedIn(404, 401), owner: 400 }, { at: '/en/quote/{quote}' }),
  form(
    '/:region/quote/:id change-address',
    { ...signedIn(404, 401), owner: 303 },
    { at: '/en/quote/{quote}' },
  ),
  form(
    '/:region/quote/:id remove-address',
    { ...signedIn(404, 401), owner: 303 },
    { at: '/en/quote/{quote}' },
  ),
  form('/:region/quote/:id accept', all(422), { at: '/en/quote/{quote}?key={quoteKey}' }),

  // Accounts
  form('/:region/auth', { ...all(302), visitor: 422, guest: 422 }),
  form('/:region/checkout/auth', all(422)),
  ...['login', 'forgot', 'register'].flatMap(auth),
  // The asked shop is reached under a number, where browsers know no passkeys.
  form('/:region/auth passkey', { ...all(302), visitor: 401, guest: 401 }),
  form('/:region/checkout/auth passkey', all(401)),
  ...LINK.map((link) => form(`/:region/${link}/:id`, all(410), { at: `/en/${link}/{unknown}` })),
  // By the order that the askers have, the owner's is the one that uses the link.
  form(
    '/:region/change-address/:id',
    { ...all('sign-in'), owner: 200 },
    { at: '/en/change-address/{change-address}?key={change-address-key}' },
  ),
  form('/:region/logout', all('sign-in'), { isLast: true }),
  form('/:region/unsubscribe/:topic/:id', all(404), { at: '/en/unsubscribe/orders/{owner}?key=x' }),
  form('/:region/unsubscribe/:topic/:id', all(200), {
    at: '/en/unsubscribe/orders/{owner}?key={unsubscribeKey}',
    fields: { 'List-Unsubscribe': 'One-Click' },
  }),

  // Profile
  form('/:region/profile/personal', signedIn(303)),
  personal('details', 303),
  personal('address', 422),
  personal('confirm', 303),
  personal('password', 422),
  personal('end-session', 303),
  personal('end-others', 303),
  personal('preferences', 303),
  personal('ask-consent-again', 303),
  personal('save-address', 422),
  personal('remove-address', 303),
  personal('default-address', 404),
  form('/:region/auth/second-factor', all('sign-in')),
  form('/:region/auth/again', signedIn(422)),
  form('/:region/auth/again set-password', signedIn(303)),
  form('/:region/auth/again code', signedIn(422)),
  ...['', ' login', ' passkey', ' forgot', ' register', ' send', ' claim'].map((intent) =>
    form(`/:region/auth/link${intent}`, all('sign-in')),
  ),
  form('/:region/profile/sign-in-methods', signedIn(303)),
  form('/:region/profile/sign-in-methods set-password', signedIn(303)),
  form('/:region/profile/sign-in-methods unlink', signedIn(303)),
  form('/:region/auth/passkey', all(404)),
  form('/:region/auth/again passkey', signedIn(422)),
  form('/:region/profile/passkeys', signedIn(303)),
  form('/:region/profile/passkeys add', signedIn(422)),
  form('/:region/profile/passkeys rename', signedIn(422)),
  form('/:region/profile/passkeys remove', signedIn(303)),
  form('/:region/profile/payment-methods', signedIn(303)),
  form('/:region/profile/payment-methods add', signedIn(200)),
  // Another customer's method, or none, stays as it is, and nobody is told which.
  ...['default', 'allow', 'forbid', 'remove'].map((intent) =>
    form(`/:region/profile/payment-methods ${intent}`, signedIn(303), {
      fields: { method: '00000000-0000-4000-8000-000000000000' },
    }),
  ),
  form('/:region/profile/two-factor', signedIn(303)),
  form('/:region/profile/two-factor enable', signedIn(422)),
  form('/:region/profile/two-factor renew', signedIn(303)),
  form('/:region/profile/two-factor forget-browsers', signedIn(303)),
  form('/:region/profile/two-factor disable', { ...staff(403, 'sign-in', 403), owner: 303, other: 303 }), // staff keep theirs
  form('/:region/profile/privacy', signedIn(303)),
  form('/:region/profile/privacy delete', signedIn(303)),
  form('/:region/profile/privacy keep', signedIn(303)),
  // A foreign notification stays as it is, and nobody is told whether there is one
  ...['', ' read', ' read-all'].map((intent) =>
    form(`/:region/profile/notifications${intent}`, signedIn(303), { fields: { id: '1' } }),
  ),

  // Back office
  form('/:region/admin/withdrawals', staff(303)),
  form('/:region/admin/payments', staff(422)),
  form('/:region/admin/translations', staff(404)),
  form('/:region/admin/orders/:id', staff(400), { at: '/en/admin/orders/{order}' }),
  ...['confirm', 'deliver'].map((intent) =>
    form(`/:region/admin/orders/:id ${intent}`, staff(409), { at: '/en/admin/orders/{spare}' }),
  ),
  ...['cancel', 'back'].map((intent) => staffOrder(intent, 400)),
  ...['ship', 'reverse', 'refund', 'receive', 'return'].map((intent) => staffOrder(intent, 422)),
  form('/:region/admin/quotes/:id', staff(422), { at: '/en/admin/quotes/{quote}' }),
  form('/:region/admin/quotes/:id decline', staff(422), { at: '/en/admin/quotes/{quote}' }),
  form('/:region/admin/quotes/deliveries/:id', staff(422), { at: '/en/admin/quotes/deliveries/{order}' }),
];

const api = (name: string, answers: Answers, at?: string) =>
  row(name, answers, at === undefined ? {} : { at });
const mine = (answer: number) => signedIn(answer, 401);

/** The API's own list (`src/server/api/api.ts`). A call that changes something sends its fields as JSON. */
export const API: readonly Row[] = [
  // For everybody
  ...rows(
    'GET',
    '',
    words(`
      /products /categories /menu /search/suggestions?q=deye /promotions /ads /carousel-slides /geo
      /openapi.json /docs
    `),
    all(200),
  ).map((each) => ({ ...each, name: each.name.replace(/\?.*/, ''), at: each.name.replace('GET ', '') })),
  api('GET /products/{id}', all(200), '/products/101'),
  api('GET /me', all(200)), // null for a visitor
  api('GET /csrf', all(204)),
  api('POST /discounts/check', all(400)),
  api('POST /payment-webhooks/{provider}', all(404), '/payment-webhooks/nobody'),

  // A customer's own
  api('GET /cart', mine(200)),
  api('PUT /cart', mine(428)),
  api('POST /cart/merge', mine(400)),
  api('GET /favourites', mine(200)),
  api('PUT /favourites', mine(400)),
  api('DELETE /favourites', mine(200), '/favourites?ids=101'),
  api('GET /addresses', mine(200)),
  api('POST /addresses', mine(400)),
  api('PUT /addresses/{id}', mine(400), '/addresses/{unknown}'),
  api('DELETE /addresses/{id}', mine(200), '/addresses/{unknown}'),
  api('PUT /addresses/{id}/default', mine(404), '/addresses/{unknown}/default'),
  api('PUT /addresses/{id}/default', owner(200, 401), '/addresses/{address}/default'),

  // Orders: a foreign one is refused, an unknown one is not found, a visitor is told to sign in (R24)
  api('POST /create-checkout-session', all(400)), // of a guest too, where the shop sells to guests,
  api('GET /orders', mine(200)),
  api('GET /orders/{id}', owner(200, 401), '/orders/{order}'),
  api('GET /orders/{id}', mine(404), '/orders/{unknown}'),
  api('POST /orders/{id}/cancel', owner(200, 401), '/orders/{cancelled}/cancel'),
  row('POST /orders/{id}/reorder', owner(409, 401), {
    at: '/orders/{order}/reorder',
    fields: { token: '00000000-0000-4000-8000-000000000000' },
  }),
  api('GET /orders/{id}/documents/{file}', owner(200, 401), '/orders/{order}/documents/proforma.pdf'),
  api('GET /orders/{id}/documents/{file}', guest(200, 401), '/orders/{guestOrder}/documents/proforma.pdf'),
  api('GET /orders/{id}/documents/{file}', all(200), '/orders/{order}/documents/proforma.pdf?key={orderKey}'),
  api('GET /orders/{id}/documents/{file}', mine(404), '/orders/{unknown}/documents/proforma.pdf'),

  // Back office
  api(
    'GET /admin/orders/{id}/documents/{file}',
    staff(200, 401, 403),
    '/admin/orders/{order}/documents/proforma.pdf',
  ),
];

/** Everything else that `src/server/http/app.ts` mounts. */
export const OTHERS: readonly Row[] = [
  ...rows('GET', '', ['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml'], all(200)),
  row(String.raw`GET /sitemaps/:file{products-\d+\.xml}`, all(200), { at: '/sitemaps/products-1.xml' }),
  row(String.raw`GET /:file{manifest\.[a-z]+\.webmanifest}`, all(200), { at: '/manifest.uk.webmanifest' }),
  row(String.raw`GET /feeds/google/:file{[a-z]+\.xml}`, all(200), { at: '/feeds/google/ua.xml' }),
  row(String.raw`GET /i18n/:file{\w+\.[\w-]+(?:\.\w+)?\.js}`, all(200), { at: '/i18n/uk.x.js' }),
  row('GET /documents/:file', all(200), { at: '/documents/purchase-terms-uk.pdf' }),
  row('GET /documents/products/:file', all(200), { at: '/documents/products/101-uk.pdf' }),
  row('GET /documents/offers/:file', all(404), { at: '/documents/offers/{quote}.pdf' }),

  // An avatar is its owner's and the staff's
  row('POST /avatars', signedIn(422, 401)),
  row('POST /avatars/remove', signedIn(200, 401)),
  row(
    String.raw`GET /avatars/:userId/:file{\d+-[a-z\d]+\.webp}`,
    { ...staff(404, 401, 403), owner: 404 },
    {
      at: '/avatars/{owner}/1-a.webp',
    },
  ),

  // Where OpenID providers are gone to and come back from; this shop has none
  row('POST /auth/with/:provider', all(404), { at: '/auth/with/google' }),
  row('GET /auth/from/:provider', all(404), { at: '/auth/from/google' }),
  row('POST /auth/from/:provider', all(404), { at: '/auth/from/google', isFromElsewhere: true }),

  // The archive of a person's data is theirs alone, staff have none of it
  row('GET /data-exports/:file', signedIn(404, 401), { at: '/data-exports/{unknown}.zip' }),

  // Files of one's own billing history; nobody else's has an address
  row('GET /billing/payments.csv', signedIn(200, 401)),
  row('GET /billing/:file', signedIn(404, 401), { at: '/billing/documents-2024-1.zip' }),

  // For programs on this machine alone: a caller behind a proxy is none, whoever it is
  row('GET /metrics', all(404)),
  row('GET /dev/mail', all(404)),
  row(String.raw`GET /dev/mail/:id{\d+}`, all(404), { at: '/dev/mail/1' }),
  row(String.raw`GET /dev/mail/:id{\d+}/html`, all(404), { at: '/dev/mail/1/html' }),
  row('GET /dev/mail/preview/:name/:locale/:part{html}?', all(404), { at: '/dev/mail/preview/placed/uk' }),

  // The test bank's pages are known by an id that nobody guesses
  row('GET /test-bank/sessions/:id', all(404), { at: '/test-bank/sessions/{unknown}' }),
  row('POST /test-bank/sessions/:id', all(404), { at: '/test-bank/sessions/{unknown}' }),
  row('GET /test-bank/setups/:id', all(404), { at: '/test-bank/setups/{unknown}' }),
  row('POST /test-bank/setups/:id', all(404), { at: '/test-bank/setups/{unknown}' }),
];

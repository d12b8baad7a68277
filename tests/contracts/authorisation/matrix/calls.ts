import { all, guest, owner, row, rows, signedIn, staff, words, type Answers, type Row } from './rows.ts';

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
  api('GET /products/{id}/availability', all(200), '/products/2001/availability'),
  api('GET /products/{id}/alternatives', all(200), '/products/2001/alternatives?from=2026-12-07'),
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
  api('GET /orders/{id}/documents/{file}', owner(200, 401), '/orders/{rented}/documents/contract-1.pdf'),
  api(
    'GET /orders/{id}/documents/{file}',
    all(200),
    '/orders/{rented}/documents/contract-1.pdf?key={rentedKey}',
  ),
  // Theirs, and not paid yet
  api('GET /orders/{id}/documents/{file}', guest(404, 401), '/orders/{guestOrder}/documents/contract-2.pdf'),
  api('GET /orders/{id}/documents/{file}', mine(404), '/orders/{unknown}/documents/proforma.pdf'),

  // Programs of partners: by a key alone, whoever is signed in
  api('GET /partner/products', all(401)),
  api('PUT /partner/products', all(401)),
  api('GET /partner/stock', all(401)),
  api('PUT /partner/stock', all(401)),
  api('GET /partner/prices', all(401)),
  api('PUT /partner/prices', all(401)),
  api('GET /partner/orders', all(401)),
  api('POST /partner/orders/{id}/steps', all(401), '/partner/orders/{order}/steps'),

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
  row('GET /documents/:file', all(404), { at: '/documents/purchase-terms-uk.pdf?edition=2020-01-01' }),
  row('GET /documents/products/:file', all(200), { at: '/documents/products/101-uk.pdf' }),
  row('GET /documents/products/:id/:file', all(404), { at: '/documents/products/101/{unknown}.pdf' }),
  row('GET /documents/offers/:file', all(404), { at: '/documents/offers/{quote}.pdf' }),

  // An avatar is its owner's and the staff's
  row('POST /avatars', signedIn(422, 401)),
  row('POST /avatars/remove', signedIn(200, 401)),
  row(
    String.raw`GET /avatars/:userId/:file{\d+-[a-z\d]+\.webp}`,
    { ...staff(404, 401, 403), staffWithoutAreas: 404, owner: 404 },
    {
      at: '/avatars/{owner}/1-a.webp',
    },
  ),

  // That a page is open is said by those who may open it
  row('POST /open-pages', staff(200, 401, 403), { at: '/open-pages?page=admin/orders/{order}' }),
  row('POST /open-pages', signedIn(404, 404), { at: '/open-pages?page=admin/orders' }),

  // Photographs of protocols are sent by staff, and read by them and by the owner or the guest of the lease
  row('POST /rental-files/protocols/:leaseId/:kind/:machineId', staff(422, 401, 403), {
    at: '/rental-files/protocols/{lease}/handover/1?id={unknown}',
  }),
  row('POST /rental-files/protocols/:leaseId/:kind/:machineId/remove', staff(200, 401, 403), {
    at: '/rental-files/protocols/{lease}/handover/1/remove?id={unknown}',
  }),
  row(
    String.raw`GET /rental-files/photographs/:file{[\da-f-]{36}\.webp}`,
    { ...all(404), visitor: 401 },
    { at: '/rental-files/photographs/{unknown}.webp' },
  ),

  // Photographs of reviews are sent by their authors; of published ones they are everybody's
  row('POST /review-files/:id', signedIn(404, 401), { at: '/review-files/{unknown}?id={unknown}' }),
  row('POST /review-files/:id', owner(303, 401), { at: '/review-files/{review}?id={unknown}' }),
  row('POST /review-files/:id/remove', owner(303, 401), { at: '/review-files/{review}/remove?id={unknown}' }),
  row(String.raw`GET /review-files/photographs/:file{[\da-f-]{36}\.webp}`, all(404), {
    at: '/review-files/photographs/{unknown}.webp',
  }),

  // Pictures that staff uploaded are everybody's
  row('GET /pictures/products/:file', all(404), { at: '/pictures/products/{unknown}-photo-960.webp' }),
  row('GET /pictures/scenes/:file', all(404), { at: '/pictures/scenes/{unknown}-banner-800.webp' }),

  // Photographs of returns are sent by the owner of their order, and read by staff, too
  row('POST /return-files/:id', owner(303, 401), { at: '/return-files/{return}?id={unknown}' }),
  row('POST /return-files/:id/remove', owner(303, 401), {
    at: '/return-files/{return}/remove?id={unknown}',
  }),
  row(
    String.raw`GET /return-files/photographs/:file{[\da-f-]{36}\.webp}`,
    { ...all(404), visitor: 401 },
    { at: '/return-files/photographs/{unknown}.webp' },
  ),

  // Documents of machines are sent by staff, and read by them and by whoever leases the machine; to others there are none
  row('POST /rental-files/machines/:machineId/documents', staff(422, 401, 403), {
    at: '/rental-files/machines/1/documents',
  }),
  row(String.raw`GET /rental-files/documents/:file{[\da-f-]{36}\.pdf}`, all(404), {
    at: '/rental-files/documents/{unknown}.pdf',
  }),

  // Files of tickets are their customer’s and staff’s; to others there are none
  row(String.raw`GET /ticket-files/:id{[\da-f-]{36}}`, all(404), { at: '/ticket-files/{unknown}' }),

  // Where OpenID providers are gone to and come back from; this shop has none
  row('POST /auth/with/:provider', all(404), { at: '/auth/with/google' }),
  row('GET /auth/from/:provider', all(404), { at: '/auth/from/google' }),
  row('POST /auth/from/:provider', all(404), { at: '/auth/from/google', isFromElsewhere: true }),

  // The archive of a person's data is theirs alone, staff have none of it
  row('GET /data-exports/:file', signedIn(404, 401), { at: '/data-exports/{unknown}.zip' }),

  // Files of one's own billing history; nobody else's has an address
  row('GET /billing/payments.csv', signedIn(200, 401)),
  row('GET /calendars/:name', all(404), { at: '/calendars/nobody.ics' }),
  row('GET /billing/:file', signedIn(404, 401), { at: '/billing/documents-2024-1.zip' }),

  // For programs on this machine alone: a caller behind a proxy is none, whoever it is
  row('GET /metrics', all(404)),
  row('GET /dev/gallery', all(404)),
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

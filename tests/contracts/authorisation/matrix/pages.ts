import { LINK, all, guest, owner, row, rows, signedIn, type Row, words } from './rows.ts';
import { OFFICE_PAGES } from './office-pages.ts';

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
  row('GET /:region/terms', all(404), { at: '/en/terms?edition=2020-01-01' }),
  row('GET /:region/sets-of-solar-power-plants/:id?', all(200)),
  row('GET /:region/portable-solar-panels/:id?', all(200)),
  row('GET /:region/портативні-електростанції/:id?', all(301), { at: '/en/портативні-електростанції' }),
  row('GET /:region/portable-power-stations/:id?', all(200)),
  row('GET /:region/category/:category', all(200), { at: '/en/category/2' }),
  row('GET /:region/product/:id', all(200), { at: '/en/product/101' }),
  row('GET /:region/back-in-stock/:id', all(200), { at: '/en/back-in-stock/109' }),
  // What can be had is not waited for.
  row('GET /:region/back-in-stock/:id', all(302), { at: '/en/back-in-stock/101' }),
  row('GET /:region/back-in-stock/:id', all(404), { at: '/en/back-in-stock/999999' }),
  row('GET /:region/dev/gallery', all(200), { at: '/en/dev/gallery' }),
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
  row('GET /:region/lease/:id', owner(200), { at: '/en/lease/{lease}' }),
  row('GET /:region/lease/:id', guest(200), { at: '/en/lease/{guestLease}' }),
  row('GET /:region/lease/:id', signedIn(404), { at: '/en/lease/{unknown}' }),
  row('GET /:region/returns/initiate', signedIn(200)),
  row('GET /:region/returns/initiate', owner(200), { at: '/en/returns/initiate?leaseId={lease}' }),
  row('GET /:region/returns/initiate', owner(200), { at: '/en/returns/initiate?orderId={order}' }),
  row('GET /:region/returns/initiate', guest(200), { at: '/en/returns/initiate?orderId={guestOrder}' }),
  row('GET /:region/returns/initiate', signedIn(404), { at: '/en/returns/initiate?orderId={unknown}' }),
  row('GET /:region/reviews/write', all(404)),
  row(
    'GET /:region/reviews/write',
    { ...all(200), owner: 302 },
    { at: '/en/reviews/write?product={reviewed}' },
  ),
  row('GET /:region/reviews/:id', owner(200), { at: '/en/reviews/{review}' }),
  row('GET /:region/reviews/:id', signedIn(404), { at: '/en/reviews/{unknown}' }),
  row('GET /:region/questions/ask', all(404)),
  row('GET /:region/questions/ask', all(200), { at: '/en/questions/ask?product=101' }),
  row('GET /:region/questions/:id', all(200), { at: '/en/questions/{question}' }),
  row('GET /:region/questions/:id', all(404), { at: '/en/questions/{unknown}' }),
  row('GET /:region/returns/:id', owner(200), { at: '/en/returns/{return}' }),
  row('GET /:region/exchanges/initiate', owner(200), { at: '/en/exchanges/initiate?orderId={order}' }),
  row('GET /:region/exchanges/initiate', guest(200), { at: '/en/exchanges/initiate?orderId={guestOrder}' }),
  row('GET /:region/exchanges/initiate', signedIn(404), { at: '/en/exchanges/initiate?orderId={unknown}' }),
  row('GET /:region/exchanges/:id', owner(302), { at: '/en/exchanges/{return}' }),
  row('GET /:region/exchanges/:id', signedIn(404), { at: '/en/exchanges/{unknown}' }),
  row('GET /:region/returns/:id', signedIn(404), { at: '/en/returns/{unknown}' }),
  row('GET /:region/returns/:id', { ...all(403), owner: 200 }, { at: '/en/returns/{return}?key=x' }),
  row('GET /:region/returns/initiate', signedIn(404), { at: '/en/returns/initiate?leaseId={unknown}' }),
  row('GET /:region/lease/:id/extend', owner(200), { at: '/en/lease/{lease}/extend' }),
  row('GET /:region/lease/:id/extend', signedIn(404), { at: '/en/lease/{unknown}/extend' }),
  row('GET /:region/lease/:id', all(200), { at: '/en/lease/{lease}?key={rentedKey}' }),
  // The key of another order opens nothing of it
  row('GET /:region/lease/:id', { ...all(403), owner: 200 }, { at: '/en/lease/{lease}?key={orderKey}' }),
  row('GET /:region/quote/:id', { ...signedIn(404), owner: 200 }, { at: '/en/quote/{quote}' }),
  row('GET /:region/quote/:id', all(200), { at: '/en/quote/{quote}?key={quoteKey}' }),
  row('GET /:region/quote/:id', { ...all(403), owner: 200 }, { at: '/en/quote/{quote}?key={orderKey}' }),

  // Support tickets
  row('GET /:region/support/tickets/new', all(200)),
  row('GET /:region/installation-request', all(200), { at: '/en/installation-request?products=101,999999' }),
  row('GET /:region/support/tickets/new', all(200), { at: '/en/support/tickets/new?sent=TCK-10001' }),
  row('GET /:region/support/tickets/new', owner(200), { at: '/en/support/tickets/new?order={order}' }),
  row('GET /:region/support/tickets/new', owner(200), { at: '/en/support/tickets/new?lease={lease}' }),
  row('GET /:region/support/tickets/new', guest(200), { at: '/en/support/tickets/new?order={guestOrder}' }),
  row('GET /:region/support/tickets/new', guest(200), { at: '/en/support/tickets/new?lease={guestLease}' }),
  row('GET /:region/support/tickets/new', signedIn(404), { at: '/en/support/tickets/new?item={unknown}' }),
  row(
    'GET /:region/support/tickets/:id',
    { ...signedIn(404), owner: 200 },
    { at: '/en/support/tickets/{ticket}' },
  ),
  row('GET /:region/support/tickets/:id', signedIn(404), { at: '/en/support/tickets/{visitorsTicket}' }),
  row('GET /:region/support/tickets/:id', all(200), {
    at: '/en/support/tickets/{visitorsTicket}?key={ticketKey}',
  }),
  // The key of another ticket, or of an order, opens nothing of it
  row(
    'GET /:region/support/tickets/:id',
    { ...all(403), owner: 200 },
    { at: '/en/support/tickets/{ticket}?key={ticketKey}' },
  ),
  row('GET /:region/support/tickets/:id', all(403), {
    at: '/en/support/tickets/{visitorsTicket}?key={orderKey}',
  }),

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
  row('GET /:region/checkout/hold', all(302)),
  row('GET /:region/preferences', all(302)),
  // Having the e-mail of a link is enough to see what it does, but for another address and for a merge: its account signs in too.
  ...LINK.map((link) =>
    row(
      `GET /:region/${link}/:id`,
      link === 'change-address'
        ? { ...all('sign-in'), owner: 200 }
        : link === 'merge-accounts'
          ? signedIn(200) // who is signed in to another account is told to leave it, and no more
          : all(200),
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
      '/warranties',
      '/installations',
      '/returns',
      '/reviews',
      '/privacy',
      '/notifications',
    ],
    signedIn(200),
  ),
  row('GET /:region/profile/personal', owner(200), { at: '/en/profile/personal?address={address}' }),
  row('GET /:region/profile/personal', signedIn(404), { at: '/en/profile/personal?remove={unknown}' }),

  ...OFFICE_PAGES,
];

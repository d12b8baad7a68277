import { all, form, guest, LINK, owner, signedIn, staff, type Rest, type Row } from './rows.ts';
import { STAFF_FORMS } from './staff-forms.ts';

const personal = (intent: string, answer: number, rest: Rest = {}) =>
  form(`/:region/profile/personal ${intent}`, signedIn(answer), rest);
const auth = (intent: string) => [
  form(`/:region/auth ${intent}`, { ...all(302), visitor: 422, guest: 422 }), // its page leads who is signed in on
  form(`/:region/checkout/auth ${intent}`, all(422)),
];
/** What is sent: every action of the pages. Fields are left out, so that who is let in is told what is wrong with them. */
export const FORMS: readonly Row[] = [
  // For everybody
  form('/:region/preferences', all(400)),
  form('/:region/contact', all(422)),
  form('/:region/back-in-stock/:id', all(422), { at: '/en/back-in-stock/109' }),
  form('/:region/track-order', all(422)),
  form('/:region/withdrawal', all(422)),
  form('/:region/withdrawal change', all(422)),
  form('/:region/withdrawal confirm', all(422)),
  form('/:region/quote/request', all(422)),

  // Support tickets
  form('/:region/support/tickets/new', all(422)),
  form('/:region/installation-request', all(422)),
  form('/:region/support/tickets/new', owner(422), { at: '/en/support/tickets/new?order={order}' }),
  form('/:region/support/tickets/new', guest(422), { at: '/en/support/tickets/new?order={guestOrder}' }),
  ...['', ' step', ' write'].flatMap((intent) => {
    const answer = intent === ' write' ? 422 : 400;
    const name = `/:region/support/tickets/:id${intent}`;
    return [
      form(name, { ...signedIn(404), owner: answer }, { at: '/en/support/tickets/{ticket}' }),
      form(name, all(answer), { at: '/en/support/tickets/{visitorsTicket}?key={ticketKey}' }),
    ];
  }),

  // Orders and what is paid of them
  form('/:region/checkout', signedIn(422)),
  form('/:region/checkout/hold', signedIn(422, 401)),
  form('/:region/checkout change-address', signedIn(303)),
  form('/:region/checkout remove-address', signedIn(303)),
  form('/:region/payment/:id', owner(409), { at: '/en/payment/{order}' }),
  form('/:region/payment/:id', guest(409), { at: '/en/payment/{guestOrder}' }),
  form('/:region/payment/:id', signedIn(404), { at: '/en/payment/{unknown}' }),
  form('/:region/returns/initiate', owner(422), { at: '/en/returns/initiate?leaseId={lease}' }),
  form('/:region/returns/initiate take-back', owner(409), {
    at: '/en/returns/initiate?leaseId={lease}',
  }),
  form('/:region/returns/initiate track', owner(409), { at: '/en/returns/initiate?leaseId={lease}' }),
  form('/:region/returns/initiate', signedIn(404), { at: '/en/returns/initiate?leaseId={unknown}' }),
  ...['', ' offer', ' ask'].map((intent) =>
    form(`/:region/returns/initiate${intent}`, owner(400), { at: '/en/returns/initiate?orderId={order}' }),
  ),
  form('/:region/returns/initiate', guest(400), { at: '/en/returns/initiate?orderId={guestOrder}' }),
  form('/:region/reviews/write', { ...all(422), visitor: 401 }, { at: '/en/reviews/write?product=101' }),
  form('/:region/reviews/:id', owner(400), { at: '/en/reviews/{review}' }),
  form('/:region/reviews/:id save', owner(422), { at: '/en/reviews/{review}' }),
  form('/:region/reviews/:id delete', signedIn(404), { at: '/en/reviews/{unknown}' }),
  form('/:region/questions/ask', all(422), { at: '/en/questions/ask?product=101' }),
  form('/:region/questions/:id', all(404), { at: '/en/questions/{unknown}' }),
  form('/:region/questions/:id', { ...all(422), visitor: 401 }, { at: '/en/questions/{question}' }),
  form('/:region/returns/:id', owner(400), { at: '/en/returns/{return}' }),
  form('/:region/exchanges/initiate', owner(400), { at: '/en/exchanges/initiate?orderId={order}' }),
  form('/:region/exchanges/initiate', guest(400), { at: '/en/exchanges/initiate?orderId={guestOrder}' }),
  form('/:region/exchanges/:id', owner(400), { at: '/en/exchanges/{return}' }),
  form('/:region/exchanges/:id choose', signedIn(404), { at: '/en/exchanges/{unknown}' }),
  form('/:region/exchanges/:id track', signedIn(404), { at: '/en/exchanges/{unknown}' }),
  form('/:region/exchanges/:id call-off', signedIn(404), { at: '/en/exchanges/{unknown}' }),
  form('/:region/returns/:id choose', signedIn(404), { at: '/en/returns/{unknown}' }),
  form('/:region/returns/:id track', owner(422), { at: '/en/returns/{return}' }),
  form('/:region/returns/:id call-off', signedIn(404), { at: '/en/returns/{unknown}' }),
  form('/:region/lease/:id/extend', owner(422), { at: '/en/lease/{lease}/extend' }),
  form('/:region/lease/:id/extend', signedIn(404), { at: '/en/lease/{unknown}/extend' }),
  form('/:region/lease/:id', { ...signedIn(403, 401), owner: 400 }, { at: '/en/lease/{lease}' }),
  form('/:region/lease/:id', signedIn(404, 401), { at: '/en/lease/{unknown}' }),
  form('/:region/order/:id', all(400), { at: '/en/order/{order}' }),
  form('/:region/order/:id cancel', owner(303), { at: '/en/order/{spare}' }),
  form('/:region/order/:id cancel', guest(303), { at: '/en/order/{guestOrder}' }),
  form('/:region/order/:id cancel', signedIn(404), { at: '/en/order/{unknown}' }),
  form('/:region/order/:id reorder', owner(409), {
    at: '/en/order/{order}',
    fields: { token: '00000000-0000-4000-8000-000000000000' },
  }),
  form('/:region/lease/:id operator', owner(422), { at: '/en/lease/{lease}' }),
  form('/:region/lease/:id operator', signedIn(404), { at: '/en/lease/{unknown}' }),
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
  // Before the address changes, which makes all links of the account useless.
  ...['', ' agree'].map((intent) =>
    form(`/:region/merge-accounts/:id${intent}`, owner(intent === '' ? 400 : 200), {
      at: '/en/merge-accounts/{merge-accounts}?key={merge-accounts-key}',
    }),
  ),
  // The owner agreed: the link is used.
  form('/:region/merge-accounts/:id refuse', all(410), {
    at: '/en/merge-accounts/{merge-accounts}?key={merge-accounts-key}',
  }),
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
  personal('renew-calendar', 303),
  personal('end-calendar', 303),
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
  form('/:region/profile/payment-methods stop-paying-rentals', signedIn(303)),
  // Another customer's method, or none, stays as it is, and nobody is told which.
  ...['default', 'allow', 'forbid', 'remove', 'pay-rentals'].map((intent) =>
    form(`/:region/profile/payment-methods ${intent}`, signedIn(303), {
      fields: { method: '00000000-0000-4000-8000-000000000000' },
    }),
  ),
  form('/:region/profile/installations', signedIn(400)),
  // A foreign order is no other than one that is not there.
  ...['installation', 'remove-installation'].map((intent) =>
    form(`/:region/profile/installations ${intent}`, signedIn(404), {
      fields: {
        orderId: '00000000-0000-4000-8000-000000000000',
        installationId: '00000000-0000-4000-8000-000000000001',
      },
    }),
  ),
  // What somebody else wrote stays as it is, and nobody is told whether it is there.
  form('/:region/profile/reviews', signedIn(400)),
  ...['question', 'answer'].map((intent) =>
    form(`/:region/profile/reviews ${intent}`, signedIn(303), {
      fields: { id: '00000000-0000-4000-8000-000000000000' },
    }),
  ),
  form('/:region/profile/two-factor', signedIn(303)),
  form('/:region/profile/two-factor enable', signedIn(422)),
  form('/:region/profile/two-factor move', signedIn(303)),
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
  ...STAFF_FORMS,
];

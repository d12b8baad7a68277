import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** A category's listing under its own slug; one screen serves them all. */
const listing = (slug: string, path = slug) =>
  route(path, 'web/catalogue/listing.route.tsx', { id: `listing:${slug}` });

/** A page of prose; its words are in content/pages under the same name. */
const prose = (slug: string) => route(slug, 'web/pages/content-page.route.tsx', { id: `prose:${slug}` });

/**
 * Every URL of the shop. All pages live under a region: `ua`, `pl` or `en`. Redirects and other names of pages are
 * decided before the router, by domain/routing; `/api`, `/dev` and files are answered by server/http.
 */
export default [
  route(':region', 'web/shell/shell.route.tsx', [
    index('web/home/home.route.tsx'),

    // Solar
    listing('solar-panels'),
    listing('batteries'),
    listing('inverters'),
    listing('sets-of-solar-power-plants', 'sets-of-solar-power-plants/:id?'),
    listing('mounting-systems'),
    // Electric vehicles
    listing('ev-chargers'),
    listing('dc-charging-stations'),
    listing('ac-charging-stations'),
    listing('portable-charging-devices'),
    listing('cables-adapters'),
    listing('charging-stations'),
    // Portable
    listing('portable-power-stations', 'портативні-електростанції/:id?'),
    route('portable-power-stations/:id?', 'web/catalogue/listing.route.tsx', {
      id: 'portable-power-stations',
    }),
    listing('solar-generators'),
    listing('portable-solar-panels', 'portable-solar-panels/:id?'),
    listing('folding-panels'),
    listing('flexible-panels'),
    listing('camping-panels'),
    listing('marine-panels'),
    listing('vehicle-panels'),
    // Rent
    listing('generators'),
    listing('industrial-generators'),
    listing('solar-lighting-towers'),
    listing('lifts-and-cranes'),
    listing('scissor-lifts', 'lifts-and-cranes/scissor-lifts'),
    listing('boom-lifts', 'lifts-and-cranes/boom-lifts'),
    listing('cranes', 'lifts-and-cranes/cranes'),
    // Electrical
    listing('automatic-switches'),
    listing('cables-wires'),
    listing('electrical-components'),

    // Catalogue
    route('category/:category', 'web/catalogue/listing.route.tsx', { id: 'category' }),
    route('catalogue', 'web/catalogue/catalogue.route.tsx', { id: 'catalogue' }),
    route('categories', 'web/catalogue/catalogue.route.tsx', { id: 'categories' }),
    route('shop', 'web/catalogue/catalogue.route.tsx', { id: 'shop' }),
    route('product/:id', 'web/product/product.route.tsx'),
    route('back-in-stock/:id', 'web/stock-notices/stock-notice.route.tsx'),
    route('product-cards', 'web/product/cards.route.tsx'),
    route('compare', 'web/compare/compare.route.tsx'),
    route('search', 'web/search/search.route.tsx'),

    // Buying
    route('favourites', 'web/favourites/favourites.route.tsx'),
    route('cart', 'web/cart/cart.route.tsx'),
    route('cart/lines', 'web/cart/lines.route.tsx'),
    route('checkout', 'web/checkout/checkout.route.tsx'),
    route('checkout/hold', 'web/checkout/hold.route.tsx'),
    route('checkout/auth', 'web/checkout/checkout-auth.route.tsx'),
    route('checkout/success', 'web/checkout/success.route.tsx'),
    route('checkout/cancel', 'web/checkout/cancel.route.tsx'),
    route('payment/:id', 'web/checkout/payment.route.tsx'),
    route('order/:id', 'web/orders/order.route.tsx'),
    route('lease/:id', 'web/orders/lease.route.tsx'),
    route('returns/initiate', 'web/returns/initiate.route.tsx'),
    route('returns/:id', 'web/returns/return.route.tsx'),
    route('exchanges/initiate', 'web/returns/exchanges/initiate-exchange.route.tsx'),
    route('exchanges/:id', 'web/returns/return.route.tsx', { id: 'exchange' }),
    route('reviews/write', 'web/reviews/write-review.route.tsx'),
    route('reviews/:id', 'web/reviews/review.route.tsx'),
    route('questions/ask', 'web/reviews/ask-question.route.tsx'),
    route('questions/:id', 'web/reviews/answer-question.route.tsx'),
    route('lease/:id/extend', 'web/orders/extend-lease.route.tsx'),
    route('track-order', 'web/orders/track-order.route.tsx'),
    route('track-order/sent', 'web/orders/link-sent.route.tsx'),
    route('withdrawal', 'web/returns/withdrawal.route.tsx'),
    route('withdrawal/received', 'web/returns/withdrawal-received.route.tsx'),

    // Bulk prices
    route('quote/request', 'web/quotes/request-quote.route.tsx'),
    route('quote/:id', 'web/quotes/quote.route.tsx'),

    // Account; the profile's first route lets in who is signed in
    route('auth', 'web/account/auth.route.tsx'),
    route('auth/second-factor', 'web/account/second-factor.route.tsx'),
    route('auth/again', 'web/account/prove-again.route.tsx'),
    route('auth/link', 'web/account/pending-link.route.tsx'),
    route('link-provider/:id', 'web/account/link-provider.route.tsx'),
    route('auth/passkey', 'web/account/passkey-challenge.route.tsx'),
    route('confirm-address/:id', 'web/account/confirm-address.route.tsx'),
    route('change-address/:id', 'web/account/change-address.route.tsx'),
    route('reset-password/:id', 'web/account/reset-password.route.tsx'),
    route('end-sessions/:id', 'web/account/end-sessions.route.tsx'),
    route('confirm-consent/:id', 'web/account/confirm-consent.route.tsx'),
    route('unsubscribe/:topic/:id', 'web/account/unsubscribe.route.tsx'),
    route('logout', 'web/account/logout.route.tsx'),
    route('profile', 'web/account/profile/profile.route.tsx', [
      index('web/account/profile/dashboard.route.tsx'),
      route('personal', 'web/account/profile/personal.route.tsx'),
      route('sign-in-methods', 'web/account/profile/sign-in-methods.route.tsx'),
      route('two-factor', 'web/account/profile/two-factor.route.tsx'),
      route('passkeys', 'web/account/profile/passkeys.route.tsx'),
      route('orders', 'web/account/profile/orders.route.tsx'),
      route('payments', 'web/account/profile/payments.route.tsx'),
      route('payment-methods', 'web/account/profile/payment-methods.route.tsx'),
      route('support', 'web/account/profile/support.route.tsx'),
      route('warranties', 'web/account/profile/warranties.route.tsx'),
      route('installations', 'web/account/profile/installations.route.tsx'),
      route('returns', 'web/account/profile/returns.route.tsx'),
      route('reviews', 'web/account/profile/reviews.route.tsx'),
      route('privacy', 'web/account/profile/privacy.route.tsx'),
      route('notifications', 'web/account/profile/notifications.route.tsx'),
    ]),
    route('preferences', 'web/shell/preferences.route.tsx'),

    // Back office: its first route lets in staff alone
    route('admin', 'web/backoffice/backoffice.route.tsx', [
      index('web/backoffice/overview.route.tsx'),
      route('inbox', 'web/backoffice/inbox.route.tsx'),
      route('find', 'web/backoffice/find.route.tsx'),
      route('orders', 'web/backoffice/orders/orders.route.tsx'),
      route('returns', 'web/backoffice/returns/returns.route.tsx'),
      route('returns/:id', 'web/backoffice/returns/staff-return.route.tsx'),
      route('orders/packing-slips', 'web/backoffice/orders/packing-slips.route.tsx'),
      route('orders/:id', 'web/backoffice/orders/staff-order.route.tsx'),
      route('orders/:id/after-sale', 'web/backoffice/orders/after-sale.route.tsx'),
      route('payments', 'web/backoffice/payments/payments.route.tsx'),
      route('lease-returns', 'web/backoffice/rental/returns/lease-returns.route.tsx'),
      route('depot', 'web/backoffice/rental/depot.route.tsx'),
      route('board', 'web/backoffice/rental/board/board.route.tsx'),
      route('board/utilisation', 'web/backoffice/rental/utilisation/utilisation.route.tsx'),
      route('board/utilisation/csv', 'web/backoffice/rental/utilisation/utilisation-csv.route.tsx'),
      route('board/:id', 'web/backoffice/rental/booking.route.tsx'),
      route('machines', 'web/backoffice/rental/machines.route.tsx'),
      route('rental-offers', 'web/backoffice/rental/offers/rental-offers.route.tsx'),
      route('machines/labels', 'web/backoffice/rental/machine-labels.route.tsx'),
      route('machines/:id', 'web/backoffice/rental/machine.route.tsx'),
      route('replacements', 'web/backoffice/rental/replacements/replacements.route.tsx'),
      route('replacements/:id', 'web/backoffice/rental/replacements/replacement.route.tsx'),
      route('leases/:lease/:kind/:machine', 'web/backoffice/rental/protocol/protocol.route.tsx'),
      route('quotes', 'web/backoffice/quotes/quotes.route.tsx'),
      route('quotes/deliveries/:id', 'web/backoffice/quotes/delivery.route.tsx'),
      route('quotes/:id', 'web/backoffice/quotes/staff-quote.route.tsx'),
      route('tickets', 'web/backoffice/tickets/tickets.route.tsx'),
      route('tickets/:id', 'web/backoffice/tickets/staff-ticket.route.tsx'),
      route('reviews', 'web/backoffice/reviews/reviews.route.tsx'),
      route('reviews/:id', 'web/backoffice/reviews/staff-review.route.tsx'),
      route('questions', 'web/backoffice/reviews/questions.route.tsx'),
      route('questions/:id', 'web/backoffice/reviews/staff-question.route.tsx'),
      route('answer-templates', 'web/backoffice/tickets/answer-templates.route.tsx'),
      route('saved-filters', 'web/backoffice/saved-filters.route.tsx'),
      route('products', 'web/backoffice/catalogue/products.route.tsx'),
      route('products/csv', 'web/backoffice/catalogue/products-csv.route.tsx'),
      route('products/import', 'web/backoffice/catalogue/imports.route.tsx'),
      route('products/import/:id', 'web/backoffice/catalogue/import.route.tsx'),
      route('products/new', 'web/backoffice/catalogue/new-product.route.tsx'),
      route('products/:id', 'web/backoffice/catalogue/product.route.tsx'),
      route('products/:id/pictures', 'web/backoffice/catalogue/product-pictures.route.tsx'),
      route('prices', 'web/backoffice/catalogue/prices.route.tsx'),
      route('customers', 'web/backoffice/customers/customers.route.tsx'),
      route('customers/:id', 'web/backoffice/customers/customer.route.tsx'),
      route('staff', 'web/backoffice/staff.route.tsx'),
      route('audit', 'web/backoffice/audit.route.tsx'),
      route('translations', 'web/backoffice/messages/messages.route.tsx'),
    ]),

    // Reading
    route('contact', 'web/support/contact.route.tsx'),
    route('contact/thanks', 'web/support/thanks.route.tsx'),
    prose('company'),
    prose('customer-cases'),
    prose('faq'),
    prose('privacy-policy'),
    prose('legal-terms'),
    prose('terms'),
    prose('delivery-warranty-returns'),
    prose('lease-info'),
    prose('lease-options'),
    prose('support'),
    route('installation-request', 'web/support/installation-request.route.tsx'),
    route('support/tickets/new', 'web/support/new-ticket.route.tsx'),
    route('support/tickets/:id', 'web/support/ticket.route.tsx'),
    route('manuals', 'web/pages/manuals.route.tsx', { id: 'prose:manuals' }),
    prose('returns'),

    // For developers of a local shop
    route('dev/gallery', 'web/gallery/gallery.route.tsx'),

    // Errors
    route('offline', 'web/shell/offline.route.tsx'),
    route('error/:errorCode?', 'web/shell/error.route.tsx'),
    route('*', 'web/shell/not-found.route.tsx'),
  ]),
] satisfies RouteConfig;

import { sep } from 'node:path';

const inFolder = (folder: string, names: readonly string[]) => {
  const paths = names.map((name) => [folder, name].join('/').replaceAll('/', sep));
  return (id: string) => paths.some((path) => id.includes(path));
};

/**
 * What the browser's scripts are cut into, beside one for each route; a group takes along whatever its modules import.
 * Left alone, the bundler makes a file of every module that two routes share: dozens for a page, which compress badly.
 * The entry stays by itself: it runs the page, and must not before all routes of the page are there.
 */
export const scriptGroups = [
  // Changes with a dependency only, and stays in the browser's cache over releases of the shop.
  { name: 'react', test: inFolder('/node_modules', ['react/', 'react-dom/', 'react-router/', 'scheduler/']) },
  // The frame of every page, and what most pages have in it: products in lists and the way into the cart.
  {
    name: 'shop',
    test: inFolder('/src', [
      'root.tsx',
      'web/shell/shell.route.tsx',
      'web/catalogue/category-path.ts',
      'web/catalogue/product-grid.tsx',
      'web/ui/breadcrumb.tsx',
      'web/ui/chip.tsx',
      'web/ui/disclosure.tsx',
      'web/ui/empty-state.tsx',
      'web/i18n/page-head.ts',
      'web/cart/add-to-cart.tsx',
      'web/cart/card-slots.tsx',
      'web/cart/calm-card-slots.tsx',
      'web/favourites/favourite-button.tsx',
      'web/compare/compare-mark.tsx',
      'web/i18n/page-messages.tsx',
      'domain/money/major-units.ts',
      'domain/checkout/days-range.ts',
    ]),
  },
  // How a list is narrowed and leafed through: a category and what search found.
  {
    name: 'listing',
    test: inFolder('/src', ['web/catalogue/filtered-list.tsx', 'web/catalogue/listing-screen.tsx']),
  },
  // What products, carts and orders say in a few words: facts in two columns, and the signs of delivery and warranty.
  {
    name: 'facts',
    test: (id: string) =>
      inFolder('/src', ['web/ui/definition-table.tsx', 'web/product/recently-viewed-slot.tsx'])(id) ||
      inFolder('/node_modules/lucide-react', [
        'dist/esm/icons/truck.',
        'dist/esm/icons/shield-check.',
        'dist/esm/icons/rotate-ccw.',
      ])(id),
  },
  // How days, places and telephones are written, wherever people read or fill in something.
  {
    name: 'place',
    test: inFolder('/src', [
      'domain/contact-data/countries.ts',
      'domain/contact-data/phone.ts',
      'domain/locale/format-date.ts',
      'domain/locale/market.ts',
      'domain/locale/without-nul.ts',
    ]),
  },
  // What a cart comes to, as the cart, the checkout and a question for a bulk price find it.
  {
    name: 'cart',
    test: inFolder('/src', [
      'domain/cart/change-cart.ts',
      'domain/checkout/gross-amounts.ts',
      'web/i18n/price.tsx',
      'domain/checkout/totals-of.ts',
      'domain/discounts/discount.ts',
      'domain/rental/rental-price.ts',
      'web/cart/cart-news.ts',
      'web/cart/checkout-target.ts',
      'web/discounts/discount-store.ts',
      'web/cart/use-fresh-cart.ts',
    ]),
  },
  // The small pieces that pages of orders and the desks share: each file of its own is named in a list that every page has.
  {
    name: 'orders',
    test: inFolder('/src', [
      'web/orders/copy-button.tsx',
      'web/orders/order-facts.tsx',
      'web/orders/order-refused.tsx',
      'web/orders/order-tracking.tsx',
      'web/orders/pay-now.tsx',
      'web/orders/reorder-form.tsx',
      'web/orders/status-badge.tsx',
      'web/orders/transfer-details.tsx',
      'web/quotes/quote-list.tsx',
      'web/quotes/quote-lines.tsx',
      'web/ui/badge.tsx',
      'web/form/form-taken.tsx',
      'domain/orders/queue.ts',
      'domain/payments/decide-transfer.ts',
    ]),
  },
  // What forms are made of, but for what lists are narrowed by as well.
  {
    name: 'form',
    test: inFolder('/src', [
      'web/form/contact-fields.tsx',
      'web/form/use-fields.ts',
      'web/ui/checkbox-field.tsx',
      'web/ui/choice-group.tsx',
      'web/ui/field.tsx',
    ]),
  },
];

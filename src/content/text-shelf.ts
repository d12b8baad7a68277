/**
/**
 * Where texts are kept: on the `shop` shelf what any page may say, on the `cart` shelf what the cart says, on the `counter`
 * shelf what is said where people buy, sign in and read terms, on the `front` shelf what the front page and the catalogue
 * say, on the `product` shelf what a product's own page adds, on the `rental` shelf that of a machine, on the `compare`
 * shelf what comes with the first product that is compared. The rest is printed by the server alone and never sent to a
 * browser.
 */
export const TEXT_SHELVES = ['shop', 'cart', 'counter', 'front', 'product', 'rental', 'compare'] as const;
export type TextShelf = (typeof TEXT_SHELVES)[number];

/** Families of texts that are not on the shop shelf; the longest that fits decides. */
const KEPT: Readonly<Record<string, TextShelf | 'server'>> = {
  auth: 'counter',
  'cart.checkout': 'cart',
  'cart.description': 'cart',
  'cart.discount': 'cart',
  'cart.empty': 'cart',
  'cart.emptyCartError': 'cart',
  'cart.emptyText': 'cart',
  'cart.emptyTitle': 'cart',
  'cart.fixLines': 'cart',
  'cart.itemRemoved': 'cart',
  'cart.keepAvailable': 'cart',
  'cart.lineGone': 'cart',
  'cart.lineSoldOut': 'cart',
  'cart.longer': 'cart',
  'cart.needsScript': 'cart',
  'cart.newPrices': 'cart',
  'cart.notice': 'server',
  'cart.page': 'cart',
  'cart.removeLine': 'cart',
  'cart.removeNamed': 'cart',
  'cart.rentalCountOf': 'cart',
  'cart.shorter': 'cart',
  'cart.summary': 'cart',
  'cart.taxIsInWithoutDelivery': 'cart',
  'cart.title': 'cart',
  'cart.untilFree': 'cart',
  'cart.withoutTax': 'cart',
  checkout: 'counter',
  contact: 'counter',
  compare: 'compare',
  'compare.add': 'product',
  'compare.full': 'shop',
  'compare.product': 'shop',
  'compare.remove': 'product',
  country: 'counter',
  error: 'counter',
  'error.discount-below-minimum': 'cart',
  'error.discount-not-for-bulk': 'cart',
  'error.page': 'shop',
  'favourites.page': 'counter',
  order: 'counter',
  orderStatus: 'counter',
  page: 'counter',
  'page.delivery.daysRange': 'shop',
  'page.delivery.free': 'shop',
  product: 'product',
  'product.article': 'shop',
  'product.document': 'server',
  'product.rental': 'rental',
  'product.term': 'server',
  'product.together': 'server',
  'product.card': 'shop',
  paymentMethod: 'cart',
  paymentStatus: 'counter',
  profile: 'counter',
  register: 'counter',
  chat: 'server',
  choice: 'server',
  facet: 'server',
  filter: 'server',
  guide: 'server',
  home: 'front',
  'home.description': 'server',
  homeView: 'server',
  'listing.catalogueDescription': 'server',
  'listing.catalogueLead': 'front',
  'listing.catalogueTitle': 'front',
  'listing.groups': 'front',
  'listing.noCategories': 'front',
  'listing.noCategoriesText': 'front',
  'listing.order': 'server',
  'listing.titlePage': 'server',
  fallback: 'server',
  footer: 'server',
  'footer.newWindow': 'shop',
  lookOnly: 'server',
  document: 'server',
  mail: 'server',
  menuGroup: 'front',
  'nav.featured': 'server',
  'search.description': 'server',
  'search.title': 'server',
  'shell.service': 'server',
  shippingMethod: 'cart',
  spec: 'server',
  tag: 'server',
  totals: 'cart',
  unit: 'server',
};

/** The shelf of a text, null for one that only the server says. */
export function shelfOf(key: string): TextShelf | null {
  if (/^category\..+\.description$/.test(key)) return null; // the catalogue's rows carry them
  const [family = '', part = ''] = key.split('.');
  const kept = KEPT[key] ?? KEPT[`${family}.${part}`] ?? KEPT[family] ?? 'shop';
  return kept === 'server' ? null : kept;
}

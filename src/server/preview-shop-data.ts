import { viewOfSeller, type SellerView } from '../content/pages/sellers.ts';
import type { CompiledMessages } from '../content/translator.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { localized } from '../domain/locale/localized.ts';
import type { Fields } from '../domain/shop-data/read-fields.ts';
import type { ShopDataPart } from '../domain/shop-data/shop-data.ts';
import type { ShownTerms } from '../domain/shop-data/shown-terms.ts';
import type { Settings } from './env.ts';
import { sellerBlock } from './invoices/document-parts.ts';
import { sellerParty } from './invoices/invoice-contents.ts';
import { messagesOf } from './messages/messages.ts';
import { rulesOf } from './rules-of.ts';
import { sellersOf } from './sellers-of.ts';
import { inForceOf } from './shop-data/in-force.ts';
import type { OwnShopData } from './shop-data/shop-data.ts';

/** The families of messages that the parts of pages say which a preview is made of. */
const SAID = [
  'backoffice.audit.nothing',
  'backoffice.shop.preview.',
  'cart.with',
  'checkout.payment.podLimit',
  'checkout.rentalDays',
  'country.',
  'page.delivery.',
  'page.seller.',
  'paymentMethod.pod',
  'product.term.',
  'shippingMethod.',
];

const saidIn = (locale: Locale): CompiledMessages =>
  Object.fromEntries(
    Object.entries(messagesOf(locale).messages).filter(([key]) =>
      SAID.some((family) => key.startsWith(family)),
    ),
  );

/** What is sold by, were all that admins say `own`. */
function termsOf(settings: Settings, own: OwnShopData): ShownTerms {
  const inForce = inForceOf(own);
  const { tax, shipping, haulage, remoteAreas, payOnDeliveryFees, payOnDeliveryLimits } = rulesOf(
    settings,
    () => inForce,
  );
  return {
    tax,
    shipping,
    haulage,
    remoteAreas,
    payOnDeliveryFees,
    payOnDeliveryLimits,
    daysOff: inForce.daysOff,
  };
}

function sellersShown(settings: Settings, own: OwnShopData) {
  const { UA, PL, socialLinks } = sellersOf(settings, own);
  const views = localized((locale) => [viewOfSeller(UA, locale), viewOfSeller(PL, locale)] as const);
  const headOf = (seller: SellerView, locale: Locale) =>
    sellerBlock(sellerParty(seller), { locale, isBankSaid: true });
  return {
    sellers: views,
    /** How an invoice names the seller of each market. */
    invoiceHeads: localized((locale) => ({
      UA: headOf(views[locale][0], locale),
      PL: headOf(views[locale][1], locale),
    })),
    socialLinks,
  };
}

/**
 * What shoppers would meet were a part of the shop's data as somebody typed it, beside what they meet now: `fields` are those of the part,
 * read by `readShopData`. Nothing is written, and nothing that is in force changes. One statement.
 */
export const previewShopData =
  ({ settings, readOwn }: { readonly settings: Settings; readonly readOwn: () => Promise<OwnShopData> }) =>
  async (part: ShopDataPart, fields: Fields) => {
    const own = await readOwn();
    const typed = { ...own, [part]: fields };
    return {
      before: termsOf(settings, own),
      after: termsOf(settings, typed),
      ...sellersShown(settings, typed),
      messages: localized(saidIn),
    };
  };

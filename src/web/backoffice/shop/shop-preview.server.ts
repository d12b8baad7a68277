import type { SellerView } from '../../../content/pages/sellers.ts';
import { translator, type CompiledMessages } from '../../../content/translator.ts';
import type { Freight } from '../../../domain/checkout/freight.ts';
import type { Locale, Localized } from '../../../domain/locale/locale.ts';
import type { Market } from '../../../domain/locale/market.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';
import { machineOffers, vehicleOffers } from '../../../domain/rental/haulage-offers.ts';
import { VEHICLE_LIMITS, VEHICLES } from '../../../domain/rental/haulage.ts';
import type { ShopDataPart } from '../../../domain/shop-data/shop-data.ts';
import { changedMonths } from '../../../domain/shop-data/shown-terms.ts';
import { productTerms } from '../../product/product-terms.ts';
import {
  arrivalExamples,
  deliveryExamples,
  onDeliveryExamples,
  SHOWN_MARKETS,
  taxExamples,
  type ComparedTerms,
  type PricedExample,
  type Wording,
} from './preview-examples.server.ts';
import type { PreviewPanel, PreviewView } from './shop-preview.tsx';

/** A party as the head of an invoice names it. */
interface PartyBlock {
  readonly label: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** What the shop would be, beside what it is. */
interface Shown extends ComparedTerms {
  readonly sellers: Localized<readonly [ua: SellerView, pl: SellerView]>;
  readonly invoiceHeads: Localized<Readonly<Record<Market, PartyBlock>>>;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  readonly messages: Localized<CompiledMessages>;
}

/** What a preview is made of besides. */
interface About {
  readonly part: ShopDataPart;
  readonly changes: PreviewView['changes'];
  /** Bookings of agreed leases whose days move. */
  readonly touched: number;
  /** ISO 8601. */
  readonly today: string;
  /** Null where the shop has nothing to show a price of, and for parts that change none. */
  readonly product: PricedExample | null;
}

/** Machines that need one vehicle each, whose pages are shown. */
const MACHINES: Readonly<Record<(typeof VEHICLES)[number], Freight>> = {
  van: {
    panelPowerW: 0,
    batteriesCount: 0,
    panelsCount: 0,
    weightKg: 400,
    longestMm: 2400,
    isHeavy: true,
  },
  'low-loader': {
    panelPowerW: 0,
    batteriesCount: 0,
    panelsCount: 0,
    weightKg: 6000,
    longestMm: 5000,
    isHeavy: true,
  },
};

/** What the page of a rented machine says of its delivery. */
function leaseTerms({ after }: Shown, { t, locale }: Wording): PreviewPanel['leases'] {
  return CURRENCIES.flatMap((currency) =>
    VEHICLES.map((vehicle) => {
      const { kg } = VEHICLE_LIMITS[vehicle];
      const machine = { freight: MACHINES[vehicle], isRental: true };
      const haulage = machineOffers(machine, { currency, haulage: after.haulage });
      const name = t(`page.delivery.haulage.${vehicle}`, { kg, tonnes: kg / 1000 });
      return {
        title: `${t(`page.delivery.group.${currency}`)}. ${name}`,
        terms: productTerms(
          { kind: 'rental', categoryId: 0, warrantyMonths: 0, specifications: [] },
          { delivery: [], haulage },
          { translate: t, locale, rule: after.tax[currency], today: null, city: null },
        ),
      };
    }),
  );
}

const NOTHING: PreviewPanel = {
  sellers: null,
  invoiceHead: null,
  links: null,
  delivery: null,
  leases: [],
  examples: [],
  months: [],
};

function deliveryOf({ after: { shipping, payOnDeliveryFees, haulage } }: Shown): PreviewPanel['delivery'] {
  return { shipping, payOnDeliveryFees, haulage: vehicleOffers(haulage) };
}

function panelOf(shown: Shown, { part, today, product }: About, wording: Wording): PreviewPanel {
  const { locale } = wording;
  switch (part) {
    case 'seller-UA':
    case 'seller-PL': {
      const invoiceHead = shown.invoiceHeads[locale][part === 'seller-UA' ? 'UA' : 'PL'];
      return { ...NOTHING, sellers: shown.sellers[locale], invoiceHead };
    }
    case 'channels':
      return { ...NOTHING, links: shown.socialLinks };
    case 'delivery':
      return { ...NOTHING, delivery: deliveryOf(shown), examples: deliveryExamples(shown, wording) };
    case 'haulage':
      return { ...NOTHING, delivery: deliveryOf(shown), leases: leaseTerms(shown, wording) };
    case 'on-delivery':
      return { ...NOTHING, delivery: deliveryOf(shown), examples: onDeliveryExamples(shown, wording) };
    case 'tax':
      return { ...NOTHING, examples: taxExamples(shown, product, wording) };
    case 'closures': {
      const span = { before: shown.before.daysOff, after: shown.after.daysOff, today };
      return {
        ...NOTHING,
        months: SHOWN_MARKETS.map((market) => ({ market, months: changedMonths(market, span) })),
        examples: arrivalExamples(shown, today, wording),
      };
    }
  }
}

/** What a preview shows in each language, and the list of what changes in that of the page. */
export function previewView(shown: Shown, about: About): PreviewView {
  const { messages, after } = shown;
  const panel = (locale: Locale) =>
    panelOf(shown, about, { t: translator(locale, messages[locale]), locale });
  return {
    changes: about.changes,
    touched: about.touched,
    taxRules: after.tax,
    messages,
    panels: { uk: panel('uk'), pl: panel('pl'), en: panel('en') },
  };
}

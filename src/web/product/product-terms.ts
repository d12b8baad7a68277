import { warrantyPeriodText } from '../../content/warranty-period-text.ts';
import { kindIdOf } from '../../domain/catalogue/category-kind.ts';
import type { Translate } from '../../content/translator.ts';
import { arrivalOf } from '../../domain/checkout/arrival.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { SOLAR_PANELS, type FreightLine } from '../../domain/checkout/freight.ts';
import { PARCEL_MAX_PANELS } from '../../domain/checkout/pallet.ts';
import {
  methodsFor,
  quoteAt,
  quotedDelivery,
  type ShippingRule,
} from '../../domain/checkout/shipping-rules.ts';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { isMajorCity } from '../../domain/checkout/major-cities.ts';
import { formatDays } from '../../domain/locale/format-date.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { isZero, type Money } from '../../domain/money/money.ts';
import { printBoth, type BothTexts } from '../i18n/print-both.ts';
import type { ZoneOffer } from '../../domain/rental/haulage-offers.ts';

/** What one way of delivery costs for a product on its own, without further tax (R9). */
export interface DeliveryOffer extends Pick<ShippingRule, 'method' | 'place' | 'days'> {
  readonly fee: Money;
  /** The goods that would make it free; null if it is free already, or never. */
  readonly free: ShippingRule['free'];
}

/**
 * Every way of delivery of one piece in the price's currency, in the order of the rules that are charged (R10); none where its
 * delivery is quoted.
 */
export const deliveryOffers = (
  price: Money,
  { freight, isRental, rules }: Omit<FreightLine, 'quantity'> & { readonly rules: readonly ShippingRule[] },
): DeliveryOffer[] => {
  if (quotedDelivery([{ freight, isRental, quantity: 1 }]) !== null) return [];
  const methods = methodsFor(price.currency, { rules, hasSpeed: !isRental });
  return rules
    .filter(({ currency, method }) => currency === price.currency && methods.includes(method))
    .flatMap(({ place, ...rule }) => {
      const { currency, method } = rule;
      // Asked of this rule alone, as if it held everywhere: the place is said beside the answer.
      const quote = quoteAt({
        goods: price,
        currency,
        method,
        place: 'elsewhere',
        rules: [{ ...rule, place: 'any' }],
      });
      if (!quote.ok) return [];
      return [
        { method, place, fee: quote.fee, days: quote.days, free: isZero(quote.fee) ? null : rule.free },
      ];
    });
};

/** A condition under which a product is sold or rented, as a shopper reads it. */
export interface ProductTerm {
  readonly kind: 'delivery' | 'warranty' | 'returns';
  readonly term: string;
  /** When it arrives, of what can be sent today. */
  readonly date?: string;
  readonly text: string;
  readonly note?: string | BothTexts;
}

interface Words {
  readonly translate: Translate;
  readonly locale: Locale;
  readonly rule: TaxRule;
  /** The day of the market, ISO 8601, from which days of delivery count; null of what is sold out. */
  readonly today: string | null;
  /** The city that delivery is asked for, as it was typed; null for any. */
  readonly city: string | null;
}

const FREE = { above: 'product.term.deliveryFreeAbove', from: 'product.term.deliveryFreeFrom' } as const;

/** What holds for a city alone; for none, each place with its own. */
const offersTo = (city: string | null, offers: readonly DeliveryOffer[]) =>
  offers.filter(
    ({ place }) => city === null || place === 'any' || (place === 'major-city') === isMajorCity(city),
  );

/** When goods arrive that are ordered and paid today; the days of a machine are agreed. */
function whenTold(
  { fee, days }: DeliveryOffer,
  isRental: boolean,
  { translate: t, locale, today }: Words,
): { readonly date?: string; readonly days?: string } {
  if (isRental || today === null) return { days: t('checkout.rentalDays') };
  const { first, last } = arrivalOf(today, { days, market: marketOf(fee.currency) });
  return { date: formatDays(first, last, locale) };
}

function deliveryTerm(offer: DeliveryOffer, isRental: boolean, words: Words): ProductTerm {
  const { translate: t, locale, city, rule } = words;
  const { method, place, fee, free } = offer;
  const where = city ?? (place === 'any' ? null : t(`page.delivery.place.${place}`));
  const { date, days } = whenTold(offer, isRental, words);
  const price = isZero(fee) ? t('product.term.deliveryFree') : formatPrice(fee, locale);
  return {
    kind: 'delivery',
    term: [t(`shippingMethod.${method}`), where].filter((part) => part !== null).join(' · '),
    ...(date !== undefined && { date }),
    text: [price, days].filter((part) => part !== undefined).join(', '),
    ...(free && {
      note: printBoth(free.goods, { rule, locale, translate: t }, (amount) => t(FREE[free.when], { amount })),
    }),
  };
}

/** What bringing a machine and taking it back costs, zone by zone; then that it is quoted elsewhere. */
function haulageTerms(offers: readonly ZoneOffer[], { translate: t, locale }: Words): ProductTerm[] {
  if (offers.length === 0) return [];
  const kind = 'delivery';
  const term = t('product.term.haulage');
  const rows = offers.map(({ zone, postcodes, fee }) => ({
    kind,
    term: `${term} · ${t(`page.delivery.zone.${zone}`, { codes: postcodes })}`,
    text: `${formatPrice(fee, locale)}, ${t('checkout.rentalDays')}`,
  })) satisfies ProductTerm[];
  return [
    ...rows,
    {
      kind,
      term: `${term} · ${t('product.term.haulageElsewhere')}`,
      text: t('product.term.haulageElsewhereText'),
      note: t('product.term.haulageShared'),
    },
  ];
}

/** How long a product is guaranteed and, of a panel, its power: both as its own fields state them. */
function warrantyTerm(
  { warrantyMonths, specifications }: Pick<ProductDetail, 'warrantyMonths' | 'specifications'>,
  t: Translate,
): ProductTerm {
  const power = specifications.find(({ key }) => key === 'performanceWarrantyYears')?.value;
  return {
    kind: 'warranty',
    term: t('product.term.warranty'),
    text: `${warrantyPeriodText(warrantyMonths, t)}. ${t('product.term.warrantyFrom')}`,
    ...(typeof power === 'number' && { note: t('product.term.warrantyPower', { years: power }) }),
  };
}

/** What can bring a product, and for how much. */
interface Transport {
  readonly delivery: readonly DeliveryOffer[];
  readonly haulage: readonly ZoneOffer[];
}

function deliveryTerms(
  { kind, categoryId }: Pick<ProductDetail, 'kind' | 'categoryId'>,
  { delivery, haulage }: Transport,
  words: Words,
): ProductTerm[] {
  const { translate: t } = words;
  const quoted = {
    kind: 'delivery' as const,
    term: t('product.term.deliveryQuoted'),
    text: t('product.term.deliveryQuotedText'),
  };
  return [
    ...offersTo(words.city, delivery).map((offer) => deliveryTerm(offer, kind === 'rental', words)),
    ...haulageTerms(haulage, words),
    ...(delivery.length + haulage.length === 0 ? [quoted] : []),
    ...(delivery.length > 0 && kindIdOf(categoryId) === SOLAR_PANELS
      ? [
          {
            kind: 'delivery' as const,
            term: t('product.term.deliveryPallet', { count: PARCEL_MAX_PANELS }),
            text: t('product.term.deliveryPalletText'),
          },
        ]
      : []),
  ];
}

/** How a product comes (quoted, where there is no offer, and for more panels than go by parcel) unless it is sold out, and of what is sold how long it is guaranteed and until when it may go back (R10, C §9); printed by the loader. */
export const productTerms = (
  product: Pick<ProductDetail, 'kind' | 'categoryId' | 'warrantyMonths' | 'specifications'>,
  transport: Transport,
  words: Words,
): readonly ProductTerm[] => {
  const { translate: t } = words;
  const { kind } = product;
  return [
    ...(kind === 'rental' || words.today !== null ? deliveryTerms(product, transport, words) : []),
    ...(kind !== 'rental' && product.warrantyMonths > 0 ? [warrantyTerm(product, t)] : []),
    ...(kind === 'rental'
      ? []
      : [{ kind: 'returns' as const, term: t('product.term.returns'), text: t('product.term.returnsDays') }]),
  ];
};

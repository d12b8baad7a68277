import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { NO_FREIGHT } from '../../../domain/checkout/freight.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { byNearness, unfitReason, type FitProduct } from '../../../domain/returns/exchange-fit.ts';
import { differenceOf, isLikeForLike } from '../../../domain/returns/exchange-money.ts';
import type { OfferedReplacement } from '../../../domain/returns/exchange-view.ts';
import type { AskedKind } from '../../../domain/returns/return-request.ts';
import { describe } from '../../catalogue/describe-products.ts';
import { freightsOf } from '../../catalogue/freights.ts';
import { productsByIds } from '../../catalogue/list-products.ts';
import { productPrices, products } from '../../catalogue/tables.ts';
import type { ShopRules } from '../../checkout/shop-rules.ts';
import type { Database } from '../../database/database.ts';
import {
  likeForLike,
  priceReplacement,
  replacementTotals,
  type ReplacementPlace,
  type ReplacementPrice,
} from './price-replacement.ts';

/** So many products of the category, those of the nearest prices, are looked at. */
const LOOKED_AT = 60;

/** What is to be replaced, and by what. */
export interface Wanted {
  readonly view: OrderView;
  readonly itemId: string;
  readonly pieces: number;
  readonly kind: AskedKind;
  /** What the goods that go back are worth, in minor units. */
  readonly creditMinor: number;
  /** The language of names. */
  readonly locale: Locale;
  /** The one product that is asked about; absent for all that fit. */
  readonly only?: number;
}

/** A replacement with all that its order is made of. */
export interface PricedReplacement extends OfferedReplacement {
  readonly price: ReplacementPrice;
}

/** The products of a category that are sold and have so many pieces, those of the nearest prices; with the original itself. */
async function near(
  database: Database,
  {
    originalId,
    only,
    pieces,
    currency,
    pieceMinor,
  }: {
    readonly originalId: number;
    readonly only: number | undefined;
    readonly pieces: number;
    readonly currency: OrderView['currency'];
    readonly pieceMinor: number;
  },
): Promise<readonly number[]> {
  const category = database
    .select({ id: products.categoryId })
    .from(products)
    .where(eq(products.id, originalId));
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .innerJoin(
      productPrices,
      and(
        eq(productPrices.productId, products.id),
        eq(productPrices.currency, currency),
        eq(productPrices.term, 'sale'),
      ),
    )
    .where(
      and(
        inArray(products.categoryId, category),
        eq(products.kind, 'purchase'),
        isNotNull(products.publishedAt),
        gte(products.stock, pieces),
        only === undefined ? undefined : eq(products.id, only),
      ),
    )
    .orderBy(
      sql`${products.id} = ${originalId} desc`,
      sql`abs(${productPrices.minor} - ${pieceMinor}::bigint)`,
      products.id,
    )
    .limit(LOOKED_AT);
  return rows.map(({ id }) => id);
}

/** The place of an order. */
export const placeOf = ({ shippingAddress: { city, postalCode, country } }: OrderView): ReplacementPlace => ({
  city,
  postalCode,
  country: country as ReplacementPlace['country'],
});

/**
 * The products that can replace pieces of an order, with their differences, the nearest price first: of its category, in stock, fitting what
 * stays with the customer, and delivered by the rules.
 */
export async function listReplacements(
  database: Database,
  { view, itemId, pieces, kind, creditMinor, locale, only }: Wanted,
  rules: Pick<ShopRules, 'tax' | 'shipping' | 'haulage' | 'remoteAreas'>,
): Promise<readonly PricedReplacement[]> {
  const { currency, items } = view;
  const item = items.find(({ id }) => id === itemId);
  if (!item) return [];
  const originalId = item.productId;
  const ids = await near(database, { originalId, only, pieces, currency, pieceMinor: item.unitMinor });
  const keptIds = items.flatMap(({ id, productId, quantity, rental }) =>
    rental === null && (id !== itemId || quantity > pieces) && productId !== originalId ? [productId] : [],
  );
  const all = [...new Set([originalId, ...ids, ...keptIds])];
  const cards = await productsByIds(database)(all, locale);
  const described = await describe(database, all, { locale, groups: new Set(['specifications']) });
  const freights = await freightsOf(database, ids);
  const fitOf = (id: number): FitProduct | null => {
    const card = cards.find((each) => each.id === id);
    if (!card) return null;
    const { categoryId, brand } = card;
    return { id, categoryId, brand, specifications: described.get(id)?.specifications ?? [] };
  };
  // What was sold and is listed no more still says what its category was.
  const original = fitOf(originalId);
  const kept = keptIds.flatMap((id) => fitOf(id) ?? []);
  const found = ids.flatMap((id): PricedReplacement[] => {
    const card = cards.find((each) => each.id === id);
    const fit = fitOf(id);
    if (!card || !fit || !original) return [];
    const saleMinor = card.prices[currency].sale;
    const candidate = { ...fit, kind: card.kind, stock: card.stock, saleMinor };
    if (saleMinor === null || unfitReason(candidate, { original, kept, kind, pieces }) !== null) return [];
    const price = isLikeForLike(id, { originalId, order: view })
      ? likeForLike(creditMinor, { pieces, taxRule: rules.tax[currency] })
      : priceReplacement(
          {
            product: { saleMinor, freight: freights.get(id) ?? NO_FREIGHT },
            pieces,
            currency,
            place: placeOf(view),
            isFree: kind === 'complaint',
          },
          rules,
        );
    if (price === null) return [];
    const totalMinor = replacementTotals(price, { pieces, currency }).total.minor;
    const { name, articleNumber, picture } = card;
    return [
      {
        id,
        name,
        articleNumber,
        picture,
        totalMinor,
        shippingMinor: price.shippingMinor,
        differenceMinor: differenceOf({ totalMinor, creditMinor }),
        price,
      },
    ];
  });
  return byNearness(found, originalId);
}

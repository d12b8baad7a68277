import type { Translate } from '../../content/translator.ts';
import { cardProduct, type Product, type ProductDetail } from '../../domain/catalogue/product.ts';
import { contentsTotal, partPrice } from '../../domain/catalogue/set-contents.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency, Money } from '../../domain/money/money.ts';

interface Request {
  readonly shop: {
    readonly catalogue: {
      readonly productsToShow: (ids: readonly number[], locale: Locale) => Promise<readonly Product[]>;
    };
  };
  readonly locale: Locale;
  readonly currency: Currency;
  readonly translate: Translate;
}

/** A part of a set as its page shows it. */
interface PartRow {
  readonly name: string;
  /** How many of it in words: `4 шт.`. */
  readonly quantity: string;
  /** Its own page and picture; null for what is not a product of the shop. */
  readonly product: { readonly id: number; readonly picture: string } | null;
  /** What makes it known among others of its name: article number and facts; for what is no product that it comes with sets alone. */
  readonly note: string;
  /** Of one piece, without tax; null for what is not sold by itself. */
  readonly price: Money | null;
  /** What the price is for: `/ шт.`. */
  readonly per: string;
}

/** The parts of a set with the words around them, printed by the loader. */
export interface ContentsView {
  readonly title: string;
  readonly parts: readonly PartRow[];
  /** What all parts cost one by one; null where not all are sold so. */
  readonly total: { readonly label: string; readonly price: Money } | null;
}

/** What a set consists of; null for any other product. */
export async function contentsOf(
  { contents = [] }: Pick<ProductDetail, 'contents'>,
  { shop, locale, currency, translate: t }: Request,
): Promise<ContentsView | null> {
  if (contents.length === 0) return null;
  const ids = [...new Set(contents.flatMap(({ productId }) => productId ?? []))];
  const cards = new Map(
    (ids.length === 0 ? [] : await shop.catalogue.productsToShow(ids, locale)).map((card) => [
      card.id,
      { ...cardProduct(card), articleNumber: card.articleNumber },
    ]),
  );
  const parts = contents.map((part) => ({
    ...part,
    product: part.productId === null ? null : (cards.get(part.productId) ?? null),
  }));
  const total = contentsTotal(parts, currency);
  const noteOf = (product: (typeof parts)[number]['product']): string => {
    if (product === null) return t('product.contents.inSets');
    const { articleNumber, facts } = product;
    return [t('product.article', { number: articleNumber }), ...(facts === undefined ? [] : [facts])].join(
      ' · ',
    );
  };
  return {
    title: t('product.contents.title'),
    parts: parts.map((part) => ({
      name: part.name || t('product.contents.unnamed'),
      quantity: t(`product.contents.${part.unit}`, { count: part.quantity }),
      product: part.product && { id: part.product.id, picture: part.product.picture },
      note: noteOf(part.product),
      price: partPrice(part, currency),
      per: t('product.contents.perPiece'),
    })),
    total: total && { label: t('product.contents.total'), price: total },
  };
}

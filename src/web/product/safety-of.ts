import { sellerIn } from '../../content/pages/sellers.ts';
import type { Translate } from '../../content/translator.ts';
import type { ProductMaker, ProductMakers, ProductDetail } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** The shop's own brand: who sells such goods under it is their manufacturer. */
const OWN_BRAND = 'Promin';

/** Who made a product and who answers for it, under a title; printed by the loader. */
export interface ProductSafety {
  readonly title: string;
  readonly rows: readonly { readonly key: string; readonly term: string; readonly value: string }[];
}

interface Words {
  readonly locale: Locale;
  readonly translate: Translate;
}

function ownMakers({ locale, translate: t }: Words): ProductMakers {
  const { name, address, email, isSample } = sellerIn('PL', locale);
  const contact = isSample ? `${email}. ${t('page.seller.sample')}.` : email;
  return { manufacturer: { name, address, contact }, responsiblePerson: null };
}

/**
 * What has to be said of the makers of goods that are offered to consumers in the EU (GPSR, article 19): on Polish and
 * English pages, of goods that are sold. Null where nothing has to be said or nothing is known.
 */
export function safetyOf(product: ProductDetail, words: Words): ProductSafety | null {
  const { translate: t, locale } = words;
  if (locale === 'uk' || product.kind === 'rental' || product.lookOnly !== undefined) return null;
  const makers = product.makers ?? (product.brand === OWN_BRAND ? ownMakers(words) : null);
  if (makers === null) return null;
  const row = (key: 'manufacturer' | 'responsible', maker: ProductMaker | null) =>
    maker === null
      ? []
      : {
          key,
          term: t(`product.safety.${key}`),
          value: [maker.name, maker.address, maker.contact].filter((part) => part !== null).join(', '),
        };
  return {
    title: t('product.safety.title'),
    rows: [row('manufacturer', makers.manufacturer), row('responsible', makers.responsiblePerson)].flat(),
  };
}

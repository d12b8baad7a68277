import type { ChoiceText } from '../../content/guides/which-one.ts';
import { kindOf } from '../../domain/catalogue/categories.ts';
import type { Translate } from '../../content/translator.ts';
import { printNumber, printSpecification, type LookUp } from '../../domain/catalogue/print-specification.ts';
import type { ProductQuery } from '../../domain/catalogue/product-filter.ts';
import type { Product, SpecificationEntry } from '../../domain/catalogue/product.ts';
import {
  CHOICES_SHOWN,
  conditionOfKind,
  hasKinds,
  type ChosenCategory,
  KINDS_OF_CHOICE,
  type KindOfChoice,
} from '../../domain/catalogue/which-one.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { tieUnits, tieUnitsIn } from '../../domain/locale/no-break.ts';
import type { Currency } from '../../domain/money/money.ts';

interface DescribedChoice {
  readonly product: Product;
  readonly specifications: readonly SpecificationEntry[] | null;
  readonly tags: readonly { readonly slug: string }[] | null;
}

/** What the columns ask of the catalogue. */
export interface ChoiceReads {
  readonly listChoices: (query: ProductQuery) => Promise<{ readonly products: readonly Product[] }>;
  readonly describeProducts: (
    products: readonly Product[],
    asked: { readonly locale: Locale; readonly groups: ReadonlySet<'specifications' | 'tags'> },
  ) => Promise<readonly DescribedChoice[]>;
}

/** The words of the columns in the language of the page. */
export interface ChoiceProse {
  readonly choices: (slug: ChosenCategory) => Readonly<Record<string, ChoiceText>>;
}

interface Request {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly translate: Translate;
  readonly lookUp: LookUp;
  readonly prose: ChoiceProse;
}

/** “Which one for me” of a category, as its page shows it. */
export interface ChoiceView {
  readonly title: string;
  readonly labels: Readonly<Record<'whom' | 'runs' | 'look' | 'products', string>>;
  readonly columns: readonly (ChoiceText & {
    readonly key: string;
    readonly products: readonly { readonly id: number; readonly name: string; readonly figures: string }[];
  })[];
}

const GROUPS = new Set(['specifications', 'tags'] as const);
/** So many of the cheapest are looked through for a label. */
const LOOKED_THROUGH = 24;

/**
 * The columns of a category that has some, with products chosen by rule: those of the kind that can be had, the cheapest first. A column without
 * a product is left out, and with fewer than two columns there is nothing to choose between: null then.
 */
export async function whichOne(
  categoryId: number,
  catalogue: ChoiceReads,
  { locale, currency, translate: t, lookUp, prose }: Request,
): Promise<ChoiceView | null> {
  const slug = kindOf(categoryId)?.slug ?? '';
  if (!hasKinds(slug)) return null;
  const kinds: readonly KindOfChoice[] = KINDS_OF_CHOICE[slug];
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const { products } = await catalogue.listChoices({
        locale,
        currency,
        condition: conditionOfKind(slug, kind, categoryId),
        sort: [{ field: 'price', direction: 'asc' }],
        page: 1,
        pageSize: kind.tag === undefined ? CHOICES_SHOWN : LOOKED_THROUGH,
      });
      return products.filter(({ displayOnly }) => displayOnly === undefined);
    }),
  );
  const described = await catalogue.describeProducts(lists.flat(), { locale, groups: GROUPS });
  const byId = new Map(described.map((each) => [each.product.id, each]));
  const figuresOf = ({ id, categoryId }: Product, { figures }: KindOfChoice) =>
    figures
      .flatMap((key) => {
        const spec = byId.get(id)?.specifications?.find((each) => each.key === key);
        if (spec === undefined) return [];
        const printed = printSpecification({ ...spec, categoryId }, { locale, lookUp });
        if (key === 'phases') return [t('which.phases', { count: Number(spec.value) })];
        if (key !== 'batteryVoltageMinV') return [printed];
        const greatest = byId.get(id)?.specifications?.find((each) => each.key === 'batteryVoltageMaxV');
        if (greatest === undefined) return [];
        const to = printSpecification({ ...greatest, categoryId }, { locale, lookUp });
        return [t('which.battery', { range: `${printNumber(Number(spec.value), locale)}–${to}` })];
      })
      .join(' · ');
  const texts = prose.choices(slug);
  const columns = kinds.flatMap((kind, place) => {
    const text = texts[kind.key];
    const products = (lists[place] ?? [])
      .filter(({ id }) => kind.tag === undefined || byId.get(id)?.tags?.some(({ slug }) => slug === kind.tag))
      .slice(0, CHOICES_SHOWN);
    if (text === undefined || products.length === 0) return [];
    const shown = products.map((product) => ({
      id: product.id,
      name: product.name,
      figures: tieUnits(figuresOf(product, kind)),
    }));
    return [{ ...tieUnitsIn(text), key: kind.key, products: shown }];
  });
  if (columns.length < 2) return null;
  return {
    title: t('which.title'),
    labels: {
      whom: t('which.whom'),
      runs: t('which.runs'),
      look: t('which.look'),
      products: t('which.products'),
    },
    columns,
  };
}

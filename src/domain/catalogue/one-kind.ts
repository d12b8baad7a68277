import { kindOf, type CategorySlug } from './categories.ts';
import type { Need } from './complements/complement.ts';
import type { ProductDetail } from './product.ts';
import type { SpecificationKey } from './specifications.ts';
import type { Tag } from './tags.ts';

/** What tells kinds of goods of one category apart. */
interface Kind {
  /** Fields that have the same value, or none. */
  readonly same?: readonly SpecificationKey[];
  /** Fields of which it is enough that both have one, or neither: a breaker has a trip curve, a changeover switch has none; a cable has cores, a connector has none. */
  readonly stated?: readonly SpecificationKey[];
  /** Labels of which a product has one: a module of a high-voltage battery states 51.2 V and is none of 48 V. */
  readonly labels?: readonly Tag[];
}

const VOLTAGE: readonly Tag[] = ['high-voltage', 'low-voltage'];
const PHASES: Kind = { same: ['phases'] };

/** Goods of all other categories are of one kind. */
const KINDS: { readonly [slug in CategorySlug]?: Kind } = {
  batteries: { labels: VOLTAGE },
  inverters: { same: ['systemType', 'phases'], labels: VOLTAGE },
  'sets-of-solar-power-plants': { same: ['systemType', 'phases'] },
  'mounting-systems': { same: ['mountType'] },
  'ev-chargers': { same: ['connector', 'phases'] },
  'dc-charging-stations': { same: ['connector'] },
  'ac-charging-stations': { same: ['connector', 'phases'] },
  'portable-charging-devices': { same: ['connector', 'phases'] },
  'charging-stations': { same: ['connector', 'phases'] },
  'cables-adapters': { same: ['connector', 'carConnector'] },
  generators: PHASES,
  'industrial-generators': PHASES,
  'automatic-switches': { same: ['polesCount'], stated: ['tripCurve'] },
  'cables-wires': { stated: ['coresCount'] },
  'electrical-components': { same: ['protectionType', 'polesCount'] },
};

type Kept = Pick<ProductDetail, 'categoryId' | 'specifications'>;

function kindIn(categoryId: number): Kind {
  const slug = kindOf(categoryId)?.slug;
  return (slug && KINDS[slug]) ?? {};
}

function valueNeed(key: SpecificationKey, value: string | number | undefined): Need {
  if (value === undefined) return { key, absent: true };
  return typeof value === 'number' ? { key, min: value, max: value } : { key, words: value.split(', ') };
}

/** What another product has to state to be of the kind of this one. */
export function kindNeeds({ categoryId, specifications }: Kept): readonly Need[] {
  const { same = [], stated = [] } = kindIn(categoryId);
  const valueOf = (key: SpecificationKey) => specifications.find((each) => each.key === key)?.value;
  return [
    ...same.map((key) => valueNeed(key, valueOf(key))),
    ...stated.map((key): Need => (valueOf(key) === undefined ? { key, absent: true } : { key })),
  ];
}

/** The labels that say of another product that it is connected otherwise than this one. */
export function foreignLabels({
  categoryId,
  tags,
}: Pick<ProductDetail, 'categoryId' | 'tags'>): readonly Tag[] {
  const { labels = [] } = kindIn(categoryId);
  const isOwn = (label: Tag) => tags.some(({ slug }) => slug === label);
  return labels.some(isOwn) ? labels.filter((label) => !isOwn(label)) : [];
}

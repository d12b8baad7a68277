import { MENU_GROUPS, type MenuGroup } from '../categories.ts';
import { HOME_SECTION_NAMES, tilesOfSection, type HomeSection } from '../category-places.ts';
import { groupsInOrder } from '../menu.ts';

/** A list whose order staff choose: the groups of the menu, the categories of a group, those below one, the tiles of a section of the home page. */
export type CategoryList =
  | { readonly kind: 'groups' }
  | { readonly kind: 'group'; readonly group: MenuGroup }
  | { readonly kind: 'below'; readonly slug: string }
  | { readonly kind: 'home'; readonly section: HomeSection };

/** A category with its places, in the order of all. */
export interface OrderedCategory {
  readonly id: number;
  readonly slug: string;
  readonly group: string;
  readonly parentId: number | null;
  readonly homePlace: number | null;
}

/** How a form names a list: `groups`, `group-solar`, `below-ev-chargers`, `home-explore`. */
export const listName = (list: CategoryList): string => {
  if (list.kind === 'groups') return 'groups';
  if (list.kind === 'group') return `group-${list.group}`;
  return list.kind === 'below' ? `below-${list.slug}` : `home-${list.section}`;
};

/** Reads such a name; null for another. */
export function readListName(name: string): CategoryList | null {
  if (name === 'groups') return { kind: 'groups' };
  const [, kind, rest] = /^(group|below|home)-([a-z\d-]{1,60})$/.exec(name) ?? [];
  const group = MENU_GROUPS.find((each) => each === rest);
  const section = HOME_SECTION_NAMES.find((each) => each === rest);
  if (kind === 'group') return group === undefined ? null : { kind, group };
  if (kind === 'home') return section === undefined ? null : { kind, section };
  return kind === 'below' && rest !== undefined ? { kind, slug: rest } : null;
}

/** What stands in a list, in its order: slugs, or the groups themselves. */
export function membersOf(list: CategoryList, categories: readonly OrderedCategory[]): readonly string[] {
  if (list.kind === 'groups') return groupsInOrder(categories);
  if (list.kind === 'home') return tilesOfSection(list.section, categories).map(({ slug }) => slug);
  const parentId =
    list.kind === 'below' ? (categories.find(({ slug }) => slug === list.slug)?.id ?? 0) : null;
  return categories
    .filter(
      (category) =>
        category.parentId === parentId && (list.kind === 'below' || category.group === list.group),
    )
    .map(({ slug }) => slug);
}

/** All categories in the order that they have when the members of a list stand as they are given; of tiles of the home page it does not change. */
export function reordered(
  categories: readonly OrderedCategory[],
  list: Exclude<CategoryList, { kind: 'home' }>,
  members: readonly string[],
): readonly OrderedCategory[] {
  const sorted = (which: CategoryList): readonly string[] =>
    listName(which) === listName(list) ? members : membersOf(which, categories);
  const named = new Map(categories.map((category) => [category.slug, category]));
  const groups = sorted({ kind: 'groups' }).flatMap(
    (name) => MENU_GROUPS.find((group) => group === name) ?? [],
  );
  return groups
    .flatMap((group) => sorted({ kind: 'group', group }))
    .flatMap((slug) => [slug, ...sorted({ kind: 'below', slug })])
    .flatMap((slug) => named.get(slug) ?? []);
}

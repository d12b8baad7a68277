import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES } from '../categories.ts';
import { homePlaceOf } from '../category-places.ts';
import { listName, membersOf, readListName, reordered } from './category-order.ts';

const categories = CATEGORIES.map((category) => ({ ...category, homePlace: homePlaceOf(category) }));
const slugs = (list: readonly { readonly slug: string }[]) => list.map(({ slug }) => slug);

test.each(['groups', 'group-solar', 'below-ev-chargers', 'home-explore'])(
  '%s is read as it is named',
  (name) => {
    const list = readListName(name);
    expect(list && listName(list)).toBe(name);
  },
);

test.each(['', 'group-moon', 'home-below', 'below-', 'below-a b'])('%j names no list', (name) => {
  expect(readListName(name)).toBeNull();
});

test('the members of a list as they stand change nothing', () => {
  expect(reordered(categories, { kind: 'groups' }, membersOf({ kind: 'groups' }, categories))).toEqual(
    categories,
  );
});

test('a group takes all its categories along', () => {
  const moved = reordered(categories, { kind: 'groups' }, ['rent', 'solar', 'ev', 'portable', 'electrical']);
  expect(slugs(moved).slice(0, 2)).toEqual(['generators', 'industrial-generators']);
  expect(membersOf({ kind: 'below', slug: 'ev-chargers' }, moved)).toEqual([
    'dc-charging-stations',
    'ac-charging-stations',
    'portable-charging-devices',
  ]);
});

test('no order of a list loses or doubles a category', () => {
  const lists = ['groups', 'group-ev', 'below-portable-solar-panels'].flatMap(
    (name) => readListName(name) ?? [],
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...lists).chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.shuffledSubarray([...membersOf(list, categories)], {
            minLength: membersOf(list, categories).length,
          }),
        ),
      ),
      ([list, members]) => {
        if (list.kind === 'home') return;
        const moved = reordered(categories, list, members);
        expect(slugs(moved).toSorted()).toEqual(slugs(categories).toSorted());
        expect(membersOf(list, moved)).toEqual(members);
      },
    ),
  );
});

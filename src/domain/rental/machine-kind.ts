import { kindOf } from '../catalogue/categories.ts';

/** Kinds of machines that are checked alike; printed names are the messages `backoffice.rentalOffers.kind.{kind}`. */
export const MACHINE_KINDS = ['generator', 'lift', 'tower', 'other'] as const;
export type MachineKind = (typeof MACHINE_KINDS)[number];

/** Which categories, with those below them, hold machines of a kind; all others hold `other`. */
const KIND_OF: ReadonlyMap<string, MachineKind> = new Map([
  ['generators', 'generator'],
  ['industrial-generators', 'generator'],
  ['solar-lighting-towers', 'tower'],
  ['lifts-and-cranes', 'lift'],
]);

/** The kind of the machines of a category; a category that the shop does not know holds `other`. */
export function machineKindOf(categoryId: number): MachineKind {
  const category = kindOf(categoryId);
  if (category === undefined) return 'other';
  const kind = KIND_OF.get(category.slug);
  if (kind !== undefined) return kind;
  return category.parentId === null ? 'other' : machineKindOf(category.parentId);
}

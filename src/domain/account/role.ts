/** Who somebody is to the shop (R25); a visitor has no account and none of these. */
export const ROLES = ['customer', 'staff', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Whether somebody of this role works in the shop (R25). What the staff may see is decided by `backOfficeDoor`. */
export const worksHere = (role: Role): boolean => role !== 'customer';

/**
 * The parts of the back office that staff are let into one by one. Who works on `orders` also records and gives back what was paid for each;
 * `payments` are the lists over all orders, bank statements, and payments that fit no order.
 */
export const STAFF_AREAS = [
  'orders',
  'payments',
  'rental',
  'support',
  'customers',
  'catalogue',
  'content',
  'figures',
] as const;
export type StaffArea = (typeof STAFF_AREAS)[number];

/** A part of the back office; who works here, and the log of everything, are the admins' alone. */
export type OfficeArea = StaffArea | 'staff';

/** Who asks to be let in; `areas` are those that were chosen for them, null where nobody chose: then it is all that can be. */
export interface StaffMember {
  readonly role: Role;
  readonly areas: readonly StaffArea[] | null;
}

/** Whether somebody who works here may do what belongs to an area. */
export function mayEnter({ role, areas }: StaffMember, area: OfficeArea): boolean {
  if (role === 'admin') return true;
  if (role !== 'staff' || area === 'staff') return false;
  return areas === null || areas.includes(area);
}

/** The rights of somebody as one line, to compare what a page showed with what is: the role, and of staff the areas in their order. */
export const printRights = ({ role, areas }: StaffMember): string =>
  role === 'staff'
    ? [role, ...STAFF_AREAS.filter((area) => (areas ?? STAFF_AREAS).includes(area))].join(' ')
    : role;

/** Which area each address below `/admin` belongs to, by its first part; null for what all who work here share. */
const AREAS: Readonly<Record<string, OfficeArea | null>> = {
  '': null,
  inbox: null,
  'saved-filters': null,
  find: null,
  orders: 'orders',
  returns: 'orders',
  quotes: 'orders',
  payments: 'payments',
  sales: 'figures',
  'lease-returns': 'rental',
  depot: 'rental',
  board: 'rental',
  machines: 'rental',
  'rental-offers': 'rental',
  replacements: 'rental',
  leases: 'rental',
  tickets: 'support',
  reviews: 'support',
  questions: 'support',
  'answer-templates': 'support',
  customers: 'customers',
  'account-merges': 'staff',
  products: 'catalogue',
  prices: 'catalogue',
  translations: 'content',
  content: 'content',
  shop: 'staff',
  'api-keys': 'staff',
  webhooks: 'staff',
  audit: 'staff',
  staff: 'staff',
};

const IN_OFFICE = /^(?:\/?[^/]+)?\/admin(?:\/(?<part>[^/]*))?(?:\/|$)/;

/**
 * The area of an address of the shop's own making, or of a route's pattern, with or without its region: `/admin/orders`,
 * `:region/admin/orders/:id`. Of one that is in no table, or is none of the back office's, the admins' alone. The path of a request is no
 * such address: `/ua/%61dmin` and `/ua/Admin` are the same page to the router.
 */
export function areaOf(path: string): OfficeArea | null {
  const place = IN_OFFICE.exec(path.split(/[?#]/, 1)[0] ?? '');
  const part = place?.groups?.part ?? '';
  return place !== null && Object.hasOwn(AREAS, part) ? (AREAS[part] ?? null) : 'staff';
}

/** Whether somebody who works here may open an address of the back office. */
export function mayOpen(member: StaffMember, path: string): boolean {
  const area = areaOf(path);
  return area === null || mayEnter(member, area);
}

/** Whether somebody who works here may see and set what goods cost the shop: who may open the margins. */
export const maySeePurchases = (member: StaffMember): boolean => mayOpen(member, '/admin/prices/margins');

/** Somebody who works here, by the id of their account. */
export interface StaffPerson {
  readonly id: string;
  readonly role: Role;
}

/** Whether somebody who works here may change or take away what a colleague wrote for all: its author and admins; `authorId` is null for an author who is gone. */
export const mayChangeOf = ({ id, role }: StaffPerson, authorId: string | null): boolean =>
  role === 'admin' || (role === 'staff' && id === authorId);

/** What is the staff's alone: open, or why it is closed to who is signed in. */
export type BackOfficeDoor = 'open' | 'staff-only' | 'second-factor-missing';

/**
 * Decides for one session whether the back office, or one area of it, is open (R25): to staff whose area it is and who gave a second
 * factor in it, where the shop asks for one (R22).
 */
export function backOfficeDoor(
  { role, areas, hasSecondFactor }: StaffMember & { readonly hasSecondFactor: boolean },
  needsSecondFactor: boolean,
  area: OfficeArea | null,
): BackOfficeDoor {
  if (!worksHere(role) || (area !== null && !mayEnter({ role, areas }, area))) return 'staff-only';
  return hasSecondFactor || !needsSecondFactor ? 'open' : 'second-factor-missing';
}

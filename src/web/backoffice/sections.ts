import type { InboxLine } from '../../domain/backoffice/inbox.ts';
import type { Waiting } from '../../domain/orders/queue.ts';
import { depotList } from '../../domain/rental/depot-day.ts';

/**
 * The sections of the back office in the order of its navigation, by what they are about; `also` are addresses that belong to a section
 * though they do not begin with its own. Printed names are `backoffice.section.{name}`, those of the groups `backoffice.sectionGroup.{group}`.
 */
export const SECTION_GROUPS = [
  {
    group: null,
    sections: [
      { name: 'today', path: '/admin', also: null },
      { name: 'inbox', path: '/admin/inbox', also: null },
    ],
  },
  {
    group: 'sales',
    sections: [
      { name: 'orders', path: '/admin/orders', also: null },
      { name: 'quotes', path: '/admin/quotes', also: null },
      { name: 'payments', path: '/admin/payments', also: null },
      { name: 'returns', path: '/admin/returns', also: null },
      { name: 'sales', path: '/admin/sales', also: null },
    ],
  },
  {
    group: 'rental',
    sections: [
      { name: 'depot', path: '/admin/depot', also: '/admin/leases' },
      { name: 'leaseReturns', path: '/admin/lease-returns', also: null },
      { name: 'replacements', path: '/admin/replacements', also: null },
      { name: 'board', path: '/admin/board', also: null },
      { name: 'machines', path: '/admin/machines', also: null },
      { name: 'rentalOffers', path: '/admin/rental-offers', also: null },
    ],
  },
  {
    group: 'customers',
    sections: [
      { name: 'customers', path: '/admin/customers', also: '/admin/account-merges' },
      { name: 'tickets', path: '/admin/tickets', also: '/admin/answer-templates' },
      { name: 'questions', path: '/admin/questions', also: null },
      { name: 'reviews', path: '/admin/reviews', also: null },
    ],
  },
  {
    group: 'catalogue',
    sections: [
      { name: 'products', path: '/admin/products', also: null },
      { name: 'prices', path: '/admin/prices', also: null },
    ],
  },
  {
    group: 'shop',
    sections: [
      { name: 'content', path: '/admin/content', also: null },
      { name: 'translations', path: '/admin/translations', also: null },
      { name: 'shop', path: '/admin/shop', also: null },
      { name: 'staff', path: '/admin/staff', also: null },
      { name: 'apiKeys', path: '/admin/api-keys', also: null },
      { name: 'webhooks', path: '/admin/webhooks', also: null },
      { name: 'audit', path: '/admin/audit', also: null },
    ],
  },
] as const;

type Section = (typeof SECTION_GROUPS)[number]['sections'][number];
export type SectionName = Section['name'];

export const SECTIONS: readonly Section[] = SECTION_GROUPS.flatMap(
  ({ sections }): readonly Section[] => sections,
);

/** The section that an address without its region is in; undefined for one of none. */
export function sectionAt(address: string): SectionName | undefined {
  const [path = ''] = address.split('?');
  const isIn = (place: string | null) => place !== null && (path === place || path.startsWith(`${place}/`));
  // All addresses begin with that of the first page, which has none below it.
  return SECTIONS.find((section) =>
    section.name === 'today' ? path === section.path : isIn(section.path) || isIn(section.also),
  )?.name;
}

/** Where each kind is worked on; the others are queues of orders. */
const DESK_OF: Partial<Record<Waiting, string>> = {
  delivery: '/admin/quotes?list=deliveries',
  quote: '/admin/quotes?list=REQUESTED',
  return: '/admin/returns',
  exchange: '/admin/returns?kind=exchange',
  payment: '/admin/payments',
  replacement: '/admin/replacements',
  termination: '/admin/lease-returns',
  handover: '/admin/depot',
  takeback: '/admin/depot',
  ticket: '/admin/tickets',
  review: '/admin/reviews',
  question: '/admin/questions',
};

/** The address, without its region, at which a kind of what waits is worked on. */
export const placeOf = (kind: Waiting): string => DESK_OF[kind] ?? `/admin/orders?waits=${kind}`;

/** The pages of what has one of its own; the others are orders. */
const PAGES: Partial<Record<Waiting, string>> = {
  delivery: '/admin/quotes/deliveries',
  quote: '/admin/quotes',
  return: '/admin/returns',
  exchange: '/admin/returns',
  replacement: '/admin/replacements',
  ticket: '/admin/tickets',
  review: '/admin/reviews',
  question: '/admin/questions',
};

/** The address, without its region, at which one line of the inbox is worked on: its page, or its place in a list. */
export function placeOfLine({
  kind,
  id,
  state,
  dueOn,
  today,
}: Pick<InboxLine, 'kind' | 'id' | 'state' | 'dueOn' | 'today'>): string {
  if (state === 'statement') return '/admin/returns#statements';
  if (kind === 'payment') return `/admin/payments#case-${id}`;
  if (kind === 'termination') return `/admin/lease-returns#request-${id}`;
  if (kind === 'handover' || kind === 'takeback') {
    const due = { kind: kind === 'handover' ? 'handover' : 'return', day: dueOn ?? today } as const;
    return `/admin/depot#${depotList(due, today) ?? 'tomorrow'}`;
  }
  return `${PAGES[kind] ?? '/admin/orders'}/${id}`;
}

/** How much waits in a section, and of all sections in the inbox: an order that is in two queues counts in both. */
export const waitingIn = (section: SectionName, waiting: ReadonlyMap<Waiting, number>): number =>
  [...waiting].reduce(
    (sum, [kind, count]) => (section === 'inbox' || sectionAt(placeOf(kind)) === section ? sum + count : sum),
    0,
  );

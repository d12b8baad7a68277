import { TICKET_TRANSITIONS, type TicketStatus } from './ticket-status.ts';

/** What a customer knows a ticket by: `TCK-` and its number in the sequence of tickets, which may have gaps. */
export const ticketNumber = (sequence: number): string => `TCK-${sequence}`;

/** The number that somebody types: `10001`, `tck 10001` and `TCK-10001` name the same ticket. What names none stays none. */
export const namedTicket = (typed: string): string =>
  `TCK-${typed
    .trim()
    .replace(/^tck/i, '')
    .replaceAll(/[\s#№-]/g, '')}`;

/** So long a solved ticket can be opened again by an answer (domain.md, R23); after that it is over. */
export const REOPEN_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Statuses in the order of a ticket's life. Printed names are the messages `ticket.status.{status}`. */
export const TICKET_STATUSES = [
  'PENDING',
  'IN_PROGRESS',
  'RESOLVED',
  'COMPLETED',
  'CANCELLED',
] as const satisfies readonly TicketStatus[];

/** A ticket that somebody of the shop has still to deal with. */
export const OPEN_STATUSES = ['PENDING', 'IN_PROGRESS'] as const satisfies readonly TicketStatus[];

/** How a ticket stands; `resolvedAt` is an ISO moment, null unless it is RESOLVED or was. */
export interface TicketState {
  readonly status: TicketStatus;
  readonly resolvedAt: string | null;
}

/** Whether a ticket that was solved can still be opened again at a moment in milliseconds. */
export const mayReopen = ({ status, resolvedAt }: TicketState, now: number): boolean =>
  status === 'RESOLVED' && resolvedAt !== null && now < Date.parse(resolvedAt) + REOPEN_DAYS * DAY_MS;

/** Whether a message can still be added to a ticket: it is open, or was solved within 14 days. */
export const mayWrite = (ticket: TicketState, now: number): boolean =>
  ticket.status === 'PENDING' || ticket.status === 'IN_PROGRESS' || mayReopen(ticket, now);

/** What a message does to the status of a ticket that takes it: staff's answer begins the work, a customer's opens again what was solved. */
export function statusAfter(status: TicketStatus, author: 'customer' | 'staff'): TicketStatus {
  if (status === 'RESOLVED') return author === 'customer' ? 'IN_PROGRESS' : 'RESOLVED';
  return author === 'staff' ? 'IN_PROGRESS' : status;
}

/** What a customer may do beside writing: take a ticket back that nobody works on, or call it solved. */
export const CUSTOMER_STEPS = {
  PENDING: ['RESOLVED', 'CANCELLED'],
  IN_PROGRESS: ['RESOLVED'],
  RESOLVED: [],
  COMPLETED: [],
  CANCELLED: [],
} as const satisfies Readonly<Record<TicketStatus, readonly TicketStatus[]>>;

/** The steps of staff: all of the table but the last, which time alone takes. */
export const staffSteps = (ticket: TicketState, now: number): readonly TicketStatus[] =>
  TICKET_TRANSITIONS[ticket.status].filter(
    (to) => to !== 'COMPLETED' && (ticket.status !== 'RESOLVED' || mayReopen(ticket, now)),
  );

/** Who wrote an entry of a ticket; `system` is what the shop's program notes. */
export type TicketAuthor = 'customer' | 'staff' | 'system';

/** An entry of a ticket, as its times are counted by. */
interface TimedEntry {
  readonly author: TicketAuthor;
  readonly isInternal: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
}

/**
 * How long a ticket waited for its first answer, and how long until it was solved, in milliseconds; null for what has not come. Notes among
 * staff and what the program writes are no answers. A ticket that was opened again is not solved.
 */
export function ticketTimes({
  createdAt,
  status,
  resolvedAt,
  entries,
}: TicketState & { readonly createdAt: string; readonly entries: readonly TimedEntry[] }): {
  readonly firstAnswerMs: number | null;
  readonly solutionMs: number | null;
} {
  const since = (moment: string) => Math.max(0, Date.parse(moment) - Date.parse(createdAt));
  const answers = entries
    .filter(({ author, isInternal }) => author === 'staff' && !isInternal)
    .map((entry) => since(entry.createdAt));
  const isSolved = status === 'RESOLVED' || status === 'COMPLETED';
  return {
    firstAnswerMs: answers.length === 0 ? null : Math.min(...answers),
    solutionMs: isSolved && resolvedAt !== null ? since(resolvedAt) : null,
  };
}

/** So long the line is that a message without a subject gets from its first words. */
const SUBJECT_FROM_MESSAGE = 80;

/** The subject of a message that came without one: its first line, cut at a word. */
export function subjectOf(message: string): string {
  const [first = ''] = message.trim().split(/[\r\n]+/);
  const line = first.replaceAll(/\s+/g, ' ');
  if (line.length <= SUBJECT_FROM_MESSAGE) return line;
  const cut = line.slice(0, SUBJECT_FROM_MESSAGE);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > SUBJECT_FROM_MESSAGE / 2 ? space : SUBJECT_FROM_MESSAGE).toWellFormed()}…`;
}

import type { Locale } from '../locale/locale.ts';
import type { Department } from './department.ts';
import type { TicketStatus } from './ticket-status.ts';
import type { WarrantyView } from '../warranties/warranty-view.ts';

/** A file of a ticket, as a page names it. */
export interface TicketAttachment {
  readonly id: string;
  readonly fileName: string;
  readonly kind: 'picture' | 'pdf';
  readonly sizeBytes: number;
}

/** Something that was said in a ticket. */
export interface TicketMessage {
  readonly id: string;
  readonly author: 'customer' | 'staff';
  readonly body: string;
  readonly channel: 'page' | 'email';
  /** The address that an e-mail came from, if it is not the ticket's own. */
  readonly fromAddress: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly attachments: readonly TicketAttachment[];
  /** Files of an e-mail that were not taken. */
  readonly droppedFiles: number;
}

/** A ticket as its customer sees it. */
export interface TicketView {
  readonly id: string;
  readonly ticketNumber: string;
  readonly status: TicketStatus;
  readonly department: Department;
  readonly subject: string;
  readonly locale: Locale;
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  readonly createdAt: string;
  readonly resolvedAt: string | null;
  readonly order: { readonly id: string; readonly orderNumber: string } | null;
  readonly leaseId: string | null;
  /** The goods that it is about; null for none. */
  readonly productName: string | null;
  readonly messages: readonly TicketMessage[];
}

/** A message as staff see it. */
export interface StaffTicketMessage extends TicketMessage {
  readonly isInternal: boolean;
  /** Who of the shop wrote it; null for a customer, and for somebody who works here no more. */
  readonly staffName: string | null;
}

/** What happened to a ticket. */
export interface TicketEvent {
  readonly kind: 'status' | 'assigned' | 'released';
  readonly toStatus: TicketStatus | null;
  readonly actor: 'customer' | 'staff' | 'shop';
  readonly at: string;
}

/** A ticket as staff see it. */
export interface StaffTicketView extends Omit<TicketView, 'messages'> {
  readonly phone: string | null;
  readonly requestId: string | null;
  readonly assignedTo: { readonly id: string; readonly name: string } | null;
  readonly waitingSince: string | null;
  readonly previous: { readonly id: string; readonly ticketNumber: string } | null;
  /** Of the bought goods that it is about; null for what is about none, or has no warranty. */
  readonly warranty: WarrantyView | null;
  readonly messages: readonly StaffTicketMessage[];
  readonly events: readonly TicketEvent[];
  /** The customer's other tickets, the newest first. */
  readonly others: readonly TicketSummary[];
}

/** A ticket in a list. */
export interface TicketSummary {
  readonly id: string;
  readonly ticketNumber: string;
  readonly status: TicketStatus;
  readonly department: Department;
  readonly subject: string;
  readonly lastMessageAt: string;
  /** Who wrote the last message; notes among staff are none. */
  readonly lastAuthor: 'customer' | 'staff';
  readonly resolvedAt: string | null;
}

/** A ticket in the queue of staff. */
export interface StaffTicketSummary extends TicketSummary {
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly waitingSince: string | null;
  readonly assignedName: string | null;
}

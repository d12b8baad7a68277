import type { ActorKind } from '../../../domain/orders/actor.ts';
import type { ReturnKind, ReturnReason, ReturnStatus } from '../../../domain/returns/return-status.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import type { RefundState } from '../../../domain/orders/order-end.ts';
import type { PaymentCaseKind, PaymentCaseOutcome } from '../../../domain/payments/payment-case.ts';
import type { RefundReason } from '../../../domain/payments/refund-reason.ts';
import type { OpenDeduction } from '../../../domain/rental/deductions.ts';
import type { MachineProtocols } from '../../../domain/rental/protocol-view.ts';
import type { ContractPaper } from '../../../domain/rental/contract-name.ts';
import type { LeaseState } from '../../../domain/rental/lease-view.ts';
import type { SettlementPreview } from '../../../domain/rental/settlement.ts';
import type { SessionStatus } from '../../../domain/payments/session-status.ts';

/** A line of the account's statement that belongs to an order; a counter-line has a negative amount, and says why. */
export interface StaffLine {
  readonly id: string;
  readonly direction: 'in' | 'out';
  readonly amountMinor: number;
  readonly day: string;
  readonly reference: string;
  readonly note: string | null;
  /** Whether it counts: neither a counter-line nor undone by one. */
  /** A line of the statement, or what an exchange moved. */
  readonly kind: 'statement' | 'exchange';
  readonly isStanding: boolean;
  readonly recordedAt: string;
  /** Null for who worked here once, and whose account was deleted. */
  readonly recordedBy: string | null;
}

/** A step in an order's life with the name of who took it; null for the shop itself, for providers, and for whose account was deleted. */
export interface StaffEvent {
  readonly toStatus: string;
  readonly actor: ActorKind;
  readonly name: string | null;
  readonly reason: string;
  readonly at: string;
}

/** A page that an order was to be paid on by card; `isOwed` while its money is on the way back. */
export interface StaffCardPayment {
  readonly id: string;
  readonly provider: string;
  readonly status: SessionStatus;
  readonly updatedAt: string;
  readonly isOwed: boolean;
  /** Whether that waits for the end of a dispute. */
  readonly isHeld: boolean;
  /** What of it went back. */
  readonly returnedMinor: number;
  /** Whether a dispute about it is open, else how the latest was decided; null without one. */
  readonly dispute: 'open' | 'won' | 'lost' | null;
  readonly failure: string | null;
}

/** Something about a card payment that staff had or have to look at. */
export interface StaffCase {
  readonly id: string;
  readonly kind: PaymentCaseKind;
  readonly amountMinor: number;
  /** As the provider names it: it need not be one of the shop's. */
  readonly currency: string;
  readonly openedAt: string;
  /** How and when it ended, by whom; null while it is open. */
  readonly outcome: PaymentCaseOutcome | null;
  readonly closedAt: string | null;
  readonly actor: ActorKind;
  /** Null for the shop itself and for providers. */
  readonly name: string | null;
  /** What staff wrote down; null without. */
  readonly note: string | null;
  /** How they sent the refund that it is about, and of a transfer the bank's own name of it; null for every other case. */
  readonly sentBy: 'card' | 'transfer' | null;
  readonly sentReference: string | null;
}

/** Money of an order that goes back, or went. */
export interface StaffRefund {
  readonly id: string;
  readonly amountMinor: number;
  readonly reason: RefundReason;
  /** The reason in the words of staff; null without. */
  readonly note: string | null;
  readonly actor: ActorKind;
  /** Null for the shop itself and for providers. */
  readonly name: string | null;
  readonly createdAt: string;
  readonly doneAt: string | null;
  /** The transfer by which staff sent it in place of a card's provider; null without. */
  readonly sentReference: string | null;
  readonly state: RefundState;
}

/** What of an order's money can still go back, and whether staff would have to transfer it. */
export interface StaffReturnable {
  readonly leftMinor: number;
  readonly byHand: boolean;
}

/** Goods of an order that came back at one time; `sellable` of them were restocked. */
export interface StaffReturn {
  readonly id: string;
  readonly number: string;
  /** Null for one that was completed without. */
  readonly reason: ReturnReason | null;
  readonly refundMinor: number;
  readonly recordedAt: string;
  /** Null for who worked here once, and whose account was deleted. */
  readonly recordedBy: string | null;
  readonly lines: readonly { readonly itemId: string; readonly pieces: number; readonly sellable: number }[];
}

/** A return of an order that its goods are waited for, or inspected. */
export interface StaffOpenReturn {
  readonly id: string;
  readonly number: string;
  readonly kind: ReturnKind;
  readonly status: ReturnStatus;
  readonly lines: readonly { readonly itemId: string; readonly asked: number }[];
}

/** What of an order came back, which returns are open, and what of its worth is still to go back, in minor units. */
export interface StaffGoodsReturn {
  readonly returns: readonly StaffReturn[];
  readonly open: readonly StaffOpenReturn[];
  readonly dueMinor: number;
}

/** A lease of an order, with its machines and its steps. */
export interface StaffLease extends LeaseState {
  /** The line that it is of. */
  readonly itemId: string;
  /** How far the protocols of its machines are. */
  readonly protocols: readonly MachineProtocols[];
  /** Its contract and the annexes. */
  readonly contracts: readonly ContractPaper[];
  /**
   * Its part of the order's deposit, null where that was agreed outside; what of it goes back, null until it is settled; what is written
   * down to be kept. In minor units.
   */
  readonly depositMinor: number | null;
  readonly depositBackMinor: number | null;
  readonly deductedMinor: number;
  /** What is proposed to be kept, and nobody has written down or dropped. */
  readonly openDeductions: readonly OpenDeduction[];
  /** What settling it would come to by now; null where it is not to be settled, or nothing would come of it. */
  readonly settlement: SettlementPreview | null;
  /** What is kept and given back of it because nobody took its machines, in minor units; null for any other. */
  readonly noShow: { readonly keptMinor: number; readonly refundMinor: number } | null;
  readonly history: readonly (StaffEvent & { readonly id: number })[];
}

/** All that staff know of an order. */
export interface StaffDetails {
  readonly order: OrderView;
  /** Null for a guest's order, and one whose customer's account was deleted. */
  readonly accountEmail: string | null;
  /** The last day of its documents, ISO 8601, where its customer's account was deleted; null for every other, and without documents. */
  readonly documentsKeptUntil: string | null;
  /** Who took it on the telephone, null for who worked here once, and what was agreed; null for an order that its customer placed. */
  readonly telephone: {
    readonly staffName: string | null;
    readonly note: string;
    readonly areTermsReadOut: boolean;
  } | null;
  readonly history: readonly StaffEvent[];
  readonly lines: readonly StaffLine[];
  readonly cardPayments: readonly StaffCardPayment[];
  readonly cases: readonly StaffCase[];
  readonly refunds: readonly StaffRefund[];
  readonly returnable: StaffReturnable;
  readonly goodsReturn: StaffGoodsReturn;
  /** The exchange that it was placed for; null for every other order. */
  readonly replaces: { readonly returnId: string; readonly number: string } | null;
  readonly leases: readonly StaffLease[];
  /** The customer's statement of withdrawal that nobody has dealt with, before others one about the whole order; null without one. */
  readonly withdrawal: { readonly statedAt: string; readonly goods: string | null } | null;
}

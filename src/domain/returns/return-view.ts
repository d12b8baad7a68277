import type { ActorKind } from '../orders/actor.ts';
import type { Tracking } from '../orders/carriers.ts';
import type { Currency } from '../money/money.ts';
import type { ExchangeEventView, ExchangeSummary } from './exchange-view.ts';
import type { RefundEstimate } from './refund-estimate.ts';
import type { LineReason } from './return-request.ts';
import type { ReturnKind, ReturnReason, ReturnStatus } from './return-status.ts';
import type { ReturnPayer, ReturnWay } from './return-way.ts';

/** A line of an order that goes back. */
export interface ReturnLineView {
  readonly itemId: string;
  readonly productId: number;
  readonly name: string;
  readonly articleNumber: string;
  readonly picture: string;
  readonly ordered: number;
  /** Pieces that were asked for, that came and were accepted, and that came and were not: those go back to the customer. */
  readonly asked: number;
  readonly pieces: number;
  readonly refused: number;
  readonly sellable: number;
  readonly reason: LineReason | null;
}

/** A step in the life of a return; `reason` is the key of its text, `return.event.{reason}`. */
export interface ReturnEventView {
  readonly id: number;
  readonly toStatus: ReturnStatus;
  readonly actor: ActorKind;
  readonly reason: string;
  readonly at: string;
}

/** A return in a list. Amounts in minor units. */
export interface ReturnSummary {
  readonly id: string;
  readonly number: string;
  readonly kind: ReturnKind;
  readonly status: ReturnStatus;
  readonly requestedAt: string;
  /** The last day of sending the goods, ISO 8601; null where none is named. */
  readonly returnBy: string | null;
  readonly estimate: RefundEstimate | null;
  readonly refundMinor: number;
  readonly order: {
    readonly id: string;
    readonly orderNumber: string;
    readonly status: string;
    readonly currency: Currency;
  };
  readonly lines: readonly ReturnLineView[];
  /** What comes in their place; null for a return by itself, also for one whose exchange came to nothing. */
  readonly exchange: ExchangeSummary | null;
  /** The number of an exchange that came to nothing, so that its goods are refunded; null for none. */
  readonly formerExchange: string | null;
}

/** A return as its customer sees it (C §3). */
export interface ReturnView extends ReturnSummary {
  readonly note: string | null;
  readonly answerNote: string | null;
  readonly way: ReturnWay | null;
  /** Who pays the way; null while there is none. */
  readonly payer: ReturnPayer | null;
  readonly reason: ReturnReason | null;
  /** What was taken off its refund for the way back, in minor units; zero until it is refunded. */
  readonly wayWithheldMinor: number;
  /** Whether all that was noted to go back for it has gone. */
  readonly isRefunded: boolean;
  /** The numbers of the invoice's corrections that follow from it. */
  readonly corrections: readonly string[];
  readonly tracking: Tracking | null;
  /** Under which name its label is found among the order's documents; null where none is to be had. */
  readonly label: string | null;
  /** The ids of its photographs. */
  readonly photographs: readonly string[];
  readonly events: readonly ReturnEventView[];
  /** What happened to its exchange; none for a return by itself. */
  readonly exchangeEvents: readonly ExchangeEventView[];
  /** Whether its order is a guest's (R18). */
  readonly isGuests: boolean;
  /** Whether its refund waits for what the order's carrier took at the door. */
  readonly waitsForCarrier: boolean;
}

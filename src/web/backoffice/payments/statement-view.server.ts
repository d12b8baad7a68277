import type { MessageKey } from '../../../content/translator.ts';
import type { RowRecorded, StatementRow } from '../../../domain/payments/bank-statements/statement-rows.ts';
import type { IncomingLine } from '../../../domain/payments/bank-statements/incoming-line.ts';
import {
  isProposed,
  type Match,
  type MatchKind,
} from '../../../domain/payments/bank-statements/match-line.ts';

/** What became of a line that was to be recorded. */
export interface RowOutcome {
  readonly isRecorded: boolean;
  readonly text: MessageKey;
}

/** A line of a statement as its page shows it. */
export interface ShownRow {
  readonly line: IncomingLine;
  readonly kind: MatchKind;
  /** The order that it is for, as far as it is known: its page and what is due on it, null for what waits for no transfer. */
  readonly order: {
    readonly id: string;
    readonly orderNumber: string;
    readonly dueMinor: number | null;
  } | null;
  /** The number in the row's field. */
  readonly orderNumber: string;
  readonly isTaken: boolean;
  readonly outcome: RowOutcome | null;
}

function outcomeOf({ result }: RowRecorded): RowOutcome {
  if (result.ok) {
    const { effect, owedMinor } = result.decision;
    const done = effect === 'accept' && owedMinor > 0 ? 'over' : effect;
    return { isRecorded: true, text: `backoffice.transfer.done.${done}` };
  }
  const { reason } = result;
  return {
    isRecorded: false,
    text:
      reason === 'order-not-found' || reason === 'other-currency' || reason === 'day-impossible'
        ? `backoffice.statement.refused.${reason}`
        : `backoffice.refused.${reason}`,
  };
}

/**
 * The rows of a page: each line with its match, `matches` having their sequence, and what became of it. A line that is
 * proposed (`isProposed`) is ticked until it is recorded; one that was sent stays as people ticked it.
 */
export const rowsOf = (
  rows: readonly (Omit<StatementRow, 'isTaken'> & Partial<Pick<StatementRow, 'isTaken'>>)[],
  matches: readonly Match[],
  recorded: readonly RowRecorded[] = [],
): readonly ShownRow[] =>
  rows.map(({ line, orderNumber, isTaken }, place): ShownRow => {
    const { kind, order } = matches[place] ?? { kind: 'unknown', order: null };
    const done = recorded.find((each) => each.line.reference === line.reference);
    return {
      line,
      kind,
      order: order && {
        id: order.id,
        orderNumber: order.orderNumber,
        dueMinor: order.isAwaited ? order.dueMinor : null,
      },
      orderNumber: orderNumber ?? order?.orderNumber ?? '',
      isTaken: (isTaken ?? isProposed(kind)) && done === undefined,
      outcome: done === undefined ? null : outcomeOf(done),
    };
  });

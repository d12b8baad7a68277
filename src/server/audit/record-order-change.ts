import type { AuditAction, AuditChanges } from '../../domain/audit/audit-entry.ts';
import { toMajor } from '../../domain/money/major-units.ts';
import type { Money } from '../../domain/money/money.ts';
import type { Database } from '../database/database.ts';
import { recordStaffChanges } from './record-staff-changes.ts';

/** What was done to an order or its money. */
interface OrderChange {
  readonly order: { readonly id: string; readonly orderNumber: string };
  /** As in the order's history; what nobody of the staff did is not written. */
  readonly actor: string;
  readonly action: AuditAction;
  /** Besides the order's number. Nothing of the customer as a person, because the log is never changed. */
  readonly changes: AuditChanges;
}

/** Writes what staff did to an order by hand into the log, in the transaction that does it; who is gone by then is nobody. */
export const recordOrderChange = (
  transaction: Database,
  { order, actor, action, changes }: OrderChange,
): Promise<void> =>
  recordStaffChanges(transaction, actor, [
    {
      subject: 'order',
      subjectId: order.id,
      action,
      changes: { order: ['', order.orderNumber], ...changes },
    },
  ]);

/** An amount as the log says it, `45960.00 UAH`. */
export const amountInWords = (amount: Money): string => `${toMajor(amount).toFixed(2)} ${amount.currency}`;

/** A line of the account's statement as the log says it. Of its reference only that there is one: banks put payers' names and accounts there, and the log forgets nothing. */
export const lineChanges = ({ amount, day }: { readonly amount: Money; readonly day: string }) =>
  ({
    lineAmount: amountInWords(amount),
    lineDay: day,
    lineReference: 'written',
  }) as const;

/** Something that was not there before, field by field. */
export const added = (fields: Readonly<Record<string, string>>): AuditChanges =>
  Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, ['', said] as const]));

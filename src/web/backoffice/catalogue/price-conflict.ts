import { discountCode } from '../../../domain/discounts/discount.ts';
import type { AuditAction, AuditSubject } from '../../../domain/audit/audit-entry.ts';

/** What the log is asked for; see `findAuthor`. */
interface Asked {
  readonly subject: AuditSubject;
  readonly subjectId?: string;
  readonly action?: AuditAction;
}

const textOf = (value: FormDataEntryValue | undefined): string =>
  typeof value === 'string' ? value.trim() : '';

/**
 * What in the log stands in the way of a form of prices, by the reason for which it was refused and what was typed: the reduction of the same product, the code of the same
 * name, the rate, or the choice where rates come from. Null for a reason behind which is no colleague.
 */
export function priceConflict(
  reason: string,
  values: Readonly<Record<string, FormDataEntryValue>>,
): Asked | null {
  const [code, product] = [discountCode(textOf(values['code'])) ?? '', textOf(values['productId'])];
  if (reason === 'rate-moved') return { subject: 'rate', action: 'rate-entered' };
  if (reason === 'automatic-moved') return { subject: 'rate', action: 'automatic-rates-set' };
  if (reason === 'code-taken') return { subject: 'code', subjectId: code, action: 'code-created' };
  if (reason === 'reduction-overlaps')
    return { subject: 'product', subjectId: product, action: 'reduction-announced' };
  if (reason !== 'gone') return null;
  return code === ''
    ? { subject: 'product', subjectId: product, action: 'reduction-ended' }
    : { subject: 'code', subjectId: code, action: 'code-ended' };
}

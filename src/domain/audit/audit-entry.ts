import type { FieldChange } from '../catalogue/editing/merge-fields.ts';

/** What the audit log tells of; the names of pages of the back office hang on it. */
export const AUDIT_SUBJECTS = [
  'product',
  'staff',
  'code',
  'customer',
  'option',
  'order',
  'home-entry',
  'rate',
  'api-key',
  'webhook',
  'supplier',
  'shop-data',
  'rounding',
  'category',
  'tag',
  'page',
  'shop-picture',
  'machine',
  'quote',
  'ticket',
  'review',
  'question',
  'text',
  'answer-template',
  'saved-filter',
  'export',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** What somebody did; texts are the messages `backoffice.audit.action.{action}`. */
export const AUDIT_ACTIONS = [
  'created',
  'edited',
  'undone',
  'deleted',
  'moved',
  'stock-moved',
  'picture-added',
  'picture-cropped',
  'pictures-changed',
  'document-added',
  'documents-changed',
  'documents-moved',
  'staff-changed',
  'factors-reset',
  'reduction-announced',
  'reduction-ended',
  'code-created',
  'code-ended',
  'option-changed',
  'best-price-changed',
  'note-removed',
  'note-written',
  'merge-proposed',
  'merge-withdrawn',
  'merge-refused',
  'merge-lapsed',
  'accounts-merged',
  'order-placed',
  'order-moved',
  'part-shipped',
  'tracking-corrected',
  'payment-recorded',
  'refund-recorded',
  'refund-promised',
  'line-reversed',
  'rate-entered',
  'key-created',
  'key-revoked',
  'key-limit-set',
  'webhook-added',
  'webhook-switched',
  'webhook-removed',
  'webhook-secret-renewed',
  'webhook-resent',
  'webhook-sent-now',
  'webhook-tested',
  'purchase-price-entered',
  'purchase-price-removed',
  'supplier-columns-named',
  'supplier-articles-matched',
  'supplier-lead-time-set',
  'rounding-set',
  'automatic-rates-set',
  'translation-checked',
  'translations-imported',
  'lease-moved',
  'lease-days-changed',
  'lease-deducted',
  'termination-moved',
  'termination-fee-waived',
  'replacement-offered',
  'replacement-decided',
  'machine-swapped',
  'machine-changed',
  'return-moved',
  'return-noted',
  'exchange-moved',
  'goods-returned',
  'withdrawal-closed',
  'payment-case-noted',
  'delivery-quoted',
  'quote-moved',
  'ticket-moved',
  'ticket-answered',
  'ticket-noted',
  'ticket-assigned',
  'moderated',
  'review-answered',
  'question-answered',
  'serials-changed',
  'repair-recorded',
  'repair-removed',
  'installation-changed',
  'installation-removed',
  'scheduled',
  'view-shared',
  'view-unshared',
  'view-changed',
  'view-removed',
  'exported',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What each field said before and says since, by its name. */
export type AuditChanges = Readonly<Record<string, FieldChange>>;

/** One change as the log shows it; a moment as ISO 8601. */
export interface AuditEntry {
  readonly id: number;
  readonly at: string;
  readonly subject: AuditSubject;
  readonly subjectId: string;
  /** Of a product its article number and name, of a person or a rental option their name, of an order its number, of an entry of the home page its title, of a picture of the shop what its file was called, of a shared view of a list its name, of a key of the API its name, of a webhook its address, of a machine its inventory number, of a request for a price and a ticket their numbers, of a review and a question the article number of the goods, of a template its title, of a supplier its name, of a code, a rate’s pair of currencies, a part of the shop’s data, a rounding’s currency, a category or group of the menu, a tag, a page, a text and a list that was taken away itself; null of goods and of an account that are gone. */
  readonly subjectName: string | null;
  readonly action: AuditAction;
  readonly changes: AuditChanges;
  readonly why: string;
  /**
   * Who did it, or the name of the key of the API by which a program did; null where the account is gone, and where the shop did it by
   * itself (`scheduled`).
   */
  readonly staffName: string | null;
  /** Whether a partner’s program did it. */
  readonly isOfProgram: boolean;
  /** The entry that this one takes back. */
  readonly undoes: number | null;
}

/**
 * Whether a change can be taken back: one of fields, of the order and words of pictures, or of what documents are, and itself a taking back; and
 * a movement of a stock by staff, but not the one that took another back.
 */
export const isUndoable = ({
  action,
  undoes,
  isOfProgram,
}: Pick<AuditEntry, 'action' | 'undoes' | 'isOfProgram'>): boolean =>
  (action === 'stock-moved' && undoes === null && !isOfProgram) ||
  action === 'edited' ||
  action === 'undone' ||
  action === 'pictures-changed' ||
  action === 'document-added' ||
  action === 'documents-changed';

/** Whether a change of an entry of the home page can be taken back: all but those of its place, which is moved back. */
export const isEntryUndoable = ({ action }: Pick<AuditEntry, 'action'>): boolean =>
  action === 'created' || action === 'edited' || action === 'deleted' || action === 'undone';

import * as v from 'valibot';
import {
  MODERATED_KINDS,
  type Decision,
  type ModeratedKind,
  type RejectionReason,
} from '../../../domain/reviews/moderation.ts';
import { decisionSchema } from '../../../domain/reviews/review-forms.ts';

interface Decided {
  readonly kind: ModeratedKind;
  readonly id: string;
  readonly to: Decision;
  /** What the page showed; empty for a form that does not say. */
  readonly seen: string;
  readonly reason: RejectionReason | null;
  readonly note: string | null;
}

/** What the page of a form showed; empty for a form that does not say. */
export function seenIn(form: FormData): string {
  const shown = form.get('seen');
  return typeof shown === 'string' ? shown : '';
}

/** What the buttons of a page decide: null for a form that is none of its. Without a reason nothing is kept back. */
export function readDecision(form: FormData): Decided | 'needs-reason' | null {
  const kind = MODERATED_KINDS.find((each) => each === form.get('kind'));
  const id = form.get('subject');
  if (kind === undefined || typeof id !== 'string') return null;
  const reason = form.get('reason');
  const parsed = v.safeParse(decisionSchema, {
    to: form.get('to'),
    reason: reason === null || reason === '' ? undefined : reason,
    note: form.get('note') ?? '',
  });
  if (!parsed.success) return form.get('to') === 'REJECTED' ? 'needs-reason' : null;
  const { to, reason: why, note } = parsed.output;
  return { kind, id, to, seen: seenIn(form), reason: to === 'REJECTED' ? (why ?? null) : null, note };
}

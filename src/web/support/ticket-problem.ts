import type { Translate } from '../../content/translator.ts';
import { ATTACHMENT_REASONS } from '../../domain/support/attachment.ts';
import { refuseForm, type FormProblem } from '../form/answer-form.ts';

/** Why a form of a ticket was not taken, in words; `errors` are message keys by field. */
export type TicketProblem = FormProblem<'refused'> & { readonly intent: string; readonly text: string };

const STATUS = { 'too-large': 413, 'too-many': 409, infected: 422, failed: 503 } as const;

/**
 * Sends a form of a ticket back with what was typed in it. Of files the field says what is wrong with them; browsers do not keep which were
 * chosen.
 */
export function refuseTicketForm(
  form: FormData,
  t: Translate,
  {
    intent,
    reason,
    errors = {},
    by = '',
    fields,
  }: {
    readonly intent: string;
    readonly reason: string;
    readonly errors?: Readonly<Record<string, string>>;
    /** Who changed the ticket meanwhile, as a sentence; empty where that is not known or not said. */
    readonly by?: string;
    readonly fields: readonly string[];
  },
) {
  const attachment = ATTACHMENT_REASONS.find((each) => each === reason);
  if (attachment !== undefined) {
    const status = attachment in STATUS ? STATUS[attachment as keyof typeof STATUS] : 422;
    const text = t('ticket.problem.fields');
    const wrong = { files: `ticket.attachment.error.${attachment}` };
    return refuseForm<Omit<TicketProblem, 'values'>>(form, status, {
      problem: { reason: 'refused', intent, text, errors: wrong },
      fields,
    });
  }
  const [status, text] =
    reason === 'invalid-fields'
      ? [422, t('ticket.problem.fields')]
      : reason === 'ticket-over'
        ? [409, t('ticket.problem.over')]
        : reason === 'transition-not-allowed'
          ? [409, t('ticket.problem.changed')]
          : reason === 'signed-out'
            ? [401, t('ticket.problem.signedOut')]
            : [409, t('ticket.problem.again')];
  return refuseForm<Omit<TicketProblem, 'values'>>(form, status, {
    problem: { reason: 'refused', intent, text: `${text} ${by}`.trim(), errors },
    fields,
  });
}

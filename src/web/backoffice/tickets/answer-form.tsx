import { useT } from '../../i18n/i18n.tsx';
import { MessageForm } from '../../support/message-form.tsx';
import type { TicketProblem } from '../../support/ticket-problem.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TemplateChoice, type FilledTemplate } from '../template-choice.tsx';

/** The field of staff's answer. */
export const ANSWER_AREA = 'answer-message';

/** Answers a ticket, by templates if there are any, with files, and solves it if asked to. */
export function AnswerForm({
  messageId,
  templates,
  begin,
  maySolve,
  problem,
}: {
  messageId: string;
  templates: readonly FilledTemplate[];
  /** What the answer begins with; undefined for nothing. */
  begin: string | undefined;
  maySolve: boolean;
  problem: TicketProblem | undefined;
}) {
  const t = useT();
  return (
    <>
      <TemplateChoice templates={templates} area={ANSWER_AREA} />
      <MessageForm
        intent="answer"
        messageId={messageId}
        label={t('ticket.field.message')}
        beginning={begin}
        send={t('backoffice.tickets.send')}
        problem={problem}
      >
        {maySolve && <CheckboxField name="solves" label={t('backoffice.tickets.solves')} />}
      </MessageForm>
    </>
  );
}

/** Adds a note that no customer reads. */
export function NoteForm({ messageId, problem }: { messageId: string; problem: TicketProblem | undefined }) {
  const t = useT();
  return (
    <MessageForm
      intent="note"
      messageId={messageId}
      label={t('backoffice.tickets.note')}
      hint={t('backoffice.tickets.noteHint')}
      send={t('backoffice.tickets.addNote')}
      hasFiles={false}
      problem={problem}
    />
  );
}

import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { MESSAGE_MAX_LENGTH } from '../../../domain/support/contact-form.ts';
import { useKeptTyping } from '../../form/use-kept-typing.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { AttachmentField } from '../../support/attachment-field.tsx';
import type { TicketProblem } from '../../support/ticket-problem.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextAreaField } from '../../ui/field.tsx';
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
  const { formData } = useNavigation();
  const fieldOf = useFields(problem);
  const form = useRef<HTMLFormElement>(null);
  const keep = useKeptTyping(form, 'answer');
  const { defaultValue = begin, ...field } = fieldOf('message');
  return (
    <>
      <TemplateChoice templates={templates} area={ANSWER_AREA} />
      <Form
        key={messageId}
        ref={form}
        onSubmit={keep}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="flex flex-col gap-5"
      >
        {problem && (
          <Alert tone="danger" live>
            {problem.text}
          </Alert>
        )}
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="id" value={messageId} />
        <TextAreaField
          {...field}
          id={ANSWER_AREA}
          defaultValue={defaultValue}
          label={t('ticket.field.message')}
          maxLength={MESSAGE_MAX_LENGTH}
          required
        />
        <AttachmentField error={fieldOf('files').error} />
        {maySolve && <CheckboxField name="solves" label={t('backoffice.tickets.solves')} />}
        <div className="flex">
          <Button type="submit" tone="primary" size="lg" loading={formData?.get('intent') === 'answer'}>
            {t('backoffice.tickets.send')}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** Adds a note that no customer reads. */
export function NoteForm({ messageId, problem }: { messageId: string; problem: TicketProblem | undefined }) {
  const t = useT();
  const { formData } = useNavigation();
  const fieldOf = useFields(problem);
  const form = useRef<HTMLFormElement>(null);
  const keep = useKeptTyping(form, 'note');
  return (
    <Form key={messageId} ref={form} onSubmit={keep} method="post" noValidate className="flex flex-col gap-5">
      {problem && (
        <Alert tone="danger" live>
          {problem.text}
        </Alert>
      )}
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="id" value={messageId} />
      <TextAreaField
        {...fieldOf('message')}
        id="note-message"
        label={t('backoffice.tickets.note')}
        hint={t('backoffice.tickets.noteHint')}
        maxLength={MESSAGE_MAX_LENGTH}
        required
      />
      <div className="flex">
        <Button type="submit" loading={formData?.get('intent') === 'note'}>
          {t('backoffice.tickets.addNote')}
        </Button>
      </div>
    </Form>
  );
}

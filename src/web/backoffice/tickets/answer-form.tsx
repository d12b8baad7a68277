import { useRef, type FormEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { MESSAGE_MAX_LENGTH } from '../../../domain/support/contact-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { AttachmentField } from '../../support/attachment-field.tsx';
import type { TicketProblem } from '../../support/ticket-problem.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField, TextAreaField } from '../../ui/field.tsx';

/** A template in the ticket's language, with the customer's name and the ticket's number. */
export interface FilledTemplate {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Puts a template into the answer: behind what stands there; without the script the page comes again with it. */
function TemplateChoice({
  templates,
  onUse,
}: {
  templates: readonly FilledTemplate[];
  onUse: (text: string) => void;
}) {
  const t = useT();
  const use = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const id = new FormData(event.currentTarget).get('template');
    const found = templates.find((template) => template.id === id);
    if (found) onUse(found.text);
  };
  return (
    <form onSubmit={use} className="mb-5 flex flex-wrap items-end gap-3">
      <SelectField
        name="template"
        label={t('backoffice.tickets.template')}
        placeholder={t('backoffice.tickets.noTemplate')}
        options={templates.map(({ id, title }) => ({ value: id, label: title }))}
        className="min-w-0 flex-1 sm:max-w-96"
      />
      <Button type="submit" className="min-h-12">
        {t('backoffice.tickets.useTemplate')}
      </Button>
    </form>
  );
}

/** Answers a ticket, by templates if there are any, with files, and solves it if asked to. */
export function AnswerForm({
  messageId,
  templates,
  chosen,
  maySolve,
  problem,
}: {
  messageId: string;
  templates: readonly FilledTemplate[];
  /** The template that the address names; null for none. */
  chosen: string | null;
  maySolve: boolean;
  problem: TicketProblem | undefined;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const fieldOf = useFields(problem);
  const form = useRef<HTMLFormElement>(null);
  const begin = templates.find(({ id }) => id === chosen)?.text;
  const { defaultValue = begin, ...field } = fieldOf('message');
  const insert = (text: string) => {
    const area = form.current?.querySelector('textarea');
    if (!area) return;
    area.value = area.value.trim() === '' ? text : `${area.value.trimEnd()}\n\n${text}`;
    area.focus();
  };
  return (
    <>
      {templates.length > 0 && <TemplateChoice templates={templates} onUse={insert} />}
      <Form
        key={messageId}
        ref={form}
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
          id="answer-message"
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
  return (
    <Form key={messageId} method="post" noValidate className="flex flex-col gap-5">
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

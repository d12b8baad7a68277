import { useRef, type FormEvent } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { MessageForm } from '../../support/message-form.tsx';
import type { TicketProblem } from '../../support/ticket-problem.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField } from '../../ui/field.tsx';

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
  const form = useRef<HTMLFormElement>(null);
  const insert = (text: string) => {
    const area = form.current?.querySelector('textarea');
    if (!area) return;
    area.value = area.value.trim() === '' ? text : `${area.value.trimEnd()}\n\n${text}`;
    area.focus();
  };
  return (
    <>
      {templates.length > 0 && <TemplateChoice templates={templates} onUse={insert} />}
      <MessageForm
        intent="answer"
        form={form}
        messageId={messageId}
        label={t('ticket.field.message')}
        beginning={templates.find(({ id }) => id === chosen)?.text}
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

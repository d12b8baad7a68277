import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { MESSAGE_MAX_LENGTH } from '../../domain/support/contact-form.ts';
import { KeptForm } from '../form/kept-form.tsx';
import { useFields } from '../form/use-fields.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { AttachmentField } from './attachment-field.tsx';
import type { TicketProblem } from './ticket-problem.ts';

/** Writes a message into a ticket: of its customer, of staff, or a note among staff. */
export function MessageForm({
  intent,
  messageId,
  label,
  hint,
  beginning,
  send,
  hasFiles = true,
  problem,
  className = '',
  children,
}: {
  /** What the page's action is to do. */
  intent: 'write' | 'answer' | 'note';
  /** Names the sending, so that the same one is written once. */
  messageId: string;
  label: string;
  hint?: string;
  /** What stands in it at first, unless a refused one comes back. */
  beginning?: string | undefined;
  /** What its button says. */
  send: string;
  hasFiles?: boolean;
  problem: TicketProblem | undefined;
  className?: string;
  /** What else its writer says. */
  children?: ReactNode;
}) {
  const { formData } = useNavigation();
  const fieldOf = useFields(problem);
  const { defaultValue = beginning, ...field } = fieldOf('message');
  return (
    <KeptForm
      key={messageId}
      kept={intent}
      method="post"
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      className={`flex flex-col gap-5 ${className}`}
    >
      {problem && (
        <Alert tone="danger" live>
          {problem.text}
        </Alert>
      )}
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={messageId} />
      <TextAreaField
        {...field}
        id={`${intent}-message`}
        defaultValue={defaultValue}
        label={label}
        hint={hint}
        maxLength={MESSAGE_MAX_LENGTH}
        required
      />
      {hasFiles && <AttachmentField error={fieldOf('files').error} />}
      {children}
      <div className="flex">
        <Button
          type="submit"
          {...(hasFiles && { tone: 'primary', size: 'lg' })}
          loading={formData?.get('intent') === intent}
        >
          {send}
        </Button>
      </div>
    </KeptForm>
  );
}

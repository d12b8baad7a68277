import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { MESSAGE_MAX_LENGTH } from '../../domain/support/contact-form.ts';
import { CUSTOMER_STEPS } from '../../domain/support/ticket.ts';
import type { TicketView } from '../../domain/support/ticket-view.ts';
import { useKeptTyping } from '../form/use-kept-typing.ts';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { AttachmentField } from './attachment-field.tsx';
import type { TicketProblem } from './ticket-problem.ts';

/** Writes to the ticket, or calls it over. */
export function Answer({
  ticket,
  messageId,
  problem,
}: {
  ticket: TicketView;
  messageId: string;
  problem: TicketProblem | undefined;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const fieldOf = useFields(problem);
  const form = useRef<HTMLFormElement>(null);
  const keep = useKeptTyping(form, 'write');
  return (
    <>
      {ticket.status === 'RESOLVED' && <p className="mb-5 text-muted">{t('ticket.answerSolved')}</p>}
      <Form
        key={messageId}
        ref={form}
        onSubmit={keep}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="flex max-w-measure flex-col gap-5"
      >
        {problem && (
          <Alert tone="danger" live>
            {problem.text}
          </Alert>
        )}
        <input type="hidden" name="intent" value="write" />
        <input type="hidden" name="id" value={messageId} />
        <TextAreaField
          {...fieldOf('message')}
          id="ticket-message"
          label={t('ticket.field.answer')}
          maxLength={MESSAGE_MAX_LENGTH}
          required
        />
        <AttachmentField error={fieldOf('files').error} />
        <div className="flex">
          <Button type="submit" tone="primary" size="lg" loading={formData?.get('intent') === 'write'}>
            {t('ticket.send')}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** The customer's steps beside writing. */
export function Steps({ ticket }: { ticket: TicketView }) {
  const t = useT();
  const { formData } = useNavigation();
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {CUSTOMER_STEPS[ticket.status].map((to) => (
        <Form key={to} method="post">
          <input type="hidden" name="intent" value="step" />
          <input type="hidden" name="to" value={to} />
          <Button
            type="submit"
            tone={to === 'CANCELLED' ? 'ghost' : 'secondary'}
            loading={formData?.get('to') === to}
          >
            {t(`ticket.step.${to}`)}
          </Button>
        </Form>
      ))}
    </div>
  );
}

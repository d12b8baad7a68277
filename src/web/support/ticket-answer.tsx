import { Form, useNavigation } from 'react-router';
import { CUSTOMER_STEPS } from '../../domain/support/ticket.ts';
import type { TicketView } from '../../domain/support/ticket-view.ts';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { MessageForm } from './message-form.tsx';
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
  return (
    <>
      {ticket.status === 'RESOLVED' && <p className="mb-5 text-muted">{t('ticket.answerSolved')}</p>}
      <MessageForm
        intent="write"
        messageId={messageId}
        label={t('ticket.field.answer')}
        send={t('ticket.send')}
        problem={problem}
        className="max-w-measure"
      />
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

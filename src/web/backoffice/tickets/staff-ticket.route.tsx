import { data, Form, redirect, useNavigation } from 'react-router';
import * as v from 'valibot';
import { mayWrite, staffSteps, TICKET_STATUSES } from '../../../domain/support/ticket.ts';
import { greetedName, ticketMessageSchema } from '../../../domain/support/ticket-forms.ts';
import { dayIn } from '../../../domain/locale/market.ts';
import type { StaffTicketMessage, StaffTicketView } from '../../../domain/support/ticket-view.ts';
import type { TicketStatus } from '../../../domain/support/ticket-status.ts';
import { shopOf } from '../../../server/context.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { pageMessages } from '../../i18n/page-messages.tsx';
import { filesIn } from '../../support/files-in.ts';
import { TicketBadge } from '../../support/ticket-badge.tsx';
import { refuseTicketForm } from '../../support/ticket-problem.ts';
import { TicketThread } from '../../support/ticket-thread.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { namedConflict, recently } from '../named-conflict.ts';
import type { Route } from './+types/staff-ticket.route';
import { chosenTemplate, fillTemplates, templateNamed } from '../template-choice.tsx';
import { ANSWER_AREA, AnswerForm, NoteForm } from './answer-form.tsx';
import { printWarranties } from '../../warranties/print-warranties.ts';
import { OtherTickets, TicketFacts, TicketHistory, TicketWarranty } from './ticket-facts.tsx';

const FIELDS = ['message'];
/** What was done, as the page then says: `backoffice.tickets.done.{done}`. */
const DONE = ['answer', 'note', 'step', 'assign'] as const;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { shop, user, locale, translate } = shopOf(context);
  const ticket = await shop.support.staff.find(params.id);
  if (ticket === null) throw data(null, { status: 404 });
  const values = { name: greetedName(ticket.name), number: ticket.ticketNumber };
  const templates = await shop.support.templates.list('ticket');
  const now = Date.now();
  return {
    ticket,
    warranty:
      ticket.warranty &&
      printWarranties([ticket.warranty], {
        locale,
        translate,
        today: dayIn('Europe/Kyiv', new Date(now).toISOString()),
      })[0],
    isMine: ticket.assignedTo !== null && ticket.assignedTo.id === user?.id,
    steps: staffSteps(ticket, now),
    mayAnswer: mayWrite(ticket, now),
    templates: fillTemplates(templates, ticket.locale, values),
    chosen: chosenTemplate(url),
    done: DONE.find((each) => each === url.searchParams.get('done')) ?? null,
    /** They name the sendings of the page's forms. */
    ids: { answer: crypto.randomUUID(), note: crypto.randomUUID() },
    title: pageTitle(translate('ticket.title', { number: ticket.ticketNumber })),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  if (user === null) throw data(null, { status: 401 });
  const form = await readForm();
  const intent = form.get('intent');
  const ticketId = params.id;
  const done = (what: (typeof DONE)[number], place = '') =>
    redirect(`/${region}/admin/tickets/${encodeURIComponent(ticketId)}?done=${what}${place}`, 303);
  const refuse = async (reason: string, errors: Readonly<Record<string, string>> = {}) => {
    if (reason === 'ticket-not-found') throw data(null, { status: 404 });
    const asked = { subjectId: ticketId, fields: ['ticketStatus'], since: recently() };
    const author =
      reason === 'transition-not-allowed' || reason === 'ticket-over'
        ? shop.findAuthor({ subject: 'ticket', ...asked, staffId: user.id })
        : null;
    return refuseTicketForm(form, translate, {
      intent: typeof intent === 'string' ? intent : '',
      reason,
      errors,
      by: await namedConflict('', author, { translate, locale }),
      fields: FIELDS,
    });
  };
  const { staff } = shop.support;
  if (intent === 'step') {
    const to = TICKET_STATUSES.find((each) => each === form.get('to'));
    if (to === undefined) throw data(null, { status: 400 });
    const taken = await staff.takeStep({ ticketId, to, staffId: user.id });
    return taken.ok ? done('step') : refuse(taken.reason);
  }
  if (intent === 'assign' || intent === 'release') {
    const taken = await staff.assign({ ticketId, staffId: user.id, isTaken: intent === 'assign' });
    return taken.ok ? done('assign') : refuse(taken.reason);
  }
  if (intent !== 'answer' && intent !== 'note') throw data(null, { status: 400 });
  const parsed = v.safeParse(ticketMessageSchema, { id: form.get('id'), message: form.get('message') });
  if (!parsed.success) return refuse('invalid-fields', fieldErrors(parsed.issues));
  const { id, message: body } = parsed.output;
  const taken = await staff.answer(
    { ticketId, id, body, sent: await filesIn(form, 'files') },
    { staffId: user.id, isInternal: intent === 'note', solves: form.get('solves') === 'on' },
  );
  return taken.ok ? done(intent, `#message-${id}`) : refuse(taken.reason);
}

/** The words of a step of staff: what was solved is opened again, not begun. */
const stepKey = (from: TicketStatus, to: Exclude<TicketStatus, 'COMPLETED'>) =>
  from === 'RESOLVED' ? 'backoffice.tickets.step.reopen' : (`backoffice.tickets.step.${to}` as const);

/** What staff can do with a ticket beside answering. */
function Steps({
  ticket,
  steps,
  isMine,
}: {
  ticket: StaffTicketView;
  steps: readonly TicketStatus[];
  isMine: boolean;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const pressed = formData?.get('to') ?? formData?.get('intent');
  const owner = isMine ? 'release' : 'assign';
  return (
    <div className="mb-8 flex flex-wrap items-center gap-3">
      <Form method="post">
        <Button type="submit" name="intent" value={owner} loading={pressed === owner}>
          {t(isMine ? 'backoffice.tickets.release' : 'backoffice.tickets.take')}
        </Button>
      </Form>
      {steps.map((to) =>
        to === 'COMPLETED' ? null : (
          <Form key={to} method="post">
            <input type="hidden" name="intent" value="step" />
            <input type="hidden" name="to" value={to} />
            <Button type="submit" tone={to === 'CANCELLED' ? 'ghost' : 'secondary'} loading={pressed === to}>
              {t(stepKey(ticket.status, to))}
            </Button>
          </Form>
        ),
      )}
      <p className="text-sm text-muted">
        {ticket.assignedTo === null
          ? t('backoffice.tickets.unassigned')
          : t('backoffice.tickets.assigned', { name: ticket.assignedTo.name })}
      </p>
    </div>
  );
}

/** What staff have to know of a message beside its words. */
function MessageNote({ message }: { message: StaffTicketMessage }) {
  const t = useT();
  const { fromAddress, droppedFiles } = message;
  if (fromAddress === null && droppedFiles === 0) return null;
  return (
    <div className="mt-4 flex flex-col gap-1 text-sm font-semibold text-warning">
      {fromAddress !== null && <p className="break-words">{t('ticket.from', { address: fromAddress })}</p>}
      {droppedFiles > 0 && <p>{t('backoffice.tickets.dropped', { count: droppedFiles })}</p>}
    </div>
  );
}

/** A ticket as staff work on it. */
export default function StaffTicket({ loaderData, actionData: problem }: Route.ComponentProps) {
  const t = useT();
  const { ticket, warranty, steps, isMine, mayAnswer, templates, chosen, done, ids } = loaderData;
  const number = ticket.ticketNumber;
  const of = (intent: string) => (problem?.intent === intent ? problem : undefined);
  const isElsewhere = problem !== undefined && !['answer', 'note'].includes(problem.intent);
  return (
    <>
      <p className="text-sm text-muted">{t('ticket.title', { number })}</p>
      <div className="mt-1 mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-3xl break-words">{ticket.subject}</h1>
        <TicketBadge status={ticket.status} />
      </div>
      {isElsewhere ? (
        <Alert tone="danger" live className="mb-8">
          {problem.text}
        </Alert>
      ) : (
        problem === undefined &&
        done !== null && (
          <Alert tone="success" live className="mb-8">
            {t(`backoffice.tickets.done.${done}`)}
          </Alert>
        )
      )}
      <Steps ticket={ticket} steps={steps} isMine={isMine} />
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <TitledSection id="thread" title={t('ticket.thread')}>
            <TicketThread
              messages={ticket.messages}
              hrefOf={(id) => `/ticket-files/${id}`}
              nameOf={({ author, isInternal, staffName }) =>
                author === 'customer'
                  ? ticket.name
                  : [staffName ?? t('ticket.shop'), isInternal ? t('backoffice.tickets.note') : null]
                      .filter(Boolean)
                      .join(' · ')
              }
              isOwn={({ author }) => author === 'staff'}
              isMarked={({ isInternal }) => isInternal}
              noteOf={(message) => <MessageNote message={message} />}
            />
          </TitledSection>
          {mayAnswer && (
            <TitledSection id="answer" title={t('backoffice.tickets.answer')}>
              <AnswerForm
                messageId={ids.answer}
                templates={templates}
                begin={templateNamed(templates, chosen, ANSWER_AREA)}
                maySolve={ticket.status !== 'RESOLVED'}
                problem={of('answer')}
              />
            </TitledSection>
          )}
          <TitledSection id="note" title={t('backoffice.tickets.note')}>
            <NoteForm messageId={ids.note} problem={of('note')} />
          </TitledSection>
          <OtherTickets ticket={ticket} />
        </div>
        <aside className="flex flex-col gap-10">
          <TicketFacts ticket={ticket} />
          {warranty && <TicketWarranty warranty={warranty} />}
          <TicketHistory ticket={ticket} />
        </aside>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

export const handle = { texts: await pageMessages('warranty') };

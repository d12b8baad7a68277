import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { mayWrite, TICKET_STATUSES } from '../../domain/support/ticket.ts';
import { ticketMessageSchema } from '../../domain/support/ticket-forms.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { refuseForm } from '../form/answer-form.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { limitText } from '../form/limit-text.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { OWN_PAGE } from '../i18n/own-page.ts';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { DeadEnd } from '../ui/dead-end.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import type { Route } from './+types/ticket.route';
import { filesIn } from './files-in.ts';
import { TicketBadge } from './ticket-badge.tsx';
import { refuseTicketForm, type TicketProblem } from './ticket-problem.ts';
import { TicketThread } from './ticket-thread.tsx';
import { Answer, Steps } from './ticket-answer.tsx';
import { Facts } from './own-ticket-facts.tsx';

const FIELDS = ['message'];

const DONE = ['sent', 'added'] as const;

async function find({ shop, user, region }: PageRequest, request: Request, id: string) {
  const key = new URL(request.url).searchParams.get('key');
  const email = user?.isConfirmed === true ? user.email : null;
  const ticket = await shop.support.find(id, { userId: user?.id ?? null, email, key });
  const page = `/${region}/support/tickets/${encodeURIComponent(id)}`;
  return { key, ticket, address: key === null ? page : `${page}?key=${encodeURIComponent(key)}` };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = shopOf(context);
  const { user, region, translate } = page;
  const { key, ticket, address } = await find(page, request, params.id);
  if (ticket === null) {
    if (key === null && user === null) {
      throw redirect(`/${region}/auth?redirect=${encodeURIComponent(address)}`);
    }
    if (key === null) throw data(null, { status: 404 });
    return data({ view: null, title: pageTitle(translate('ticket.lost.title')) }, { status: 403 });
  }
  // Whoever has seen the ticket knows its news.
  const newlyRead = user === null ? 0 : await page.shop.notifications.read(user.id, { ticketId: ticket.id });
  const done = new URL(request.url).searchParams.get('done');
  return {
    view: {
      ticket,
      key,
      /** Names the sending of this page's form. */
      messageId: crypto.randomUUID(),
      mayWrite: mayWrite(ticket, Date.now()),
      done: DONE.find((each) => each === done) ?? null,
      isSignedIn: user !== null,
      newlyRead,
    },
    title: pageTitle(translate('ticket.title', { number: ticket.ticketNumber })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const page = shopOf(context);
  const { shop, user, clientAddress, translate, readForm } = page;
  const { key, ticket, address } = await find(page, request, params.id);
  const form = await readForm();
  const intent = form.get('intent');
  const refuse = (reason: string, errors: Readonly<Record<string, string>> = {}) =>
    refuseTicketForm(form, translate, {
      intent: typeof intent === 'string' ? intent : '',
      reason,
      errors,
      fields: FIELDS,
    });
  if (ticket === null) {
    // Who was signed in when the page opened keeps what was typed since, and signs in elsewhere.
    if (user === null && key === null) return refuse('signed-out');
    throw data(null, { status: user === null ? 401 : 404 });
  }
  const userId = ticket.userId ?? null;
  if (intent === 'step') {
    const to = TICKET_STATUSES.find((each) => each === form.get('to'));
    if (to === undefined) throw data(null, { status: 400 });
    const taken = await shop.support.takeStep({ ticketId: ticket.id, to, userId });
    return taken.ok ? redirect(address, 303) : refuse(taken.reason);
  }
  if (intent !== 'write') throw data(null, { status: 400 });
  const parsed = v.safeParse(ticketMessageSchema, { id: form.get('id'), message: form.get('message') });
  if (!parsed.success) return refuse('invalid-fields', fieldErrors(parsed.issues));
  const limit = await shop.limits.ticket(user?.id ?? null, clientAddress);
  if (!limit.ok) {
    const text = limitText(translate, limit.retryAfterSeconds);
    const problem = { reason: 'refused' as const, intent: 'write', text, errors: {} };
    return refuseForm<Omit<TicketProblem, 'values'>>(form, 429, { problem, fields: FIELDS });
  }
  const { id, message: body } = parsed.output;
  const sent = await filesIn(form, 'files');
  const taken = await shop.support.write({ ticketId: ticket.id, id, body, sent }, { userId });
  if (!taken.ok) return refuse(taken.reason);
  return redirect(`${address}${address.includes('?') ? '&' : '?'}done=added#message-${id}`, 303);
}

/** Who is signed out by now would be led to signing in, away from what was typed. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== 401 && defaultShouldRevalidate;

/** An e-mail's link that has ended, was cut short or was made up; all are told the same. */
function LostTicket() {
  const t = useT();
  return (
    <DeadEnd title={t('ticket.lost.title')} text={t('ticket.lost.text')}>
      <ButtonLink to="/contact" tone="primary" size="lg">
        {t('ticket.lost.contact')}
      </ButtonLink>
      <ButtonLink to="/profile/support" tone="ghost" size="lg">
        {t('ticket.lost.profile')}
      </ButtonLink>
    </DeadEnd>
  );
}

/** A ticket with all that was said: for its customer, and for a visitor who has the link. */
export default function TicketPage({ loaderData: { view }, actionData: problem }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  if (view === null) return <LostTicket />;
  const { ticket, key, done } = view;
  const number = ticket.ticketNumber;
  const query = key === null ? '' : `?key=${encodeURIComponent(key)}`;
  return (
    <div className="container-page pt-6 pb-section">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        LinkComponent={ShopAnchor}
        items={[
          { name: t('nav.home'), link: path('/') },
          ...(view.isSignedIn ? [{ name: t('nav.profile'), link: path('/profile/support') }] : []),
          { name: t('ticket.title', { number }) },
        ]}
      />
      <p className="mt-6 text-sm text-muted">{t('ticket.title', { number })}</p>
      <div className="mt-2 mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-3xl break-words">{ticket.subject}</h1>
        <TicketBadge status={ticket.status} />
      </div>
      {problem?.intent === 'step' ? (
        <Alert tone="danger" live className="mb-8">
          {problem.text}
        </Alert>
      ) : (
        problem === undefined &&
        done !== null && (
          <Alert tone="success" live className="mb-8">
            {done === 'added' ? t('ticket.added') : t('ticket.sent', { number, email: ticket.email })}
          </Alert>
        )
      )}
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <TitledSection id="thread" title={t('ticket.thread')}>
            <TicketThread
              messages={ticket.messages}
              hrefOf={(id) => `/ticket-files/${id}${query}`}
              nameOf={({ author }) => t(author === 'customer' ? 'ticket.you' : 'ticket.shop')}
              isOwn={({ author }) => author === 'customer'}
              noteOf={({ fromAddress, droppedFiles }) => (
                <>
                  {fromAddress !== null && (
                    <p className="mt-4 text-sm break-words text-muted">
                      {t('ticket.from', { address: fromAddress })}
                    </p>
                  )}
                  {droppedFiles > 0 && (
                    <p className="mt-4 text-sm text-warning">
                      {t('ticket.dropped', { count: droppedFiles })}
                    </p>
                  )}
                </>
              )}
            />
          </TitledSection>
          <TitledSection id="answer" title={t('ticket.answer')}>
            {view.mayWrite ? (
              <Answer
                ticket={ticket}
                messageId={view.messageId}
                problem={problem?.intent === 'write' ? problem : undefined}
              />
            ) : (
              <>
                <p className="mb-5 text-muted">{t('ticket.over')}</p>
                <ButtonLink to="/support/tickets/new">{t('ticket.openNew')}</ButtonLink>
              </>
            )}
            <Steps ticket={ticket} />
          </TitledSection>
        </div>
        <aside>
          <Facts ticket={ticket} />
        </aside>
      </div>
    </div>
  );
}

/** An e-mail's link opens the page to whoever has it. */
export const headers = () => OWN_PAGE;

export const handle = { texts: await pageMessages('counter', 'support', 'cart') };

export const meta = unlistedPage;

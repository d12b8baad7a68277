import { data, Form, redirect, useNavigation, type ShouldRevalidateFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { MESSAGE_MAX_LENGTH } from '../../domain/support/contact-form.ts';
import { CUSTOMER_STEPS, mayWrite, TICKET_STATUSES } from '../../domain/support/ticket.ts';
import { ticketMessageSchema } from '../../domain/support/ticket-forms.ts';
import type { TicketView } from '../../domain/support/ticket-view.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { refuseForm } from '../form/answer-form.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { limitText } from '../form/limit-text.ts';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { OWN_PAGE } from '../i18n/own-page.ts';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { DeadEnd } from '../ui/dead-end.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import type { Route } from './+types/ticket.route';
import { AttachmentField } from './attachment-field.tsx';
import { filesIn } from './files-in.ts';
import { TicketBadge } from './ticket-badge.tsx';
import { refuseTicketForm, type TicketProblem } from './ticket-problem.ts';
import { TicketThread, usePrintMoment } from './ticket-thread.tsx';

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

/** Writes to the ticket, or calls it over. */
function Answer({
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
  return (
    <>
      {ticket.status === 'RESOLVED' && <p className="mb-5 text-muted">{t('ticket.answerSolved')}</p>}
      <Form
        key={messageId}
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
function Steps({ ticket }: { ticket: TicketView }) {
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

function Facts({ ticket }: { ticket: TicketView }) {
  const t = useT();
  const print = usePrintMoment();
  const { order, leaseId, productName } = ticket;
  const rows = [
    [t('ticket.field.department'), t(`ticket.department.${ticket.department}`)],
    [t('ticket.created'), print(ticket.createdAt)],
  ] as const;
  const link = 'underline underline-offset-4';
  return (
    <TitledSection id="facts" title={t('ticket.facts')} isPanel>
      <dl className="flex flex-col gap-4 text-sm">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="mt-1 font-semibold">{value}</dd>
          </div>
        ))}
        {productName !== null && (
          <div>
            <dt className="text-muted">{t(leaseId === null ? 'ticket.product' : 'ticket.lease')}</dt>
            <dd className="mt-1 font-semibold">
              {leaseId === null ? (
                <Unbroken text={productName} />
              ) : (
                <LocalLink to={`/lease/${leaseId}`} className={link}>
                  <Unbroken text={productName} />
                </LocalLink>
              )}
            </dd>
          </div>
        )}
        {order !== null && (
          <div>
            <dt className="text-muted">{t('ticket.order')}</dt>
            <dd className="mt-1 font-semibold">
              <LocalLink to={`/order/${order.id}`} className={link}>
                {order.orderNumber}
              </LocalLink>
            </dd>
          </div>
        )}
      </dl>
    </TitledSection>
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

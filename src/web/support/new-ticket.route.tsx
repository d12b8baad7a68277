import { useRef } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import * as v from 'valibot';
import { MESSAGE_MAX_LENGTH } from '../../domain/support/contact-form.ts';
import { DEPARTMENTS } from '../../domain/support/department.ts';
import {
  guestTicketFormSchema,
  SUBJECT_MAX_LENGTH,
  ticketFormSchema,
} from '../../domain/support/ticket-forms.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { NameAndEmail, SendRow } from '../form/contact-fields.tsx';
import { fieldErrors } from '../form/field-errors.ts';
import { limitText } from '../form/limit-text.ts';
import { refuseForm } from '../form/answer-form.ts';
import { FormTaken } from '../form/form-taken.tsx';
import { useKeptTyping } from '../form/use-kept-typing.ts';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { useOwnHistory } from '../form/typed-owner.ts';
import type { Route } from './+types/new-ticket.route';
import { AttachmentField } from './attachment-field.tsx';
import { filesIn } from './files-in.ts';
import { OWN_PAGE } from '../i18n/own-page.ts';
import { refuseTicketForm, type TicketProblem } from './ticket-problem.ts';

const SENT = /^TCK-\d{1,9}$/;
const FIELDS = ['name', 'email', 'department', 'subject', 'message'];

/** What the address says that the ticket is about, for who may read it: visitors sign in first and come back. */
async function subjectOf({ shop, user, region }: PageRequest, request: Request) {
  const { searchParams, search } = new URL(request.url);
  const asked = {
    orderId: searchParams.get('order'),
    leaseId: searchParams.get('lease'),
    orderItemId: searchParams.get('item'),
    requestId: searchParams.get('from'),
  };
  const asker = { userId: user?.id ?? null, guestOrderIds: shop.guests.ordersIn(request.headers) };
  const found = await shop.support.findSubject(asked, asker);
  if (found.ok) return found.subject;
  if (found.reason === 'not-signed-in') {
    const here = `/${region}/support/tickets/new${search}`;
    throw redirect(`/${region}/auth?redirect=${encodeURIComponent(here)}`, 303);
  }
  throw data(null, { status: found.reason === 'not-owner' ? 403 : 404 });
}

const FAILED_PAGE = /^\/[\w./%~-]{0,99}$/;

/** What the link of an error page says of its failure, as the subject of a ticket; empty from elsewhere. */
function failureIn(request: Request, translate: PageRequest['translate']): string {
  const { searchParams } = new URL(request.url);
  const page = searchParams.get('page') ?? '';
  const code = searchParams.get('code') ?? '';
  if (!FAILED_PAGE.test(page)) return '';
  return translate('ticket.new.failure', { code: /^[45]\d\d$/.test(code) ? code : 'none', page });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = shopOf(context);
  const { user, translate } = page;
  const subject = await subjectOf(page, request);
  const failure = failureIn(request, translate);
  return {
    isSignedIn: user !== null,
    subject,
    values: {
      department: failure === '' ? subject.department : 'other',
      subject: failure,
      name: subject.guest?.name ?? '',
      email: subject.guest?.email ?? '',
    },
    /** The number of what a visitor has just sent. */
    sent: SENT.exec(new URL(request.url).searchParams.get('sent') ?? '')?.[0] ?? null,
    /** Names the sending of this page's form. */
    id: crypto.randomUUID(),
    title: pageTitle(translate('ticket.new.title')),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = shopOf(context);
  const { shop, user, region, locale, clientAddress, translate, readForm } = page;
  const form = await readForm();
  const about = await subjectOf(page, request);
  const refuse = (reason: string, errors: Readonly<Record<string, string>> = {}) =>
    refuseTicketForm(form, translate, { intent: 'open', reason, errors, fields: FIELDS });
  const fields = Object.fromEntries(FIELDS.concat('id').map((name) => [name, form.get(name) ?? undefined]));
  const parsed =
    user === null ? v.safeParse(guestTicketFormSchema, fields) : v.safeParse(ticketFormSchema, fields);
  if (!parsed.success) return refuse('invalid-fields', fieldErrors(parsed.issues));
  const limit = await shop.limits.ticket(user?.id ?? null, clientAddress);
  if (!limit.ok) {
    const text = limitText(translate, limit.retryAfterSeconds);
    const problem = { reason: 'refused' as const, intent: 'open', text, errors: {} };
    return refuseForm<Omit<TicketProblem, 'values'>>(form, 429, { problem, fields: FIELDS });
  }
  const { id, department, subject, message, ...guest } = parsed.output;
  const writer =
    user === null
      ? { userId: null, name: '', email: '', phone: null, ...guest }
      : { userId: user.id, name: user.name || user.email, email: user.email, phone: user.phone };
  const opened = await shop.support.open({
    requestKey: id,
    messageId: id,
    department,
    subject,
    message,
    locale,
    writer,
    about: {
      orderId: about.orderId,
      leaseId: about.leaseId,
      orderItemId: about.orderItemId,
      requestId: about.requestId,
    },
    files: await filesIn(form, 'files'),
  });
  if (!opened.ok) return refuse(opened.reason);
  // A visitor may have typed anybody's address: the link goes there, with the answer, and not to this browser.
  const next = user === null ? `new?sent=${opened.ticketNumber}` : `${opened.id}?done=sent`;
  return redirect(`/${region}/support/tickets/${next}`, 303);
}

/** What the ticket is about, if anything. */
function About({ subject }: { subject: Route.ComponentProps['loaderData']['subject'] }) {
  const t = useT();
  const { orderNumber, productName, requestId } = subject;
  const rows = [
    orderNumber === null ? null : t('ticket.new.aboutOrder', { number: orderNumber }),
    productName,
    requestId === null ? null : t('ticket.new.aboutRequest', { number: requestId }),
  ].filter((row) => row !== null);
  if (rows.length === 0) return null;
  return (
    <div className="mb-8 max-w-measure rounded-lg bg-surface p-5">
      <p className="mb-2 text-sm text-muted">{t('ticket.new.about')}</p>
      <ul className="font-semibold">
        {rows.map((row) => (
          <li key={row} className="break-words">
            <Unbroken text={row} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a visitor sees after sending. */
function TicketTaken({ number }: { number: string }) {
  const t = useT();
  return (
    <FormTaken title={t('ticket.taken.title', { number })} text={t('ticket.taken.text')}>
      <ButtonLink to="/shop" tone="primary">
        {t('contact.thanks.shop')}
      </ButtonLink>
      <ButtonLink to="/support/tickets/new">{t('ticket.openNew')}</ButtonLink>
    </FormTaken>
  );
}

/** Asks the shop: about nothing in particular, an order, a lease, goods that were bought, or an error of the site. */
export default function NewTicket({ loaderData, actionData: problem }: Route.ComponentProps) {
  useOwnHistory();
  const t = useT();
  const path = usePath();
  const { formMethod } = useNavigation();
  const fieldOf = useFields(problem);
  const form = useRef<HTMLFormElement>(null);
  const [keep] = useKeptTyping(form, 'new');
  const values: Readonly<Record<string, string>> = loaderData.values;
  const field = (name: string) => {
    const { defaultValue = values[name], ...rest } = fieldOf(name);
    return { ...rest, id: `ticket-${name}`, defaultValue };
  };
  if (loaderData.sent !== null) return <TicketTaken number={loaderData.sent} />;
  return (
    <div className="container-page pt-6 pb-section">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        items={[{ name: t('nav.home'), link: path('/') }, { name: t('ticket.new.title') }]}
        LinkComponent={ShopAnchor}
      />
      <header className="mt-8 mb-8 max-w-measure">
        <h1 className="text-3xl">{t('ticket.new.title')}</h1>
        <p className="mt-4 text-muted">{t('ticket.new.lead')}</p>
      </header>
      <About subject={loaderData.subject} />
      <Form
        ref={form}
        onSubmit={keep}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid max-w-measure gap-5 sm:grid-cols-2"
      >
        {problem && (
          <Alert tone="danger" live className="sm:col-span-2">
            {problem.text}
          </Alert>
        )}
        <input type="hidden" name="id" value={loaderData.id} />
        {!loaderData.isSignedIn && <NameAndEmail field={field} />}
        <SelectField
          {...field('department')}
          label={t('ticket.field.department')}
          options={DEPARTMENTS.map((value) => ({ value, label: t(`ticket.department.${value}`) }))}
          required
          className="sm:col-span-2"
        />
        <TextField
          {...field('subject')}
          label={t('ticket.field.subject')}
          maxLength={SUBJECT_MAX_LENGTH}
          autoComplete="off"
          required
          className="sm:col-span-2"
        />
        <TextAreaField
          {...field('message')}
          label={t('ticket.field.message')}
          hint={t('contact.messageHint')}
          maxLength={MESSAGE_MAX_LENGTH}
          required
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <AttachmentField error={fieldOf('files').error} />
        </div>
        <p className="text-sm text-muted sm:col-span-2">{t('ticket.new.safety')}</p>
        <SendRow label={t('ticket.new.send')} loading={formMethod === 'POST'} />
      </Form>
    </div>
  );
}

export const headers = () => OWN_PAGE;

export const handle = { texts: await pageMessages('counter', 'support', 'cart') };

export const meta = unlistedPage;

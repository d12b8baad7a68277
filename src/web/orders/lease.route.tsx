import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { operatorSchema } from '../../domain/rental/operator.ts';
import { readChoice } from '../../domain/rental/replacement.ts';
import { shopOf } from '../../server/context.ts';
import { refuseForm } from '../form/answer-form.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/lease.route';
import type { OperatorProblem } from './lease-operator.tsx';
import { BadLink } from './bad-link.tsx';
import { LeaseScreen } from './lease-screen.tsx';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { OrderRefused } from './order-refused.tsx';
import { ReplacementPanel } from './replacement-panel.tsx';
import { OWN_PAGE } from '../i18n/own-page.ts';

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { shop, user, region, locale, translate } = shopOf(context);
  const guestOrderIds = shop.guests.ordersIn(request.headers);
  const found = await shop.orders.findLease(params.id, user?.id ?? null, guestOrderIds);
  if (found.ok) {
    const { lease } = found;
    // Whoever has seen the lease knows its news.
    const newlyRead = user === null ? 0 : await shop.notifications.read(user.id, { leaseId: lease.id });
    const billing = await shop.orders.leaseBilling(params.id);
    const openBills = billing?.bills.filter(({ state }) => state === 'open') ?? [];
    const [request = null] = await shop.orders.terminationsOf([lease.id]);
    const own = {
      documents: await shop.rental.documents.ofLease(lease.id),
      billing,
      charges: await shop.payments.plannedCharges(openBills.map(({ orderId }) => orderId)),
      request,
      question: await shop.rental.replacements.questionOf(lease.id, locale),
      isDone: url.searchParams.get('done') === 'replacement',
      isExtended: url.searchParams.has('extended'),
      isOperatorSaved: url.searchParams.has('operator'),
    };
    return { view: { kind: 'own' as const, lease, newlyRead, ...own }, title: pageTitle(lease.item.name) };
  }
  const key = url.searchParams.get('key');
  if (key !== null) {
    const lease = await shop.orders.findLeaseByKey(params.id, key);
    if (lease?.isGuests) {
      // As of a guest's order: its e-mails are all they have, and the page is read at its own address.
      const headers = { ...OWN_PAGE, 'Set-Cookie': shop.guests.cookieOf(lease.order.id, request.headers) };
      throw redirect(`/${region}/lease/${lease.id}`, { headers });
    }
    if (lease) {
      const documents = await shop.rental.documents.ofLease(lease.id);
      return { view: { kind: 'by-link' as const, lease, documents }, title: pageTitle(lease.item.name) };
    }
    const title = pageTitle(translate('order.badLink.title'));
    return data({ view: { kind: 'bad-link' as const }, title }, { status: 403 });
  }
  if (found.reason === 'not-signed-in') {
    throw redirect(`/${region}/auth?redirect=/${region}/lease/${encodeURIComponent(params.id)}`);
  }
  if (found.reason === 'lease-not-found') throw data(null, { status: 404 });
  const title = pageTitle(translate('error.page.forbidden.title'));
  return data({ view: { kind: 'foreign' as const }, title }, { status: 403 });
}

/** Names who operates a machine: 303 back to the lease, 422 with message keys by field, 409 once it is handed over. */
async function nameOperator(form: FormData, { request, params, context }: Route.ActionArgs) {
  const { shop, user, region } = shopOf(context);
  const page = `/${region}/lease/${encodeURIComponent(params.id)}`;
  const who = { userId: user?.id ?? null, guestOrderIds: shop.guests.ordersIn(request.headers) };
  const parsed = v.safeParse(operatorSchema, Object.fromEntries(form));
  const refuse = (status: number, problem: Omit<OperatorProblem, 'values'>) =>
    refuseForm(form, status, { problem, fields: Object.keys(operatorSchema.entries) });
  const errors = parsed.success ? {} : fieldErrors(parsed.issues);
  // Whoever may not name one learns nothing of what was wrong with it.
  const found = await shop.orders.findLease(params.id, who.userId, who.guestOrderIds);
  const named =
    found.ok && parsed.success
      ? await shop.rental.nameOperator({ leaseId: params.id, operator: parsed.output, ...who })
      : found;
  if (!named.ok) {
    if (named.reason === 'not-signed-in') throw redirect(`/${region}/auth?redirect=${page}`, 303);
    if (named.reason === 'not-owner') throw data(null, { status: 403 });
    if (named.reason === 'operator-closed') return refuse(409, { reason: 'operator-closed', errors: {} });
    throw data(null, { status: 404 });
  }
  if (!parsed.success) return refuse(422, { reason: 'invalid-fields', errors });
  return redirect(`${page}?operator#operator`, 303);
}

/** What the owner of a lease wants in place of a machine that they cannot have: 303 back to it, 409 with the reason. */
async function chooseReplacement(form: FormData, { request, params, context }: Route.ActionArgs) {
  const { shop, user, region, translate } = shopOf(context);
  const guestOrderIds = shop.guests.ordersIn(request.headers);
  const found = await shop.orders.findLease(params.id, user?.id ?? null, guestOrderIds);
  if (!found.ok) {
    const status = { 'not-signed-in': 401, 'not-owner': 403, 'lease-not-found': 404 }[found.reason];
    throw data(null, { status });
  }
  const id = form.get('replacementId');
  const choice = readChoice(form.get('choice'));
  if (typeof id !== 'string') throw data(null, { status: 400 });
  if (choice === null) return data({ text: translate('lease.replacement.choose') }, { status: 422 });
  const decided = await shop.rental.replacements.decide({
    id,
    leaseId: found.lease.id,
    choice,
    decider: { kind: 'customer', userId: user?.id ?? null },
  });
  if (decided.ok) return redirect(`/${region}/lease/${found.lease.id}?done=replacement`, 303);
  return data({ text: translate(`lease.replacement.error.${decided.reason}`) }, { status: 409 });
}

export async function action(args: Route.ActionArgs) {
  const form = await shopOf(args.context).readForm();
  return form.get('intent') === 'operator' ? nameOperator(form, args) : chooseReplacement(form, args);
}

/** After a refusal, too, the page is to show what holds by then. */
export const shouldRevalidate = () => true;

export default function LeasePage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const t = useT();
  if (view.kind === 'foreign') return <OrderRefused />;
  if (view.kind === 'bad-link') return <BadLink />;
  if (view.kind === 'by-link')
    return <LeaseScreen lease={view.lease} documents={view.documents} billing={null} />;
  const { lease, documents, billing, charges, request, question, isDone, isExtended, isOperatorSaved } = view;
  const asked = actionData !== undefined && 'text' in actionData ? actionData : undefined;
  const operator = actionData !== undefined && 'errors' in actionData ? actionData : undefined;
  const panel = { question, isDone, problem: asked, currency: lease.order.currency };
  return (
    <LeaseScreen
      lease={lease}
      documents={documents}
      billing={billing}
      charges={charges}
      request={request}
      isOperatorSaved={isOperatorSaved}
      problem={operator}
      notice={
        <>
          {isExtended && <Alert tone="success" title={t('lease.extend.done')} className="mb-10" />}
          <ReplacementPanel {...panel} />
        </>
      }
    />
  );
}

export const headers = () => OWN_PAGE;

export const handle = { texts: await pageMessages('counter', 'cart', 'lease') };

export const meta = unlistedPage;

import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { operatorSchema } from '../../domain/rental/operator.ts';
import { shopOf } from '../../server/context.ts';
import { refuseForm } from '../form/answer-form.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/lease.route';
import type { OperatorProblem } from './lease-operator.tsx';
import { LeaseScreen } from './lease-screen.tsx';
import { OrderRefused } from './order-refused.tsx';

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  const guestOrderId = shop.guests.orderIn(request.headers);
  const found = await shop.orders.findLease(params.id, user?.id ?? null, guestOrderId);
  if (found.ok) {
    const billing = await shop.orders.leaseBilling(params.id);
    const isExtended = url.searchParams.has('extended');
    const isOperatorSaved = url.searchParams.has('operator');
    return {
      lease: found.lease,
      billing,
      isExtended,
      isOperatorSaved,
      title: pageTitle(found.lease.item.name),
    };
  }
  if (found.reason === 'not-signed-in') {
    throw redirect(`/${region}/auth?redirect=/${region}/lease/${encodeURIComponent(params.id)}`);
  }
  if (found.reason === 'lease-not-found') throw data(null, { status: 404 });
  return data(
    {
      lease: null,
      billing: null,
      isExtended: false,
      isOperatorSaved: false,
      title: pageTitle(translate('error.page.forbidden.title')),
    },
    { status: 403 },
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  const form = await readForm();
  if (form.get('intent') !== 'operator') throw data(null, { status: 400 });
  const page = `/${region}/lease/${encodeURIComponent(params.id)}`;
  const who = { userId: user?.id ?? null, guestOrderId: shop.guests.orderIn(request.headers) };
  const parsed = v.safeParse(operatorSchema, Object.fromEntries(form));
  const refuse = (status: number, problem: Omit<OperatorProblem, 'values'>) =>
    refuseForm(form, status, { problem, fields: Object.keys(operatorSchema.entries) });
  const errors = parsed.success ? {} : fieldErrors(parsed.issues);
  // Whoever may not name one learns nothing of what was wrong with it.
  const found = await shop.orders.findLease(params.id, who.userId, who.guestOrderId);
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

export default function LeasePage({
  loaderData: { lease, billing, isExtended, isOperatorSaved },
  actionData,
}: Route.ComponentProps) {
  return lease === null ? (
    <OrderRefused />
  ) : (
    <LeaseScreen
      lease={lease}
      billing={billing}
      isExtended={isExtended}
      isOperatorSaved={isOperatorSaved}
      problem={actionData}
    />
  );
}

/** It is somebody's own: nothing keeps it or lists it. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' });

export const handle = { texts: await pageMessages('counter', 'cart', 'lease') };

export const meta = unlistedPage;

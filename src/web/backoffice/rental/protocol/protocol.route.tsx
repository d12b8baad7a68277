import { data, redirect } from 'react-router';
import { openPageOf } from '../../../../domain/backoffice/open-page.ts';
import { formatMoney } from '../../../../domain/money/format-money.ts';
import { money } from '../../../../domain/money/money.ts';
import { PROTOCOL_KINDS, PHOTOGRAPH_REASONS, protocolPath } from '../../../../domain/rental/protocol.ts';
import { protocolFields, readProtocolForm } from '../../../../domain/rental/protocol-form.ts';
import * as v from 'valibot';
import { deductionSchema } from '../../../../domain/rental/deductions.ts';
import { shopOf } from '../../../../server/context.ts';
import { refuseForm } from '../../../form/answer-form.ts';
import { fieldErrors } from '../../../form/field-errors.ts';
import { pageTitle } from '../../../i18n/page-head.ts';
import type { Route } from './+types/protocol.route';
import { ProtocolScreen } from './protocol-screen.tsx';
import { lastSaver, namedConflict, recently } from '../../named-conflict.ts';

/** The protocol that an address names; a 404 for what can be none. */
function subjectIn(params: Route.LoaderArgs['params']) {
  const kind = PROTOCOL_KINDS.find((each) => each === params.kind);
  if (kind === undefined || !/^\d{1,9}$/.test(params.machine)) throw data(null, { status: 404 });
  return { leaseId: params.lease, kind, machineId: Number(params.machine) };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const found = await shop.rental.findProtocol(subjectIn(params), locale);
  if (found === null) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const [done, photograph] = [searchParams.get('done'), searchParams.get('photograph')];
  return {
    found,
    /** The id of the photograph that is sent without script. */
    photographId: crypto.randomUUID(),
    /** The id of a deduction that none of the rules proposes. */
    deductionId: crypto.randomUUID(),
    photographProblem: PHOTOGRAPH_REASONS.find((reason) => reason === photograph) ?? null,
    done: (['keep', 'sign', 'deduct'] as const).find((each) => each === done) ?? null,
    title: pageTitle(
      `${translate(`protocol.title.${found.subject.kind}`)} · ${found.machine.inventoryNumber}`,
    ),
  };
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const subject = subjectIn(params);
  const found = await shop.rental.findProtocol(subject, locale);
  if (found === null) throw data(null, { status: 404 });
  const orderId = found.order.id;
  const form = await readForm();
  const intent = form.get('intent');
  if (intent === 'deduct') {
    const parsed = v.safeParse(deductionSchema, Object.fromEntries(form));
    const refuseDeduction = (status: number, text: string, errors: Readonly<Record<string, string>> = {}) =>
      refuseForm(form, status, {
        problem: { reason: 'refused' as const, text, errors },
        fields: Object.keys(deductionSchema.entries),
      });
    if (!parsed.success) {
      return refuseDeduction(422, translate('checkout.checkFields'), fieldErrors(parsed.issues));
    }
    const { leaseId } = subject;
    const written = await shop.rental.writeDeduction({ ...parsed.output, leaseId, staffId: user?.id ?? '' });
    if (written.ok) return redirect(`/${region}${protocolPath(subject)}?done=deduct#deductions`, 303);
    if (written.reason === 'lease-not-found') throw data(null, { status: 404 });
    if (written.reason === 'damage-waived') {
      const amount = formatMoney(money(written.mostMinor, written.currency), locale);
      return refuseDeduction(409, translate('backoffice.protocol.error.damage-waived', { amount }));
    }
    const text = translate(`backoffice.protocol.error.${written.reason}`);
    if (written.reason !== 'deduction-changed') return refuseDeduction(409, text);
    const asked = { subjectId: found.order.id, fields: ['deducted'], staffId: user?.id ?? '' };
    const author = shop.findAuthor({ subject: 'order', ...asked });
    return refuseDeduction(409, await namedConflict(text, author, { translate, locale }));
  }
  /** Who stands behind a refusal: whoever signed it, moved the lease, or saved something on its pages lately. */
  async function authorOf(reason: string) {
    const page = openPageOf(url.pathname.replace(/\.data$/, ''));
    if (user === null) return null;
    if (reason === 'transition-not-allowed') {
      const asked = { subjectId: orderId, fields: ['leaseStatus', 'orderStatus'], since: recently() };
      return shop.findAuthor({ subject: 'order', ...asked, staffId: user.id });
    }
    if ((reason !== 'protocol-changed' && reason !== 'protocol-signed') || page === null) return null;
    return lastSaver(await shop.backoffice.openPages.noteOpen({ staffId: user.id, page }));
  }
  if (intent !== 'keep' && intent !== 'sign') throw data(null, { status: 400 });
  const { machineKind } = found;
  const refuse = (status: number, text: string, errors: Readonly<Record<string, string>> = {}) =>
    refuseForm(form, status, {
      problem: { reason: 'refused' as const, text, errors },
      fields: protocolFields(machineKind),
    });
  const read = readProtocolForm(Object.fromEntries(form), machineKind);
  if (!read.ok) return refuse(422, translate('checkout.checkFields'), read.errors);
  const written = {
    ...subject,
    values: read.values,
    revision: Number(form.get('revision') ?? 0),
    staffId: user?.id ?? '',
  };
  const taken = await (intent === 'keep'
    ? shop.rental.keepProtocol(written)
    : shop.rental.signProtocol(written));
  if (taken.ok) return redirect(`/${region}${protocolPath(subject)}?done=${intent}`, 303);
  switch (taken.reason) {
    case 'protocol-not-found':
    case 'lease-not-found':
    case 'order-not-found':
      throw data(null, { status: 404 });
    case 'invalid-fields':
      return refuse(422, translate('checkout.checkFields'), taken.errors);
    default: {
      const text = translate(`backoffice.protocol.error.${taken.reason}`);
      return refuse(409, await namedConflict(text, authorOf(taken.reason), { translate, locale }));
    }
  }
}

/** After a refusal, too, the form is to know the draft as it is by now. */
export const shouldRevalidate = () => true;

export default function StaffProtocol({ loaderData, actionData }: Route.ComponentProps) {
  const { leaseId, kind, machineId } = loaderData.found.subject;
  return <ProtocolScreen key={`${leaseId} ${kind} ${machineId}`} {...loaderData} problem={actionData} />;
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

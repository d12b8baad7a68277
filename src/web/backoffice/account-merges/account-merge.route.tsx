import { MERGE_PROBLEM_TEXTS } from '../../account/merge-problem-texts.ts';
import { data, redirect } from 'react-router';
import { readCustomersQuery } from '../../../domain/account/customers-query.ts';
import { shopOf } from '../../../server/context.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { BackLink } from '../back-link.tsx';
import type { Route } from './+types/account-merge.route';
import { CandidateSearch } from './candidate-search.tsx';
import { ComparedAccounts } from './compared-accounts.tsx';
import { MergeProposal } from './merge-proposal.tsx';

/** Accounts that a search shows. */
const CANDIDATES_SHOWN = 10;
const DONE = ['proposed', 'withdrawn'] as const;

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { shop, region, locale, translate } = shopOf(context);
  const customer = await shop.backoffice.customers.find(id, locale);
  if (customer === null) {
    const heir = await shop.backoffice.customers.heirOf(id);
    if (heir === null) throw data(null, { status: 404 });
    throw redirect(`/${region}/admin/account-merges/${heir}`);
  }
  const { searchParams } = new URL(request.url);
  const proposal = await shop.accountMerges.find(id);
  const withId = searchParams.get('with');
  const compared = proposal === null && withId !== null ? await shop.accountMerges.compare(id, withId) : null;
  // Who has two accounts has mostly one telephone, or one name.
  const search = searchParams.has('q')
    ? readCustomersQuery(searchParams).search
    : (customer.phone ?? customer.name);
  const found =
    proposal !== null || compared !== null || search === ''
      ? []
      : (await shop.backoffice.customers.list({ search, after: null })).customers;
  return {
    customer: { id, name: customer.name, email: customer.email },
    proposal,
    compared: compared && {
      ...compared,
      staysId: withId !== null && searchParams.get('stays') === withId ? withId : id,
    },
    search,
    candidates: found
      .filter((each) => each.id !== id && each.role === 'customer')
      .slice(0, CANDIDATES_SHOWN)
      .map((each) => ({ id: each.id, name: each.name, email: each.email, isConfirmed: each.isConfirmed })),
    done: DONE.find((each) => each === searchParams.get('done')) ?? null,
    title: pageTitle(translate('backoffice.merge.title')),
  };
}

export async function action({ params: { id }, context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const intent = form.get('intent');
  const page = `/${region}/admin/account-merges/${encodeURIComponent(id)}`;
  if (intent === 'withdraw') {
    const proposal = form.get('proposal');
    const of = { id: typeof proposal === 'string' ? proposal : '', userId: id, staffId: user.id };
    if (await shop.accountMerges.withdraw(of)) return redirect(`${page}?done=withdrawn`, 303);
    return refuseForm(form, 409, { problem: { reason: 'merge-gone' as const, errors: {} }, fields: [] });
  }
  const [from, into, why, email] = ['from', 'into', 'why', 'email'].map((name) => form.get(name));
  if (
    intent !== 'propose' ||
    typeof from !== 'string' ||
    typeof into !== 'string' ||
    ![from, into].includes(id) ||
    typeof why !== 'string' ||
    typeof email !== 'string'
  ) {
    throw data(null, { status: 400 });
  }
  const asked = { from, into, typedWhy: why, typedEmail: email, staffId: user.id };
  const proposed = await shop.accountMerges.propose(asked);
  if (proposed.ok) return redirect(`${page}?done=proposed`, 303);
  if (proposed.reason === 'no-account') throw data(null, { status: 404 });
  const isOfFields = proposed.reason === 'invalid-fields';
  return refuseForm(form, isOfFields ? 422 : 409, {
    problem: { reason: proposed.reason, errors: isOfFields ? proposed.errors : {} },
    fields: ['why', 'email'],
  });
}

/** Where an admin finds the other account of a person, sees what both have, and proposes that they become one. */
export default function AccountMerge({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { customer, proposal, compared, search, candidates, done } = loaderData;
  const { id, name, email } = customer;
  const refusal =
    actionData !== undefined && actionData.reason !== 'invalid-fields' ? actionData.reason : null;
  return (
    <>
      <BackLink to={`/admin/customers/${id}`}>{name || email}</BackLink>
      <h1 className="text-3xl">{t('backoffice.merge.title')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.merge.lead')}</p>
      {refusal !== null && (
        <Alert tone="danger" className="mb-6">
          {t(MERGE_PROBLEM_TEXTS[refusal])}
        </Alert>
      )}
      {actionData === undefined && done !== null && (
        <Alert tone="success" className="mb-6">
          {t(`backoffice.merge.done.${done}`)}
        </Alert>
      )}
      {proposal !== null && <MergeProposal proposal={proposal} />}
      {proposal === null && compared !== null && (
        <ComparedAccounts
          key={compared.staysId}
          customerId={id}
          accounts={compared.accounts}
          staysId={compared.staysId}
          problem={compared.problem}
          refused={actionData}
        />
      )}
      {proposal === null && compared === null && (
        <CandidateSearch customerId={id} search={search} candidates={candidates} />
      )}
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

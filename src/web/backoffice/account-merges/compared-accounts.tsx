import { Fragment } from 'react';
import { MERGE_PROBLEM_TEXTS } from '../../account/merge-problem-texts.ts';
import {
  MERGED_THINGS,
  MERGE_REASON_MAX,
  type MergedCounts,
  type MergedThing,
  type MergeProblem,
} from '../../../domain/account/account-merge.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { StaffForm } from '../staff-form.tsx';

/** An account beside another, with how much of everything it has; moments as ISO 8601. */
interface Side {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly since: string;
  readonly orders: number;
  readonly lastOrderAt: string | null;
  readonly counts: MergedCounts;
}

const THINGS = Object.keys(MERGED_THINGS) as MergedThing[];

/** One account: whose it is, whether it stays, and the way to keep it instead. */
function SideCard({ side, stays, keepAt }: { side: Side; stays: boolean; keepAt: string }) {
  const t = useT();
  const locale = useLocale();
  const { id, name, email, since, orders, lastOrderAt } = side;
  const day = (iso: string) => formatDate(iso, locale, 'Europe/Kyiv', 'short');
  const signs = [
    [t('backoffice.merge.since'), day(since)],
    [t('backoffice.merge.orders'), new Intl.NumberFormat(locale).format(orders)],
    ...(lastOrderAt === null ? [] : [[t('backoffice.merge.lastOrder'), day(lastOrderAt)]]),
  ];
  return (
    <li className="flex min-w-0 flex-col items-start gap-3 rounded-lg border border-line p-5">
      <Badge tone={stays ? 'success' : 'warning'}>
        {t(stays ? 'backoffice.merge.stays' : 'backoffice.merge.goes')}
      </Badge>
      <span className="min-w-0">
        {name !== '' && <span className="block font-semibold break-words">{name}</span>}
        <LocalLink to={`/admin/customers/${id}`} className="text-sm break-all underline underline-offset-4">
          {email}
        </LocalLink>
      </span>
      <dl className="grid w-full grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {signs.map(([term, value]) => (
          <Fragment key={term}>
            <dt className="text-muted">{term}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {!stays && (
        <ButtonLink to={keepAt} tone="secondary" size="sm">
          {t('backoffice.merge.keepThis')}
        </ButtonLink>
      )}
    </li>
  );
}

/** How much each has of what either has, and what becomes of it. */
function ThingTable({ goes, stays }: { goes: Side; stays: Side }) {
  const t = useT();
  const shown = THINGS.filter((thing) => goes.counts[thing] + stays.counts[thing] > 0);
  const number = 'w-24 py-3 pl-4 text-right align-top';
  return (
    <table className="w-full text-sm">
      <thead className="border-b border-line text-xs text-muted">
        <tr>
          <th scope="col" className="py-3 text-left font-semibold">
            {t('backoffice.merge.thing')}
          </th>
          <th scope="col" className={`${number} font-semibold`}>
            {t('backoffice.merge.goes')}
          </th>
          <th scope="col" className={`${number} font-semibold`}>
            {t('backoffice.merge.stays')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b border-line">
        {shown.map((thing) => (
          <tr key={thing}>
            <th scope="row" className="py-3 text-left font-normal">
              {t(`backoffice.merge.thing.${thing}`)}
              {goes.counts[thing] > 0 && (
                <span className="block text-xs text-muted">
                  {t(`backoffice.merge.fate.${MERGED_THINGS[thing]}`)}
                </span>
              )}
            </th>
            <td className={number}>{goes.counts[thing]}</td>
            <td className={number}>{stays.counts[thing]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two accounts side by side, what will become of them, and the form that asks their owners. */
export function ComparedAccounts({
  customerId,
  accounts,
  staysId,
  problem,
  refused,
}: {
  customerId: string;
  accounts: readonly Side[];
  staysId: string;
  problem: MergeProblem | null;
  refused: FormProblem<string> | undefined;
}) {
  const t = useT();
  const field = useFields(refused);
  const path = `/admin/account-merges/${customerId}`;
  const stays = accounts.find(({ id }) => id === staysId);
  const goes = accounts.find(({ id }) => id !== staysId);
  if (!stays || !goes) return null;
  const other = accounts.find(({ id }) => id !== customerId)?.id ?? '';
  const keepAt = (id: string) => `${path}?${new URLSearchParams({ with: other, stays: id })}`;
  const names = { from: goes.email, into: stays.email };
  return (
    <div className="flex flex-col gap-12">
      <TitledSection id="accounts" title={t('backoffice.merge.sideBySide')}>
        <ul className="mb-6 grid gap-4 sm:grid-cols-2">
          {[goes, stays].map((side) => (
            <SideCard key={side.id} side={side} stays={side === stays} keepAt={keepAt(side.id)} />
          ))}
        </ul>
        <ThingTable goes={goes} stays={stays} />
        <p className="mt-4 text-sm">
          <LocalLink to={path} className="font-semibold underline underline-offset-4">
            {t('backoffice.merge.chooseOther')}
          </LocalLink>
        </p>
      </TitledSection>
      <TitledSection id="what" title={t('backoffice.merge.what')}>
        <ul className="flex max-w-measure list-disc flex-col gap-2 pl-5 text-sm">
          {(['signIn', 'kept', 'contact', 'documents', 'address'] as const).map((each) => (
            <li key={each} className="break-words">
              {t(`backoffice.merge.what.${each}`, names)}
            </li>
          ))}
          <li className="font-semibold">{t('backoffice.merge.what.never')}</li>
        </ul>
      </TitledSection>
      <TitledSection id="ask" title={t('backoffice.merge.ask')} isPanel>
        {problem === null ? (
          <StaffForm intent="propose" label={t('backoffice.merge.propose')} kept={`propose ${goes.id}`}>
            <input type="hidden" name="from" value={goes.id} />
            <input type="hidden" name="into" value={stays.id} />
            <TextAreaField
              {...field('why')}
              label={t('backoffice.merge.why')}
              hint={t('backoffice.merge.whyHint')}
              rows={3}
              maxLength={MERGE_REASON_MAX}
              className="w-full max-w-160"
            />
            <TextField
              {...field('email')}
              type="email"
              label={t('backoffice.merge.email')}
              hint={t('backoffice.merge.emailHint', { email: goes.email })}
              autoComplete="off"
              className="w-full max-w-160"
            />
          </StaffForm>
        ) : (
          <Alert tone="warning">{t(MERGE_PROBLEM_TEXTS[problem])}</Alert>
        )}
      </TitledSection>
    </div>
  );
}

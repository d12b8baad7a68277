import { formatDate } from '../../../domain/locale/format-date.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { StaffForm } from '../staff-form.tsx';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A proposal that waits for its owners, or whose days are over; moments as ISO 8601. */
interface Proposal {
  readonly id: string;
  readonly from: Named;
  readonly into: Named;
  readonly why: string;
  readonly staffName: string | null;
  readonly expiresAt: string;
  readonly isOver: boolean;
  readonly fromAgreedAt: string | null;
  readonly intoAgreedAt: string | null;
}

/** Who was asked, who agreed, and how it is taken back. */
export function MergeProposal({ proposal }: { proposal: Proposal }) {
  const t = useT();
  const locale = useLocale();
  const { id, from, into, why, staffName, expiresAt, isOver, fromAgreedAt, intoAgreedAt } = proposal;
  const moment = (iso: string) => formatDate(iso, locale, 'Europe/Kyiv', 'moment');
  const account = ({ id: owner, email }: Named, agreedAt: string | null) => (
    <>
      <LocalLink to={`/admin/customers/${owner}`} className="break-all underline underline-offset-4">
        {email}
      </LocalLink>
      <span className="block text-muted">
        {agreedAt === null
          ? t('backoffice.merge.waits')
          : t('backoffice.merge.agreed', { date: moment(agreedAt) })}
      </span>
    </>
  );
  return (
    <TitledSection id="proposal" title={t('backoffice.merge.proposal')} isPanel>
      {isOver && (
        <Alert tone="warning" className="mb-6">
          {t('backoffice.merge.over')}
        </Alert>
      )}
      <div className="mb-8 max-w-160">
        <DefinitionTable
          rows={[
            { term: t('backoffice.merge.goes'), value: account(from, fromAgreedAt) },
            { term: t('backoffice.merge.stays'), value: account(into, intoAgreedAt) },
            {
              term: t('backoffice.merge.why'),
              value: <span className="break-words whitespace-pre-line">{why}</span>,
            },
            { term: t('backoffice.merge.by'), value: staffName ?? t('backoffice.audit.gone') },
            { term: t('backoffice.merge.until'), value: moment(expiresAt) },
          ]}
        />
      </div>
      <StaffForm intent="withdraw" label={t('backoffice.merge.withdraw')} tone="secondary">
        <input type="hidden" name="proposal" value={id} />
      </StaffForm>
    </TitledSection>
  );
}

import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { FilterForm } from '../filter-form.tsx';

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isConfirmed: boolean;
}

/** Where the other account of a person is looked for, by what they told. */
export function CandidateSearch({
  customerId,
  search,
  candidates,
}: {
  customerId: string;
  search: string;
  candidates: readonly Candidate[];
}) {
  const t = useT();
  const path = `/admin/account-merges/${customerId}`;
  return (
    <>
      <FilterForm
        path={path}
        label={t('backoffice.merge.title')}
        find={t('backoffice.products.find')}
        isNarrowed={false}
      >
        <TextField
          key={search}
          name="q"
          type="search"
          label={t('backoffice.merge.search')}
          defaultValue={search}
          autoComplete="off"
          className="max-w-160"
        />
      </FilterForm>
      {candidates.length === 0 ? (
        <EmptyState title={t('backoffice.merge.none')} text={t('backoffice.merge.noneText')} />
      ) : (
        <TitledSection id="candidates" title={t('backoffice.merge.candidates')}>
          <ul className="divide-y divide-line border-y border-line text-sm">
            {candidates.map(({ id, name, email, isConfirmed }) => (
              <li
                key={id}
                className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 transition-colors hover:bg-surface"
              >
                <span className="min-w-0">
                  <span className="block font-semibold break-words">{name || email}</span>
                  {name !== '' && <span className="block break-all text-muted">{email}</span>}
                  {!isConfirmed && <Badge tone="warning">{t('backoffice.customers.unconfirmed')}</Badge>}
                </span>
                <LocalLink
                  to={`${path}?with=${encodeURIComponent(id)}`}
                  aria-label={`${t('backoffice.merge.compare')}: ${email}`}
                  className="stretched font-semibold underline underline-offset-4"
                >
                  {t('backoffice.merge.compare')}
                </LocalLink>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </>
  );
}

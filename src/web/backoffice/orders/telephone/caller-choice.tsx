import { CALLER_SEARCH_MIN, callerProblem } from '../../../../domain/backoffice/telephone-order.ts';
import { printPhone } from '../../../../domain/contact-data/print-phone.ts';
import type { Role } from '../../../../domain/account/role.ts';
import { useT } from '../../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../../i18n/local-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { LIST_ROW } from '../../../ui/list-row.ts';
import { FilterForm } from '../../filter-form.tsx';

interface FoundCaller {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly role: Role;
  readonly isConfirmed: boolean;
}

/** Where an order of a caller without an account begins. */
const GUEST_ORDER = '/admin/orders/new?guest=yes';

/** Finds the account of whoever telephones, or goes on without one; `callers` null while nothing was looked for. */
export function CallerChoice({
  search,
  callers,
}: {
  search: string;
  callers: readonly FoundCaller[] | null;
}) {
  const t = useT();
  const isShort = search !== '' && search.length < CALLER_SEARCH_MIN;
  return (
    <>
      <FilterForm
        path="/admin/orders/new"
        label={t('backoffice.telephone.choose')}
        find={t('backoffice.telephone.find')}
        isNarrowed={search !== ''}
      >
        <TextField
          key={search}
          name="q"
          type="search"
          label={t('backoffice.telephone.findCustomer')}
          defaultValue={search}
          autoComplete="off"
          className="max-w-160"
          error={
            isShort ? t('backoffice.telephone.findCustomerShort', { count: CALLER_SEARCH_MIN }) : undefined
          }
        />
      </FilterForm>
      {callers !== null && callers.length === 0 && (
        <EmptyState
          title={t('backoffice.telephone.none')}
          text={t('backoffice.telephone.noneText')}
          action={<ButtonLink to={GUEST_ORDER}>{t('backoffice.telephone.startGuest')}</ButtonLink>}
        />
      )}
      {callers?.length !== 0 && (
        <p className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          {t('backoffice.telephone.noAccount')}
          <ButtonLink to={GUEST_ORDER}>{t('backoffice.telephone.startGuest')}</ButtonLink>
        </p>
      )}
      {callers !== null && callers.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {callers.map((caller) => {
            const { id, name, email, phone } = caller;
            const problem = callerProblem({ ...caller, isBeingDeleted: false });
            return (
              <li key={id} className={problem === null ? `${LIST_ROW} py-4` : 'py-4'}>
                {problem === null ? (
                  <LocalLink
                    to={`/admin/orders/new?customer=${id}`}
                    className="stretched font-semibold break-words"
                  >
                    {name || email}
                  </LocalLink>
                ) : (
                  <span className="font-semibold break-words">{name || email}</span>
                )}
                <span className="block text-sm break-all text-muted">
                  {[name === '' ? null : email, phone === null ? null : printPhone(phone)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {problem !== null && (
                  <span className="mt-1 block text-sm text-warning">
                    {t(`backoffice.telephone.problem.${problem}`)}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

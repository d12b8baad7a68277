import { filtersSet } from '../../domain/backoffice/filters-set.ts';
import { AUDIT_SUBJECTS } from '../../domain/audit/audit-entry.ts';
import { auditAddress, type AuditFilter } from '../../domain/audit/audit-query.ts';
import { useT } from '../i18n/i18n.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { FilterForm } from './filter-form.tsx';

/** Narrows the log to who, what, when and a word. */
export function AuditFilters({
  query,
  people,
}: {
  query: AuditFilter;
  people: readonly { readonly id: string; readonly name: string }[];
}) {
  const t = useT();
  const { staffId, subject, firstDay, lastDay, search } = query;
  return (
    <FilterForm
      path="/admin/audit"
      label={t('backoffice.audit.title')}
      find={t('backoffice.machines.show')}
      isNarrowed={auditAddress(query) !== ''}
      filtersSet={filtersSet(auditAddress(query))}
    >
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <TextField
          key={`q ${search}`}
          name="q"
          type="search"
          label={t('backoffice.audit.search')}
          defaultValue={search}
          autoComplete="off"
        />
        <SelectField
          key={`staff ${staffId}`}
          name="staff"
          label={t('backoffice.audit.who')}
          defaultValue={staffId ?? ''}
          placeholder={t('backoffice.audit.everybody')}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          key={`about ${subject}`}
          name="about"
          label={t('backoffice.audit.about')}
          defaultValue={subject ?? ''}
          placeholder={t('backoffice.audit.everything')}
          options={AUDIT_SUBJECTS.map((each) => ({
            value: each,
            label: t(`backoffice.audit.subject.${each}`),
          }))}
        />
        <TextField
          key={`from ${firstDay}`}
          name="from"
          type="date"
          label={t('backoffice.utilisation.from')}
          defaultValue={firstDay ?? ''}
        />
        <TextField
          key={`to ${lastDay}`}
          name="to"
          type="date"
          label={t('backoffice.utilisation.to')}
          defaultValue={lastDay ?? ''}
        />
      </div>
    </FilterForm>
  );
}

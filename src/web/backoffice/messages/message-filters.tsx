import {
  messagesAddress,
  MESSAGES_SHOWN,
  type MessageQuery,
} from '../../../domain/messages/message-query.ts';
import { useT } from '../../i18n/i18n.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FilterForm } from '../filter-form.tsx';

/** Narrows the list of texts. */
export function MessageFilters({
  query,
  groups,
}: {
  query: MessageQuery;
  groups: readonly { readonly group: string; readonly count: number }[];
}) {
  const t = useT();
  const { search, group, shown } = query;
  return (
    <FilterForm
      path="/admin/translations"
      label={t('backoffice.texts.title')}
      find={t('backoffice.texts.find')}
      isNarrowed={messagesAddress({ ...query, page: 1 }) !== ''}
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))]">
        <TextField
          key={`search ${search}`}
          name="q"
          type="search"
          label={t('backoffice.texts.search')}
          defaultValue={search}
          autoComplete="off"
          className="max-lg:col-span-2"
        />
        <SelectField
          key={`group ${group}`}
          name="group"
          label={t('backoffice.texts.group')}
          defaultValue={group ?? ''}
          options={[
            { value: '', label: t('backoffice.orders.all') },
            ...groups.map((each) => ({ value: each.group, label: t('backoffice.texts.groupOption', each) })),
          ]}
        />
        <SelectField
          key={`shown ${shown}`}
          name="show"
          label={t('backoffice.texts.shown')}
          defaultValue={shown}
          options={MESSAGES_SHOWN.map((value) => ({ value, label: t(`backoffice.texts.shown.${value}`) }))}
        />
      </div>
    </FilterForm>
  );
}

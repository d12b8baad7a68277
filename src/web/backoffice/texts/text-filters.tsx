import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { textsAddress, TEXTS_SHOWN, type TextQuery } from '../../../domain/texts/text-query.ts';
import { ButtonLink } from '../../i18n/button-link.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/use-path.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Narrows the list of texts; a form whose address says all, so that it can be kept, shared and used without script. */
export function TextFilters({
  query,
  groups,
}: {
  query: TextQuery;
  groups: readonly { readonly group: string; readonly count: number }[];
}) {
  const t = useT();
  const { search, group, shown } = query;
  return (
    <Form
      action={usePath()('/admin/translations')}
      role="search"
      aria-label={t('backoffice.texts.title')}
      className="mb-8 rounded-lg bg-surface p-5 sm:p-6"
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))]">
        <TextField
          key={search}
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
          key={shown}
          name="show"
          label={t('backoffice.texts.shown')}
          defaultValue={shown}
          options={TEXTS_SHOWN.map((value) => ({ value, label: t(`backoffice.texts.shown.${value}`) }))}
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" tone="primary">
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('backoffice.texts.find')}
        </Button>
        {textsAddress({ ...query, page: 1 }) !== '' && (
          <ButtonLink to="/admin/translations" tone="ghost">
            {t('backoffice.orders.clear')}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}

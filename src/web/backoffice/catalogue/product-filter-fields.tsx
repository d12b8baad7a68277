import {
  EDITED_SHOWN,
  TRANSLATIONS,
  type EditedProductsQuery,
} from '../../../domain/catalogue/editing/edited-products-query.ts';
import { useT } from '../../i18n/i18n.tsx';
import { SelectField, TextField, type SelectOption } from '../../ui/field.tsx';

/** What chooses products in a list, a table or a sheet of the back office: words, a category, and where `outdated` is given their state and translations. */
export function ProductFilterFields({
  query,
  categories,
  outdated,
}: {
  query: EditedProductsQuery;
  categories: readonly SelectOption[];
  /** How many products have outdated translations among those that the other choices leave. */
  outdated?: number;
}) {
  const t = useT();
  return (
    <>
      <TextField
        key={`search ${query.search}`}
        name="q"
        type="search"
        label={t('backoffice.products.search')}
        defaultValue={query.search}
        autoComplete="off"
        className="max-xl:col-span-2"
      />
      <SelectField
        key={`category ${query.category}`}
        name="category"
        label={t('backoffice.products.category')}
        defaultValue={query.category ?? ''}
        options={[{ value: '', label: t('backoffice.orders.all') }, ...categories]}
        className={outdated === undefined ? 'max-xl:col-span-2' : undefined}
      />
      {outdated !== undefined && (
        <>
          <SelectField
            key={`show ${query.shown}`}
            name="show"
            label={t('backoffice.products.shown')}
            defaultValue={query.shown}
            options={EDITED_SHOWN.map((value) => ({ value, label: t(`backoffice.products.shown.${value}`) }))}
          />
          <SelectField
            key={`translations ${query.translations}`}
            name="translations"
            label={t('backoffice.products.translations')}
            defaultValue={query.translations}
            options={TRANSLATIONS.map((value) => ({
              value,
              label:
                value === 'any'
                  ? t('backoffice.orders.all')
                  : t('backoffice.products.translations.outdated', { count: outdated }),
            }))}
            className="max-xl:col-span-2"
          />
        </>
      )}
    </>
  );
}

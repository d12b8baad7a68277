import {
  EDITED_SHOWN,
  type EditedProductsQuery,
} from '../../../domain/catalogue/editing/edited-products-query.ts';
import { useT } from '../../i18n/i18n.tsx';
import { SelectField, TextField, type SelectOption } from '../../ui/field.tsx';

/** What chooses products in a list, a table or a sheet of the back office: words, a category, and their state where `hasShown`. */
export function ProductFilterFields({
  query,
  categories,
  hasShown = true,
}: {
  query: EditedProductsQuery;
  categories: readonly SelectOption[];
  hasShown?: boolean;
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
        className={hasShown ? undefined : 'max-xl:col-span-2'}
      />
      {hasShown && (
        <SelectField
          key={`show ${query.shown}`}
          name="show"
          label={t('backoffice.products.shown')}
          defaultValue={query.shown}
          options={EDITED_SHOWN.map((value) => ({ value, label: t(`backoffice.products.shown.${value}`) }))}
        />
      )}
    </>
  );
}

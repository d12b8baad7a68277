import { useState } from 'react';
import { filtersSet } from '../../../domain/backoffice/filters-set.ts';
import { categoriesToChoose } from '../../../domain/catalogue/known-categories.ts';
import { data, redirect } from 'react-router';
import * as v from 'valibot';
import {
  BULK_COLUMNS,
  bulkAddress,
  readBulkColumns,
  readBulkForm,
  type BulkColumns,
} from '../../../domain/catalogue/editing/bulk-edit.ts';
import {
  editedProductsAddress,
  readEditedProductsQuery,
  type EditedProductsQuery,
} from '../../../domain/catalogue/editing/edited-products-query.ts';
import { priceChangeForm } from '../../../domain/prices/price-change.ts';
import { shopOf } from '../../../server/context.ts';
import { refuseForm, type FormProblem } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { useKept } from '../../form/use-kept.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, type SelectOption } from '../../ui/field.tsx';
import { BackLink } from '../back-link.tsx';
import { FilterForm } from '../filter-form.tsx';
import { ListPages } from '../list-pages.tsx';
import { useUnsaved } from '../use-unsaved.ts';
import type { Route } from './+types/bulk-edit.route';
import { sentWhy } from './sent-why.ts';
import { pricesToConfirm } from './ask-prices.ts';
import { BulkForm } from './bulk-form.tsx';
import { bulkView } from './bulk-view.server.ts';
import { confirmPrices, refuseTable } from './refuse-table.server.ts';
import { PercentForm } from './percent-form.tsx';
import { ProductFilterFields } from './product-filter-fields.tsx';
import { categoryName } from './product-view.server.ts';
import { namedConflict } from '../named-conflict.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, lookUp, translate } = shopOf(context);
  const asked = new URL(request.url).searchParams;
  const query = readEditedProductsQuery(asked);
  const columns = readBulkColumns(asked, query.category);
  const [{ products, next }, outdated, count, roundings] = await Promise.all([
    shop.editing.listBulk(query),
    shop.editing.countProducts({ ...query, translations: 'outdated' }),
    shop.editing.countProducts(query),
    shop.backoffice.prices.readRoundings(),
  ]);
  const changed = Number(/^\d{1,2}$/.exec(asked.get('done') ?? '')?.[0] ?? NaN);
  return {
    query,
    columns,
    next,
    outdated,
    count,
    roundings,
    table: bulkView(products, { columns, category: query.category, locale, lookUp }),
    hasReduced: products.some(({ reduced }) => reduced.length > 0),
    categories: categoriesToChoose().map(({ id, slug }) => ({
      value: slug,
      label: categoryName(id, lookUp),
    })),
    /** Products that the form changed that led here; null where none did. */
    changed: Number.isNaN(changed) ? null : changed,
    title: pageTitle(translate('backoffice.bulk.title')),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, lookUp, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const staffId = user.id;
  const asked = new URL(request.url).searchParams;
  const query = readEditedProductsQuery(asked);
  if (form.has('percent')) return changeByPercent();
  const cells = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const base = form.get('base');
  const edits = readBulkForm(cells, typeof base === 'string' ? base : '');
  if (edits === null) throw data(null, { status: 413 });
  const why = sentWhy(form);
  const meant = pricesToConfirm(form, edits);
  if (meant !== null) return confirmPrices(edits, meant, { why, translate, locale });
  const saved = await shop.editing.saveProducts({ edits, staffId, why });
  if (!saved.ok)
    return refuseTable(edits, saved.refused, {
      why,
      translate,
      lookUp,
      named: (text, things) =>
        namedConflict(text, shop.findAuthor({ subject: 'product', things, staffId }), { translate, locale }),
    });
  const address = new URLSearchParams(
    bulkAddress(query, readBulkColumns(asked, query.category), query.after),
  );
  address.set('done', String(saved.changed));
  return redirect(`/${region}/admin/products/bulk?${String(address)}`, 303);

  async function changeByPercent() {
    const fields = Object.keys(priceChangeForm.entries);
    const parsed = v.safeParse(priceChangeForm, Object.fromEntries(form));
    const refuse = (reason: 'fields' | 'too-many' | 'nothing', errors: FormProblem['errors'] = {}) =>
      refuseForm(form, 422, { problem: { reason, errors }, fields });
    if (!parsed.success) return refuse('fields', fieldErrors(parsed.issues));
    const drafted = await shop.editing.draftPriceChange({ query, change: parsed.output, staffId });
    if (!drafted.ok) return refuse(drafted.reason);
    return redirect(`/${region}/admin/products/import/${drafted.id}`, 303);
  }
}

/** After a refusal, too, the page is to show what is stored by now. */
export const shouldRevalidate = () => true;

/** Chooses the products of the table, and what of them stands side by side. */
function BulkFilters({
  query,
  columns,
  categories,
  outdated,
}: {
  query: EditedProductsQuery;
  columns: BulkColumns;
  categories: readonly SelectOption[];
  outdated: number;
}) {
  const t = useT();
  const offered = BULK_COLUMNS.filter((each) => each !== 'specs' || query.category !== null);
  return (
    <FilterForm
      path="/admin/products/bulk"
      label={t('backoffice.bulk.title')}
      find={t('backoffice.bulk.show')}
      isNarrowed={editedProductsAddress(query) !== ''}
      filtersSet={filtersSet(editedProductsAddress(query))}
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 xl:grid-cols-5">
        <ProductFilterFields query={query} categories={categories} outdated={outdated} />
        <SelectField
          key={`columns ${columns}`}
          name="columns"
          label={t('backoffice.bulk.columns')}
          hint={query.category === null ? t('backoffice.bulk.columnsHint') : undefined}
          defaultValue={columns}
          options={offered.map((value) => ({ value, label: t(`backoffice.bulk.columns.${value}`) }))}
          className="max-xl:col-span-2"
        />
      </div>
    </FilterForm>
  );
}

/** Many products in one table: prices of both currencies, texts of three languages or specs side by side, saved all at once or not at all; and the prices of the whole list changed by a per cent. */
export default function BulkEditor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { query, columns, next, outdated, count, roundings, table, hasReduced, categories, changed } =
    loaderData;
  const percent = actionData !== undefined && 'reason' in actionData ? actionData : undefined;
  const refused = actionData !== undefined && 'text' in actionData ? actionData : undefined;
  const place = bulkAddress(query, columns, query.after);
  /** The page of the table in which something was written; null for none. */
  const [touched, setTouched] = useState<string | null>(null);
  if (touched !== null && touched !== place) setTouched(null);
  const shown = useKept(table, touched === place);
  useUnsaved(touched === place || refused !== undefined, () => setTouched(null));
  return (
    <>
      <BackLink to={`/admin/products${editedProductsAddress(query)}`}>
        {t('backoffice.product.back')}
      </BackLink>
      <h1 className="text-3xl">{t('backoffice.bulk.title')}</h1>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.bulk.lead')}</p>
      <BulkFilters {...{ query, columns, categories, outdated }} />
      {columns === 'prices' && count > 0 && (
        <PercentForm count={count} roundings={roundings} problem={percent} />
      )}
      {refused !== undefined && (
        <Alert tone="danger" live className="mb-8">
          {refused.text}
        </Alert>
      )}
      {actionData === undefined && changed !== null && (
        <Alert tone="success" live className="mb-8">
          {t('backoffice.bulk.done', { count: changed })}
        </Alert>
      )}
      {columns === 'prices' && hasReduced && (
        <Alert tone="warning" className="mb-8">
          {t('backoffice.product.reduced')}
        </Alert>
      )}
      {shown.rows.length === 0 ? (
        <EmptyState title={t('backoffice.products.none')} text={t('backoffice.products.noneText')} />
      ) : (
        <BulkForm
          key={JSON.stringify([place, shown.rows])}
          table={shown}
          problem={refused}
          onTouched={(isTouched) => setTouched(isTouched ? place : null)}
        />
      )}
      <ListPages
        after={query.after}
        next={next}
        address={(after) => `/admin/products/bulk${bulkAddress(query, columns, after)}`}
      />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

import { useState } from 'react';
import { filtersSet } from '../../../domain/backoffice/filters-set.ts';
import { categoriesToChoose } from '../../../domain/catalogue/known-categories.ts';
import { data, redirect, useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import {
  editedProductsAddress,
  readEditedProductsQuery,
} from '../../../domain/catalogue/editing/edited-products-query.ts';
import { readCountForm } from '../../../domain/catalogue/editing/stock-count.ts';
import { shopOf } from '../../../server/context.ts';
import { useKept } from '../../form/use-kept.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { BackLink } from '../back-link.tsx';
import { FilterForm } from '../filter-form.tsx';
import { ListPages } from '../list-pages.tsx';
import { useUnsaved } from '../use-unsaved.ts';
import type { Route } from './+types/stock-count.route';
import { moveByKeys, pasteCells } from './bulk-keys.ts';
import { CountRow, type CountProblem } from './count-row.tsx';
import { ProductFilterFields } from './product-filter-fields.tsx';
import { categoryName } from './product-view.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, lookUp, translate } = shopOf(context);
  const asked = new URL(request.url).searchParams;
  const query = readEditedProductsQuery(asked);
  const { products, next } = await shop.editing.listForCount(query, locale);
  const done = /^\d{1,2}$/.exec(asked.get('done') ?? '')?.[0];
  return {
    query,
    next,
    rows: products.map((product) => ({ ...product, key: crypto.randomUUID() })),
    categories: categoriesToChoose()
      .filter(({ kind }) => kind === 'purchase')
      .map(({ id, slug }) => ({
        value: slug,
        label: categoryName(id, lookUp),
      })),
    /** Products that the sheet set right that led here; null where none did. */
    moved: done === undefined ? null : Number(done),
    title: pageTitle(translate('backoffice.count.title')),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, user, region, translate: t, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const cells = new Map([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  const read = readCountForm(cells);
  if (read === null) throw data(null, { status: 400 });
  const refuse = (status: number, errors: Readonly<Record<string, string>>) =>
    data<CountProblem>({ errors, values: Object.fromEntries(cells) }, { status });
  if (!read.ok) {
    const texts = Object.entries(read.errors).map(([id, key]) => [id, t(key)]);
    return refuse(422, Object.fromEntries(texts));
  }
  const counted = await shop.editing.countStock({ lines: read.lines, note: read.note, staffId: user.id });
  if (!counted.ok) {
    const texts = [...counted.refused].map(([id, refusal]) => [
      id,
      refusal.reason === 'short'
        ? t('backoffice.count.problem.short', { count: refusal.free })
        : t('backoffice.count.problem.movedMeanwhile'),
    ]);
    return refuse(409, Object.fromEntries(texts));
  }
  const query = readEditedProductsQuery(new URL(request.url).searchParams);
  const address = new URLSearchParams(editedProductsAddress(query, query.after));
  address.set('done', String(counted.moved));
  return redirect(`/${region}/admin/products/count?${String(address)}`, 303);
}

/** After a refusal, too, the page is to show what there is by now. */
export const shouldRevalidate = () => true;

/** A sheet on which the shelf is counted, category by category; what differs is written as movements with the reason “count”. */
export default function StockCount({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { formMethod } = useNavigation();
  const { query, next, categories, moved } = loaderData;
  const place = editedProductsAddress(query, query.after);
  /** The page of the sheet on which something was counted; null for none. */
  const [touched, setTouched] = useState<string | null>(null);
  if (touched !== null && touched !== place) setTouched(null);
  // After a refusal the sheet is made anew: what should lie on the shelf may be another number by now.
  const rows = useKept(loaderData.rows, touched === place);
  useUnsaved(touched === place || actionData !== undefined, () => setTouched(null));
  return (
    <>
      <BackLink to={`/admin/products${editedProductsAddress(query)}`}>
        {t('backoffice.product.back')}
      </BackLink>
      <h1 className="text-3xl">{t('backoffice.count.title')}</h1>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.count.lead')}</p>
      <FilterForm
        path="/admin/products/count"
        label={t('backoffice.count.title')}
        find={t('backoffice.count.show')}
        isNarrowed={editedProductsAddress(query) !== ''}
        filtersSet={filtersSet(editedProductsAddress(query))}
      >
        <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4">
          <ProductFilterFields query={query} categories={categories} />
        </div>
      </FilterForm>
      {actionData !== undefined && (
        <Alert tone="danger" live className="mb-8">
          {t('backoffice.count.refused')}
        </Alert>
      )}
      {actionData === undefined && moved !== null && (
        <Alert tone="success" live className="mb-8">
          {t('backoffice.count.done', { count: moved })}
        </Alert>
      )}
      {rows.length === 0 ? (
        <EmptyState title={t('backoffice.products.none')} text={t('backoffice.products.noneText')} />
      ) : (
        <KeptForm
          kept="count"
          key={rows.map(({ key }) => key).join()}
          method="post"
          noValidate
          onKeyDown={moveByKeys}
          onPaste={pasteCells}
          onInput={() => setTouched(place)}
          onSubmit={() => setTouched(null)}
        >
          <table className="w-full text-sm">
            <thead className="border-b border-line text-xs text-muted">
              <tr>
                <th scope="col" className="py-3 pr-4 text-left font-semibold">
                  {t('backoffice.products.product')}
                </th>
                <th scope="col" className="py-3 pr-4 text-right font-semibold">
                  {t('backoffice.count.expected')}
                </th>
                <th scope="col" className="py-3 text-right font-semibold">
                  {t('backoffice.count.counted')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-b border-line">
              {rows.map((row, at) => (
                <CountRow key={row.key} row={row} at={at} problem={actionData} />
              ))}
            </tbody>
          </table>
          <div
            data-save-bar
            className="sticky bottom-0 z-10 short:static -mx-gutter mt-6 flex flex-wrap items-end gap-4 border-t border-line bg-canvas px-gutter py-3 lg:mx-0 lg:px-0"
          >
            <TextField
              name="note"
              label={t('backoffice.product.stockNote')}
              defaultValue={actionData?.values.note}
              maxLength={300}
              autoComplete="off"
              className="min-w-0 flex-1 sm:max-w-sm"
            />
            <Button type="submit" tone="primary" size="lg" loading={formMethod === 'POST'}>
              {t('backoffice.product.save')}
            </Button>
          </div>
        </KeptForm>
      )}
      <ListPages
        after={query.after}
        next={next}
        address={(after) => `/admin/products/count${editedProductsAddress(query, after)}`}
      />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

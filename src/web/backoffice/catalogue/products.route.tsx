import { filtersSet } from '../../../domain/backoffice/filters-set.ts';
import {
  editedProductsAddress,
  readEditedProductsQuery,
  type EditedProductsQuery,
} from '../../../domain/catalogue/editing/edited-products-query.ts';
import { categoriesToChoose } from '../../../domain/catalogue/known-categories.ts';
import { IMPORT_LINES_MAX } from '../../../domain/catalogue/editing/import-table.ts';
import { CURRENCIES, money, type Currency } from '../../../domain/money/money.ts';
import { shopOf } from '../../../server/context.ts';
import { pictureOf } from '../../catalogue/product-picture.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink, usePath } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Price } from '../../i18n/price.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { SelectOption } from '../../ui/field.tsx';
import { Picture } from '../../ui/picture.tsx';
import { FilterForm } from '../filter-form.tsx';
import { ListPages } from '../list-pages.tsx';
import type { Route } from './+types/products.route';
import { missingMark } from './missing-view.server.ts';
import { ProductFilterFields } from './product-filter-fields.tsx';
import { categoryName } from './product-view.server.ts';
import { MissingBadge, StateBadges } from './state-badges.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, lookUp, translate } = shopOf(context);
  const asked = new URL(request.url).searchParams;
  const query = readEditedProductsQuery(asked);
  const [{ products, next }, outdated] = await Promise.all([
    shop.editing.listProducts(query, locale),
    shop.editing.countProducts({ ...query, translations: 'outdated' }),
  ]);
  return {
    query,
    next,
    outdated,
    isDeleted: asked.get('done') === 'deleted',
    /** How many products one XLSX takes; null unless one was asked for with more. */
    xlsxMax: asked.get('xlsx') === 'too-many' ? IMPORT_LINES_MAX : null,
    rows: products.map(({ picture, categoryId, missing, ...row }) => ({
      ...row,
      lacks: missingMark({ ...row, missing, hasPicture: picture !== null }),
      category: categoryName(categoryId, lookUp),
      picture: picture === null ? null : pictureOf(picture),
    })),
    categories: categoriesToChoose().map(({ id, slug }) => ({
      value: slug,
      label: categoryName(id, lookUp),
    })),
    title: pageTitle(translate('backoffice.products.title')),
  };
}

/** Narrows the list of products. */
function ProductFilters({
  query,
  categories,
  outdated,
}: {
  query: EditedProductsQuery;
  categories: readonly SelectOption[];
  outdated: number;
}) {
  const t = useT();
  return (
    <FilterForm
      path="/admin/products"
      label={t('backoffice.products.title')}
      find={t('backoffice.products.find')}
      isNarrowed={editedProductsAddress(query) !== ''}
      filtersSet={filtersSet(editedProductsAddress(query))}
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 xl:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
        <ProductFilterFields query={query} categories={categories} outdated={outdated} />
      </div>
    </FilterForm>
  );
}

const head = 'py-3 pr-4 text-left font-semibold';

type Row = Route.ComponentProps['loaderData']['rows'][number];

function Prices({ prices, kind }: Pick<Row, 'prices' | 'kind'>) {
  const t = useT();
  return (
    <span className="flex flex-col items-end">
      {CURRENCIES.map((currency: Currency) => {
        const minor = prices[currency];
        return (
          minor !== undefined && (
            <Price key={currency} money={money(minor, currency)} className="whitespace-nowrap" />
          )
        );
      })}
      {kind === 'rental' && <span className="text-xs text-muted">{t('backoffice.products.perDay')}</span>}
    </span>
  );
}

function ProductRow({ row }: { row: Row }) {
  const t = useT();
  const { id, name, brand, articleNumber, category, picture, stock, kind, prices } = row;
  return (
    <tr className="relative transition-colors hover:bg-surface">
      <td className="w-18 py-3">
        <span className="block size-14 overflow-hidden rounded-md bg-fill">
          {picture !== null && (
            <Picture source={picture} alt="" sizes="56px" className="size-full object-contain" />
          )}
        </span>
      </td>
      <th scope="row" className="py-3 pr-4 text-left font-normal">
        <LocalLink to={`/admin/products/${id}`} className="stretched font-semibold break-words">
          {name}
        </LocalLink>
        <span className="block text-xs text-muted">
          {brand === '' ? articleNumber : `${brand} · ${articleNumber}`}
        </span>
        <span className="mt-1 flex flex-wrap gap-2 empty:hidden">
          <StateBadges {...row} />
          <MissingBadge languages={row.lacks} />
          {row.isOutdated && <Badge>{t('backoffice.product.translation.outdated')}</Badge>}
        </span>
      </th>
      <td className="py-3 pr-4 text-muted max-xl:hidden">{category}</td>
      <td className="py-3 pr-4 text-right max-sm:hidden">{kind === 'rental' ? '–' : stock}</td>
      <td className="py-3 text-right">
        <Prices prices={prices} kind={kind} />
      </td>
    </tr>
  );
}

/** Everything that the shop sells and rents, published or not: found by words, category and state, page by page. */
export default function StaffProducts({ loaderData }: Route.ComponentProps) {
  const { query, rows, next, outdated, categories, xlsxMax, isDeleted } = loaderData;
  const t = useT();
  const path = usePath();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{t('backoffice.products.title')}</h1>
          <p className="mt-2 max-w-measure text-sm text-muted">{t('backoffice.products.lead')}</p>
        </div>
        {/* On a phone in one row that is moved sideways: eight rows of them would put the list off the first screen. */}
        <div className="flex gap-3 max-sm:-mx-gutter max-sm:scrollbar-none max-sm:fade-end max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1 max-sm:*:shrink-0 sm:flex-wrap">
          <ButtonLink to="/admin/products/new" tone="secondary">
            {t('backoffice.products.add')}
          </ButtonLink>
          <ButtonLink to="/admin/products/categories" tone="ghost">
            {t('backoffice.categories.title')}
          </ButtonLink>
          <ButtonLink to="/admin/products/tags" tone="ghost">
            {t('backoffice.tags.title')}
          </ButtonLink>
          <ButtonLink to={`/admin/products/count${editedProductsAddress(query)}`} tone="ghost">
            {t('backoffice.count.title')}
          </ButtonLink>
          <ButtonLink to={`/admin/products/bulk${editedProductsAddress(query)}`} tone="ghost">
            {t('backoffice.bulk.title')}
          </ButtonLink>
          <a
            href={path(`/admin/products/csv${editedProductsAddress(query)}`)}
            download
            className={buttonClass({ tone: 'ghost' })}
          >
            {t('backoffice.products.export')}
          </a>
          {/* Not `download`: a list that is too long comes back here and is told so. */}
          <a
            href={path(`/admin/products/xlsx${editedProductsAddress(query)}`)}
            className={buttonClass({ tone: 'ghost' })}
          >
            {t('backoffice.products.exportXlsx')}
          </a>
          <ButtonLink to="/admin/products/import" tone="ghost">
            {t('backoffice.products.import')}
          </ButtonLink>
        </div>
      </div>
      {isDeleted && (
        <Alert tone="success" live className="mb-6">
          {t('backoffice.draft.done')}
        </Alert>
      )}
      {xlsxMax !== null && (
        <Alert tone="danger" className="mb-6">
          {t('backoffice.products.tooManyForXlsx', { most: xlsxMax })}
        </Alert>
      )}
      <ProductFilters query={query} categories={categories} outdated={outdated} />
      {rows.length === 0 ? (
        <EmptyState title={t('backoffice.products.none')} text={t('backoffice.products.noneText')} />
      ) : (
        <table className="w-full text-sm">
          <thead className="border-b border-line text-xs text-muted">
            <tr>
              <th scope="col" colSpan={2} className={head}>
                {t('backoffice.products.product')}
              </th>
              <th scope="col" className={`${head} max-xl:hidden`}>
                {t('backoffice.products.category')}
              </th>
              <th scope="col" className="py-3 pr-4 text-right font-semibold max-sm:hidden">
                {t('backoffice.products.stock')}
              </th>
              <th scope="col" className="py-3 text-right font-semibold">
                {t('backoffice.products.price')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-b border-line">
            {rows.map((row) => (
              <ProductRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
      <ListPages
        after={query.after}
        next={next}
        address={(after) => `/admin/products${editedProductsAddress(query, after)}`}
      />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { scenePicture } from '../../domain/catalogue/picture.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { COMPARISON_MAX } from '../../domain/catalogue/comparison.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { FallbackNotice } from '../catalogue/fallback-notice.tsx';
import { withFreeDays } from '../catalogue/rent-view.server.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink, usePath } from '../i18n/local-link.tsx';
import { chipClass } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { Picture } from '../ui/picture.tsx';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/compare.route';
import { compareAddress } from './compare-address.ts';
import { addCompared, removeCompared, useCompared } from './compare-store.ts';
import { ComparisonHead, ComparisonTable } from './comparison-table.tsx';
import { printComparison } from './print-comparison.ts';
import { parseCompareAddress, SHARED_COMPARISON } from './shared-comparison.ts';

const SUGGESTED = 4;

/** The products with their specs, in the order of the address; ids of nothing are left out. */
async function productsOf(ids: readonly number[], { shop, locale }: PageRequest) {
  const found = await shop.catalogue.productsToShow(ids, locale);
  const inOrder = ids.flatMap((id) => found.find((product) => product.id === id) ?? []);
  const groups = new Set(['specifications', 'categories', 'tags'] as const);
  return shop.catalogue.describeProducts(inOrder, { locale, groups });
}

type Described = Awaited<ReturnType<typeof productsOf>>;

/** What is most like the first product and not compared yet. */
async function suggestedFor(described: Described, { shop, locale, currency }: PageRequest) {
  const [first] = described;
  if (!first || described.length >= COMPARISON_MAX) return [];
  const { product, specifications, categories, tags } = first;
  const related = await shop.catalogue.relatedTo(
    { ...product, specifications: specifications ?? [], categories: categories ?? [], tags: tags ?? [] },
    { currency, count: SUGGESTED + COMPARISON_MAX },
  );
  const compared = new Set(described.map((each) => each.product.id));
  const ids = related.filter((id) => !compared.has(id)).slice(0, SUGGESTED);
  const found = await shop.catalogue.productsToShow(ids, locale);
  return found.map(({ id, name }) => ({ id, name }));
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = shopOf(context);
  const { locale, lookUp, translate } = page;
  const { ids, onlyDifferences } = parseCompareAddress(new URL(request.url).searchParams);
  const described = await productsOf(ids, page);
  const specs = described.map(({ product: { categoryId }, specifications }) => ({
    categoryId,
    specifications: specifications ?? [],
  }));
  const shown = await withFreeDays(
    described.map(({ product }) => product),
    { rental: page.shop.rental, currency: page.currency, locale },
  );
  return {
    products: shown,
    onlyDifferences,
    groups: printComparison(specs, { locale, lookUp, onlyDifferences }),
    suggested: await suggestedFor(described, page),
    title: pageTitle(translate('compare.title')),
    description: translate('compare.page.description'),
  };
}

/** An address without products shows those that the visitor has chosen. */
function useChosen(isEmpty: boolean) {
  const navigate = useNavigate();
  const path = usePath();
  const ids = useCompared();
  const chosen = isEmpty && ids.length > 0 ? path(compareAddress({ ids })) : null;
  useEffect(() => {
    if (chosen !== null) void navigate(chosen, { replace: true });
  }, [chosen, navigate]);
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { products, groups, onlyDifferences, suggested } = loaderData;
  useChosen(products.length === 0);
  const ids = products.map(({ id }) => id);
  if (products.length === 0) {
    return (
      <div className="container-page min-h-svh py-8">
        <EmptyState
          headingLevel="h1"
          illustration={
            <Picture source={scenePicture('scene-warehouse')} alt="" sizes="360px" priority="eager" />
          }
          title={t('compare.page.emptyTitle')}
          text={t('compare.page.emptyText')}
          action={
            <ButtonLink to="/catalogue" tone="primary" size="lg">
              {t('nav.wholeCatalogue')}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  const without = ({ id }: Product) =>
    compareAddress({ ids: ids.filter((other) => other !== id), onlyDifferences });
  return (
    <div className="container-page pt-8 pb-section">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1>{t('compare.title')}</h1>
        {products.length > 1 && (
          <nav aria-label={t('compare.page.view')} className="flex flex-wrap gap-2 print:hidden">
            {[false, true].map((only) => (
              <LocalLink
                key={String(only)}
                to={compareAddress({ ids, onlyDifferences: only })}
                data-stay=""
                aria-current={only === onlyDifferences ? 'true' : undefined}
                className={chipClass({ selected: only === onlyDifferences })}
              >
                {t(only ? 'compare.page.differences' : 'compare.page.all')}
              </LocalLink>
            ))}
          </nav>
        )}
      </header>
      {products.every(({ displayOnly }) => displayOnly !== undefined) && (
        <FallbackNotice text={products[0]?.displayOnly?.why} className="mt-4" />
      )}
      {products.length > 1 && (
        <p className="mt-4 mb-8 text-sm text-muted">
          {t(groups.length === 0 ? 'compare.page.noDifferences' : 'compare.page.legend')}
        </p>
      )}
      <div className={products.length > 1 ? undefined : 'mt-8'}>
        <ComparisonTable
          products={products}
          groups={groups}
          headOf={(product) => (
            <ComparisonHead
              product={product}
              without={without(product)}
              onRemove={() => removeCompared(product.id)}
              action={<AddToCart product={product} group={`term-${product.id}`} />}
            />
          )}
        />
      </div>
      {suggested.length > 0 && (
        <section aria-labelledby="compare-more" className="mt-14 print:hidden">
          <h2 id="compare-more" className="text-xl">
            {t('compare.page.more')}
          </h2>
          <ul className="mt-4 flex flex-wrap gap-2">
            {suggested.map(({ id, name }) => (
              <li key={id} className="max-w-full">
                <LocalLink
                  to={compareAddress({ ids: [...ids, id], onlyDifferences })}
                  onClick={() => addCompared(id)}
                  data-stay=""
                  className={`${chipClass()} max-w-full`}
                >
                  <span className="truncate">{name}</span>
                </LocalLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export const handle = { sharedPage: SHARED_COMPARISON, texts: await pageMessages('compare') };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        { name: 'robots', content: 'noindex' },
      ]
    : [];

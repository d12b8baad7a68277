import { lazy, Suspense } from 'react';
import Search from 'lucide-react/icons/search';
import { tieUnitsIn } from '../../domain/locale/no-break.ts';
import { SEARCH_TERM_MAX } from '../../domain/search/search-limits.ts';
import {
  isSearchedFor,
  MANUALS_FOUND_MAX,
  readManualsTerm,
  SHARED_MANUALS,
} from '../../domain/support/manuals-query.ts';
import { shopOf } from '../../server/context.ts';
import { Unbroken } from '../i18n/unbroken.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { metaOf, plainHead } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import type { Route } from './+types/manuals.route';
import { arrangedPage } from './arranged-page.server.ts';
import { ContentBody } from './content-body.tsx';
import { FoundManuals } from './found-manuals.tsx';
import { ManualFilesTable } from './manual-files-table.tsx';
import { printFiles, printFound } from './print-manuals.server.ts';

const PagePreviewBar = lazy(() => import('./page-preview-bar.tsx'));

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = shopOf(context);
  const { shop, locale, translate, publicUrl, texts } = request;
  const { page, preview } = await arrangedPage('manuals', texts.prose.page('manuals'), {
    query: url.searchParams,
    request,
  });
  const term = readManualsTerm(url.searchParams);
  const words = { locale, translate };
  const asked = { term, locale, onlyInStock: false, page: 1, pageSize: MANUALS_FOUND_MAX };
  const result = isSearchedFor(term) ? await shop.search.searchProducts(asked) : null;
  const described = await shop.catalogue.describeProducts(result?.products ?? [], {
    locale,
    groups: new Set(['specifications'] as const),
  });
  return {
    page: tieUnitsIn(page),
    files: printFiles(await shop.manualFiles(locale), page, words),
    term,
    result: result && {
      found: printFound(described, words),
      total: result.total,
      shownFor: result.shownFor,
    },
    head: {
      ...plainHead(page, { pathname: url.pathname, publicUrl }),
      isIndexed: term === '' && preview === null,
    },
    preview,
  };
}

/** Asks for the manual of a product; its address says all, so that it works without script. */
function SearchForm({ term }: { term: string }) {
  const t = useT();
  const path = usePath();
  return (
    <form
      action={path('/manuals')}
      role="search"
      aria-label={t('manuals.find')}
      className="mt-8 flex max-w-measure flex-wrap items-start gap-x-3 gap-y-4"
    >
      <TextField
        key={term}
        name="q"
        type="search"
        label={t('manuals.search')}
        hint={t('manuals.searchHint')}
        defaultValue={term}
        maxLength={SEARCH_TERM_MAX}
        autoComplete="off"
        enterKeyHint="search"
        className="min-w-60 flex-1"
      />
      <Button type="submit" tone="primary" className="min-h-12 sm:mt-7">
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('manuals.find')}
      </Button>
    </form>
  );
}

/** The manuals as files and as text, and the way to them by product or model (C §2, C §3). */
export default function Manuals({
  loaderData: { page, files, term, result, preview },
}: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  return (
    <div className="container-page pt-6 pb-section">
      {preview && (
        <Suspense>
          <PagePreviewBar {...preview} />
        </Suspense>
      )}
      <Breadcrumb
        label={t('nav.breadcrumb')}
        items={[{ name: t('nav.home'), link: path('/') }, { name: page.title }]}
        LinkComponent={ShopAnchor}
      />
      <header className="mt-8 max-w-measure">
        <h1>{page.title}</h1>
        <p className="mt-5 text-lg text-muted">
          <Unbroken text={page.lead} />
        </p>
      </header>
      <SearchForm term={term} />
      {result !== null && (
        <div className="mt-10">
          <FoundManuals {...result} />
        </div>
      )}
      <ContentBody
        sections={page.sections}
        first={[{ id: 'files', title: t('manuals.files'), content: <ManualFilesTable files={files} /> }]}
      />
    </div>
  );
}

export const handle = {
  sharedPage: import.meta.env.SSR ? SHARED_MANUALS : undefined,
  texts: await pageMessages('counter', 'cart', 'warranty'),
};

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

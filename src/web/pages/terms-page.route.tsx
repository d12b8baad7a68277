import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { isTermsName } from '../../content/pages/page-shapes.ts';
import { bothSellers } from '../../content/pages/sellers.ts';
import { tieUnitsIn } from '../../domain/locale/no-break.ts';
import { TERMS_PAGE } from '../../domain/pages/terms/terms-page.ts';
import { shopOf } from '../../server/context.ts';
import { Unbroken } from '../i18n/unbroken.tsx';
import { useT } from '../i18n/i18n.tsx';
import { metaOf, plainHead } from '../i18n/page-head.ts';
import { ButtonLink, LocalLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import type { Route } from './+types/terms-page.route';
import { ContentBody } from './content-body.tsx';
import { shownTerms } from './shown-terms.server.ts';

const PagePreviewBar = lazy(() => import('./page-preview-bar.tsx'));

export async function loader({ context, url: { pathname, searchParams } }: Route.LoaderArgs) {
  const request = shopOf(context);
  const { locale, publicUrl } = request;
  const name = pathname.split('/')[2];
  if (!isTermsName(name)) throw data(null, { status: 404 });
  const shown = await shownTerms(name, searchParams, request);
  if (shown === null) throw data(null, { status: 404 });
  const { page, preview, edition, note, former, dated } = shown;
  const isIndexed = preview === null && edition === null;
  return {
    page: tieUnitsIn(page),
    sellers: bothSellers(locale),
    head: { ...plainHead(page, { pathname, publicUrl }), isIndexed },
    preview,
    note,
    former,
    dated,
  };
}

/** A page of terms in the edition that holds, or in the one that was asked for, with the way to all others. */
export default function TermsPage({
  loaderData: { page, sellers, preview, note, former, dated },
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
        <p className="mt-4 text-sm text-muted">
          <time dateTime={dated.day}>{dated.text}</time>
        </p>
      </header>
      {note !== null && (
        <Alert
          className="mt-8 max-w-measure"
          action={
            <ButtonLink to={note.to} size="sm">
              {note.link}
            </ButtonLink>
          }
        >
          {note.text}
        </Alert>
      )}
      <ContentBody sections={page.sections} sellers={sellers} />
      {former.editions.length > 0 && (
        <section
          aria-labelledby="editions"
          className="mt-14 border-t border-line pt-6 text-sm text-muted lg:ml-72"
        >
          <h2 id="editions" className="mb-2 text-sm font-semibold">
            {former.title}
          </h2>
          <ul className="flex flex-wrap gap-x-6">
            {former.editions.map(({ name, text, to }) => (
              <li key={name}>
                <LocalLink
                  to={to}
                  rel="nofollow"
                  className="inline-block py-1.5 underline underline-offset-4 pointer-coarse:py-3"
                >
                  {text}
                </LocalLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export const handle = { sharedPage: TERMS_PAGE, texts: await pageMessages('counter', 'cart') };

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : []);

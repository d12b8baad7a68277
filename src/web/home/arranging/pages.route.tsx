import { AGREED_TO, ARRANGED_PAGES } from '../../../content/pages/page-shapes.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { editionName, printEdition } from '../../../domain/pages/terms/editions.ts';
import { shopOf } from '../../../server/context.ts';
import { BackLink } from '../../backoffice/back-link.tsx';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Badge } from '../../ui/badge.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { Route } from './+types/pages.route';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, translate, texts } = shopOf(context);
  const [drafts, termsDrafts] = await Promise.all([shop.pages.listDrafts(), shop.terms.listDrafts()]);
  return {
    pages: ARRANGED_PAGES.map((name) => ({
      name,
      title: name === 'home' ? translate('backoffice.arrange.home') : texts.prose.page(name).title,
      publishedAt: shop.pages.arrangementOf(name)?.changedAt ?? null,
      draft: drafts.get(name) ?? null,
    })),
    agreedTo: AGREED_TO.map((name) => {
      const { announced } = shop.terms.editions(name);
      return {
        name,
        title: texts.prose.page(name).title,
        inForce: editionName(shop.terms.inForce(name)),
        announced: announced === null ? null : editionName(announced),
        draft: termsDrafts.get(name) ?? null,
      };
    }),
    title: pageTitle(translate('backoffice.arrange.title')),
  };
}

/** Says that a page has a draft, and who changed it last. */
function DraftBadge({ draft }: { draft: { readonly changedBy: string | null; readonly changedAt: string } }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Badge tone="warning">
      {t('backoffice.arrange.draftBy', {
        name: draft.changedBy ?? t('backoffice.audit.gone'),
        date: formatDate(draft.changedAt, locale, 'Europe/Kyiv', 'long'),
      })}
    </Badge>
  );
}

/** The pages whose sections staff arrange, and the terms that they write in editions. */
export default function ArrangedPages({ loaderData: { pages, agreedTo } }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const date = (at: string) => formatDate(at, locale, 'Europe/Kyiv', 'long');
  return (
    <>
      <BackLink to="/admin/content">{t('backoffice.arrange.backToContent')}</BackLink>
      <h1 className="text-3xl">{t('backoffice.arrange.title')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.arrange.lead')}</p>
      <div className="flex flex-col gap-14">
        <ul className="divide-y divide-line border-y border-line">
          {pages.map(({ name, title, publishedAt, draft }) => (
            <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
              <LocalLink
                to={`/admin/content/pages/${name}`}
                className="font-semibold break-words underline underline-offset-4"
              >
                {title}
              </LocalLink>
              {draft !== null && <DraftBadge draft={draft} />}
              <span className="text-sm text-muted">
                {publishedAt === null
                  ? t('backoffice.arrange.asShipped')
                  : t('backoffice.arrange.publishedAt', { date: date(publishedAt) })}
              </span>
            </li>
          ))}
        </ul>
        <TitledSection id="agreed-to" title={t('backoffice.arrange.agreedTo')}>
          <p className="mb-4 max-w-measure text-sm text-muted">{t('backoffice.arrange.agreedToText')}</p>
          <ul className="divide-y divide-line border-y border-line">
            {agreedTo.map(({ name, title, inForce, announced, draft }) => (
              <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
                <LocalLink
                  to={`/admin/content/pages/${name}`}
                  className="font-semibold break-words underline underline-offset-4"
                >
                  {title}
                </LocalLink>
                {draft !== null && <DraftBadge draft={draft} />}
                {announced !== null && (
                  <Badge>
                    {t('backoffice.arrange.termsAhead', { date: printEdition(announced, locale) })}
                  </Badge>
                )}
                <span className="text-sm text-muted">
                  {t('backoffice.terms.inForce', { date: printEdition(inForce, locale) })}
                </span>
              </li>
            ))}
          </ul>
        </TitledSection>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

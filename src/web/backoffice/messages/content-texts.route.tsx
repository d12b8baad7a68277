import { data, redirect } from 'react-router';
import { isArrangedPage, isTermsName } from '../../../content/pages/page-shapes.ts';
import { contentAddress, findContent, readContentQuery } from '../../../domain/messages/find-content.ts';
import { isContentKey } from '../../../domain/messages/prose.ts';
import { shopOf } from '../../../server/context.ts';
import { pageTitle } from '../../i18n/page-head.ts';
import type { Route } from './+types/content-texts.route';
import { answerTranslationFile } from './answer-translation-file.ts';
import { CONTENT_OUTCOMES, ContentList } from './content-list.tsx';
import { contentRow, namedContent, nameOfPage, pathOfPage } from './content-words.server.ts';
import { confirmedTranslation } from './message-view.ts';
import { FILE_PANEL } from './translation-file.tsx';

const PAGE_SIZE = 25;
const PATH = '/admin/translations/content';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, translate, locale, texts } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const query = readContentQuery(searchParams);
  const words = { locale, translate, pageOf: texts.prose.page };
  const entries = namedContent(await shop.texts.listContent(), words);
  const found = findContent(entries, query);
  const first = (query.page - 1) * PAGE_SIZE;
  if (query.page > 1 && first >= found.length) throw data(null, { status: 404 });
  return {
    title: pageTitle(translate('backoffice.contentTexts.title')),
    query,
    rows: found.slice(first, first + PAGE_SIZE).map(contentRow),
    total: found.length,
    pageCount: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
    missing: entries.filter((entry) => entry.missing.length > 0).length,
    outdated: entries.filter((entry) => entry.outdated.length > 0).length,
    done: CONTENT_OUTCOMES.find((outcome) => outcome === searchParams.get('done')) ?? null,
    drafts: searchParams
      .getAll('draft')
      .filter((page) => isArrangedPage(page) || isTermsName(page))
      .map((page) => ({ name: nameOfPage(page, words), path: pathOfPage(page) })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, user, region, translate, locale, texts, isPage, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const confirmed = confirmedTranslation(form);
  const key = form.get('key');
  if (confirmed !== null && typeof key === 'string') {
    const { ok } = await shop.texts.confirmContent({ key, ...confirmed, staffId: user.id });
    if (!ok) return data({ file: undefined }, { status: 409 });
    const query = readContentQuery(new URL(request.url).searchParams);
    // The page of the list that was shown may have lost its last text.
    const shown = contentAddress({ ...query, page: query.shown === 'outdated' ? 1 : query.page });
    return redirect(`/${region}${PATH}${shown}${shown === '' ? '?' : '&'}done=confirmed`, 303);
  }
  const intent = form.get('intent');
  if (intent !== 'check' && intent !== 'import') throw data(null, { status: 404 });
  const words = { locale, translate, pageOf: texts.prose.page };
  const named = new Map(
    namedContent(await shop.texts.listContent(), words).map((entry) => [entry.key, entry]),
  );
  return answerTranslationFile(form, {
    read: shop.texts.readTranslations,
    isOwnKey: isContentKey,
    look: (translations, apply) =>
      shop.texts.importContent({ ...translations, apply, staffId: user.id, isPage }),
    placeOf: (textKey) => {
      const entry = named.get(textKey);
      return entry === undefined
        ? { name: textKey, path: PATH }
        : {
            name: translate('backoffice.arrange.pair', { first: entry.name, second: entry.field }),
            path: entry.path,
          };
    },
    draftsOf: ({ drafts }) =>
      drafts.map((page) => ({ name: nameOfPage(page, words), path: pathOfPage(page) })),
    done: (done, { drafts }) => {
      const query = new URLSearchParams([['done', done], ...drafts.map((page) => ['draft', page])]);
      return redirect(`/${region}${PATH}?${String(query)}#${FILE_PANEL}`, 303);
    },
  });
}

/** After a refusal, too, the page is to show what is stored by now. */
export const shouldRevalidate = () => true;

/** What staff wrote in the content of the site, in all languages: missing and outdated translations, and files for translators. */
export default function ContentTexts({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContentList
      {...loaderData}
      answer={actionData?.file}
      hasChanged={actionData !== undefined && actionData.file === undefined}
    />
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

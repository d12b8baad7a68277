import { data } from 'react-router';
import { findContent, readContentQuery } from '../../../domain/messages/find-content.ts';
import { TRANSLATED_INTO } from '../../../domain/messages/translation-file.ts';
import { shopOf } from '../../../server/context.ts';
import { answerXliff } from '../answer-table.ts';
import type { Route } from './+types/content-xliff.route';
import { namedContent } from './content-words.server.ts';

/** The texts of the content, as their list is narrowed, on all of its pages, for translators into the language of the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, translate, texts } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const into = TRANSLATED_INTO.find((each) => each === searchParams.get('to'));
  if (into === undefined) throw data(null, { status: 404 });
  const entries = namedContent(await shop.texts.listContent(), {
    locale,
    translate,
    pageOf: texts.prose.page,
  });
  const found = findContent(entries, readContentQuery(searchParams));
  return answerXliff(shop.texts.printContent(into, found), `promin-content-${into}`);
}

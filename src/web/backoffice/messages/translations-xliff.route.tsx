import { data } from 'react-router';
import { readMessageQuery } from '../../../domain/messages/find-messages.ts';
import { TRANSLATED_INTO } from '../../../domain/messages/translation-file.ts';
import { shopOf } from '../../../server/context.ts';
import { answerXliff } from '../answer-table.ts';
import type { Route } from './+types/translations-xliff.route';

/** The texts of the list, as it is narrowed, on all of its pages, for translators into the language of the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const locale = TRANSLATED_INTO.find((each) => each === searchParams.get('to'));
  if (locale === undefined) throw data(null, { status: 404 });
  const file = await shop.texts.exportTranslations(locale, readMessageQuery(searchParams));
  return answerXliff(file, `promin-${locale}`);
}

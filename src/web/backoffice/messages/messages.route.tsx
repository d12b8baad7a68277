import { data, redirect } from 'react-router';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { isContentKey } from '../../../domain/messages/prose.ts';
import { withoutInvisible } from '../../../domain/locale/without-invisible.ts';
import {
  readMessageQuery,
  messagesAddress,
  type MessageQuery,
} from '../../../domain/messages/find-messages.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { pageTitle } from '../../i18n/page-head.ts';
import type { Route } from './+types/messages.route';
import { shopOf } from '../../../server/context.ts';
import { answerTranslationFile } from './answer-translation-file.ts';
import { confirmedTranslation, sentMessages } from './message-view.ts';
import { MessageList } from './message-list.tsx';
import { MESSAGE_OUTCOMES, type MessageOutcome } from './message-notice.tsx';
import { MessageScreen } from './message-screen.tsx';
import { FILE_PANEL } from './translation-file.tsx';
import { namedSections } from './section-names.server.ts';
import { namedConflict } from '../named-conflict.ts';

/** The list of texts or, with a key, one of them. A key has dots: as the end of a path it would be a file's name. */
function addressOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const done = MESSAGE_OUTCOMES.find((outcome) => outcome === searchParams.get('done')) ?? null;
  const key = searchParams.get('key');
  return { key: key === null ? null : withoutInvisible(key), query: readMessageQuery(searchParams), done };
}

/** What the address says after a form was taken; of the list the first page, for another may have lost its last text. */
function queryAfter(query: MessageQuery, key: string | null, done: MessageOutcome) {
  const shown = new URLSearchParams(messagesAddress(key === null ? { ...query, page: 1 } : query, key));
  shown.set('done', done);
  return shown;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, translate, locale, lookUp, texts } = shopOf(context);
  const { key, query, done } = addressOf(request);
  const title = pageTitle(translate('backoffice.texts.title'));
  if (key === null) {
    const list = await shop.texts.listMessages(query);
    if (list.entries.length === 0 && query.page > 1) throw data(null, { status: 404 });
    const titleOf = (page: Parameters<typeof texts.prose.page>[0]) => texts.prose.page(page).title;
    const groups = namedSections(list.groups, { locale, lookUp, translate, titleOf });
    return { kind: 'list' as const, title, query, list: { ...list, groups }, done };
  }
  const text = await shop.texts.findMessage(key, query);
  if (text === null) throw data(null, { status: 404 });
  return { kind: 'text' as const, title: pageTitle(key), query, text, done };
}

const FIELDS = ['revert', ...LOCALES];

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const { key, query } = addressOf(request);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  if (key === null) {
    const intent = form.get('intent');
    if (intent !== 'check' && intent !== 'import') throw data(null, { status: 404 });
    return answerTranslationFile(form, {
      read: shop.texts.readTranslations,
      isOwnKey: (textKey) => !isContentKey(textKey),
      placeOf: (textKey) => ({
        name: textKey,
        path: `/admin/translations?${String(new URLSearchParams({ key: textKey }))}`,
      }),
      look: (translations, apply) =>
        shop.texts.importTranslations({ ...translations, apply, staffId: user.id }),
      done: (done) => redirect(`/${region}/admin/translations?show=changed&done=${done}#${FILE_PANEL}`, 303),
    });
  }
  const confirmed = confirmedTranslation(form);
  if (confirmed !== null) {
    const { ok } = await shop.texts.confirmMessage({ key, ...confirmed, staffId: user.id });
    // The page comes with what was typed beside the translation.
    const reason = ok ? ('confirmed' as const) : ('changed-since' as const);
    return refuseForm(form, ok ? 200 : 409, { problem: { reason, errors: {} }, fields: FIELDS });
  }
  const saved = await shop.texts.saveMessages({ key, sent: sentMessages(form), staffId: user.id });
  if (saved.ok) {
    const answer = (done: MessageOutcome, next: string | null = key) =>
      redirect(`/${region}/admin/translations?${queryAfter(query, next, done)}`, 303);
    if (!form.has('revert')) return answer(saved.changed > 0 ? 'saved' : 'unchanged');
    const left = await shop.texts.findMessage(key, query);
    // A place that is gone has no field that could be half written; with its last text it is no place any more.
    if (left === null) return answer('discarded', null);
    if (left.languages.uk.shipped === null) return answer('discarded');
    // Beside an original that is put back, other languages may be half written: the page comes with them.
    return refuseForm(form, 200, { problem: { reason: 'restored' as const, errors: {} }, fields: FIELDS });
  }
  if (saved.reason === 'text-not-found') throw data(null, { status: 404 });
  if (saved.reason === 'texts-changed') {
    const fields = saved.locales.map((each) => `words.${each}`);
    const author = shop.findAuthor({ subject: 'text', subjectId: key, fields, staffId: user.id });
    const said = translate('backoffice.texts.changedMeanwhile');
    const text = await namedConflict(said, author, { translate, locale });
    const errors = Object.fromEntries(saved.locales.map((each) => [each, text]));
    return refuseForm(form, 409, {
      problem: { reason: 'changed-meanwhile' as const, errors },
      fields: FIELDS,
    });
  }
  const errors = Object.fromEntries(
    Object.entries(saved.faults).map(([locale, { reason, detail }]) => [
      locale,
      translate(`backoffice.texts.fault.${reason}`, { detail }),
    ]),
  );
  return refuseForm(form, 422, { problem: { reason: 'not-saved' as const, errors }, fields: FIELDS });
}

/** After a refusal, too, the page is to show what is in force by now. */
export const shouldRevalidate = () => true;

/** What the shop says, for staff to change while it runs (S §2, C §2, R25). */
export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const [file, problem] =
    actionData && 'file' in actionData ? [actionData.file, undefined] : [undefined, actionData];
  return loaderData.kind === 'list' ? (
    <MessageList {...loaderData} answer={file} />
  ) : (
    <MessageScreen {...loaderData} problem={problem} />
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

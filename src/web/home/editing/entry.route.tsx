import { randomUUID } from 'node:crypto';
import { useState } from 'react';
import { data, redirect } from 'react-router';
import {
  printEntry,
  readEntryName,
  type EntryField,
  type EntryFields,
} from '../../../domain/catalogue/merchandising/home-entry.ts';
import type { EntryRefused } from '../../../domain/catalogue/merchandising/read-entry.ts';
import { isLocale } from '../../../domain/locale/locale.ts';
import { shopOf } from '../../../server/context.ts';
import { useKept } from '../../form/use-kept.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageMessages } from '../../i18n/page-messages.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { BackLink } from '../../backoffice/back-link.tsx';
import { sentWhy } from '../../backoffice/catalogue/sent-why.ts';
import { AuditList } from '../../backoffice/catalogue/audit-list.tsx';
import { auditViews } from '../../backoffice/catalogue/audit-view.server.ts';
import { useUnsaved } from '../../backoffice/use-unsaved.ts';
import type { Route } from './+types/entry.route';
import { EntryForm } from './entry-form.tsx';
import type { FoundPictures } from './entry-pictures.tsx';
import { DeleteEntry, RefusalAlert } from './entry-parts.tsx';
import { EntryPreview } from './entry-preview.tsx';
import {
  categoryChoices,
  previewFields,
  problemTexts,
  sentFields,
  textOf,
  shownFields,
  touchedFields,
  twoVersions,
  type EntryPreview as Preview,
  type TwoVersions,
} from './entry-view.server.ts';
import { namedConflict } from '../../backoffice/named-conflict.ts';

const DONE = ['saved', 'unchanged', 'created', 'undone', 'deleted'] as const;
const NEW: EntryFields = { media: 'image', active: 'yes' };
const ASKED_MAX = 60;
const FORM_KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a form that was sent comes back with. */
interface Answer {
  readonly text: string | null;
  readonly versions: readonly TwoVersions[];
  /** The fields that the form showed; null for those that are stored by now. */
  readonly base: EntryFields | null;
  readonly values: EntryFields;
  readonly errors: Readonly<Partial<Record<EntryField, string>>>;
  readonly preview: Preview | null;
  readonly found: FoundPictures | null;
  /** Of a form of an entry that is to be added. */
  readonly key: string | null;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = shopOf(context);
  const { shop, locale, lookUp, translate } = page;
  const named = readEntryName(params.entry);
  if (named === null) throw data(null, { status: 404 });
  const { kind, id } = named;
  const stored = id === null ? null : await shop.merchandising.find(kind, id);
  const { entries } =
    id === null
      ? { entries: [] }
      : await shop.listAudit({ subject: 'home-entry', subjectId: params.entry, locale });
  if (id !== null && stored === null && entries.length === 0) throw data(null, { status: 404 });
  const fields = stored === null ? NEW : printEntry(kind, stored.entry);
  const preview = stored === null ? null : await previewFields(kind, fields, { locale, request: page });
  const done = new URL(request.url).searchParams.get('done');
  const name =
    id === null
      ? translate(`backoffice.content.add.${kind}`)
      : fields[`title.${locale}`] || fields['title.uk'];
  return {
    kind,
    isNew: id === null,
    isDeleted: id !== null && stored === null,
    name: name ?? translate(`backoffice.content.kind.${kind}`),
    fields,
    formKey: id === null ? randomUUID() : null,
    preview,
    own: await shop.shopPictures.ready(),
    categories: kind === 'promotion' ? categoryChoices(lookUp) : [],
    history: auditViews(entries, lookUp).map((entry) => ({ ...entry, subjectName: null })),
    done: DONE.find((each) => each === done) ?? null,
    title: pageTitle(name ?? translate(`backoffice.content.kind.${kind}`)),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const page = shopOf(context);
  const { shop, user, region, locale, translate: t, lookUp, isPage, readForm } = page;
  const named = readEntryName(params.entry);
  const form = await readForm();
  if (user === null || named === null) throw data(null, { status: 404 });
  const { kind, id } = named;
  const base = shownFields(form);
  const sent = sentFields(form, kind);
  const key = textOf(form, 'key') ?? '';
  const answer = (status: number, said: Partial<Answer>) =>
    data<Answer>(
      {
        text: null,
        versions: [],
        base,
        values: touchedFields(base, sent),
        errors: {},
        preview: null,
        found: null,
        key: FORM_KEY.test(key) ? key : null,
        ...said,
      },
      { status },
    );
  const done = (name: string, which: (typeof DONE)[number]) =>
    redirect(`/${region}/admin/content/${name}?done=${which}`, 303);
  const language = { translate: t, locale };
  const author = (fields: readonly string[]) =>
    shop.findAuthor({ subject: 'home-entry', subjectId: params.entry, fields, staffId: user.id });
  const refuse = async (refused: EntryRefused, conflictText: string, isOfForm: boolean) => {
    if (refused.reason === 'entry-not-found' && !isOfForm) throw data(null, { status: 404 });
    // A colleague deleted it meanwhile: what was typed stays.
    if (refused.reason === 'entry-not-found') return answer(409, { text: t('backoffice.content.gone') });
    const own = isOfForm ? {} : { values: {} };
    return refused.reason === 'fields-changed'
      ? answer(409, {
          text: await namedConflict(conflictText, author(Object.keys(refused.conflicts)), language),
          versions: twoVersions(refused.conflicts, lookUp),
          base: null,
          ...own,
        })
      : answer(isOfForm ? 422 : 409, {
          text: t(isOfForm ? 'backoffice.product.refused' : 'backoffice.content.undoRefused'),
          errors: problemTexts(refused.problems, t),
          ...own,
        });
  };
  const act = { kind, isPage, staffId: user.id };
  const intent = form.get('intent');
  if (intent === 'pictures') {
    const asked = (textOf(form, 'product') ?? '').trim().slice(0, ASKED_MAX);
    const names = asked === '' ? null : await shop.merchandising.picturesOf(asked);
    return answer(200, { found: { asked, names } });
  }
  if (intent === 'preview') {
    const wanted = form.get('previewIn');
    const fields = { ...base, ...sent };
    const shownIn = isLocale(wanted) ? wanted : locale;
    const errors = problemTexts(await shop.merchandising.check({ kind, id, isPage, fields }), t);
    return Object.keys(errors).length > 0
      ? answer(422, { text: t('backoffice.content.previewRefused'), errors })
      : answer(200, { preview: await previewFields(kind, fields, { locale: shownIn, request: page }) });
  }
  if (id === null) {
    if (!FORM_KEY.test(key)) throw data(null, { status: 400 });
    const added = await shop.merchandising.add({ ...act, sent: { ...NEW, ...sent }, formKey: key, why: '' });
    return added.ok ? done(`${kind}-${added.id}`, 'created') : refuse(added, '', true);
  }
  if (intent === 'undo') {
    const entryId = Number(form.get('entry'));
    if (!Number.isSafeInteger(entryId)) throw data(null, { status: 404 });
    const undone = await shop.merchandising.undo({ ...act, id, entryId, why: '' });
    return undone.ok
      ? done(params.entry, undone.changed > 0 ? 'undone' : 'unchanged')
      : refuse(undone, t('backoffice.product.undoConflict'), false);
  }
  const why = sentWhy(form);
  if (intent === 'delete') {
    const removed = await shop.merchandising.remove({ ...act, id, base, why });
    return removed.ok
      ? done(params.entry, 'deleted')
      : refuse(removed, t('backoffice.content.deleteConflict'), false);
  }
  const saved = await shop.merchandising.save({ ...act, id, base, sent, why });
  return saved.ok
    ? done(params.entry, saved.changed > 0 ? 'saved' : 'unchanged')
    : refuse(saved, t('backoffice.product.conflict'), true);
}

/** After a refusal, too, the page is to show what is stored by now. */
export const shouldRevalidate = () => true;

/** One entry of the home page in the back office: what it says, how it looks, and who changed what. */
export default function StaffEntry({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useT();
  const { kind, isNew, isDeleted, name, fields, own, categories, history, done } = loaderData;
  const [isTouched, setIsTouched] = useState(false);
  const hasTyped = actionData !== undefined && Object.keys(actionData.values).length > 0;
  useUnsaved(isTouched || hasTyped, () => setIsTouched(false));
  const stored = useKept(fields, isTouched && actionData?.text === null);
  const shown = actionData?.base && Object.keys(actionData.base).length > 0 ? actionData.base : stored;
  const formKey = useKept(loaderData.formKey, isTouched || actionData !== undefined);
  const preview = actionData?.preview ?? loaderData.preview;
  const hasFailed = actionData !== undefined && actionData.text !== null;
  return (
    <>
      <BackLink to="/admin/content">{t('backoffice.content.back')}</BackLink>
      <h1 className="mb-8 text-2xl break-words">{name}</h1>
      {hasFailed && <RefusalAlert text={actionData.text} versions={actionData.versions} />}
      {actionData === undefined && done !== null && (
        <Alert tone="success" live className="mb-8">
          {t(`backoffice.content.done.${done}`)}
        </Alert>
      )}
      <div className="flex flex-col gap-14">
        {preview !== null && <EntryPreview preview={preview} isTyped={actionData?.preview != null} />}
        {isDeleted && !hasTyped ? (
          <p>{t('backoffice.content.gone')}</p>
        ) : (
          <EntryForm
            key={`${params.entry} ${JSON.stringify(shown)}`}
            {...{ kind, own, categories }}
            fields={shown}
            typed={actionData}
            found={actionData?.found ?? undefined}
            formKey={isNew ? (actionData?.key ?? formKey) : null}
            onTouched={setIsTouched}
          />
        )}
        {!isNew && !isDeleted && <DeleteEntry fields={fields} />}
        {!isNew && (
          <TitledSection id="entry-history" title={t('backoffice.product.history')}>
            {history.length === 0 ? (
              <p className="text-sm text-muted">{t('backoffice.content.historyEmpty')}</p>
            ) : (
              <AuditList entries={history} isOfOne />
            )}
          </TitledSection>
        )}
      </div>
    </>
  );
}

export const handle = { texts: await pageMessages('front') };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

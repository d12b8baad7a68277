import { useState } from 'react';
import { data, redirect } from 'react-router';
import { printCategory } from '../../../domain/catalogue/category-editing/category-fields.ts';
import { CATEGORY_SLUG_MAX } from '../../../domain/catalogue/category-editing/new-category.ts';
import { isOwnCategory } from '../../../domain/catalogue/category-kind.ts';
import { isSlug } from '../../../domain/catalogue/slug.ts';
import { shopOf } from '../../../server/context.ts';
import { categoryPath } from '../../catalogue/category-path.ts';
import { useKept } from '../../form/use-kept.ts';
import { SmallPicture } from '../../home/editing/entry-pictures.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { BackLink } from '../back-link.tsx';
import { sentWhy } from '../catalogue/sent-why.ts';
import { AuditList } from '../catalogue/audit-list.tsx';
import { auditViews } from '../catalogue/audit-view.server.ts';
import { useUnsaved } from '../use-unsaved.ts';
import type { Route } from './+types/category.route';
import { CategoryForm } from './category-form.tsx';
import { Removal, Whereabouts } from './category-parts.tsx';
import {
  likeName,
  nameProblems,
  nameVersions,
  sentNames,
  shownNames,
  touchedNames,
} from './name-forms.server.ts';
import { Refused, type NameAnswer } from './name-parts.tsx';
import { namedConflict } from '../named-conflict.ts';

const DONE = ['saved', 'unchanged', 'undone', 'created', 'deleted'] as const;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, locale, lookUp } = shopOf(context);
  if (!isSlug(params.category, CATEGORY_SLUG_MAX)) throw data(null, { status: 404 });
  const found = await shop.categories.find(params.category);
  const { entries } = await shop.listAudit({ subject: 'category', subjectId: params.category, locale });
  if (found === null && entries.every(({ changes }) => changes.exists === undefined))
    throw data(null, { status: 404 });
  const done = new URL(request.url).searchParams.get('done');
  const isRemovable =
    found !== null && isOwnCategory(found.stored.id) && (await shop.categories.isRemovable(found.stored));
  const made = new Map(entries.map(({ id, changes }) => [id, changes.exists]));
  /** Whether taking an entry back would not be refused: what was made goes only while it can, and what is gone has nothing else. */
  const canBeUndone = (id: number): boolean => {
    const existed = made.get(id);
    if (existed === undefined) return found !== null;
    return existed[0] === 'yes' ? found === null : isRemovable;
  };
  const page = {
    history: auditViews(entries, lookUp).map((entry) => ({
      ...entry,
      subjectName: null,
      isUndoable: entry.isUndoable && canBeUndone(entry.id),
    })),
    done: DONE.find((each) => each === done) ?? null,
  };
  if (found === null)
    return { ...page, name: params.category, category: null, title: pageTitle(params.category) };
  const { stored, pictures, hidingProblem } = found;
  const name = stored.category.name[locale];
  const like = likeName(stored.id, lookUp);
  return {
    ...page,
    name,
    category: {
      path: categoryPath(stored.slug),
      isListed: stored.isListed,
      like,
      isRemovable,
      fields: printCategory(stored.category),
      pictures: [...new Set([stored.category.picture, ...pictures])],
      hidingProblem,
    },
    title: pageTitle(name),
  };
}

const INTENTS = ['undo', 'delete', 'save'] as const;
const DONE_BY = { undo: 'undone', delete: 'deleted', save: 'saved' } as const;
const CONFLICTS = {
  undo: 'backoffice.product.undoConflict',
  delete: 'backoffice.categories.removeConflict',
  save: 'backoffice.product.conflict',
} as const;

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate: t, lookUp, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const act = { slug: params.category, staffId: user.id, why: sentWhy(form) };
  const asked = form.get('intent') ?? 'save';
  const intent = INTENTS.find((each) => each === asked);
  if (intent === undefined) throw data(null, { status: 404 });
  const base = shownNames(form);
  const sent = sentNames(form);
  const entryId = Number(form.get('entry'));
  if (intent === 'undo' && !Number.isSafeInteger(entryId)) throw data(null, { status: 404 });
  const saved =
    intent === 'undo'
      ? await shop.categories.undo({ ...act, entryId, why: '' })
      : intent === 'delete'
        ? await shop.categories.remove({ ...act, base })
        : await shop.categories.save({ ...act, base, sent });
  if (saved.ok)
    return redirect(
      `/${region}/admin/products/categories/${params.category}?done=${saved.changed > 0 ? DONE_BY[intent] : 'unchanged'}`,
      303,
    );
  if (saved.reason === 'category-not-found') throw data(null, { status: 404 });
  const isSave = intent === 'save';
  const refuse = (status: number, said: Partial<NameAnswer> & Pick<NameAnswer, 'text'>) =>
    data<NameAnswer>(
      {
        versions: [],
        base: isSave ? base : null,
        values: isSave ? touchedNames(base, sent) : {},
        errors: {},
        ...said,
      },
      { status },
    );
  if (saved.reason === 'fields-changed')
    return refuse(409, {
      text: await namedConflict(
        t(CONFLICTS[intent]),
        shop.findAuthor({
          subject: 'category',
          subjectId: params.category,
          fields: Object.keys(saved.conflicts),
          staffId: user.id,
        }),
        { translate: t, locale },
      ),
      versions: nameVersions(saved.conflicts, lookUp),
      base: null,
    });
  if (saved.reason !== 'invalid-fields')
    return refuse(409, { text: t(`backoffice.categories.stays.${saved.reason}`) });
  const errors = nameProblems(saved.problems, t, CATEGORY_SLUG_MAX);
  return isSave
    ? refuse(422, { text: t('backoffice.product.refused'), errors })
    : refuse(409, { text: `${t('backoffice.content.undoRefused')} ${Object.values(errors).join('. ')}` });
}

/** After a refusal, too, the page is to show what is stored by now. */
export const shouldRevalidate = () => true;

/** One category in the back office: what it is called, its picture, where it stands, and who changed what. */
export default function StaffCategory({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useT();
  const { name, category, history, done } = loaderData;
  const [isTouched, setIsTouched] = useState(false);
  const hasTyped = actionData !== undefined && Object.keys(actionData.values).length > 0;
  useUnsaved(isTouched || hasTyped, () => setIsTouched(false));
  const stored = useKept(category?.fields ?? {}, isTouched && actionData === undefined);
  const shown = actionData?.base && Object.keys(actionData.base).length > 0 ? actionData.base : stored;
  return (
    <>
      <BackLink to="/admin/products/categories">{t('backoffice.categories.title')}</BackLink>
      <h1 className="text-2xl break-words">{name}</h1>
      {category === null ? (
        <p className="mt-2 mb-8">{t('backoffice.categories.gone')}</p>
      ) : (
        <Whereabouts path={category.path} isListed={category.isListed} like={category.like} />
      )}
      {actionData !== undefined && <Refused answer={actionData} />}
      {actionData === undefined && done !== null && (
        <Alert tone="success" live className="mb-8">
          {t(`backoffice.content.done.${done}`)}
        </Alert>
      )}
      <div className="flex flex-col gap-14">
        {category !== null && (
          <CategoryForm
            key={`${params.category} ${JSON.stringify(shown)}`}
            fields={shown}
            typed={actionData}
            pictures={category.pictures}
            hidingProblem={category.hidingProblem}
            isOwn={category.like !== null}
            small={SmallPicture}
            onTouched={() => setIsTouched(true)}
          />
        )}
        {category !== null && category.like !== null && (
          <Removal fields={category.fields} isRemovable={category.isRemovable} />
        )}
        <TitledSection id="category-history" title={t('backoffice.product.history')}>
          {history.length === 0 ? (
            <p className="text-sm text-muted">{t('backoffice.content.historyEmpty')}</p>
          ) : (
            <AuditList entries={history} isOfOne />
          )}
        </TitledSection>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

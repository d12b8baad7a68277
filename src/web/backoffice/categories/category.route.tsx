import { useState } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { printCategory } from '../../../domain/catalogue/category-editing/category-fields.ts';
import { ALWAYS_LISTED } from '../../../domain/catalogue/category-places.ts';
import { shopOf } from '../../../server/context.ts';
import { categoryPath } from '../../catalogue/category-path.ts';
import { useKept } from '../../form/use-kept.ts';
import { SmallPicture } from '../../home/editing/entry-pictures.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { BackLink } from '../back-link.tsx';
import { sentWhy } from '../catalogue/answer-product.ts';
import { AuditList } from '../catalogue/audit-list.tsx';
import { auditViews } from '../catalogue/audit-view.server.ts';
import { WhyField } from '../catalogue/why-field.tsx';
import { useUnsaved } from '../use-unsaved.ts';
import type { Route } from './+types/category.route';
import { nameProblems, nameVersions, sentNames, shownNames, touchedNames } from './name-forms.server.ts';
import { NameFields, Refused, type NameAnswer } from './name-parts.tsx';

const DONE = ['saved', 'unchanged', 'undone'] as const;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, locale, lookUp } = shopOf(context);
  const found = await shop.categories.find(params.category);
  if (found === null) throw data(null, { status: 404 });
  const { stored, pictures } = found;
  const { entries } = await shop.listAudit({ subject: 'category', subjectId: stored.slug, locale });
  const name = stored.category.name[locale];
  const done = new URL(request.url).searchParams.get('done');
  return {
    name,
    path: stored.isListed ? categoryPath(stored.slug) : null,
    fields: printCategory(stored.category),
    pictures: [...new Set([stored.category.picture, ...pictures])],
    isNeeded: ALWAYS_LISTED.has(stored.slug),
    history: auditViews(entries, lookUp).map((entry) => ({ ...entry, subjectName: null })),
    done: DONE.find((each) => each === done) ?? null,
    title: pageTitle(name),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, translate: t, lookUp, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const act = { slug: params.category, staffId: user.id };
  const isUndo = form.get('intent') === 'undo';
  const base = shownNames(form);
  const sent = sentNames(form);
  const entryId = Number(form.get('entry'));
  if (isUndo && !Number.isSafeInteger(entryId)) throw data(null, { status: 404 });
  const saved = isUndo
    ? await shop.categories.undo({ ...act, entryId, why: '' })
    : await shop.categories.save({ ...act, base, sent, why: sentWhy(form) });
  if (saved.ok) {
    const done = isUndo ? 'undone' : 'saved';
    return redirect(
      `/${region}/admin/products/categories/${params.category}?done=${saved.changed > 0 ? done : 'unchanged'}`,
      303,
    );
  }
  if (saved.reason === 'category-not-found') throw data(null, { status: 404 });
  const own = { base: isUndo ? null : base, values: isUndo ? {} : touchedNames(base, sent) };
  if (saved.reason === 'fields-changed')
    return data<NameAnswer>(
      {
        ...own,
        text: t(isUndo ? 'backoffice.product.undoConflict' : 'backoffice.product.conflict'),
        versions: nameVersions(saved.conflicts, lookUp),
        base: null,
        errors: {},
      },
      { status: 409 },
    );
  const errors = nameProblems(saved.problems, t);
  return data<NameAnswer>(
    {
      ...own,
      text: isUndo
        ? `${t('backoffice.content.undoRefused')} ${Object.values(errors).join('. ')}`
        : t('backoffice.product.refused'),
      versions: [],
      errors: isUndo ? {} : errors,
    },
    { status: isUndo ? 409 : 422 },
  );
}

/** After a refusal, too, the page is to show what is stored by now. */
export const shouldRevalidate = () => true;

type Fields = Route.ComponentProps['loaderData']['fields'];

function CategoryForm({
  fields,
  typed,
  pictures,
  isNeeded,
  onTouched,
}: {
  fields: Fields;
  typed: NameAnswer | undefined;
  pictures: readonly string[];
  isNeeded: boolean;
  onTouched: () => void;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const said = (field: 'picture' | 'menu' | 'home' | 'hidden') => typed?.values[field] ?? fields[field] ?? '';
  return (
    <Form method="post" noValidate preventScrollReset onInput={onTouched} className="flex flex-col gap-10">
      <input type="hidden" name="base" value={JSON.stringify(fields)} />
      <input type="hidden" name="switches" value="sent" />
      <NameFields part="name" fields={fields} typed={typed} />
      <NameFields part="description" fields={fields} typed={typed} />
      <ChoiceGroup
        label={t('backoffice.content.field.picture')}
        error={typed?.errors.picture}
        className="grid! grid-cols-3 gap-4 sm:grid-cols-4 xl:grid-cols-6"
      >
        {pictures.map((name, index) => (
          <label
            key={name}
            className="relative block cursor-pointer rounded-lg has-checked:ring-2 has-checked:ring-ink has-checked:ring-offset-2 has-checked:ring-offset-canvas has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="picture"
              value={name}
              defaultChecked={name === said('picture')}
              className="sr-only"
              aria-label={t('backoffice.categories.pictureNumber', { number: index + 1 })}
            />
            <SmallPicture name={name} className="aspect-square w-full" />
          </label>
        ))}
      </ChoiceGroup>
      <TitledSection id="category-places" title={t('backoffice.categories.places')}>
        <div className="flex flex-col gap-4">
          <CheckboxField
            name="menu"
            label={t('backoffice.categories.field.menu')}
            defaultChecked={said('menu') === 'yes'}
          />
          <CheckboxField
            name="home"
            label={t('backoffice.categories.field.home')}
            defaultChecked={said('home') === 'yes'}
          />
          <CheckboxField
            name="hidden"
            label={t('backoffice.categories.field.hidden')}
            hint={t(isNeeded ? 'backoffice.categories.hiddenNever' : 'backoffice.categories.hiddenHint')}
            error={typed?.errors.hidden}
            defaultChecked={said('hidden') === 'yes'}
          />
        </div>
      </TitledSection>
      <WhyField />
      <div className="sticky bottom-0 z-10 -mx-gutter border-t border-line bg-canvas px-gutter py-3 lg:mx-0 lg:px-0">
        <Button type="submit" tone="primary" size="lg" loading={formData?.has('switches') === true}>
          {t('backoffice.product.save')}
        </Button>
      </div>
    </Form>
  );
}

/** One category in the back office: what it is called, its picture, where it stands, and who changed what. */
export default function StaffCategory({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useT();
  const { name, path, fields, pictures, isNeeded, history, done } = loaderData;
  const [isTouched, setIsTouched] = useState(false);
  const hasTyped = actionData !== undefined && Object.keys(actionData.values).length > 0;
  useUnsaved(isTouched || hasTyped, () => setIsTouched(false));
  const stored = useKept(fields, isTouched && actionData === undefined);
  const shown = actionData?.base && Object.keys(actionData.base).length > 0 ? actionData.base : stored;
  return (
    <>
      <BackLink to="/admin/products/categories">{t('backoffice.categories.title')}</BackLink>
      <h1 className="text-2xl break-words">{name}</h1>
      <p className="mt-2 mb-8 text-sm">
        {path === null ? (
          t('backoffice.categories.notListed')
        ) : (
          <LocalLink to={path} className="font-semibold underline underline-offset-4">
            {t('backoffice.categories.open')}
          </LocalLink>
        )}
      </p>
      {actionData !== undefined && <Refused answer={actionData} />}
      {actionData === undefined && done !== null && (
        <Alert tone="success" live className="mb-8">
          {t(`backoffice.content.done.${done}`)}
        </Alert>
      )}
      <div className="flex flex-col gap-14">
        <CategoryForm
          key={`${params.category} ${JSON.stringify(shown)}`}
          fields={shown}
          typed={actionData}
          pictures={pictures}
          isNeeded={isNeeded}
          onTouched={() => setIsTouched(true)}
        />
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

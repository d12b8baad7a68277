import { data, redirect } from 'react-router';
import * as v from 'valibot';
import {
  listName,
  membersOf,
  readListName,
  type CategoryList,
} from '../../../domain/catalogue/category-editing/category-order.ts';
import { CATEGORY_SLUG_MAX, KINDS } from '../../../domain/catalogue/category-editing/new-category.ts';
import { isOwnCategory } from '../../../domain/catalogue/category-kind.ts';
import { HOME_SECTION_NAMES } from '../../../domain/catalogue/category-places.ts';
import { shopOf } from '../../../server/context.ts';
import { SmallPicture } from '../../home/editing/entry-pictures.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { BackLink } from '../back-link.tsx';
import { sentWhy } from '../catalogue/sent-why.ts';
import type { Route } from './+types/categories.route';
import { CategoryRow } from './category-row.tsx';
import { homeSectionName, nameProblems, sentNames, textOf } from './name-forms.server.ts';
import { ListMoves, Refused } from './name-parts.tsx';
import { NewCategoryForm, type NewCategoryAnswer } from './new-category-form.tsx';
import { namedConflict } from '../named-conflict.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, locale, lookUp, translate } = shopOf(context);
  const stored = await shop.categories.list();
  const rows = new Map(
    stored.map(({ id, slug, category, products, isListed }) => [
      slug,
      {
        ...category,
        ...products,
        slug,
        name: category.name[locale],
        isOwn: isOwnCategory(id),
        isListed,
      },
    ]),
  );
  const listOf = (list: CategoryList) => ({
    list: listName(list),
    members: membersOf(list, stored).flatMap((slug) => rows.get(slug) ?? []),
  });
  const groups = membersOf({ kind: 'groups' }, stored);
  return {
    groups: groups.map((group) => ({
      group,
      name: lookUp(`menuGroup.${group}`) ?? group,
      ...listOf(readListName(`group-${group}`) ?? { kind: 'groups' }),
    })),
    below: new Map(
      stored.flatMap(({ slug }) => {
        const list = listOf({ kind: 'below', slug });
        return list.members.length === 0 ? [] : [[slug, list] as const];
      }),
    ),
    home: HOME_SECTION_NAMES.map((section) => ({
      section,
      name: homeSectionName(section, translate),
      ...listOf({ kind: 'home', section }),
    })),
    kinds: KINDS.map((slug) => ({ value: slug, label: rows.get(slug)?.name ?? slug })),
    title: pageTitle(translate('backoffice.categories.title')),
  };
}

const slug = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/));
const moveForm = v.object({
  list: v.pipe(v.string(), v.transform(readListName), v.nonNullable(v.custom<CategoryList>(Boolean))),
  member: slug,
  to: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
  seen: v.pipe(
    v.string(),
    v.maxLength(6000),
    v.transform((slugs) => slugs.split(',')),
    v.array(slug),
  ),
});

/** What the page answers to a form that was refused: a step of a list, or a new category. */
interface Answer {
  readonly moveRefused: string | null;
  readonly made: NewCategoryAnswer | null;
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate: t, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const page = `/${region}/admin/products/categories`;
  if (form.get('intent') === 'make') {
    const typed = {
      slug: textOf(form, 'slug').trim(),
      like: textOf(form, 'like'),
      group: textOf(form, 'group'),
    };
    const fields = sentNames(form);
    const made = await shop.categories.make({ ...typed, fields, staffId: user.id, why: sentWhy(form) });
    if (made.ok)
      return redirect(`${page}/${made.slug}?done=${made.changed > 0 ? 'created' : 'unchanged'}`, 303);
    const errors = nameProblems(made.problems, t, CATEGORY_SLUG_MAX);
    const text = t('backoffice.product.refused');
    return data<Answer>(
      { moveRefused: null, made: { text, versions: [], typed, values: fields, errors } },
      { status: 422 },
    );
  }
  const parsed = v.safeParse(moveForm, Object.fromEntries(form));
  if (!parsed.success) throw data(null, { status: 400 });
  const moved = await shop.categories.move({ ...parsed.output, staffId: user.id });
  return moved.ok
    ? redirect(page, 303)
    : data<Answer>(
        {
          moveRefused: await namedConflict(
            t(`backoffice.categories.moveProblem.${moved.reason}`),
            shop.findAuthor({ subject: 'category', action: 'moved', staffId: user.id }),
            { translate: t, locale },
          ),
          made: null,
        },
        { status: 409 },
      );
}

/** The categories in their groups with what stands where, and the steps by which staff put them in order. */
export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { groups, below, home, kinds } = loaderData;
  const groupNames = groups.map(({ group }) => group);
  return (
    <>
      <BackLink to="/admin/products">{t('backoffice.products.title')}</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">{t('backoffice.categories.title')}</h1>
        <a href="#new-category" className={buttonClass({})}>
          {t('backoffice.categories.add')}
        </a>
      </div>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.categories.lead')}</p>
      {actionData !== undefined && actionData.moveRefused !== null && (
        <Alert tone="danger" live className="mb-8">
          {actionData.moveRefused}
        </Alert>
      )}
      {actionData !== undefined && actionData.made !== null && <Refused answer={actionData.made} />}
      <div className="flex flex-col gap-14">
        {groups.map(({ group, name, list, members }) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <div className="mb-4 flex items-center justify-between gap-4">
              <h2 id={`group-${group}`} className="text-xl">
                {name}
              </h2>
              <ListMoves list="groups" member={group} title={name} seen={groupNames} />
            </div>
            <ol className="divide-y divide-line border-y border-line">
              {members.map((member) => {
                const own = below.get(member.slug);
                return (
                  <li key={member.slug} id={member.slug} className="py-4">
                    <CategoryRow
                      small={SmallPicture}
                      member={member}
                      list={list}
                      seen={members.map((each) => each.slug)}
                    />
                    {own !== undefined && (
                      <ol className="mt-4 divide-y divide-line border-t border-line pl-4 sm:pl-20">
                        {own.members.map((each) => (
                          <li key={each.slug} id={each.slug} className="py-3 last:pb-0">
                            <CategoryRow
                              small={SmallPicture}
                              member={each}
                              list={own.list}
                              seen={own.members.map((one) => one.slug)}
                            />
                          </li>
                        ))}
                      </ol>
                    )}
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
        <TitledSection id="home-tiles" title={t('backoffice.categories.homeTitle')}>
          <p className="mb-6 max-w-measure text-sm text-muted">{t('backoffice.categories.homeLead')}</p>
          <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
            {home.map(({ section, name: title, list, members }) => (
              <div key={section} className="min-w-0">
                <h3 className="mb-2 text-base font-semibold">{title}</h3>
                {members.length === 0 && (
                  <p className="text-sm text-muted">{t('backoffice.categories.homeNone')}</p>
                )}
                <ol className="divide-y divide-line border-y border-line empty:hidden">
                  {members.map(({ slug: named, name }) => (
                    <li key={named} className="flex items-center justify-between gap-4 py-1 text-sm">
                      <span className="min-w-0 break-words">{name}</span>
                      <ListMoves
                        list={list}
                        member={named}
                        title={name}
                        seen={members.map((each) => each.slug)}
                      />
                    </li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
        </TitledSection>
        <NewCategoryForm
          kinds={kinds}
          groups={groups.map(({ group, name }) => ({ value: group, label: name }))}
          answer={actionData?.made ?? undefined}
        />
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

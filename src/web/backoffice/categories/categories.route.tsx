import { data, redirect } from 'react-router';
import * as v from 'valibot';
import {
  listName,
  membersOf,
  readListName,
  type CategoryList,
} from '../../../domain/catalogue/category-editing/category-order.ts';
import { HOME_SECTION_NAMES } from '../../../domain/catalogue/category-places.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { SmallPicture } from '../../home/editing/entry-pictures.tsx';
import { BackLink } from '../back-link.tsx';
import type { Route } from './+types/categories.route';
import { homeSectionName } from './name-forms.server.ts';
import { ListMoves } from './name-parts.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, lookUp, translate } = shopOf(context);
  const stored = await shop.categories.list();
  const rows = new Map(
    stored.map(({ slug, category, products, isListed }) => [
      slug,
      { ...category, ...products, slug, name: category.name[locale], isListed },
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
    below: Object.fromEntries(
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
    isMoved: new URL(request.url).searchParams.get('done') === 'moved',
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

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const parsed = v.safeParse(moveForm, Object.fromEntries(form));
  if (!parsed.success) throw data(null, { status: 400 });
  const moved = await shop.categories.move({ ...parsed.output, staffId: user.id });
  return moved.ok
    ? redirect(`/${region}/admin/products/categories?done=moved`, 303)
    : data({ reason: moved.reason }, { status: 409 });
}

type Loaded = Route.ComponentProps['loaderData'];
type Member = Loaded['groups'][number]['members'][number];

function CategoryRow({ member, list, seen }: { member: Member; list: string; seen: readonly string[] }) {
  const t = useT();
  const { slug: named, name, picture, published, drafts, isInMenu, isOnHome, isHidden, isListed } = member;
  return (
    <div className="flex items-center gap-4">
      <SmallPicture name={picture} className="hidden aspect-square w-16 shrink-0 sm:block" />
      <div className="min-w-0 flex-1">
        <LocalLink
          to={`/admin/products/categories/${named}`}
          className="font-semibold break-words underline underline-offset-4"
        >
          {name}
        </LocalLink>
        <p className="mt-1 text-sm text-muted">
          {t('backoffice.categories.published', { count: published })}
          {drafts > 0 && ` · ${t('backoffice.categories.drafts', { count: drafts })}`}
        </p>
        <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {isInMenu && <Badge>{t('backoffice.categories.inMenu')}</Badge>}
          {isOnHome && <Badge>{t('backoffice.categories.onHome')}</Badge>}
          {isHidden && (
            <Badge tone="warning">
              {t(isListed ? 'backoffice.categories.hiddenButListed' : 'backoffice.categories.hidden')}
            </Badge>
          )}
        </p>
      </div>
      <ListMoves list={list} member={named} title={name} seen={seen} />
    </div>
  );
}

/** The categories in their groups with what stands where, and the steps by which staff put them in order. */
export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { groups, below, home, isMoved } = loaderData;
  const groupNames = groups.map(({ group }) => group);
  return (
    <>
      <BackLink to="/admin/products">{t('backoffice.products.title')}</BackLink>
      <h1 className="text-3xl">{t('backoffice.categories.title')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.categories.lead')}</p>
      {actionData !== undefined && (
        <Alert tone="danger" live className="mb-8">
          {t(`backoffice.categories.moveProblem.${actionData.reason}`)}
        </Alert>
      )}
      {actionData === undefined && isMoved && (
        <Alert tone="success" live className="mb-8">
          {t('backoffice.content.moved')}
        </Alert>
      )}
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
                const own = below[member.slug];
                return (
                  <li key={member.slug} id={member.slug} className="py-4">
                    <CategoryRow member={member} list={list} seen={members.map((each) => each.slug)} />
                    {own !== undefined && (
                      <ol className="mt-4 divide-y divide-line border-t border-line pl-4 sm:pl-20">
                        {own.members.map((each) => (
                          <li key={each.slug} id={each.slug} className="py-3 last:pb-0">
                            <CategoryRow
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
              <div key={section}>
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
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

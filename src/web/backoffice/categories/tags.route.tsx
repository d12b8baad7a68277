import { data, redirect } from 'react-router';
import { RULED_TAGS, TAG_SLUG_MAX } from '../../../domain/catalogue/tags.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { shopOf } from '../../../server/context.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { BackLink } from '../back-link.tsx';
import { sentWhy } from '../catalogue/sent-why.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { StaffForm } from '../staff-form.tsx';
import type { Route } from './+types/tags.route';
import { nameProblems, sentNames, textOf } from './name-forms.server.ts';
import { NameFields, Refused } from './name-parts.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const collator = new Intl.Collator(locale);
  const tags = await shop.tags.list();
  return {
    tags: tags
      .map((tag) => ({ ...tag, isRuled: RULED_TAGS.has(tag.slug) }))
      .toSorted((a, b) => collator.compare(a.name[locale], b.name[locale])),
    title: pageTitle(translate('backoffice.tags.title')),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, translate: t, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const slug = textOf(form, 'slug').trim();
  const sent = sentNames(form);
  const added = await shop.tags.add({ slug, sent, staffId: user.id, why: sentWhy(form) });
  if (added.ok)
    return redirect(
      `/${region}/admin/products/tags/${slug}?done=${added.changed > 0 ? 'created' : 'unchanged'}`,
      303,
    );
  const errors = added.reason === 'invalid-fields' ? nameProblems(added.problems, t) : {};
  return data(
    { text: t('backoffice.product.refused'), versions: [], slug, values: sent, errors },
    { status: 422 },
  );
}

/** All tags with their names and how many products carry each, and the form by which one is added. */
export default function Tags({ loaderData: { tags }, actionData }: Route.ComponentProps) {
  const t = useT();
  const own = useLocale();
  return (
    <>
      <BackLink to="/admin/products">{t('backoffice.products.title')}</BackLink>
      <h1 className="text-3xl">{t('backoffice.tags.title')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.tags.lead')}</p>
      {actionData !== undefined && <Refused answer={actionData} />}
      <ul className="divide-y divide-line border-y border-line">
        {tags.map(({ slug, name, products, isRuled }) => (
          <li
            key={slug}
            className="relative grid items-baseline gap-x-6 gap-y-1 py-3 text-sm md:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.4fr)]"
          >
            {[own, ...LOCALES.filter((each) => each !== own)].map((locale, index) =>
              index === 0 ? (
                <LocalLink
                  key={locale}
                  to={`/admin/products/tags/${slug}`}
                  lang={locale}
                  className="stretched font-semibold break-words"
                >
                  {name[locale]}
                </LocalLink>
              ) : (
                <span key={locale} className="break-words text-muted">
                  <span className="sr-only">{LANGUAGE_NAMES[locale]}: </span>
                  <span lang={locale}>{name[locale]}</span>
                </span>
              ),
            )}
            <span className="flex flex-wrap items-center gap-3 md:justify-end">
              {isRuled && <Badge>{t('backoffice.tags.ruled')}</Badge>}
              <span className="whitespace-nowrap">{t('backoffice.tags.products', { count: products })}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-14">
        <TitledSection id="new-tag" title={t('backoffice.tags.add')}>
          <StaffForm intent="add" label={t('backoffice.tags.addDo')}>
            <TextField
              name="slug"
              label={t('backoffice.tags.slug')}
              hint={t('backoffice.tags.slugHint')}
              defaultValue={actionData?.slug}
              error={actionData?.errors.slug}
              maxLength={TAG_SLUG_MAX}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              className="w-full max-w-measure"
            />
            <div className="w-full">
              <NameFields part="name" fields={{}} typed={actionData} />
            </div>
          </StaffForm>
        </TitledSection>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

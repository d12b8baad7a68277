import { useState } from 'react';
import { data, Form, redirect, useNavigate } from 'react-router';
import type { ProductFields } from '../../../domain/catalogue/editing/product-fields.ts';
import { categoryNamed } from '../../../domain/catalogue/known-categories.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, type SelectOption } from '../../ui/field.tsx';
import { BackLink } from '../back-link.tsx';
import type { Route } from './+types/new-product.route';
import { partsAnswer, partsNeeds } from './answer-parts.ts';
import { refuseProduct, sentFields } from './answer-product.ts';
import { ProblemAlert } from './missing-list.tsx';
import { invalidProblem } from './missing-view.server.ts';
import { ProductForm } from './product-form.tsx';
import { editorView } from './product-view.server.ts';

/** The category that an address asks for; undefined for none. */
const askedCategory = (url: string) => categoryNamed(new URL(url).searchParams.get('category') ?? '');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, lookUp, translate } = shopOf(context);
  const category = askedCategory(request.url);
  const [tags, usual] = await Promise.all([
    shop.tags.listSlugs(),
    category === undefined ? new Set<string>() : shop.editing.usualSpecifications(category.id),
  ]);
  return {
    category: category?.slug ?? '',
    view: editorView({ product: null, kind: null, converted: [] }, { usual, tags, lookUp }),
    rules: shop.rules.tax,
    title: pageTitle(translate('backoffice.product.new')),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, locale, lookUp, translate, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const sent = sentFields(form);
  const parts = await partsAnswer(form, {
    base: {},
    sent,
    t: translate,
    ...partsNeeds(shop.editing, locale),
  });
  if (parts !== null) return parts;
  const added = await shop.editing.addProduct({ sent, staffId: user.id, why: '' });
  if (added.ok) return redirect(`/${region}/admin/products/${added.id}?done=created`, 303);
  const problems = added.reason === 'invalid-fields' ? added.problems : {};
  return refuseProduct(422, { base: {}, sent }, invalidProblem(problems, { translate, lookUp, isNew: true }));
}

/** Chooses the category before anything is typed, where no script hears the choice in the form itself. */
function CategoryChoice({ category, categories }: { category: string; categories: readonly SelectOption[] }) {
  const t = useT();
  return (
    <Form className="mb-8 flex items-end gap-3">
      <SelectField
        name="category"
        label={t('backoffice.product.field.category')}
        options={categories}
        placeholder="–"
        defaultValue={category}
        className="min-w-0 flex-1 sm:max-w-sm"
      />
      <Button type="submit" size="lg">
        {t('backoffice.product.chooseCategory')}
      </Button>
    </Form>
  );
}

/** Adds a product, as a draft: its category and its article number are enough. The specifications of the chosen category stand first. */
export default function NewProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { category, view, rules } = loaderData;
  const t = useT();
  const navigate = useNavigate();
  /** What the form held when another category was chosen: fields that change their place begin anew. */
  const [typed, setTyped] = useState<ProductFields>();
  function choose(slug: string, form: HTMLFormElement | null) {
    if (form !== null) setTyped(sentFields(new FormData(form)));
    const query = slug === '' ? '' : `?category=${slug}`;
    void navigate({ search: query }, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      <BackLink to="/admin/products">{t('backoffice.product.back')}</BackLink>
      <h1 className="text-2xl">{t('backoffice.product.new')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.product.newLead')}</p>
      {actionData !== undefined && <ProblemAlert {...actionData} />}
      <noscript>
        {import.meta.env.SSR && <CategoryChoice category={category} categories={view.categories} />}
      </noscript>
      <ProductForm
        fields={{ category }}
        view={view}
        rules={rules}
        reduced={[]}
        problem={actionData}
        typed={typed}
        onCategory={choose}
        isNew
      />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

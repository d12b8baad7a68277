import { data, redirect } from 'react-router';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { BackLink } from '../back-link.tsx';
import type { Route } from './+types/new-product.route';
import { partsAnswer, partsNeeds } from './answer-parts.ts';
import { problemTexts, refuseProduct, sentFields } from './answer-product.ts';
import { ProductForm } from './product-form.tsx';
import { editorView } from './product-view.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, lookUp, translate } = shopOf(context);
  return {
    view: editorView(
      { product: null, kind: null, converted: [] },
      { usual: new Set(), tags: await shop.tags.listSlugs(), lookUp },
    ),
    rules: shop.rules.tax,
    title: pageTitle(translate('backoffice.product.new')),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate: t, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const sent = sentFields(form);
  const parts = await partsAnswer(form, { base: {}, sent, t, ...partsNeeds(shop.editing, locale) });
  if (parts !== null) return parts;
  const added = await shop.editing.addProduct({ sent, staffId: user.id, why: '' });
  if (added.ok) return redirect(`/${region}/admin/products/${added.id}?done=created`, 303);
  return refuseProduct(
    422,
    { base: {}, sent },
    {
      text: t('backoffice.product.refused'),
      errors: added.reason === 'invalid-fields' ? problemTexts(added.problems, t) : {},
    },
  );
}

/** Adds a product, as a draft. */
export default function NewProduct({ loaderData: { view, rules }, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <BackLink to="/admin/products">{t('backoffice.product.back')}</BackLink>
      <h1 className="text-2xl">{t('backoffice.product.new')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.product.newLead')}</p>
      {actionData !== undefined && actionData.text !== '' && (
        <Alert tone="danger" className="mb-8">
          {actionData.text}
        </Alert>
      )}
      <ProductForm fields={{}} view={view} rules={rules} reduced={[]} problem={actionData} isNew />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

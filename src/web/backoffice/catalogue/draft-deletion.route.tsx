import { data, redirect } from 'react-router';
import { nameForStaff } from '../../../domain/catalogue/editing/missing-fields.ts';
import { printFields } from '../../../domain/catalogue/editing/product-fields.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { BackLink } from '../back-link.tsx';
import { namedConflict } from '../named-conflict.ts';
import { StaffForm } from '../staff-form.tsx';
import type { Route } from './+types/draft-deletion.route';
import { shownFields } from './answer-product.ts';
import { sentWhy } from './sent-why.ts';
import { WhyField } from './why-field.tsx';

const idOf = ({ id }: { id?: string }) => (/^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : 0);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const id = idOf(params);
  const found = await shop.editing.findProduct(id);
  if (found === null) throw data(null, { status: 404 });
  return {
    id,
    name: nameForStaff(found.product, locale),
    articleNumber: found.product.articleNumber,
    base: JSON.stringify(printFields(found.product)),
    held: await shop.editing.whyDraftStays(id),
    title: pageTitle(translate('backoffice.draft.title')),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  if (form.get('intent') !== 'delete') throw data(null, { status: 400 });
  const id = idOf(params);
  const deleted = await shop.editing.deleteDraft({
    id,
    base: shownFields(form),
    staffId: user.id,
    why: sentWhy(form),
  });
  // Sent twice, or deleted by a colleague meanwhile: it is gone, as was asked for.
  if (deleted.ok || deleted.reason === 'product-not-found')
    return redirect(`/${region}/admin/products?done=deleted`, 303);
  if (deleted.reason !== 'fields-changed')
    return data({ text: translate(`backoffice.draft.held.${deleted.reason}`) }, { status: 409 });
  const author = shop.findAuthor({
    subject: 'product',
    subjectId: String(id),
    staffId: user.id,
    fields: deleted.fields,
  });
  const text = translate('backoffice.draft.changed');
  return data({ text: await namedConflict(text, author, { translate, locale }) }, { status: 409 });
}

/** After a refusal the page shows what is stored by now. */
export const shouldRevalidate = () => true;

/** Asks before a draft is deleted; of a product that stays it says why. */
export default function DraftDeletion({
  loaderData: { id, name, articleNumber, base, held },
  actionData,
}: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <BackLink to={`/admin/products/${id}`}>{t('backoffice.draft.back')}</BackLink>
      <h1 className="text-2xl break-words">{t('backoffice.draft.title')}</h1>
      <p className="mt-4 mb-8 font-semibold break-words">
        {name} <span className="block text-sm font-normal text-muted">{articleNumber}</span>
      </p>
      {held !== null ? (
        <Alert tone="info">{t(`backoffice.draft.held.${held}`)}</Alert>
      ) : (
        <>
          {actionData !== undefined && (
            <Alert tone="danger" live className="mb-6">
              {actionData.text}
            </Alert>
          )}
          <p className="mb-6 max-w-measure text-sm">{t('backoffice.draft.text')}</p>
          <StaffForm intent="delete" label={t('backoffice.draft.do')} tone="danger">
            <input type="hidden" name="base" value={base} />
            <div className="w-full">
              <WhyField label={t('backoffice.draft.why')} />
            </div>
          </StaffForm>
        </>
      )}
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

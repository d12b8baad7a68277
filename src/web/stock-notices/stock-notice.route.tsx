import { data, Form, redirect, useNavigation } from 'react-router';
import * as v from 'valibot';
import { canBeWaitedFor } from '../../domain/stock-notices/can-be-waited-for.ts';
import { stockNoticeSchema } from '../../domain/stock-notices/stock-notice.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { pictureOf } from '../catalogue/product-picture.ts';
import { refuseForm } from '../form/answer-form.ts';
import { SendRow } from '../form/contact-fields.tsx';
import { fieldErrors } from '../form/field-errors.ts';
import { FormTaken } from '../form/form-taken.tsx';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../i18n/local-link.tsx';
import { OWN_PAGE } from '../i18n/own-page.ts';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Alert } from '../ui/alert.tsx';
import { TextField } from '../ui/field.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';
import type { Route } from './+types/stock-notice.route';

/** The product that is waited for; 404 where there is none. */
async function productOf({ shop, locale }: PageRequest, id: string) {
  const [product] = /^[1-9]\d{0,8}$/.test(id) ? await shop.catalogue.productsByIds([Number(id)], locale) : [];
  if (product?.kind !== 'purchase') throw data(null, { status: 404 });
  return product;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = shopOf(context);
  const product = await productOf(page, params.id);
  const isSent = new URL(request.url).searchParams.has('sent');
  if (!isSent && !canBeWaitedFor(product)) throw redirect(`/${page.region}/product/${product.id}`, 302);
  const { id, name, picture } = product;
  return {
    product: { id, name, picture },
    isSent,
    email: page.user?.email ?? '',
    title: pageTitle(page.translate('stockNotice.title')),
  };
}

export async function action({ context, params }: Route.ActionArgs) {
  const page = shopOf(context);
  const { shop, user, region, locale, currency, clientAddress, readForm } = page;
  const product = await productOf(page, params.id);
  const form = await readForm();
  const parsed = v.safeParse(stockNoticeSchema, Object.fromEntries(form));
  if (!parsed.success) {
    const problem = { reason: 'invalid-fields' as const, errors: fieldErrors(parsed.issues) };
    return refuseForm(form, 422, { problem, fields: ['email'] });
  }
  const refuse = () =>
    refuseForm(form, 429, { problem: { reason: 'too-many' as const, errors: {} }, fields: ['email'] });
  if (!(await shop.limits.stockNotice(clientAddress)).ok) return refuse();
  const asked = await shop.stockNotices.ask(
    { ...parsed.output, productId: product.id, locale, currency },
    user,
  );
  if (asked.ok) return redirect(`/${region}/back-in-stock/${product.id}?sent`, 303);
  if (asked.reason === 'too-many') return refuse();
  return redirect(`/${region}/product/${product.id}`, 303);
}

/** Asks to be told, once and by e-mail, when a product can be had again. */
export default function StockNotice({
  loaderData: { product, isSent, email },
  actionData: problem,
}: Route.ComponentProps) {
  const t = useT();
  const { formMethod } = useNavigation();
  const fieldOf = useFields(problem);
  if (isSent) {
    return (
      <FormTaken title={t('stockNotice.taken')} text={t('stockNotice.takenText')}>
        <ButtonLink to={`/product/${product.id}#related`} tone="primary">
          {t('stockNotice.toProduct')}
        </ButtonLink>
        <ButtonLink to="/shop">{t('contact.thanks.shop')}</ButtonLink>
      </FormTaken>
    );
  }
  const { defaultValue = email, ...field } = fieldOf('email');
  return (
    <div className="container-form pt-10 pb-section">
      <h1 className="mb-6 text-3xl">{t('stockNotice.title')}</h1>
      <div className="mb-8 flex items-center gap-4">
        <PictureTile className="size-20 shrink-0 rounded-md">
          <Picture fill source={pictureOf(product.picture)} alt="" sizes="80px" />
        </PictureTile>
        <LocalLink to={`/product/${product.id}`} className="leading-snug font-semibold hover:underline">
          <Unbroken text={product.name} />
        </LocalLink>
      </div>
      <p className="mb-8 text-muted">{t('stockNotice.lead')}</p>
      <Form method="post" noValidate className="grid gap-5">
        {problem && (
          <Alert tone="danger" live>
            {t(problem.reason === 'too-many' ? 'stockNotice.tooMany' : 'contact.problem')}
          </Alert>
        )}
        <TextField
          {...field}
          id="stock-notice-email"
          defaultValue={defaultValue}
          label={t('contact.field.email')}
          type="email"
          autoComplete="email"
          required
        />
        <SendRow label={t('stockNotice.send')} loading={formMethod === 'POST'} />
      </Form>
    </div>
  );
}

export const headers = () => OWN_PAGE;

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;

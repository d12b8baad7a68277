import { Form, redirect, useNavigation } from 'react-router';
import * as v from 'valibot';
import { parseIds } from '../../domain/catalogue/product.ts';
import { phoneMarketOf } from '../../domain/contact-data/phone.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import {
  guestInstallationRequestSchema,
  installationRequestSchema,
  SURVEY_PURPOSES,
  SURVEYED_PRODUCTS_MAX,
  wishableDays,
  wishedDaysErrors,
} from '../../domain/support/installation-request.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { useCart } from '../cart/cart-store.ts';
import { refuseForm } from '../form/answer-form.ts';
import { NameAndEmail, SendRow } from '../form/contact-fields.tsx';
import { DayTextField } from '../form/day-text-field.tsx';
import { fieldErrors } from '../form/field-errors.ts';
import { FormTaken } from '../form/form-taken.tsx';
import { limitText } from '../form/limit-text.ts';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { OWN_PAGE } from '../i18n/own-page.ts';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { useOwnHistory } from '../form/typed-owner.ts';
import type { Route } from './+types/installation-request.route';
import { refuseTicketForm, type TicketProblem } from './ticket-problem.ts';

const SENT = /^TCK-\d{1,9}$/;
const FIELDS = ['name', 'email', 'purpose', 'place', 'from', 'to', 'phone', 'remarks'];

const todayIn = (currency: PageRequest['currency']) =>
  dayIn(timeZoneOf(marketOf(currency)), new Date().toISOString());

/** Products by their ids in an address or a form, in the language of the page; what is not there is left out. */
const productsOf = async ({ shop, locale }: PageRequest, ids: readonly number[]) =>
  ids.length === 0 ? [] : shop.catalogue.productsByIds(ids, locale);

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = shopOf(context);
  const { user, currency, translate } = page;
  const { searchParams } = new URL(request.url);
  const ids = parseIds(searchParams.get('products'), SURVEYED_PRODUCTS_MAX);
  return {
    isSignedIn: user !== null,
    phone: user?.phone ?? '',
    products: (await productsOf(page, ids)).map(({ id, name }) => ({ id, name })),
    /** The number of what a visitor has just sent. */
    sent: SENT.exec(searchParams.get('sent') ?? '')?.[0] ?? null,
    days: wishableDays(todayIn(currency)),
    /** Names the sending of this page's form. */
    id: crypto.randomUUID(),
    title: pageTitle(translate('survey.title')),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const page = shopOf(context);
  const { shop, user, region, locale, currency, clientAddress, translate, readForm } = page;
  const form = await readForm();
  const refuse = (reason: string, errors: Readonly<Record<string, string>> = {}) =>
    refuseTicketForm(form, translate, { intent: 'open', reason, errors, fields: FIELDS });
  const market = phoneMarketOf({ locale, currency });
  const fields = Object.fromEntries(FIELDS.concat('id').map((name) => [name, form.get(name) ?? undefined]));
  const parsed =
    user === null
      ? v.safeParse(guestInstallationRequestSchema(market), fields)
      : v.safeParse(installationRequestSchema(market), fields);
  if (!parsed.success) return refuse('invalid-fields', fieldErrors(parsed.issues));
  const errors = wishedDaysErrors(parsed.output, todayIn(currency));
  if (Object.keys(errors).length > 0) return refuse('invalid-fields', { ...errors });
  const limit = await shop.limits.ticket(user?.id ?? null, clientAddress);
  if (!limit.ok) {
    const text = limitText(translate, limit.retryAfterSeconds);
    const problem = { reason: 'refused' as const, intent: 'open', text, errors: {} };
    return refuseForm<Omit<TicketProblem, 'values'>>(form, 429, { problem, fields: FIELDS });
  }
  const chosen = parseIds(form.getAll('product').map(String).join(','), SURVEYED_PRODUCTS_MAX);
  const { phone } = parsed.output;
  const guest = { name: '', email: '', ...parsed.output };
  const writer =
    user === null
      ? { userId: null, name: guest.name, email: guest.email, phone }
      : { userId: user.id, name: user.name || user.email, email: user.email, phone };
  const opened = await shop.support.requestInstallation(
    { ...parsed.output, locale, products: await productsOf(page, chosen) },
    writer,
  );
  if (!opened.ok) return refuse(opened.reason);
  const next =
    user === null
      ? `installation-request?sent=${opened.ticketNumber}`
      : `support/tickets/${opened.id}?done=sent`;
  return redirect(`/${region}/${next}`, 303);
}

/** What is to be installed: the products that the address names, and what the browser has in its cart. */
function Goods({ products }: { products: readonly { readonly id: number; readonly name: string }[] }) {
  const t = useT();
  const cart = useCart().filter(({ isRental, id }) => !isRental && products.every((each) => each.id !== id));
  if (products.length + cart.length === 0) return null;
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="mb-2 text-sm font-semibold">{t('survey.field.products')}</legend>
      {[
        ...products.map((each) => ({ ...each, isChosen: true })),
        ...cart.map((each) => ({ ...each, isChosen: false })),
      ].map(({ id, name, isChosen }) => (
        <CheckboxField
          key={id}
          id={`survey-product-${id}`}
          name="product"
          value={id}
          label={name}
          defaultChecked={isChosen}
        />
      ))}
    </fieldset>
  );
}

/** Asks the shop to come, look at a place and install what was bought there. */
export default function InstallationRequest({ loaderData, actionData: problem }: Route.ComponentProps) {
  useOwnHistory();
  const t = useT();
  const path = usePath();
  const { formMethod } = useNavigation();
  const fieldOf = useFields(problem);
  const field = (name: string) => ({ ...fieldOf(name), id: `survey-${name}` });
  const { sent, products, isSignedIn, id, phone, days } = loaderData;
  if (sent !== null) {
    return (
      <FormTaken title={t('ticket.taken.title', { number: sent })} text={t('survey.taken')}>
        <ButtonLink to="/shop" tone="primary">
          {t('contact.thanks.shop')}
        </ButtonLink>
      </FormTaken>
    );
  }
  const { defaultValue = phone, ...phoneField } = field('phone');
  return (
    <div className="container-page pt-6 pb-section">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        items={[{ name: t('nav.home'), link: path('/') }, { name: t('survey.title') }]}
        LinkComponent={ShopAnchor}
      />
      <header className="mt-8 mb-8 max-w-measure">
        <h1 className="text-3xl">{t('survey.title')}</h1>
        <p className="mt-4 text-muted">{t('survey.lead')}</p>
      </header>
      <Form method="post" noValidate className="grid max-w-measure gap-5 sm:grid-cols-2">
        {problem && (
          <Alert tone="danger" live className="sm:col-span-2">
            {problem.text}
          </Alert>
        )}
        <input type="hidden" name="id" value={id} />
        <SelectField
          {...field('purpose')}
          label={t('survey.field.purpose')}
          defaultValue={problem?.values.purpose ?? 'both'}
          options={SURVEY_PURPOSES.map((value) => ({ value, label: t(`survey.purpose.${value}`) }))}
          required
          className="sm:col-span-2"
        />
        <TextField
          {...field('place')}
          label={t('survey.field.place')}
          hint={t('survey.placeHint')}
          maxLength={200}
          required
          className="sm:col-span-2"
        />
        <DayTextField {...field('from')} {...days} label={t('survey.field.from')} />
        <DayTextField {...field('to')} {...days} label={t('survey.field.to')} />
        <Goods products={products} />
        {!isSignedIn && <NameAndEmail field={field} />}
        <TextField
          {...phoneField}
          defaultValue={defaultValue}
          label={t('checkout.field.phone')}
          type="tel"
          autoComplete="tel"
          required
          className="sm:col-span-2"
        />
        <TextAreaField
          {...field('remarks')}
          label={t('survey.field.remarks')}
          hint={t('survey.remarksHint')}
          maxLength={2000}
          className="sm:col-span-2"
        />
        <SendRow label={t('survey.send')} loading={formMethod === 'POST'} />
      </Form>
    </div>
  );
}

export const headers = () => OWN_PAGE;

export const handle = { texts: await pageMessages('counter', 'support', 'cart') };

export const meta = unlistedPage;

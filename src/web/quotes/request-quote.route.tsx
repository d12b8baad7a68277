import { Form, redirect, useNavigation } from 'react-router';
import * as v from 'valibot';
import { MAX_LINES, sentLine, type Line, type SentLine } from '../../domain/cart/cart-item.ts';
import { lineSchema, tokenSchema } from '../../domain/cart/line-schema.ts';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { quoteRequestSchema, type QuoteRequest } from '../../domain/quotes/quote-forms.ts';
import { NOTE_MAX_LENGTH } from '../../domain/quotes/quote.ts';
import { shopOf } from '../../server/context.ts';
import { bulkGoodsOf, isBulk } from '../../domain/checkout/bulk.ts';
import { cartFreight } from '../cart/cart-rules.ts';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { useFreshCart } from '../cart/use-fresh-cart.ts';
import { LineList } from '../checkout/line-list.tsx';
import { refuseForm, type FormProblem } from '../form/answer-form.ts';
import { NameAndEmail, SendRow } from '../form/contact-fields.tsx';
import { fieldErrors } from '../form/field-errors.ts';
import { useFields } from '../form/use-fields.ts';
import { limitText } from '../form/limit-text.ts';
import { useT } from '../i18n/i18n.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Alert } from '../ui/alert.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import type { Route } from './+types/request-quote.route';
import { REFUSAL_KEYS } from './answer-quote-form.ts';

/** What is rented has its own prices (R10). */
const boughtSchema = v.pipe(
  lineSchema,
  v.check(({ rental }) => rental === null),
);
const sentSchema = v.object({
  lines: v.pipe(v.string(), v.parseJson(), v.array(boughtSchema), v.minLength(1), v.maxLength(MAX_LINES)),
  key: tokenSchema,
});

const FIELDS = ['name', 'email', 'phone', 'country', 'city', 'note'];

type ParsedRequest =
  | {
      readonly ok: true;
      readonly request: QuoteRequest;
      readonly lines: readonly Line[];
      readonly key: string;
    }
  | {
      readonly ok: false;
      readonly reason: 'invalid-fields';
      readonly errors: Readonly<Record<string, string>>;
    }
  /** Not what the page sends; nothing that a customer could correct. */
  | { readonly ok: false; readonly reason: 'invalid-request' };

/** Reads the posted request for a bulk price; `errors` are message keys by field. */
function parseRequestForm(form: FormData): ParsedRequest {
  const fields = Object.fromEntries(form);
  const sent = v.safeParse(sentSchema, fields);
  if (!sent.success) return { ok: false, reason: 'invalid-request' };
  const request = v.safeParse(quoteRequestSchema, fields);
  if (request.success) return { ok: true, request: request.output, ...sent.output };
  return { ok: false, reason: 'invalid-fields', errors: fieldErrors(request.issues) };
}

/** Why a request was not taken, in words, and what was typed. */
type RequestProblem = FormProblem<'refused'> & { readonly text: string };

/** Who asks, and where the goods go; the goods are the cart's, without their prices (R17). */
function RequestForm({
  lines,
  sendingKey,
  values,
  problem,
}: {
  lines: readonly SentLine[];
  sendingKey: string;
  values: Readonly<Record<string, string>>;
  problem: RequestProblem | undefined;
}) {
  const t = useT();
  const { formMethod } = useNavigation();
  const fieldOf = useFields(problem);
  const field = (name: string) => {
    const { defaultValue = values[name], ...rest } = fieldOf(name);
    return { ...rest, id: `quote-${name}`, defaultValue };
  };
  return (
    <Form method="post" noValidate className="grid max-w-measure gap-x-4 gap-y-5 sm:grid-cols-2">
      {problem && (
        <Alert tone="danger" live className="sm:col-span-2">
          {problem.text}
        </Alert>
      )}
      <input type="hidden" name="lines" value={JSON.stringify(lines)} />
      <input type="hidden" name="key" value={sendingKey} />
      <NameAndEmail field={field} />
      <SelectField
        {...field('country')}
        label={t('quote.request.country')}
        autoComplete="country"
        options={COUNTRIES.map((country) => ({ value: country, label: t(`country.${country}`) }))}
        required
      />
      <TextField {...field('city')} label={t('quote.request.city')} autoComplete="address-level2" required />
      <TextField
        {...field('phone')}
        label={t('checkout.field.phone')}
        type="tel"
        autoComplete="tel"
        required
        className="sm:col-span-2"
      />
      <TextAreaField
        {...field('note')}
        label={t('quote.request.note')}
        hint={t('quote.request.noteHint')}
        maxLength={NOTE_MAX_LENGTH}
        className="sm:col-span-2"
      />
      <SendRow label={t('quote.request.send')} loading={formMethod === 'POST'} />
    </Form>
  );
}

export function loader({ context }: Route.LoaderArgs) {
  const { user, currency, translate } = shopOf(context);
  return {
    isSignedIn: user !== null,
    values: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
      country: currency === 'PLN' ? 'PL' : 'UA',
    },
    /** Names the sending of this page's form. */
    key: crypto.randomUUID(),
    title: pageTitle(translate('quote.request.title')),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, locale, currency, clientAddress, translate, readForm } = shopOf(context);
  const form = await readForm();
  const refuse = (status: number, text: string, errors: Readonly<Record<string, string>> = {}) =>
    refuseForm(form, status, { problem: { reason: 'refused' as const, text, errors }, fields: FIELDS });
  const parsed = parseRequestForm(form);
  if (!parsed.ok && parsed.reason === 'invalid-request') {
    return refuse(422, translate('checkout.notProcessed'));
  }
  if (!parsed.ok) return refuse(422, translate('checkout.checkFields'), parsed.errors);
  const limit = await shop.limits.quote(clientAddress);
  if (!limit.ok) return refuse(429, limitText(translate, limit.retryAfterSeconds));
  const { request, lines, key } = parsed;
  const userId = user?.id ?? null;
  const asked = await shop.quotes.requestQuote({ request, lines, key, userId, locale, currency });
  if (!asked.ok) {
    return asked.reason === 'rate-limited'
      ? refuse(429, limitText(translate, asked.retryAfterSeconds))
      : refuse(409, translate(REFUSAL_KEYS[asked.reason]));
  }
  return redirect(`/${region}/quote/${asked.id}?key=${shop.quotes.keyOf(asked.id)}&sent`, 303);
}

/** Asks for a bulk price for the panels and batteries in the cart (R10). What is rented has its own prices. */
export default function RequestQuote({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const cart = useFreshCart({ isSignedIn: loaderData.isSignedIn });
  const goods = cart.items.filter(({ isRental }) => !isRental);
  return (
    <div className="container-page pt-8 pb-section">
      <header className="mb-10 max-w-measure">
        <h1 className="text-3xl">{t('quote.request.title')}</h1>
        <p className="mt-4 text-muted">
          <Unbroken text={t('quote.request.lead')} />
        </p>
      </header>
      {cart.isReady && (goods.length === 0 || (cart.isChecked && !isBulk(bulkGoodsOf(cartFreight(cart))))) ? (
        <EmptyState
          title={t(cart.items.length === 0 ? 'cart.emptyTitle' : 'quote.request.notBulk')}
          text={t('quote.request.notBulkText')}
          action={
            cart.items.length === 0 ? (
              <ButtonLink to="/catalogue" tone="primary" size="lg">
                {t('quote.request.toCatalogue')}
              </ButtonLink>
            ) : (
              <ButtonLink to="/cart" tone="primary" size="lg">
                {t('checkout.backToCart')}
              </ButtonLink>
            )
          }
        />
      ) : cart.isReady ? (
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
          <RequestForm
            lines={goods.map(sentLine)}
            sendingKey={loaderData.key}
            values={loaderData.values}
            problem={actionData}
          />
          <aside className="max-lg:order-first">
            <TitledSection id="goods" title={t('checkout.goods')} isPanel>
              <LineList items={goods} />
            </TitledSection>
          </aside>
        </div>
      ) : (
        <CartSkeleton />
      )}
    </div>
  );
}

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;

import { data, Form, redirect } from 'react-router';
import * as v from 'valibot';
import { keptTaxLabel } from '../../../../content/tax-label.ts';
import { exactFormSchema, optionFormSchema, PRICE_FIELDS } from '../../../../domain/rental/offer-form.ts';
import { shopOf } from '../../../../server/context.ts';
import { refuseForm } from '../../../form/answer-form.ts';
import { fieldErrors } from '../../../form/field-errors.ts';
import { useTaxRules } from '../../../i18n/currency.tsx';
import { useT } from '../../../i18n/i18n.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { pageTitle } from '../../../i18n/page-head.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import type { Route } from './+types/rental-offers.route';
import { OptionForm } from './option-form.tsx';
import { namedConflict } from '../../named-conflict.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const offers = await shop.rental.rentalOffers(locale);
  const isDone = new URL(request.url).searchParams.get('done') !== null;
  return { ...offers, isDone, title: pageTitle(translate('backoffice.rentalOffers.title')) };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const intent = form.get('intent');
  const fields = Object.fromEntries(form);
  const done = () => redirect(`/${region}/admin/rental-offers?done`, 303);
  const refuse = (status: number, text: string, errors: Readonly<Record<string, string>> = {}) =>
    refuseForm(form, status, {
      problem: { reason: 'refused' as const, text, errors },
      fields: ['code', 'percent', ...PRICE_FIELDS],
    });
  if (intent === 'exact') {
    const parsed = v.safeParse(exactFormSchema, fields);
    if (!parsed.success) throw data(null, { status: 400 });
    const set = await shop.rental.setExactRental({ ...parsed.output, staffId: user.id });
    return set.ok ? done() : refuse(409, translate(`backoffice.rentalOffers.error.${set.reason}`));
  }
  if (intent !== 'option') throw data(null, { status: 400 });
  const parsed = v.safeParse(optionFormSchema('percent' in fields), fields);
  if (!parsed.success) return refuse(422, translate('checkout.checkFields'), fieldErrors(parsed.issues));
  const saved = await shop.rental.saveOption({ ...parsed.output, staffId: user.id });
  if (saved.ok) return done();
  const text = translate(`backoffice.rentalOffers.error.${saved.reason}`);
  if (saved.reason !== 'option-changed') return refuse(409, text);
  const author = shop.findAuthor({ subject: 'option', subjectId: parsed.output.code, staffId: user.id });
  return refuse(409, await namedConflict(text, author, { translate, locale }));
}

/** How machines are offered: what can be rented with them and at which prices, and which are charged without the best-price rule. */
export default function RentalOffers({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const rules = useTaxRules();
  const taxOf = { UAH: t(keptTaxLabel(rules.UAH)), PLN: t(keptTaxLabel(rules.PLN)) };
  const { products, options, isDone } = loaderData;
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('backoffice.rentalOffers.title')}</h1>
      {actionData !== undefined && (
        <div className="mb-8">
          <Alert tone="danger" live>
            {actionData.text}
          </Alert>
        </div>
      )}
      {isDone && actionData === undefined && (
        <div className="mb-8">
          <Alert tone="success" live>
            {t('backoffice.rentalOffers.done')}
          </Alert>
        </div>
      )}
      <div className="grid gap-12">
        <TitledSection id="options" title={t('backoffice.rentalOffers.options')}>
          <p className="mb-4 max-w-prose text-sm text-muted">
            {t('backoffice.rentalOffers.optionsText', { uah: taxOf.UAH, pln: taxOf.PLN })}
          </p>
          <div className="border-t border-line">
            {options.map((option) => (
              <OptionForm key={option.code} option={option} problem={actionData} />
            ))}
          </div>
        </TitledSection>
        <TitledSection id="best-price" title={t('backoffice.rentalOffers.bestPrice')}>
          <p className="mb-4 max-w-prose text-sm text-muted">{t('backoffice.rentalOffers.bestPriceText')}</p>
          <ul className="divide-y divide-line border-y border-line text-sm">
            {products.map(({ id, name, articleNumber, isExact }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
                <span className="min-w-0 flex-1 basis-64">
                  <LocalLink to={`/product/${id}`} className="font-semibold hover:underline">
                    {name}
                  </LocalLink>
                  <span className="block text-muted">
                    {articleNumber} · {t(`backoffice.rentalOffers.rule.${isExact ? 'exact' : 'best'}`)}
                  </span>
                </span>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="exact" />
                  <input type="hidden" name="productId" value={id} />
                  <input type="hidden" name="isExact" value={isExact ? 'off' : 'on'} />
                  <Button
                    type="submit"
                    size="sm"
                    aria-label={t(`backoffice.rentalOffers.turn.${isExact ? 'on' : 'off'}Of`, { name })}
                  >
                    {t(`backoffice.rentalOffers.turn.${isExact ? 'on' : 'off'}`)}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </TitledSection>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

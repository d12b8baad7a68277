import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { codeForm, reductionForm } from '../../../domain/prices/staff-prices.ts';
import { isRealDay } from '../../../domain/calendar/days.ts';
import { acceptRateForm } from '../../../domain/money/official-rate.ts';
import { roundingsForm } from '../../../domain/prices/price-rounding.ts';
import type { Money } from '../../../domain/money/money.ts';
import { rateForm } from '../../../domain/money/staff-rate.ts';
import { shopOf } from '../../../server/context.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { ListPages } from '../list-pages.tsx';
import { StaffForm } from '../staff-form.tsx';
import { priceConflict } from './price-conflict.ts';
import { lossToConfirm } from './answer-reduction.ts';
import { Code, CodeFields } from './discount-codes.tsx';
import { Rate, RateFields } from './exchange-rates.tsx';
import { WaitingRates } from './waiting-rates.tsx';
import { Roundings } from './price-roundings.tsx';
import { Reduction, ReductionFields } from './reductions.tsx';
import type { Route } from './+types/prices.route';
import { namedConflict } from '../named-conflict.ts';

type Reason =
  | 'no-price-above'
  | 'reduction-overlaps'
  | 'reduction-over'
  | 'below-purchase'
  | 'code-taken'
  | 'fields'
  | 'gone'
  | 'rate-moved'
  | 'rate-far';

/** The day after which the page of rates begins; null for the newest. */
function ratesAfter(url: string): string | null {
  const day = new URL(url).searchParams.get('rates');
  return day !== null && isRealDay(day) ? day : null;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const after = ratesAfter(request.url);
  const [reductions, codes, rate, { rates, next }, waiting, roundings] = await Promise.all([
    shop.backoffice.prices.listReductions(),
    shop.backoffice.prices.listCodes(),
    shop.catalogue.currentRate(),
    shop.backoffice.prices.listRates(after),
    shop.officialRates.listWaiting(),
    shop.backoffice.prices.readRoundings(),
  ]);
  const ids = [...new Set(reductions.map(({ productId }) => productId))];
  const products = await shop.catalogue.productsByIds(ids, locale);
  const now = Date.now();
  return {
    reductions: reductions.map((each) => ({
      ...each,
      name: products.find(({ id }) => id === each.productId)?.name ?? null,
    })),
    codes: codes.map((code) => ({ ...code, isOver: code.endsAt !== null && Date.parse(code.endsAt) <= now })),
    rates: { inForce: rate, list: rates, waiting, after, next },
    roundings,
    isDone: new URL(request.url).searchParams.has('done'),
    title: pageTitle(translate('backoffice.prices.title')),
  };
}

/** Which form of the page an intent belongs to. */
const formOf = (intent: unknown) =>
  intent === 'code' || intent === 'rate' || intent === 'accept-rate' || intent === 'rounding'
    ? intent
    : 'reduction';

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const { prices } = shop.backoffice;
  const intent = form.get('intent');
  const values = Object.fromEntries(form);
  const refuse = (
    status: number,
    reason: Reason,
    errors: Readonly<Record<string, string>> = {},
    { loss = null, by = '' }: { readonly loss?: Money | null; readonly by?: string } = {},
  ) =>
    refuseForm(form, status, {
      problem: { reason, errors, loss, by, form: formOf(intent) },
      fields: [reductionForm, codeForm, rateForm].flatMap(({ entries }) => Object.keys(entries)),
    });
  const [staffId, member] = [user.id, user];
  const costs = { find: shop.purchases.find, rate: shop.catalogue.currentRate, tax: shop.rules.tax };
  async function change() {
    const code = form.get('code');
    if (intent === 'end-reduction') return prices.endReduction({ id: Number(form.get('id')), staffId });
    if (intent === 'end-code') return prices.endCode({ code: typeof code === 'string' ? code : '', staffId });
    if (intent === 'rounding') {
      const asked = v.safeParse(roundingsForm, values);
      return asked.success
        ? prices.setRoundings({ ...asked.output, staffId })
        : { ok: false as const, reason: 'fields' as const, errors: fieldErrors(asked.issues) };
    }
    if (intent === 'rate') {
      const asked = v.safeParse(rateForm, values);
      return asked.success
        ? prices.enterRate({ ...asked.output, staffId })
        : { ok: false as const, reason: 'fields' as const, errors: fieldErrors(asked.issues) };
    }
    if (intent === 'accept-rate') {
      const asked = v.safeParse(acceptRateForm, values);
      return asked.success
        ? shop.officialRates.accept({ ...asked.output, staffId })
        : { ok: false as const, reason: 'fields' as const, errors: fieldErrors(asked.issues) };
    }
    if (intent === 'code') {
      const asked = v.safeParse(codeForm, values);
      return asked.success
        ? prices.createCode({ ...asked.output, staffId })
        : { ok: false as const, reason: 'fields' as const, errors: fieldErrors(asked.issues) };
    }
    const asked = v.safeParse(reductionForm, values);
    if (!asked.success)
      return { ok: false as const, reason: 'fields' as const, errors: fieldErrors(asked.issues) };
    const loss = await lossToConfirm(asked.output, values, { member, costs });
    return loss === null
      ? prices.announce({ ...asked.output, staffId })
      : { ok: false as const, reason: 'below-purchase' as const, loss };
  }
  const changed = await change();
  if (changed.ok) return redirect(`/${region}/admin/prices?done=1`, 303);
  if (changed.reason === 'fields') return refuse(422, 'fields', 'errors' in changed ? changed.errors : {});
  const asked = priceConflict(changed.reason, values);
  const by = await namedConflict('', asked && shop.findAuthor({ ...asked, staffId }), { translate, locale });
  return refuse(409, changed.reason, {}, { loss: 'loss' in changed ? changed.loss : null, by });
}

/** Reduced prices that run or are to come, discount codes, rates between currencies, and how changed prices are rounded: announced, made, ended and entered here. */
export default function Prices({
  loaderData: { reductions, codes, rates, roundings, isDone },
  actionData,
}: Route.ComponentProps) {
  const t = useT();
  const of = (form: ReturnType<typeof formOf>) => (actionData?.form === form ? actionData : undefined);
  const [ofReduction, ofRate, ofCode] = [of('reduction'), of('rate'), of('code')];
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">{t('backoffice.prices.title')}</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/admin/prices/suppliers" tone="ghost">
            {t('backoffice.suppliers.title')}
          </ButtonLink>
          <ButtonLink to="/admin/prices/margins" tone="ghost">
            {t('backoffice.margins.title')}
          </ButtonLink>
        </div>
      </div>
      {actionData !== undefined && (
        <Alert tone="danger" className="mb-6">
          {t(`backoffice.prices.problem.${actionData.reason}`)} {actionData.by}
        </Alert>
      )}
      {actionData === undefined && isDone && (
        <Alert tone="success" className="mb-6">
          {t('backoffice.prices.done')}
        </Alert>
      )}
      <div className="flex flex-col gap-14">
        <TitledSection id="reductions" title={t('backoffice.prices.reductions')}>
          <p className="mb-4 max-w-measure text-sm text-muted">{t('backoffice.prices.rule')}</p>
          {reductions.length === 0 ? (
            <p className="border-t border-line py-4 text-sm">{t('backoffice.prices.none')}</p>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {reductions.map((reduction) => (
                <Reduction key={reduction.id} reduction={reduction} />
              ))}
            </ul>
          )}
          <div className="border-t border-line">
            <Disclosure summary={t('backoffice.prices.announce')} open={ofReduction !== undefined}>
              <StaffForm intent="reduction" label={t('backoffice.prices.announce')}>
                <ReductionFields problem={ofReduction} loss={ofReduction?.loss ?? null} />
              </StaffForm>
            </Disclosure>
          </div>
        </TitledSection>
        <TitledSection id="codes" title={t('backoffice.prices.codes')}>
          {codes.length === 0 ? (
            <p className="border-t border-line py-4 text-sm">{t('backoffice.prices.codesNone')}</p>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {codes.map((code) => (
                <Code key={code.id} code={code} />
              ))}
            </ul>
          )}
          <div className="border-t border-line">
            <Disclosure summary={t('backoffice.prices.create')} open={ofCode !== undefined}>
              <StaffForm intent="code" label={t('backoffice.prices.create')}>
                <CodeFields problem={ofCode} />
              </StaffForm>
            </Disclosure>
          </div>
        </TitledSection>
        <TitledSection id="rates" title={t('backoffice.prices.rates')}>
          <p className="mb-4 max-w-measure text-sm text-muted">{t('backoffice.prices.ratesRule')}</p>
          <WaitingRates
            waiting={rates.waiting}
            inForce={rates.inForce?.ratePerUnitE6 ?? 0}
            problem={of('accept-rate')}
          />
          <ul className="divide-y divide-line border-t border-line">
            {rates.list.map((each) => (
              <li key={each.date} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
                <Rate rate={each} />
                {each.date === rates.inForce?.date && (
                  <Badge tone="success">{t('backoffice.prices.rateInForce')}</Badge>
                )}
              </li>
            ))}
          </ul>
          <ListPages
            after={rates.after}
            next={rates.next}
            address={(day) => `/admin/prices${day === null ? '' : `?rates=${day}`}#rates`}
          />
          <div className="mt-4 border-t border-line">
            <Disclosure summary={t('backoffice.prices.enterRate')} open={ofRate !== undefined}>
              <StaffForm intent="rate" label={t('backoffice.prices.enterRate')}>
                <RateFields problem={ofRate} seen={rates.inForce?.ratePerUnitE6 ?? 0} />
              </StaffForm>
            </Disclosure>
          </div>
        </TitledSection>
        <Roundings roundings={roundings} />
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

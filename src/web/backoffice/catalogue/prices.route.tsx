import { data } from 'react-router';
import { isRealDay } from '../../../domain/calendar/days.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { ListPages } from '../list-pages.tsx';
import { StaffForm } from '../staff-form.tsx';
import { answerPrices, type PricesForm } from './answer-prices.ts';
import { Code, CodeFields } from './discount-codes.tsx';
import { Rate, RateFields } from './exchange-rates.tsx';
import { AutomaticRates } from './automatic-rates.tsx';
import { WaitingRates } from './waiting-rates.tsx';
import { Roundings } from './price-roundings.tsx';
import { findGoods } from './find-goods.ts';
import { pricesDone, reductionPreview, typedIn } from './reduction-view.server.ts';
import { Reduction, ReductionFields } from './reductions.tsx';
import type { Route } from './+types/prices.route';

/** The day after which the page of rates begins; null for the newest. */
function ratesAfter(url: string): string | null {
  const day = new URL(url).searchParams.get('rates');
  return day !== null && isRealDay(day) ? day : null;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const query = new URL(request.url).searchParams;
  const typed = typedIn(query);
  const find = query.get('find')?.trim() ?? '';
  const after = ratesAfter(request.url);
  const [announced, codes, rate, { rates, next }, { automatic, waiting }, roundings, preview, found] =
    await Promise.all([
      shop.backoffice.prices.listReductions(),
      shop.backoffice.prices.listCodes(),
      shop.catalogue.currentRate(),
      shop.backoffice.prices.listRates(after),
      shop.officialRates.readState(),
      shop.backoffice.prices.readRoundings(),
      reductionPreview(typed, {
        locale,
        preview: shop.backoffice.prices.preview,
        productsByIds: shop.catalogue.productsByIds,
        tax: shop.rules.tax,
      }),
      find === '' ? [] : findGoods(shop.editing, { typed: find, locale }),
    ]);
  const ids = [...new Set(announced.map(({ productId }) => productId))];
  const products = await shop.catalogue.productsByIds(ids, locale);
  const now = Date.now();
  const reductions = announced.map((each) => ({
    ...each,
    name: products.find(({ id }) => id === each.productId)?.name ?? null,
  }));
  return {
    reductions,
    asked: { typed, find, found },
    preview,
    codes: codes.map((code) => ({ ...code, isOver: code.endsAt !== null && Date.parse(code.endsAt) <= now })),
    rates: { inForce: rate, list: rates, waiting, automatic, after, next },
    roundings,
    done: pricesDone(query, reductions, { locale, translate }),
    doneKey: `${query.get('done')} ${query.get('id')}`,
    title: pageTitle(translate('backoffice.prices.title')),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  return answerPrices(form, {
    region,
    locale,
    translate,
    staffId: user.id,
    member: user,
    costs: { find: shop.purchases.find, rate: shop.catalogue.currentRate, tax: shop.rules.tax },
    prices: shop.backoffice.prices,
    acceptRate: shop.officialRates.accept,
    chooseAutomatic: shop.officialRates.choose,
    findAuthor: (what) => shop.findAuthor({ ...what, staffId: user.id }),
  });
}

/** After a refusal, too, the page shows what holds by then. */
export const shouldRevalidate = () => true;

/** Reduced prices that run or are to come, discount codes, rates between currencies, and how changed prices are rounded: announced, made, ended and entered here. */
export default function Prices({
  loaderData: { reductions, asked, preview, codes, rates, roundings, done, doneKey },
  actionData,
}: Route.ComponentProps) {
  const t = useT();
  const of = (form: PricesForm) => (actionData?.form === form ? actionData : undefined);
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
        <Alert tone="danger" live className="mb-6">
          {t(`backoffice.prices.problem.${actionData.reason}`)} {actionData.by}
        </Alert>
      )}
      {actionData === undefined && done !== null && (
        <Alert tone="success" className="mb-6">
          {done}
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
            <Disclosure
              // What was announced leaves its form: the next one begins with an empty one.
              key={doneKey}
              summary={t('backoffice.prices.announce')}
              open={ofReduction !== undefined || asked.find !== '' || Object.keys(asked.typed).length > 0}
              isWide
            >
              <StaffForm intent="reduction" label={t('backoffice.prices.announce')}>
                <ReductionFields problem={ofReduction} asked={asked} preview={preview} />
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
            <Disclosure summary={t('backoffice.prices.create')} open={ofCode !== undefined} isWide>
              <StaffForm intent="code" label={t('backoffice.prices.create')}>
                <CodeFields problem={ofCode} />
              </StaffForm>
            </Disclosure>
          </div>
        </TitledSection>
        <TitledSection id="rates" title={t('backoffice.prices.rates')}>
          <p className="mb-4 max-w-measure text-sm text-muted">{t('backoffice.prices.ratesRule')}</p>
          <AutomaticRates state={rates.automatic} problem={of('automatic')} />
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

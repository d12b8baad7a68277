import { csvFile, csvNumber } from '../../../domain/payments/csv.ts';
import { readMarginsQuery } from '../../../domain/prices/margins-query.ts';
import type { Money } from '../../../domain/money/money.ts';
import { shopOf } from '../../../server/context.ts';
import { answerCsv } from '../answer-table.ts';
import { exportLog } from '../export-log.ts';
import type { Route } from './+types/margins-csv.route';

/** The list of margins as CSV, whole, in the language and as its address narrows it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, locale, currency, translate: t } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const query = readMarginsQuery(searchParams, currency);
  const rate = await shop.catalogue.currentRate();
  const rules = { rule: shop.rules.tax[query.currency], rate, locale };
  const { rows } = await shop.purchases.listMargins({ ...query, after: null }, rules, { isWhole: true });
  const head = [
    'id',
    t('backoffice.product.field.article'),
    t('backoffice.products.product'),
    t('backoffice.purchase.supplier'),
    t('backoffice.purchase.day'),
    t('backoffice.margins.purchase'),
    t('backoffice.prices.currency'),
    `${t('backoffice.margins.cost')}, ${query.currency}`,
    `${t('backoffice.margins.net')}, ${query.currency}`,
    `${t('backoffice.margins.margin')}, %`,
    `${t('backoffice.margins.markup')}, %`,
  ];
  const amount = (money: Money | undefined) =>
    money === undefined ? '' : csvNumber(money.minor / 100, 2, locale);
  const percent = (basisPoints: number | null | undefined) =>
    typeof basisPoints === 'number' ? csvNumber(basisPoints / 100, 2, locale) : '';
  const lines = rows.map(({ productId, articleNumber, name, net, purchase, margin }) => [
    String(productId),
    articleNumber,
    name,
    purchase?.supplier ?? '',
    purchase?.day ?? '',
    amount(purchase?.price),
    purchase?.price.currency ?? '',
    amount(margin?.cost),
    amount(net),
    percent(margin?.marginBp),
    percent(margin?.markupBp),
  ]);
  await exportLog({ shop, user }, { list: 'margins', query: searchParams })(rows.length);
  return answerCsv(csvFile([head, ...lines], locale), `promin-margins-${query.currency}`);
}

import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { leadTimeForm } from '../../../domain/prices/lead-time.ts';
import { supplierName } from '../../../domain/prices/purchase-price.ts';
import { foreignRatesForm } from '../../../domain/prices/foreign-price.ts';
import { choiceFields, readChoices, readCorrection } from '../../../domain/prices/supplier-choices.ts';
import { articleKey } from '../../../domain/prices/supplier-lines.ts';
import { columnsForm, keptTable } from '../../../domain/prices/supplier-list.ts';
import { shopOf } from '../../../server/context.ts';
import { refuseForm, type FormProblem } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { BackLink } from '../back-link.tsx';
import type { Route } from './+types/suppliers.route';
import { lastAuthor, namedConflict, recently } from '../named-conflict.ts';
import { LeadTimes } from './lead-times.tsx';
import { receiveTable } from './receive-table.ts';
import { RecentLists, UploadForm } from './supplier-uploads.tsx';
import { SupplierList, type ListReason } from './supplier-list.tsx';
import { columnsView, planView } from './supplier-view.server.ts';

/** Which list a page is of; null for the page of all. */
const listOf = (request: Request) => new URL(request.url).searchParams.get('list');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, currency, translate: t } = shopOf(context);
  const id = listOf(request);
  if (id === null) {
    const [lists, suppliers] = await Promise.all([
      shop.supplierLists.list(),
      shop.supplierLists.listLeadTimes(),
    ]);
    const isSaved = new URL(request.url).searchParams.has('saved');
    return {
      all: { lists, suppliers, isSaved },
      one: null,
      title: pageTitle(t('backoffice.suppliers.title')),
    };
  }
  const [list, rate] = await Promise.all([shop.supplierLists.find(id), shop.catalogue.currentRate()]);
  if (list === null) throw data(null, { status: 404 });
  const read = await shop.supplierLists.plan(list, { tax: shop.rules.tax, rate, locale });
  const { supplier, fileName, entered, cells, mapping, rates } = list;
  return {
    all: null,
    one: {
      supplier,
      fileName,
      entered,
      state: read.state,
      plan: read.state === 'planned' ? planView(read, { cells: cells ?? [], rates, rate, locale, t }) : null,
      columns: cells && columnsView(cells, mapping, currency),
    },
    title: pageTitle(supplier),
  };
}

/** Which form was refused, or why a plan is not entered. */
type Reason = 'upload' | 'lead-time' | ListReason;

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const [id, intent, staffId] = [listOf(request) ?? '', form.get('intent'), user.id];
  const refuse = (
    status: number,
    reason: Reason,
    errors: FormProblem['errors'],
    fields: readonly string[],
    by = '',
  ) => refuseForm(form, status, { problem: { reason, errors, by }, fields });
  const show = (list: string) => redirect(`/${region}/admin/prices/suppliers?list=${list}`, 303);
  if (intent === 'lead-time') return setLeadTime();
  if (intent === 'columns') return nameColumns();
  if (intent === 'products' || intent === 'correct') return matchArticles(intent);
  if (intent === 'rates') return setRates();
  if (intent === 'take-back') return takeBack();
  return intent === 'apply' ? apply() : upload();

  async function upload() {
    const name = v.safeParse(supplierName, form.get('supplier'));
    const read = await receiveTable(form.get('file'), (bytes) =>
      shop.editing.readTable(bytes, locale, { isPriceList: true }),
    );
    const cells = read.ok ? keptTable(read.table) : null;
    const errors = {
      ...(!name.success && { supplier: name.issues[0].message }),
      ...(!read.ok && { file: `backoffice.import.problem.${read.reason}` }),
      ...(typeof cells === 'string' && { file: `backoffice.suppliers.problem.${cells}` }),
    };
    if (!name.success || !read.ok || cells === null || typeof cells === 'string')
      return refuse(422, 'upload', errors, ['supplier']);
    const { fileName } = read;
    return show(await shop.supplierLists.keep({ supplier: name.output, fileName, cells, staffId }));
  }

  async function setLeadTime() {
    const parsed = v.safeParse(leadTimeForm, Object.fromEntries(form));
    if (!parsed.success)
      return refuse(422, 'lead-time', fieldErrors(parsed.issues), Object.keys(leadTimeForm.entries));
    const set = await shop.supplierLists.setLeadTime({ ...parsed.output, staffId });
    if (!set.ok) throw data(null, { status: 404 });
    return redirect(`/${region}/admin/prices/suppliers?saved=1`, 303);
  }

  async function nameColumns() {
    const fields = Object.keys(columnsForm.entries);
    const parsed = v.safeParse(columnsForm, Object.fromEntries(form));
    if (!parsed.success) return refuse(422, 'columns', fieldErrors(parsed.issues), fields);
    const named = await shop.supplierLists.nameColumns({ id, staffId, form: parsed.output });
    if (named.ok) return show(id);
    if (named.reason === 'list-not-found') throw data(null, { status: 404 });
    return refuse(422, 'columns', named.errors, fields);
  }

  async function matchArticles(reason: 'products' | 'correct') {
    const choices = reason === 'correct' ? [readCorrection(form)] : readChoices(form);
    const matched = await shop.supplierLists.matchArticles({ id, staffId, choices });
    if (matched.ok) return show(id);
    if (matched.reason === 'list-not-found') throw data(null, { status: 404 });
    const wrong = new Set(matched.articles);
    const isUnknown = matched.reason === 'unknown-article';
    const errors = choices.flatMap(({ article, means }) => {
      const said = isUnknown ? article : typeof means === 'object' ? means.product : null;
      if (said === null || !wrong.has(articleKey(said))) return [];
      const field = reason === 'products' ? choiceFields(article).product : isUnknown ? 'article' : 'product';
      return [[field, `backoffice.suppliers.problem.${matched.reason}`] as const];
    });
    return refuse(422, reason, Object.fromEntries(errors), [...form.keys()]);
  }

  async function setRates() {
    const parsed = v.safeParse(foreignRatesForm, Object.fromEntries(form));
    if (!parsed.success)
      return refuse(422, 'rates', fieldErrors(parsed.issues), Object.keys(foreignRatesForm.entries));
    if (!(await shop.supplierLists.setRates({ id, rates: parsed.output }))) throw data(null, { status: 404 });
    return show(id);
  }

  async function takeBack() {
    if (!(await shop.supplierLists.takeBack({ id, staffId }))) throw data(null, { status: 404 });
    return show(id);
  }

  /** Who lately changed something that plans are made of: what a supplier's articles mean, prices, or a rate. */
  async function planAuthor() {
    const recent = { staffId, since: recently() };
    const found = await Promise.all([
      shop.findAuthor({ subject: 'supplier', ...recent }),
      shop.findAuthor({ subject: 'product', fields: ['purchase'], ...recent }),
      shop.findAuthor({ subject: 'rate', action: 'rate-entered', ...recent }),
    ]);
    return lastAuthor(
      found.map((each) => each && { changedBy: each.name, changedAt: each.at }),
      staffId,
    );
  }

  async function apply() {
    const digest = form.get('digest');
    const rules = { tax: shop.rules.tax, rate: await shop.catalogue.currentRate() };
    const ticked = form.has('all') ? 'all' : new Set(form.getAll('tick').map(Number));
    const applied = await shop.supplierLists.apply({
      id,
      digest: typeof digest === 'string' ? digest : '',
      ticked,
      staffId,
      rules,
    });
    if (applied.ok) return show(id);
    if (applied.reason === 'list-not-found') throw data(null, { status: 404 });
    if (applied.reason !== 'plan-changed') return refuse(422, applied.reason, {}, []);
    return refuse(409, applied.reason, {}, [], await namedConflict('', planAuthor(), { translate, locale }));
  }
}

/** After a refusal too: it shows the plan as it is by then. */
export const shouldRevalidate = () => true;

/** Price lists of suppliers: sends one, shows what it would change of purchase prices, and enters what is confirmed; and how long goods of each supplier take. */
export default function Suppliers({ loaderData: { all, one }, actionData }: Route.ComponentProps) {
  const t = useT();
  if (one !== null) return <SupplierList one={one} problem={actionData} />;
  return (
    <>
      <BackLink to="/admin/prices">{t('backoffice.prices.title')}</BackLink>
      <h1 className="text-3xl">{t('backoffice.suppliers.title')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.suppliers.lead')}</p>
      {all.isSaved && actionData === undefined && (
        <Alert tone="success" live className="mb-8">
          {t('backoffice.suppliers.leadTimes.saved')}
        </Alert>
      )}
      <UploadForm
        suppliers={all.suppliers.map(({ name }) => name)}
        problem={actionData?.reason === 'upload' ? actionData : undefined}
      />
      <div className="flex flex-col gap-14">
        <RecentLists lists={all.lists} />
        <LeadTimes
          suppliers={all.suppliers}
          problem={actionData?.reason === 'lead-time' ? actionData : undefined}
        />
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

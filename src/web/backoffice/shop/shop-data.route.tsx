import { data, redirect } from 'react-router';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { dayIn } from '../../../domain/locale/market.ts';
import { changesBetween, type Fields } from '../../../domain/shop-data/read-fields.ts';
import {
  readShopData,
  readShopForm,
  SHOP_DATA_PARTS,
  type ShopDataPart,
} from '../../../domain/shop-data/shop-data.ts';
import { shopOf, type PageRequest } from '../../../server/context.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import type { Route } from './+types/shop-data.route';
import { shopChanges, shopDataHistory } from './shop-data-labels.ts';
import { PartTabs } from './part-tabs.tsx';
import { ShopDataForm } from './shop-data-form.tsx';
import { ShopDataHistory } from './shop-data-history.tsx';
import type { PricedExample } from './preview-examples.server.ts';
import { previewView } from './shop-preview.server.ts';
import { ShopPreview, type PreviewView } from './shop-preview.tsx';
import { namedConflict } from '../named-conflict.ts';

const DONE = ['saved', 'unchanged'] as const;

const today = (): string => dayIn('Europe/Kyiv', new Date().toISOString());

function partOf(request: Request): ShopDataPart | null {
  const asked = new URL(request.url).searchParams.get('part') ?? SHOP_DATA_PARTS[0];
  return SHOP_DATA_PARTS.find((part) => part === asked) ?? null;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, translate, lookUp } = shopOf(context);
  const part = partOf(request);
  if (part === null) throw data(null, { status: 404 });
  const versions = await shop.shopData.listVersions(part);
  const { ofSettings } = shop.shopData;
  const own = versions[0]?.fields ?? null;
  const done = new URL(request.url).searchParams.get('done');
  return {
    part,
    fields: own ?? ofSettings[part],
    isOwn: own !== null,
    version: versions[0]?.version ?? 0,
    history: shopDataHistory(versions, { ofSettings: ofSettings[part], lookUp, locale }),
    sampleDepots: shop.shopData.sampleDepots(),
    isPodAllowed: shop.rules.paymentMethods.includes('pod'),
    today: today(),
    done: DONE.find((outcome) => outcome === done) ?? null,
    locale,
    title: pageTitle(translate('backoffice.shop.title')),
  };
}

/** A product that is sold in both currencies where there is one, by whose prices a tax is shown. */
async function pricedExample({ catalogue }: PageRequest['shop']): Promise<PricedExample | null> {
  const { products } = await catalogue.listProducts({
    locale: 'uk',
    currency: 'UAH',
    condition: { kind: 'number', field: 'stock', operator: '$gt', values: [0] },
    sort: [],
    page: 1,
    pageSize: 24,
  });
  const first =
    products.find(({ prices }) => prices.UAH.sale !== null && prices.PLN.sale !== null) ??
    products.find(({ prices }) => prices.UAH.sale !== null);
  if (first === undefined) return null;
  const [uk = first, pl = first, en = first] = await Promise.all(
    LOCALES.map(async (locale) => (await catalogue.productsByIds([first.id], locale))[0]),
  );
  return {
    name: { uk: uk.name, pl: pl.name, en: en.name },
    prices: { UAH: first.prices.UAH.sale, PLN: first.prices.PLN.sale },
  };
}

/** The fields of a part as readers will meet them. */
async function previewOf(
  part: ShopDataPart,
  { before, fields }: { before: Fields; fields: Fields },
  { shop, lookUp, locale }: PageRequest,
): Promise<PreviewView> {
  return previewView(await shop.shopData.preview(part, fields), {
    part,
    changes: shopChanges(changesBetween(before, fields), { lookUp, locale }),
    today: today(),
    product: part === 'tax' ? await pricedExample(shop) : null,
    touched: part === 'closures' ? await shop.shopData.countTouchedBookings({ before, after: fields }) : 0,
  });
}

const isSeller = (part: ShopDataPart): boolean => part === 'seller-UA' || part === 'seller-PL';
const VERSION = /^(?:0|[1-9]\d{0,8})$/;
const whole = (value: FormDataEntryValue | null): number | null =>
  typeof value === 'string' && VERSION.test(value) ? Number(value) : null;

const emptied = (fields: Fields): Fields => Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = shopOf(context);
  const { shop, user, region, readForm } = page;
  const part = partOf(request);
  const form = await readForm();
  const version = whole(form.get('version'));
  if (user === null || part === null) throw data(null, { status: 404 });
  if (version === null) throw data(null, { status: 400 });
  const names = [...form.keys()].filter((name) => name !== 'version' && name !== 'intent');
  const versions = await shop.shopData.listVersions(part);
  /** What the form showed: fields that still say so were not touched. */
  const base = versions.find((each) => each.version === version)?.fields ?? shop.shopData.ofSettings[part];
  const refuse = (
    status: number,
    reason: 'fields' | 'preview-fields' | 'changed-meanwhile' | 'machines-held',
    errors: Readonly<Record<string, string>> = {},
    /** What is said of it in place of the reason's own text. */
    text: string | null = null,
  ) => refuseForm(form, status, { problem: { reason, errors, base, text }, fields: names });
  const before = versions[0]?.fields ?? shop.shopData.ofSettings[part];
  const intent = form.get('intent');
  /** What the form wants to be so: fields, those of a state that was, or the settings of the server; undefined for what is no such state. */
  function wanted() {
    if (intent === 'save' || intent === 'preview') return Object.fromEntries(form);
    const restored = whole(form.get('restored'));
    return restored === 0 ? null : versions.find((each) => each.version === restored)?.fields;
  }
  const typed = wanted();
  if (typed === undefined) throw data(null, { status: 404 });
  const isForm = intent === 'save' || intent === 'preview';
  const read = typed && (isForm ? readShopForm : readShopData)(part, typed);
  if (read?.ok === false) return refuse(422, intent === 'preview' ? 'preview-fields' : 'fields', read.errors);
  const fields = read?.fields ?? null;
  if (intent === 'preview' && fields !== null) {
    const preview = await previewOf(part, { before, fields }, page);
    return refuseForm(form, 200, {
      problem: { reason: 'preview' as const, errors: {}, base, preview },
      fields: names,
    });
  }
  // Money goes to this account: one that is new was looked at twice.
  const isNewAccount = isSeller(part) && fields !== null && fields['iban'] !== before['iban'];
  if (intent === 'save' && isNewAccount && form.get('accountChecked') !== 'on')
    return refuse(422, 'fields', { accountChecked: 'backoffice.shop.problem.accountUnchecked' });
  const why = form.get('why');
  const agreed = form.get('leasesAgreed');
  const saved = await shop.shopData.save({
    part,
    fields,
    version,
    staffId: user.id,
    why: typeof why === 'string' ? why.trim().slice(0, 300) : '',
    agreed: typeof agreed === 'string' ? agreed : '',
  });
  if (!saved.ok) {
    if (saved.reason === 'changed-meanwhile') {
      const author = shop.findAuthor({ subject: 'shop-data', subjectId: part, staffId: user.id });
      const text = page.translate('backoffice.shop.problem.changed-meanwhile');
      return refuse(409, saved.reason, {}, await namedConflict(text, author, page));
    }
    if (!('touched' in saved)) return refuse(409, saved.reason);
    // What was to be restored stands in the form, where an admin can agree to what follows.
    const sent = formOf({ ...emptied(before), ...(fields ?? shop.shopData.ofSettings[part]) });
    const { reason, touched } = saved;
    const errors: Readonly<Record<string, string>> =
      reason === 'leases-touched' ? { leasesAgreed: 'backoffice.shop.problem.leasesUnagreed' } : {};
    return refuseForm(sent, 409, { problem: { reason, errors, touched }, fields: sent.keys() });
  }
  return redirect(`/${region}/admin/shop?part=${part}&done=${saved.isChanged ? 'saved' : 'unchanged'}`, 303);
}

/** After a refusal, too, the page is to show what is in force by now. */
export const shouldRevalidate = () => true;

/** What the shop says of itself, part by part: its companies, what delivery and payment on delivery cost, tax and days off, in force at once. */
export default function ShopDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { part, done, version, isOwn } = loaderData;
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.shop.title')}</h1>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.shop.lead')}</p>
      <PartTabs current={part} />
      {actionData !== undefined && actionData.reason !== 'preview' && (
        <Alert
          tone="danger"
          live
          action={
            'touched' in actionData && (
              <a
                href="#touched"
                onClick={(event) => {
                  // A change of the address would have the answer to the form forgotten.
                  event.preventDefault();
                  document.getElementById('touched')?.focus();
                }}
                className={buttonClass({ size: 'sm' })}
              >
                {t('backoffice.shop.toTouched')}
              </a>
            )
          }
          className="mb-6"
        >
          {('text' in actionData && actionData.text) || t(`backoffice.shop.problem.${actionData.reason}`)}
        </Alert>
      )}
      {actionData === undefined && done !== null && (
        <Alert tone={done === 'saved' ? 'success' : 'info'} live className="mb-6">
          {t(`backoffice.shop.done.${done}`)}
        </Alert>
      )}
      {actionData !== undefined && 'preview' in actionData && (
        <ShopPreview preview={actionData.preview} locale={loaderData.locale} />
      )}
      <ShopDataForm key={`${part} ${version}`} {...loaderData} problem={actionData} />
      <ShopDataHistory history={loaderData.history} version={version} isOwn={isOwn} />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { DISCOUNT_KINDS } from '../../../domain/discounts/discount.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { CURRENCIES, money } from '../../../domain/money/money.ts';
import { codeForm, reductionForm } from '../../../domain/prices/staff-prices.ts';
import { shopOf } from '../../../server/context.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { StaffForm } from '../staff-form.tsx';
import type { Route } from './+types/prices.route';

type Reason = 'no-price-above' | 'reduction-overlaps' | 'reduction-over' | 'code-taken' | 'fields' | 'gone';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const [reductions, codes] = await Promise.all([
    shop.backoffice.prices.listReductions(),
    shop.backoffice.prices.listCodes(),
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
    isDone: new URL(request.url).searchParams.has('done'),
    title: pageTitle(translate('backoffice.prices.title')),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const { prices } = shop.backoffice;
  const intent = form.get('intent');
  const values = Object.fromEntries(form);
  const refuse = (status: number, reason: Reason, errors: Readonly<Record<string, string>> = {}) =>
    refuseForm(form, status, {
      problem: { reason, errors, form: intent === 'code' ? ('code' as const) : ('reduction' as const) },
      fields: [...Object.keys(reductionForm.entries), ...Object.keys(codeForm.entries)],
    });
  const staffId = user.id;
  async function change() {
    const code = form.get('code');
    if (intent === 'end-reduction') return prices.endReduction({ id: Number(form.get('id')), staffId });
    if (intent === 'end-code') return prices.endCode({ code: typeof code === 'string' ? code : '', staffId });
    if (intent === 'code') {
      const asked = v.safeParse(codeForm, values);
      return asked.success
        ? prices.createCode({ ...asked.output, staffId })
        : { ok: false as const, reason: 'fields' as const, errors: fieldErrors(asked.issues) };
    }
    const asked = v.safeParse(reductionForm, values);
    return asked.success
      ? prices.announce({ ...asked.output, staffId })
      : { ok: false as const, reason: 'fields' as const, errors: fieldErrors(asked.issues) };
  }
  const changed = await change();
  if (changed.ok) return redirect(`/${region}/admin/prices?done=1`, 303);
  return changed.reason === 'fields'
    ? refuse(422, 'fields', 'errors' in changed ? changed.errors : {})
    : refuse(409, changed.reason);
}

type Loaded = Route.ComponentProps['loaderData'];
type Problem = Route.ComponentProps['actionData'];

function Reduction({ reduction }: { reduction: Loaded['reductions'][number] }) {
  const t = useT();
  const locale = useLocale();
  const { id, productId, name, currency, minor, regularMinor, startsAt, endsAt, openedAt } = reduction;
  const zone = timeZoneOf(marketOf(currency));
  const at = (moment: string) => formatDate(moment, locale, zone, 'short');
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow">
        <LocalLink to={`/admin/products/${productId}`} className="font-semibold underline underline-offset-4">
          {name ?? t('backoffice.product.number', { id: productId })}
        </LocalLink>
        <p className="mt-1 text-sm text-muted">
          {t('backoffice.prices.reducedTo', { amount: formatMoney(money(minor, currency), locale) })}
          {regularMinor !== null &&
            ` (${t('backoffice.prices.regular', { amount: formatMoney(money(regularMinor, currency), locale) })})`}
          {', '}
          {t('backoffice.prices.window', { from: at(startsAt), until: at(endsAt) })}
        </p>
      </div>
      <Badge tone={openedAt === null ? undefined : 'success'}>
        {t(openedAt === null ? 'backoffice.prices.coming' : 'backoffice.prices.running')}
      </Badge>
      <StaffForm intent="end-reduction" kept={`end ${id}`} label={t('backoffice.prices.end')} tone="ghost">
        <input type="hidden" name="id" value={id} />
      </StaffForm>
    </li>
  );
}

function ReductionFields({ problem }: { problem: Problem }) {
  const t = useT();
  const field = useFields(problem);
  return (
    <div className="grid w-full gap-4 text-ink sm:grid-cols-2 lg:grid-cols-5">
      <TextField
        {...field('productId')}
        label={t('backoffice.prices.product')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <SelectField
        {...field('currency')}
        label={t('backoffice.prices.currency')}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        required
      />
      <TextField
        {...field('price')}
        label={t('backoffice.prices.price')}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField {...field('firstDay')} type="date" label={t('backoffice.prices.firstDay')} required />
      <TextField {...field('lastDay')} type="date" label={t('backoffice.prices.lastDay')} required />
    </div>
  );
}

const CODE_NUMBERS = [
  'percent',
  'amountUah',
  'amountPln',
  'minimumUah',
  'minimumPln',
  'uses',
  'usesPerCustomer',
] as const;

function CodeFields({ problem }: { problem: Problem }) {
  const t = useT();
  const field = useFields(problem);
  return (
    <div className="grid w-full gap-4 text-ink sm:grid-cols-2 lg:grid-cols-4">
      <TextField {...field('code')} label={t('backoffice.prices.code')} autoComplete="off" required />
      <SelectField
        {...field('kind')}
        label={t('backoffice.prices.kind')}
        options={DISCOUNT_KINDS.map((value) => ({ value, label: t(`backoffice.prices.kind.${value}`) }))}
        required
      />
      {CODE_NUMBERS.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          label={t(`backoffice.prices.${name}`)}
          inputMode="decimal"
          autoComplete="off"
        />
      ))}
      <TextField {...field('firstDay')} type="date" label={t('backoffice.prices.firstDay')} />
      <TextField {...field('lastDay')} type="date" label={t('backoffice.prices.lastDay')} />
    </div>
  );
}

function Code({ code }: { code: Loaded['codes'][number] }) {
  const t = useT();
  const locale = useLocale();
  const { kind, percent, amountUah, amountPln, uses, maxUses, startsAt, endsAt, isOver } = code;
  const amounts = [
    amountUah === null ? null : formatMoney(money(amountUah, 'UAH'), locale),
    amountPln === null ? null : formatMoney(money(amountPln, 'PLN'), locale),
  ].filter((amount) => amount !== null);
  const at = (moment: string) => formatDate(moment, locale, timeZoneOf('UA'), 'short');
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow">
        <p className="font-mono font-semibold break-all">{code.code}</p>
        <p className="mt-1 text-sm text-muted">
          {t(`backoffice.prices.kind.${kind}`)}
          {percent !== null && `: ${percent}\u00a0%`}
          {amounts.length > 0 && `: ${amounts.join(' / ')}`}
          {', '}
          {maxUses === null
            ? t('backoffice.prices.used', { count: uses })
            : t('backoffice.prices.usedOf', { count: uses, most: maxUses })}
          {endsAt !== null && `, ${t('backoffice.prices.window', { from: at(startsAt), until: at(endsAt) })}`}
        </p>
      </div>
      {isOver ? (
        <Badge>{t('backoffice.prices.over')}</Badge>
      ) : (
        <StaffForm
          intent="end-code"
          kept={`end ${code.code}`}
          label={t('backoffice.prices.end')}
          tone="ghost"
        >
          <input type="hidden" name="code" value={code.code} />
        </StaffForm>
      )}
    </li>
  );
}

/** Reduced prices that run or are to come, and discount codes: announced, made and ended here. */
export default function Prices({
  loaderData: { reductions, codes, isDone },
  actionData,
}: Route.ComponentProps) {
  const t = useT();
  const ofReduction = actionData?.form === 'reduction' ? actionData : undefined;
  const ofCode = actionData?.form === 'code' ? actionData : undefined;
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('backoffice.prices.title')}</h1>
      {actionData !== undefined && (
        <Alert tone="danger" className="mb-6">
          {t(`backoffice.prices.problem.${actionData.reason}`)}
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
                <ReductionFields problem={ofReduction} />
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
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

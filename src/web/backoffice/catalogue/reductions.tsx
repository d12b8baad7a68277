import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { useFetcher } from 'react-router';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { formatPercent } from '../../../domain/locale/format-percent.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { CURRENCIES, money, type Currency, type Money } from '../../../domain/money/money.ts';
import { reductionPercent } from '../../../domain/prices/price-reduction.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink, usePath } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';
import { meantReduction } from './meant-reduction.ts';
import { ProductFinder, type FoundProduct } from './product-finder.tsx';
import { ReductionPreview } from './reduction-preview.tsx';
import type { ReductionPreview as Preview } from './reduction-view.server.ts';
import { WhyField } from './why-field.tsx';

/** A reduction that runs or is to come; prices in minor units without tax, instants as ISO 8601. */
interface ReductionRow {
  readonly id: number;
  readonly productId: number;
  /** Null of a product that does not stand in the shop. */
  readonly name: string | null;
  readonly currency: Currency;
  readonly minor: number;
  readonly regularMinor: number | null;
  /** What stands struck through beside it, or will; null for nothing. */
  readonly struck: number | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly openedAt: string | null;
}

/** One reduced price: of what, from what, until when, and the button that ends it. */
export function Reduction({ reduction }: { reduction: ReductionRow }) {
  const t = useT();
  const locale = useLocale();
  const { id, productId, name, currency, minor, regularMinor, struck, startsAt, endsAt, openedAt } =
    reduction;
  const zone = timeZoneOf(marketOf(currency));
  const at = (moment: string) => formatDate(moment, locale, zone, 'short');
  // It ends as the day after its last one begins; what was typed is the last day.
  const lastMoment = new Date(Date.parse(endsAt) - 1).toISOString();
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
          {t('backoffice.prices.window', { from: at(startsAt), until: at(lastMoment) })}
        </p>
        <p className="mt-1 text-sm text-muted">
          {struck === null ? (
            t('backoffice.prices.strikesNothing')
          ) : (
            <>
              {t('backoffice.prices.strikes')}{' '}
              <s className="whitespace-nowrap">{formatMoney(money(struck, currency), locale)}</s>{' '}
              {t('cart.withoutTax')}
              {reductionPercent(struck, minor) > 0 && (
                <span className="ml-1.5 whitespace-nowrap">
                  {formatPercent(-reductionPercent(struck, minor), locale)}
                </span>
              )}
            </>
          )}
        </p>
      </div>
      <Badge tone={openedAt === null ? undefined : 'success'}>
        {t(openedAt === null ? 'backoffice.prices.coming' : 'backoffice.prices.running')}
      </Badge>
      <StaffForm intent="end-reduction" kept={`end ${id}`} label={t('backoffice.prices.end')} tone="ghost">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="productId" value={productId} />
      </StaffForm>
    </li>
  );
}

/** Writes a number into a field of the form that a link stands in, instead of following it. */
function choose(event: MouseEvent<HTMLAnchorElement>, id: number) {
  const field = event.currentTarget.closest('form')?.elements.namedItem('productId');
  if (!(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  field.value = String(id);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** What the preview goes by. */
const PREVIEWED = { productId: true, currency: true, price: true, firstDay: true };
/** The page is asked once its writer stops typing. */
const PAUSE_MS = 250;

/** What announces a reduction, and what shoppers will see of it. */
export function ReductionFields({
  problem,
  asked,
  preview,
}: {
  problem:
    | (FormProblem<string> & {
        /** What keeps it from being announced until it is said to be meant: a piece costs more, or so many per cent off. */
        readonly loss: Money | null;
        readonly steep: number | null;
        readonly said: Readonly<Record<string, string>>;
      })
    | undefined;
  /** What the address says is typed, and looked for. */
  asked: {
    readonly typed: Readonly<Record<string, string>>;
    readonly find: string;
    readonly found: readonly FoundProduct[];
  };
  preview: Preview | 'none' | null;
}) {
  const t = useT();
  const locale = useLocale();
  const path = usePath();
  const { load, data } = useFetcher<{ readonly preview: Preview | 'none' | null }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const field = useFields(problem ?? { reason: 'typed', errors: {}, values: asked.typed }, problem?.said);
  const seen = data === undefined ? preview : data.preview;
  const { loss = null, steep = null } = problem ?? {};
  const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    if (form === null) return;
    clearTimeout(timer.current);
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && Object.hasOwn(PREVIEWED, name)) query.set(name, value);
    timer.current = setTimeout(() => void load(path(`/admin/prices?${query.toString()}`)), PAUSE_MS);
  };
  const choice = (id: number) =>
    `/admin/prices?${new URLSearchParams({ ...asked.typed, productId: String(id) }).toString()}#reductions`;
  return (
    <div className="flex w-full flex-col gap-5 text-ink">
      {/* The first button of a form is what Enter presses: it announces, and does not look for products. */}
      <button type="submit" hidden tabIndex={-1}>
        {t('backoffice.prices.announce')}
      </button>
      <ProductFinder
        label={t('backoffice.product.togetherFind')}
        plain={{ name: 'find', button: 'show', search: asked.find, found: asked.found, method: 'get' }}
      >
        {({ id, name }) => (
          <ButtonLink
            size="sm"
            to={choice(id)}
            aria-label={t('backoffice.prices.chooseName', { name })}
            onClick={(event) => choose(event, id)}
          >
            {t('backoffice.prices.choose')}
          </ButtonLink>
        )}
      </ProductFinder>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4" onInput={show}>
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
        <div className="col-span-full">
          <WhyField label={t('backoffice.prices.reason')} typed={problem?.values['why']} />
        </div>
        {problem !== undefined && (loss !== null || steep !== null) && (
          <CheckboxField
            key={meantReduction(problem.values)}
            name="isMeant"
            value={meantReduction(problem.values)}
            label={
              loss === null
                ? t('backoffice.prices.steepMeant', { percent: formatPercent(steep ?? 0, locale) })
                : t('backoffice.prices.lossMeant', { cost: formatMoney(loss, locale) })
            }
            className="col-span-full"
          />
        )}
      </div>
      <section
        aria-labelledby="reduction-preview"
        className="flex max-w-measure flex-col items-start gap-3 rounded-md bg-surface p-5"
      >
        <h3 id="reduction-preview" className="text-base font-semibold">
          {t('backoffice.prices.preview')}
        </h3>
        <div aria-live="polite">
          {seen === null ? (
            <p className="text-sm text-muted">{t('backoffice.prices.preview.choose')}</p>
          ) : (
            <ReductionPreview preview={seen} />
          )}
        </div>
        <Button
          type="submit"
          size="sm"
          formMethod="get"
          formNoValidate
          className="hidden noscript:inline-flex"
        >
          {t('backoffice.prices.preview.show')}
        </Button>
      </section>
    </div>
  );
}

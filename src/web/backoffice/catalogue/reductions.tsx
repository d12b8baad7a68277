import type { MouseEvent } from 'react';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { CURRENCIES, money, type Currency, type Money } from '../../../domain/money/money.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';
import { meantLoss } from './meant-loss.ts';
import { ProductFinder } from './product-finder.tsx';

/** A reduction that runs or is to come; prices in minor units without tax, instants as ISO 8601. */
interface ReductionRow {
  readonly id: number;
  readonly productId: number;
  /** Null of a product that does not stand in the shop. */
  readonly name: string | null;
  readonly currency: Currency;
  readonly minor: number;
  readonly regularMinor: number | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly openedAt: string | null;
}

/** One reduced price: of what, from what, until when, and the button that ends it. */
export function Reduction({ reduction }: { reduction: ReductionRow }) {
  const t = useT();
  const locale = useLocale();
  const { id, productId, name, currency, minor, regularMinor, startsAt, endsAt, openedAt } = reduction;
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

/** Writes a number into a field of the form of a button. */
function choose({ currentTarget }: MouseEvent<HTMLButtonElement>, id: number) {
  const field = currentTarget.form?.elements.namedItem('productId');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = String(id);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** What announces a reduction; `loss` is what a piece costs the shop, if it would be sold for less. */
export function ReductionFields({
  problem,
  loss,
}: {
  problem: FormProblem<string> | undefined;
  loss: Money | null;
}) {
  const t = useT();
  const locale = useLocale();
  const field = useFields(problem);
  return (
    <div className="flex w-full flex-col gap-5 text-ink">
      <ProductFinder label={t('backoffice.product.togetherFind')}>
        {({ id, name }) => (
          <Button
            size="sm"
            aria-label={t('backoffice.prices.chooseName', { name })}
            onClick={(event) => choose(event, id)}
          >
            {t('backoffice.prices.choose')}
          </Button>
        )}
      </ProductFinder>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
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
        {problem !== undefined && loss !== null && (
          <CheckboxField
            key={meantLoss(problem.values)}
            name="isLossMeant"
            value={meantLoss(problem.values)}
            label={t('backoffice.prices.lossMeant', { cost: formatMoney(loss, locale) })}
            className="sm:col-span-2 xl:col-span-5"
          />
        )}
      </div>
    </div>
  );
}

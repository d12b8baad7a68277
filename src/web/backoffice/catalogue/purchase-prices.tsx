import { formatDate } from '../../../domain/locale/format-date.ts';
import { formatPercent } from '../../../domain/locale/format-percent.ts';
import { currencyLabel, formatMoney } from '../../../domain/money/format-money.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';
import { formatRate } from '../../../domain/money/staff-rate.ts';
import { SUPPLIER_MAX, type PurchasePrice } from '../../../domain/prices/purchase-price.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useAdded } from '../../form/use-added.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { StaffForm } from '../staff-form.tsx';
import type { PurchaseView } from './purchase-view.server.ts';

/** What is left of one sale price, with the rate where the purchase price is in another currency. */
function MarginCard({ margin }: { margin: PurchaseView['margins'][number] }) {
  const t = useT();
  const locale = useLocale();
  const { net, cost, marginBp, markupBp, isReduced, rate } = margin;
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">
        {t('backoffice.purchase.marginIn', { currency: currencyLabel(net.currency, locale) })}
      </dt>
      <dd className="mt-1 text-2xl font-semibold">{formatPercent(marginBp / 100, locale)}</dd>
      <dd className="mt-1 text-sm text-muted">
        {t(isReduced ? 'backoffice.purchase.ofReduced' : 'backoffice.purchase.of', {
          price: formatMoney(net, locale),
          cost: formatMoney(cost, locale),
        })}
        {markupBp !== null &&
          ` ${t('backoffice.purchase.markupOf', { percent: formatPercent(markupBp / 100, locale) })}`}
      </dd>
      {rate !== null && (
        <dd className="mt-1 text-sm text-muted">
          {t('backoffice.purchase.byRate', {
            rate: formatRate(rate.ratePerUnitE6, locale),
            day: formatDate(rate.date, locale, 'UTC', 'short'),
          })}
        </dd>
      )}
    </div>
  );
}

/** One purchase price: since when, how much, from whom, and the button that takes it away. */
function Purchase({ purchase, state }: { purchase: PurchasePrice; state: 'inForce' | 'coming' | null }) {
  const t = useT();
  const locale = useLocale();
  const { id, price, supplier, day } = purchase;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow">
        <span className="font-semibold">{formatMoney(price, locale)}</span>
        <p className="mt-1 text-sm break-words text-muted">
          {t('backoffice.purchase.since', { day: formatDate(day, locale, 'UTC', 'short'), supplier })}
        </p>
      </div>
      {state !== null && (
        <Badge tone={state === 'inForce' ? 'success' : undefined}>{t(`backoffice.purchase.${state}`)}</Badge>
      )}
      <StaffForm
        intent="purchase-remove"
        kept={`purchase ${id}`}
        label={t('backoffice.purchase.remove')}
        tone="ghost"
      >
        <input type="hidden" name="id" value={id} />
      </StaffForm>
    </li>
  );
}

/** What the product costs the shop, what is left of its sale prices, and the form that enters another purchase price. */
export function PurchasePrices({
  view: { purchases, today, inForceId, margins },
  problem,
}: {
  view: PurchaseView;
  problem: FormProblem<string> | undefined;
}) {
  const t = useT();
  const field = useFields(problem);
  const entered = field('day');
  const added = useAdded(purchases);
  return (
    <div className="mt-14">
      <TitledSection id="product-purchases" title={t('backoffice.purchase.title')}>
        <p className="mb-5 max-w-measure text-sm text-muted">
          {t('backoffice.purchase.rule')}{' '}
          <LocalLink to="/admin/prices/margins" className="underline underline-offset-4">
            {t('backoffice.margins.link')}
          </LocalLink>
        </p>
        {margins.length > 0 && (
          <dl className="mb-6 grid gap-6 sm:grid-cols-2 xl:max-w-180">
            {margins.map((margin) => (
              <MarginCard key={margin.net.currency} margin={margin} />
            ))}
          </dl>
        )}
        {purchases.length === 0 ? (
          <p className="border-t border-line py-4 text-sm">{t('backoffice.purchase.none')}</p>
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {purchases.map((purchase) => (
              <Purchase
                key={purchase.id}
                purchase={purchase}
                state={purchase.id === inForceId ? 'inForce' : purchase.day > today ? 'coming' : null}
              />
            ))}
          </ul>
        )}
        {/* What was taken is not typed in the form any more. */}
        <div key={added} className="border-t border-line">
          <Disclosure summary={t('backoffice.purchase.enter')} open={problem !== undefined} isWide>
            <StaffForm intent="purchase" label={t('backoffice.purchase.enter')} tone="secondary">
              <div className="grid w-full gap-4 sm:grid-cols-2 xl:grid-cols-4">
                <TextField
                  {...field('amount')}
                  label={t('backoffice.purchase.amount')}
                  inputMode="decimal"
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
                  {...field('supplier')}
                  label={t('backoffice.purchase.supplier')}
                  maxLength={SUPPLIER_MAX}
                  autoComplete="off"
                  required
                />
                <TextField
                  {...entered}
                  defaultValue={entered.defaultValue ?? today}
                  type="date"
                  label={t('backoffice.purchase.day')}
                  required
                />
              </div>
              <TextField
                {...field('why')}
                label={t('backoffice.purchase.why')}
                hint={t('backoffice.purchase.whyHint')}
                maxLength={300}
                autoComplete="off"
                className="w-full max-w-measure"
              />
            </StaffForm>
          </Disclosure>
        </div>
      </TitledSection>
    </div>
  );
}

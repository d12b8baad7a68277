import { keptTaxLabel } from '../../../content/tax-label.ts';
import { currencyLabel } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { QuoteOffer, QuoteView } from '../../../domain/quotes/quote.ts';
import { useTaxRules } from '../../i18n/currency.tsx';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { TextField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';
import { DeliveryFields, typed, useStaffField, type StaffProblem } from './delivery-fields.tsx';

/** A price for each line, delivery and validity; it begins with what the newest version says. */
export function OfferForm({
  quote,
  newest,
  validUntil,
  problem,
}: {
  quote: QuoteView;
  newest: QuoteOffer | null;
  /** The day that a first offer begins with. */
  validUntil: string;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const tax = t(keptTaxLabel(useTaxRules()[quote.currency]));
  const values: Record<string, string> = {
    validUntil,
    ...Object.fromEntries(
      quote.lines.map(({ listMinor }, index) => [
        `unitsMinor.${index}`,
        typed(money(newest?.unitsMinor[index] ?? listMinor, quote.currency), locale),
      ]),
    ),
    ...(newest && {
      shippingMinor: typed(money(newest.shippingMinor, quote.currency), locale),
      minDays: String(newest.minDays),
      maxDays: String(newest.maxDays),
      note: newest.note ?? '',
    }),
  };
  const field = useStaffField(values, problem);
  return (
    <section aria-labelledby="answer">
      <h2 id="answer" className="mb-2 text-xl">
        {t(newest ? 'backoffice.quotes.newVersion' : 'backoffice.quotes.answer')}
      </h2>
      <p className="mb-5 max-w-measure text-sm text-muted">{t('backoffice.quotes.answerLead', { tax })}</p>
      <StaffForm intent="offer" label={t('backoffice.quotes.sendOffer')}>
        <input type="hidden" name="version" value={newest?.version ?? 0} />
        <ul className="w-full divide-y divide-line border-y border-line">
          {quote.lines.map((line, index) => (
            <li
              key={line.productId}
              className="grid items-center gap-x-8 gap-y-3 py-5 sm:grid-cols-[minmax(0,1fr)_13rem]"
            >
              <div className="min-w-0 text-sm">
                <LocalLink to={`/product/${line.productId}`} className="font-semibold hover:underline">
                  <Unbroken text={line.name} />
                </LocalLink>
                <p className="mt-1 text-muted">
                  {line.articleNumber}, {t('checkout.pieces', { count: line.quantity })},{' '}
                  {t('backoffice.quotes.listPrice', { tax })}{' '}
                  <Price money={money(line.listMinor, quote.currency)} />
                </p>
              </div>
              <TextField
                {...field(`unitsMinor.${index}`)}
                label={
                  <>
                    {t('backoffice.quotes.unit')}
                    <span className="sr-only"> {line.name}</span>
                  </>
                }
                inputMode="decimal"
                autoComplete="off"
                trailing={currencyLabel(quote.currency, locale)}
                required
              />
            </li>
          ))}
        </ul>
        <div className="grid w-full max-w-measure gap-x-4 gap-y-5 sm:grid-cols-2">
          <DeliveryFields currency={quote.currency} values={values} problem={problem} />
          <TextField
            {...field('validUntil')}
            type="date"
            label={t('backoffice.quotes.validUntil')}
            hint={t('backoffice.quotes.validUntilHint')}
            required
            className="sm:col-span-2"
          />
        </div>
      </StaffForm>
    </section>
  );
}

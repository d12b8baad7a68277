import { withoutTax, withTax } from '../../domain/checkout/tax.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money, type Money } from '../../domain/money/money.ts';
import { DAYS_OF, DURATIONS, type RentalTiers } from '../../domain/rental/tiers.ts';
import { useT } from '../i18n/i18n.tsx';
import '../i18n/rental-messages.ts';
import { ChosenAmount, Price } from '../i18n/price.tsx';
import { useTaxRule } from '../i18n/currency.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';

/** What a machine costs by the day, week and month (R15); per day, each of the two amounts by itself. */
export default function RentalPrices({ tiers }: { tiers: RentalTiers }) {
  const t = useT();
  const rule = useTaxRule();
  const head = 'pb-2 text-xs font-medium text-muted';
  const cell = 'border-t border-line py-3';
  return (
    <section aria-labelledby="rental-prices" className="min-w-0 rounded-lg bg-surface p-6 sm:p-8">
      <h2 id="rental-prices" className="text-xl">
        {t('product.rental.prices')}
      </h2>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr>
              <th scope="col" className={`${head} text-left`}>
                {t('product.rental.block')}
              </th>
              <th scope="col" className={`${head} pl-4 text-right`}>
                {t('product.rental.price')}
              </th>
              <th scope="col" className={`${head} pl-4 text-right`}>
                {t('product.rental.perDay')}{' '}
                <span className="font-normal whitespace-nowrap">
                  <ChosenAmount gross={t('cart.withTax')} net={t('cart.withoutTax')} />
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {DURATIONS.map((duration) => {
              const price = tiers[duration];
              const perDay = ({ minor, currency }: Money) =>
                money(Math.round(minor / DAYS_OF[duration]), currency);
              return (
                <tr key={duration}>
                  <th scope="row" className={`${cell} text-left align-top font-semibold whitespace-nowrap`}>
                    {t('duration.count', { duration, count: 1 })}
                  </th>
                  <td className={`${cell} pl-4 text-right`}>
                    <TwoPrices price={price} />
                  </td>
                  <td className={`${cell} pl-4 text-right align-top text-muted`}>
                    <ChosenAmount
                      gross={<Price money={perDay(withTax(price, rule))} print={formatPrice} />}
                      net={<Price money={perDay(withoutTax(price, rule))} print={formatPrice} />}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="mt-4 text-sm text-muted">
        {t(tiers.isExact === true ? 'product.rental.exact' : 'product.rental.cover')}
      </p>
    </section>
  );
}

import { useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { cheapestCover } from '../../domain/rental/cheapest-cover.ts';
import { DURATIONS } from '../../domain/rental/duration.ts';
import type { RentalTiers } from '../../domain/rental/tiers.ts';
import { useT } from '../i18n/i18n.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { Button } from '../ui/button.tsx';
import { parseCount } from '../ui/parse-count.ts';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';

const MAX_DAYS = 365;
const EXAMPLE_DAYS = 5;

/** What a number of days comes to, at once with the script, and as the answer to a form without. */
export function RentalCalculator({ tiers }: { tiers: RentalTiers }) {
  const t = useT();
  const [searchParams] = useSearchParams();
  const asked = parseCount(searchParams.get('days') ?? '');
  const [days, setDays] = useState(Math.min(asked ?? EXAMPLE_DAYS, MAX_DAYS));
  const { total, blocks } = cheapestCover(days, tiers);
  const parts = DURATIONS.toReversed()
    .filter((duration) => blocks[duration] > 0)
    .map((duration) => t('duration.count', { duration, count: blocks[duration] }));
  return (
    <Form preventScrollReset className="mt-6 border-t border-line pt-6">
      <h3 className="text-base">{t('product.rental.calculator')}</h3>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex items-center gap-3">
          <QuantityStepper
            name="days"
            count={days}
            max={MAX_DAYS}
            onChange={setDays}
            labels={{
              count: t('product.rental.calculatorDays'),
              decrease: t('product.rental.calculatorFewer'),
              increase: t('product.rental.calculatorMore'),
            }}
          />
          <span className="text-sm text-muted">{t('cart.rentalUnit', { duration: 'day', count: days })}</span>
          <span className="hidden noscript:inline">
            <Button type="submit" size="sm">
              {t('product.rental.calculate')}
            </Button>
          </span>
        </div>
        <output className="ml-auto text-right">
          <TwoPrices price={total} className="text-xl" />
        </output>
      </div>
      <p className="mt-3 text-sm text-muted">
        {t('cart.cover', {
          days: t('duration.count', { duration: 'day', count: days }),
          blocks: parts.join(' + '),
        })}
      </p>
    </Form>
  );
}

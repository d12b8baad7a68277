import { useEffect, useRef, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { cartItemOf, MAX_QUANTITY } from '../../domain/cart/cart-item.ts';
import { addItem } from '../../domain/cart/cart.ts';
import { setRental } from '../../domain/cart/change-cart.ts';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { times } from '../../domain/money/money.ts';
import { optionsOf, optionTiers, type RentalOption } from '../../domain/rental/rental-option.ts';
import { wishRefusal } from '../../domain/rental/availability.ts';
import { depositOf } from '../../domain/rental/deposit.ts';
import type { Purchase } from '../../domain/rental/break-even.ts';
import { rentOf } from '../../domain/rental/rental-price.ts';
import { DAYS_OF, DURATIONS, tiersOfPrices, type Duration } from '../../domain/rental/tiers.ts';
import { ButtonLink } from '../i18n/local-link.tsx';
import { useCurrency, useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import '../i18n/rental-messages.ts';
import { TwoPrices } from '../i18n/two-prices.tsx';
import BreakEven from '../rental/break-even.tsx';
import { CHOSEN_DAY, RentalDays } from '../rental/rental-days.tsx';
import { RentalRefusalNote } from '../rental/rental-refusal-note.tsx';
import { useAvailability } from '../rental/use-availability.ts';
import { Button } from '../ui/button.tsx';
import { focusWhenLost } from '../ui/focus-when-lost.ts';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { changeCart } from './cart-store.ts';
import { LineStepper } from './line-stepper.tsx';
import { useCoverText } from './cover-text.ts';
import { RentOptions } from './rent-options.tsx';
import { MAX_DAYS, periodsOf, useRentChoice } from './use-rent-choice.ts';

/**
 * Where a machine is rented on its own page: from which day, for how many days, how many machines, what that comes to, and the button
 * that puts exactly this into the cart (R15). What is in the cart already takes the chosen days. Without script the form
 * answers with the price.
 */
export default function RentBox({
  product,
  options,
  purchase = null,
}: {
  product: CardProduct;
  options: readonly RentalOption[];
  /** Of a product that is sold, too: what it costs to buy. */
  purchase?: Purchase | null;
}) {
  const t = useT();
  const currency = useCurrency();
  const locale = useLocale();
  const rule = useTaxRule();
  const coverText = useCoverText();
  const [searchParams] = useSearchParams();
  // The form asks for the same side of a product that is sold, too.
  const offer = searchParams.get('offer');
  const choice = useRentChoice(product.id, options);
  const { days, start, codes, lines, line, isInCart, machines, setDays, setStart } = choice;
  const [isAsked, setIsAsked] = useState(false);
  const availability = useAvailability(product.id);
  const count = line?.quantity ?? machines;
  const refusal =
    availability === null || availability === 'unknown'
      ? null
      : wishRefusal(availability, {
          productId: product.id,
          startDate: start,
          wish: { duration: 'day', count: days, machines: count },
        });

  // Button and link replace each other under the shopper's finger: the focus goes over to what is there now.
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current) place.current?.querySelector('a')?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [isInCart]);

  const tiers = tiersOfPrices(product.prices[currency], currency);
  const item = cartItemOf(
    product,
    { duration: 'day', count: days, startDate: start, options: codes },
    options,
  );
  if (tiers === null || item === null) return null;
  const rent = () => {
    if (start === null || refusal !== null) return setIsAsked(true);
    wasPressed.current = true;
    setDays(days);
    changeCart((items) => setRental(items, { ...item, quantity: machines }));
  };
  /** Beside what the cart has of it, instead of changing that. */
  const rentAlso = () => {
    if (refusal !== null) return setIsAsked(true);
    wasPressed.current = true;
    changeCart((items) => addItem(items, { ...item, quantity: count }));
  };
  const rates = {
    machine: tiers,
    options: (optionsOf(options, codes) ?? []).map((option) => optionTiers(option, currency)),
  };
  const cover = coverText({ duration: 'day', count: days }, rates);
  const most = Math.max(1, Math.min(product.stock, MAX_QUANTITY));
  const label = 'mb-1.5 block text-xs text-muted';
  return (
    <Form ref={form} preventScrollReset className="flex flex-col gap-5">
      {offer !== null && <input type="hidden" name="offer" value={offer} />}
      <div className="noscript:hidden">
        <SegmentedControl<Duration | ''>
          label={t('cart.rentalDuration')}
          name="rental"
          options={DURATIONS.map((value) => ({
            value,
            label: t('duration.count', { duration: value, count: 1 }),
          }))}
          value={DURATIONS.find((duration) => DAYS_OF[duration] === days) ?? ''}
          onChange={(duration) => duration !== '' && setDays(DAYS_OF[duration])}
        />
      </div>
      <RentalDays
        availability={availability}
        machines={count}
        maxDays={MAX_DAYS}
        own={periodsOf(lines)}
        chosen={{ start, days }}
        onChange={(next) => {
          setStart(next.start);
          setDays(next.days);
        }}
      />
      <RentOptions
        options={options}
        chosen={codes ?? []}
        days={days}
        machines={count}
        onChange={choice.setOptions}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex flex-wrap items-end gap-x-4 gap-y-4">
          <div>
            <span aria-hidden="true" className={label}>
              {t('cart.durations', { duration: 'day' })}
            </span>
            <QuantityStepper
              name="days"
              count={days}
              max={MAX_DAYS}
              onChange={setDays}
              labels={{
                count: t('cart.durations', { duration: 'day' }),
                decrease: t('product.rental.calculatorFewer'),
                increase: t('product.rental.calculatorMore'),
              }}
            />
          </div>
          <div className="noscript:hidden">
            <span aria-hidden="true" className={label}>
              {t('cart.machines')}
            </span>
            {line ? (
              <LineStepper line={line} stock={product.stock} size="md" removes />
            ) : (
              <QuantityStepper
                count={machines}
                max={most}
                onChange={choice.setMachines}
                labels={{
                  count: t('cart.machines'),
                  decrease: t('cart.fewer'),
                  increase: t('cart.more'),
                }}
              />
            )}
          </div>
          <span className="hidden noscript:inline">
            <Button type="submit">{t('product.rental.calculate')}</Button>
          </span>
        </div>
        <output className="@container min-w-32 flex-1 sm:text-right">
          <TwoPrices price={times(rentOf(days, rates), count)} className="text-xl" />
        </output>
      </div>
      <p className="text-sm text-muted">
        {t('product.rental.deposit', {
          amount: formatPrice(depositOf(tiers.month, count, rule), locale),
        })}
      </p>
      {cover !== '' && <p className="text-sm text-muted">{cover}</p>}
      {purchase !== null && <BreakEven purchase={purchase} days={days} count={count} />}
      {refusal !== null && (isAsked || refusal.reason !== 'days-missing') && (
        <RentalRefusalNote
          refusal={refusal}
          wish={start === null ? null : { startDate: start, days, machines: count }}
          name={product.name}
          onStart={(day) => {
            setStart(day);
            focusWhenLost(form.current, CHOSEN_DAY);
          }}
        />
      )}
      <div ref={place}>
        {isInCart ? (
          <ButtonLink to="/cart" tone="primary" size="lg" width="full">
            {t('cart.goToCart')}
          </ButtonLink>
        ) : (
          product.stock > 0 && (
            <div className="flex flex-col gap-3">
              <Button tone="primary" size="lg" width="full" onClick={rent}>
                {t('product.rental.rentFor', {
                  days: t('duration.count', { duration: 'day', count: days }),
                })}
              </Button>
              {periodsOf(lines).length > 0 && start !== null && (
                <Button size="lg" width="full" onClick={rentAlso}>
                  {t('product.rental.addPeriod')}
                </Button>
              )}
            </div>
          )
        )}
      </div>
    </Form>
  );
}

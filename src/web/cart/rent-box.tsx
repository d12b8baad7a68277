import { useEffect, useRef, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { cartItemOf, MAX_QUANTITY, MAX_RENTAL_COUNT, type CartItem } from '../../domain/cart/cart-item.ts';
import { addItem } from '../../domain/cart/cart.ts';
import { setRental } from '../../domain/cart/change-cart.ts';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { times } from '../../domain/money/money.ts';
import { chosenCodes, optionsOf, optionTiers, type RentalOption } from '../../domain/rental/rental-option.ts';
import { wishRefusal } from '../../domain/rental/availability.ts';
import { depositOf } from '../../domain/rental/deposit.ts';
import type { Purchase } from '../../domain/rental/break-even.ts';
import { rentalPeriod, type RentalPeriod } from '../../domain/rental/rental-days.ts';
import { rentOf } from '../../domain/rental/rental-price.ts';
import { DAYS_OF, DURATIONS, rentalDays, tiersOfPrices, type Duration } from '../../domain/rental/tiers.ts';
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
import { parseCount, QuantityStepper } from '../ui/quantity-stepper.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { changeCart, useCart } from './cart-store.ts';
import { LineStepper } from './line-stepper.tsx';
import { useCoverText } from './cover-text.ts';
import { RentOptions } from './rent-options.tsx';

const MAX_DAYS = MAX_RENTAL_COUNT.day;

const daysOf = ({ rentalDuration, rentalCount }: CartItem): number =>
  Math.min(rentalDays(rentalDuration ?? 'day', rentalCount ?? 1), MAX_DAYS);

/** On which days the machines of some lines are rented. */
const periodsOf = (lines: readonly CartItem[]): RentalPeriod[] =>
  lines.flatMap((line) =>
    line.rentalStartDate
      ? [rentalPeriod({ startDate: line.rentalStartDate, duration: 'day', count: daysOf(line) })]
      : [],
  );

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
  const asked = parseCount(searchParams.get('days') ?? '');
  const [chosen, setChosen] = useState(asked && Math.min(asked, MAX_DAYS));
  const [chosenStart, setChosenStart] = useState<string | null>(null);
  const [machines, setMachines] = useState(1);
  const [chosenOptions, setChosenOptions] = useState<readonly string[] | null>(() => {
    const asked = searchParams.getAll('option');
    return asked.length === 0 ? null : asked;
  });
  const [isAsked, setIsAsked] = useState(false);
  const availability = useAvailability(product.id);
  const lines = useCart().filter(({ id, isRental }) => isRental && id === product.id);
  const days = chosen ?? (lines[0] ? daysOf(lines[0]) : 1);
  const start = chosenStart ?? lines[0]?.rentalStartDate ?? null;
  // What the cart or the address names and the shop does not offer any more is left out.
  const codes = chosenCodes(
    (chosenOptions ?? lines[0]?.rentalOptions ?? []).filter((code) => optionsOf(options, [code]) !== null),
  );
  const inCart = lines.find(
    (each) =>
      daysOf(each) === days &&
      (each.rentalStartDate ?? null) === start &&
      String(each.rentalOptions) === String(codes),
  );
  const line = inCart ?? lines[0];
  const count = line?.quantity ?? machines;
  const refusal =
    availability === null || availability === 'unknown'
      ? null
      : wishRefusal(availability, {
          productId: product.id,
          startDate: start,
          wish: { duration: 'day', count: days, machines: count },
        });
  const isInCart = inCart !== undefined && start !== null;

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
    setChosen(days);
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
          onChange={(duration) => duration !== '' && setChosen(DAYS_OF[duration])}
        />
      </div>
      <RentalDays
        availability={availability}
        machines={count}
        maxDays={MAX_DAYS}
        own={periodsOf(lines)}
        chosen={{ start, days }}
        onChange={(next) => {
          setChosenStart(next.start);
          setChosen(next.days);
        }}
      />
      <RentOptions
        options={options}
        chosen={codes ?? []}
        days={days}
        machines={count}
        onChange={setChosenOptions}
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
              onChange={setChosen}
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
                onChange={setMachines}
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
            setChosenStart(day);
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

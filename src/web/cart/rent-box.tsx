import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { cartItemOf } from '../../domain/cart/cart-item.ts';
import { addItem } from '../../domain/cart/cart.ts';
import { setRental } from '../../domain/cart/change-cart.ts';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { withoutTax, withTax } from '../../domain/checkout/tax.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { times } from '../../domain/money/money.ts';
import { optionsOf, optionTiers, type RentalOption } from '../../domain/rental/rental-option.ts';
import { wishRefusal } from '../../domain/rental/availability.ts';
import { depositOf } from '../../domain/rental/deposit.ts';
import { carriageFee, type RentCarriage } from '../../domain/rental/rent-carriage.ts';
import type { Purchase } from '../../domain/rental/break-even.ts';
import { daysPaidFirst, rentOf } from '../../domain/rental/rental-price.ts';
import { tiersOfPrices } from '../../domain/rental/tiers.ts';
import { ProductPrice } from '../catalogue/product-price.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { useCurrency, useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ChosenAmount } from '../i18n/price.tsx';
import '../i18n/rental-messages.ts';
import BreakEven from '../rental/break-even.tsx';
import { CHOSEN_DAY, RentalDays } from '../rental/rental-days.tsx';
import { RentalRefusalNote } from '../rental/rental-refusal-note.tsx';
import { useAvailability } from '../rental/use-availability.ts';
import { Button } from '../ui/button.tsx';
import { focusWhenLost } from '../ui/focus-when-lost.ts';
import { useInWindow } from '../ui/use-in-window.ts';
import { changeCart } from './cart-store.ts';
import { useCoverText } from './cover-text.ts';
import { RentOptions } from './rent-options.tsx';
import { RentSum } from './rent-sum.tsx';
import { ChosenPeriod, RentTerm } from './rent-term.tsx';
import { MAX_DAYS, periodsOf, useRentChoice } from './use-rent-choice.ts';

/** A product on its own page; of a machine with what bringing one, two, three … of it costs. */
export interface RentedProduct extends CardProduct {
  readonly carriages?: readonly RentCarriage[];
}

const StickyBuy = lazy(() => import('../product/sticky-buy.tsx'));

/**
 * Where a machine is rented on its own page: for how many days, how many machines, what that comes to and its deposit, and the button that names days and price and puts exactly
 * this into the cart (R15), from the nearest free day on; above it what goes with it, below it the calendar for other days. While the button is
 * out of the window, price and button stick to its lower edge. What is in the cart already takes the chosen days. Without script the form
 * answers with the price.
 */
export default function RentBox({
  product,
  options,
  purchase = null,
}: {
  product: RentedProduct;
  options: readonly RentalOption[];
  /** Of a product that is sold, too: what it costs to buy. */
  purchase?: Purchase | null;
}) {
  const t = useT();
  const locale = useLocale();
  const currency = useCurrency();
  const rule = useTaxRule();
  const coverText = useCoverText();
  const [searchParams] = useSearchParams();
  // The form asks for the same side of a product that is sold, too.
  const offer = searchParams.get('offer');
  const availability = useAvailability(product.id);
  const choice = useRentChoice(product.id, { options, availability, free: product.free?.day ?? null });
  const { days, start, codes, lines, line, isInCart, machines, setDays, setStart } = choice;
  const [isAsked, setIsAsked] = useState(false);
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
  const bar = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    pressed.current?.querySelector('a')?.focus({ preventScroll: true });
    pressed.current = null;
  }, [isInCart]);
  // On a phone the bar of the five ways covers the last lines of the window.
  const [isIn, watch] = useInWindow('0px 0px -60px');
  const isOut = isIn !== true && product.stock > 0;

  const tiers = tiersOfPrices(product.prices[currency], currency);
  const item = cartItemOf(
    product,
    { duration: 'day', count: days, startDate: start, options: codes },
    options,
  );
  if (tiers === null || item === null) return null;
  /** By the button of the box or of the bar, whichever is in `pressedIn`. */
  const rent = (pressedIn: HTMLDivElement | null) => {
    if (start === null || refusal !== null) {
      setIsAsked(true);
      place.current?.scrollIntoView({ block: 'center' });
      return;
    }
    pressed.current = pressedIn;
    setDays(days);
    changeCart((items) => setRental(items, { ...item, quantity: machines }));
  };
  /** Beside what the cart has of it, instead of changing that. */
  const rentAlso = () => {
    if (refusal !== null) return setIsAsked(true);
    pressed.current = place.current;
    changeCart((items) => addItem(items, { ...item, quantity: count }));
  };
  const rates = {
    machine: tiers,
    options: (optionsOf(options, codes) ?? []).map((option) => optionTiers(option, currency)),
  };
  const cover = coverText({ duration: 'day', count: days }, rates);
  const term = t('duration.count', { duration: 'day', count: days });
  const total = times(rentOf(days, rates), count);
  const paidDays = daysPaidFirst(days);
  const paid = times(rentOf(paidDays, rates), count);
  const { carriages = [] } = product;
  const carriage = carriages[Math.min(count, carriages.length) - 1];
  const amountOf = (taxed: typeof withTax) => formatPrice(taxed(total, rule), locale);
  return (
    <Form ref={form} preventScrollReset className="flex flex-col gap-4">
      {offer !== null && <input type="hidden" name="offer" value={offer} />}
      <RentTerm product={product} choice={choice} total={total}>
        <RentSum
          {...{ paid, carriage }}
          paidDays={paidDays < days ? paidDays : null}
          fee={carriageFee(carriage, paid)}
          deposit={depositOf(tiers.month, count, rule)}
        />
      </RentTerm>
      {start !== null && <ChosenPeriod start={start} days={days} />}
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
      <RentOptions
        options={options}
        chosen={codes ?? []}
        days={days}
        machines={count}
        onChange={choice.setOptions}
      />
      <div ref={watch}>
        <div ref={place}>
          {isInCart ? (
            <ButtonLink to="/cart" tone="primary" size="lg" width="full">
              {t('cart.goToCart')}
            </ButtonLink>
          ) : (
            product.stock > 0 && (
              <div className="flex flex-col gap-3">
                <Button tone="primary" size="lg" width="full" onClick={() => rent(place.current)}>
                  <span>
                    {t('product.rental.rentFor', { days: term })}{' '}
                    <span className="whitespace-nowrap">
                      · <ChosenAmount gross={amountOf(withTax)} net={amountOf(withoutTax)} />
                    </span>
                  </span>
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
      </div>
      {cover !== '' && <p className="text-sm text-muted">{cover}</p>}
      {purchase !== null && <BreakEven purchase={purchase} days={days} count={count} />}
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
      {isOut && (
        <Suspense>
          <StickyBuy
            name={product.name}
            isEarly={isIn === undefined}
            price={
              <ProductPrice
                price={total}
                per={<span className="font-normal"> / {days === 1 ? t('duration.day') : term}</span>}
              />
            }
            action={
              <div ref={bar}>
                {isInCart ? (
                  <ButtonLink to="/cart" tone="primary" size="sm" width="full">
                    {t('nav.cart')}
                  </ButtonLink>
                ) : (
                  <Button tone="primary" size="sm" width="full" onClick={() => rent(bar.current)}>
                    {t('cart.rent')}
                  </Button>
                )}
              </div>
            }
          />
        </Suspense>
      )}
    </Form>
  );
}

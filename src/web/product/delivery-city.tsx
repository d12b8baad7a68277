import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { controlClass } from '../ui/control.tsx';
import type { DeliveryPlace } from './product-offer.server.ts';
import type { ProductTerm } from './product-terms.ts';

/** What the page for a city says of its delivery. */
interface PlacedTerms {
  readonly place: DeliveryPlace | null;
  readonly terms: readonly ProductTerm[];
}

/** Where the browser keeps the city that delivery was asked for last. */
const STORAGE_KEY = 'deliveryCity';

function keptCity(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // forbidden storage: the city is asked for on each page
  }
}

function keepCity(city: string): void {
  try {
    if (city === '') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, city);
  } catch {
    // Forbidden storage.
  }
}

/**
 * Asks for the city where days and fees of delivery depend on it, and gives `children` the terms that hold there; null until one is
 * named. Without script the form leads to the page for that city.
 */
export default function DeliveryCity({
  place: { city, majorCities },
  offer,
  children,
}: {
  place: DeliveryPlace;
  /** The side of a product that is sold and rented. */
  offer: string | null;
  children: (terms: readonly ProductTerm[] | null) => ReactNode;
}) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { load, data, Form, state } = useFetcher<PlacedTerms | null>();
  useEffect(() => {
    const kept = city === null ? keptCity() : null;
    if (kept !== null) void load(`?${new URLSearchParams({ city: kept, ...(offer !== null && { offer }) })}`);
  }, [city, offer, load]);
  const shown = data?.place?.city ?? city ?? '';
  return (
    <>
      <Form
        method="get"
        onSubmit={() => keepCity(field.current?.value.trim() ?? '')}
        className="mb-4 flex items-end gap-3 print:hidden"
      >
        {offer !== null && <input type="hidden" name="offer" value={offer} />}
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
            {t('product.city.label')}
          </label>
          <input
            key={shown}
            ref={field}
            id={id}
            name="city"
            list={`${id}-cities`}
            defaultValue={shown}
            maxLength={60}
            autoComplete="address-level2"
            className={`${controlClass} h-11`}
          />
          <datalist id={`${id}-cities`}>
            {majorCities.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
        </div>
        <Button type="submit" loading={state !== 'idle'}>
          {t('product.city.show')}
        </Button>
      </Form>
      <div aria-live="polite">{children(data?.terms ?? null)}</div>
    </>
  );
}

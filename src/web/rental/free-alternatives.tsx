import { useEffect, useState } from 'react';
import { offerPath } from '../../domain/catalogue/offer-path.ts';
import { fromMajor } from '../../domain/money/major-units.ts';
import type { Currency } from '../../domain/money/money.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import '../i18n/rental-messages.ts';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { logFailure } from '../ui/log-failure.ts';

/** What is taken, and other machines are wanted for. */
export interface RefusedWish {
  readonly startDate: string;
  readonly days: number;
  readonly machines: number;
}

interface Found {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly currency: Currency;
}

async function fetchAlternatives(address: string): Promise<readonly Found[]> {
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    if (!answer.ok) return [];
    const { data }: { data: readonly Found[] } = await answer.json();
    return data;
  } catch (error) {
    logFailure('Service call failed: alternatives', error);
    return [];
  }
}

/** Other machines that are free on the days on which one is taken, with what they cost for these days; nothing where none is, or it is not known. */
export function FreeAlternatives({
  productId,
  wish: { startDate, days, machines },
}: {
  productId: number;
  wish: RefusedWish;
}) {
  const t = useT();
  const currency = useCurrency();
  const locale = useLocale();
  const query = new URLSearchParams({
    from: startDate,
    days: String(days),
    machines: String(machines),
    currency,
    locale,
  }).toString();
  const address = `/api/products/${productId}/alternatives?${query}`;
  const [known, setKnown] = useState<{ readonly address: string; readonly found: readonly Found[] }>();
  useEffect(() => {
    let isWanted = true;
    void fetchAlternatives(address).then((found) => {
      if (isWanted) setKnown({ address, found });
    });
    return () => {
      isWanted = false;
    };
  }, [address]);
  const found = known?.address === address ? known.found : [];
  if (found.length === 0) return null;
  return (
    <section className="mt-3">
      <h3 className="text-sm font-semibold tracking-normal">
        {t('product.rental.alternatives', { days: t('duration.count', { duration: 'day', count: days }) })}
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {found.map(({ id, name, price, ...each }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <LocalLink to={`${offerPath(id, 'rent')}#buy`} className="underline underline-offset-4">
              {name}
            </LocalLink>
            <TwoPrices price={fromMajor(price, each.currency)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

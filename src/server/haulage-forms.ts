import * as v from 'valibot';
import { COUNTRY_FORMATS, readPostcode } from '../domain/contact-data/countries.ts';
import type { Market } from '../domain/locale/market.ts';
import { fromMajor } from '../domain/money/major-units.ts';
import { compare, type Currency } from '../domain/money/money.ts';
import type { HaulageFees } from '../domain/rental/haulage.ts';
import { AMOUNT } from './setting-forms.ts';

const FEES = new RegExp(`^(${AMOUNT})/(${AMOUNT}),(${AMOUNT})/(${AMOUNT})$`);

function readFees(text: string, currency: Currency): HaulageFees | null {
  const [, ...amounts] = FEES.exec(text.replaceAll(/\s/g, '')) ?? [];
  const [near, far, heavy, heavyFar] = amounts.map((amount) => fromMajor(Number(amount), currency));
  if (!near || !far || !heavy || !heavyFar) return null;
  const isInOrder = (smaller: typeof near, greater: typeof near) => compare(smaller, greater) <= 0;
  return isInOrder(near, far) &&
    isInOrder(heavy, heavyFar) &&
    isInOrder(near, heavy) &&
    isInOrder(far, heavyFar)
    ? { van: { own: near, next: far }, 'low-loader': { own: heavy, next: heavyFar } }
    : null;
}

/** What vehicles cost: the van to the depot's region and to the next ones, then the low-loader; or `quoted`. */
export const haulageFees = (currency: Currency) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): HaulageFees | 'quoted' => {
      if (dataset.value === 'quoted') return 'quoted';
      const fees = readFees(dataset.value, currency);
      if (fees !== null) return fees;
      addIssue({
        message:
          'Must be quoted, or the fees of a van and of a low-loader, none cheaper than a nearer or smaller one, like 2500/7500,9000/24000',
      });
      return NEVER;
    }),
  );

/** A postcode as a market writes it. */
export const postcodeIn = (market: Market) =>
  v.pipe(
    v.string(),
    v.check((text) => readPostcode(text, market) !== null, `Must match ${COUNTRY_FORMATS[market].postcode}`),
  );

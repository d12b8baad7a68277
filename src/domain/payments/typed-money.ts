import * as v from 'valibot';
import type { Currency } from '../money/money.ts';
import { parseAmount } from '../money/major-units.ts';

/** A field of a form that holds an amount as people type it. */
export const typedMoney = (currency: Currency) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const amount = parseAmount(dataset.value, currency);
      if (amount === null) addIssue({ message: 'backoffice.transfer.amountInvalid' });
      return amount ?? NEVER;
    }),
  );

import type { Currency } from '../domain/money/money.ts';
import type { Database } from './database/database.ts';
import { BEGUN_CHARGES, beginCharge } from './payments/charges/begin-charge.ts';
import { CHARGES, makeCharge } from './payments/charges/make-charge.ts';
import { plannedCharges } from './payments/charges/planned-charges.ts';
import { CARD_BILLS, remindOfBill } from './payments/charges/remind-of-bills.ts';
import { paysByItself } from './payments/charges/paying-method.ts';
import { DETACHED_METHODS, forgetMethod } from './payments/methods/forget-method.ts';
import { openMethodPage, vaultFor } from './payments/methods/open-page.ts';
import {
  listMethods,
  payRentalsBy,
  removeMethod,
  setDefaultMethod,
  setRecurring,
} from './payments/methods/saved-methods.ts';
import {
  checkMethodPage,
  hearMethodPage,
  METHOD_PAGES,
  returnFromMethodPage,
} from './payments/methods/settle-page.ts';
import { chargersOf, type PaymentProviders } from './payments/providers.ts';
import type { settleEvent } from './payments/settle-event.ts';
import type { ProviderFailed } from './ports/payment-provider.ts';
import { sealing as sealingOf } from './sealing.ts';

/** Binds all that is done with the payment methods that customers save with providers. */
export function wirePaymentMethods(
  database: Database,
  options: {
    readonly providers: PaymentProviders;
    readonly secret: string;
    readonly publicUrl: string;
    readonly settle: ReturnType<typeof settleEvent>;
    readonly report: (failure: ProviderFailed) => void;
  },
) {
  const needs = { ...options, sealing: sealingOf(options.secret, 'payment-method') };
  const chargers = chargersOf(options.providers);
  return {
    paysByItself: paysByItself(chargers),
    plannedCharges: plannedCharges(database, { chargers }),
    methods: {
      list: listMethods(database, chargers),
      /** Whether somebody saves methods for a shop that charges in a currency. */
      canSave: (currency: Currency) => vaultFor(options.providers, currency) !== null,
      openPage: openMethodPage(database, needs),
      returnFromPage: returnFromMethodPage(database, needs),
      setDefault: setDefaultMethod(database),
      setRecurring: setRecurring(database),
      payRentalsBy: payRentalsBy(database, chargers),
      remove: removeMethod(database),
    },
    hearMethodPage: hearMethodPage(database, needs),
    chores: [
      { name: METHOD_PAGES, next: checkMethodPage(database, needs) },
      { name: BEGUN_CHARGES, next: beginCharge(database, { chargers }) },
      { name: CARD_BILLS, next: remindOfBill(database, { chargers }) },
      { name: CHARGES, next: makeCharge(database, needs) },
      { name: DETACHED_METHODS, next: forgetMethod(database, needs) },
    ],
  };
}

import { checkoutBody } from '../../support/checkout-body.ts';
import { rentalStart } from '../../support/rental-start.ts';
import { ONE, TWO } from '../../support/sample-depot.ts';
import { someoneWaits } from '../../support/someone-waits.ts';
import type { TestShop } from '../../support/test-shop.ts';
import { lockProducts } from '../../../src/server/catalogue/stock.ts';

/** Orders machines while somebody holds the lock of one product; tells how the others' orders ended, and its own after that. */
export async function rentBesideLock(openShop: () => Promise<TestShop>) {
  const { api, database, signedIn, close } = await openShop();
  try {
    const { headers } = await signedIn();
    const rent = async (id: number) => {
      const line = {
        id,
        quantity: 1,
        isRental: true,
        rentalDuration: 'day',
        rentalCount: 1,
        rentalStartDate: rentalStart(),
      };
      const body = JSON.stringify(checkoutBody([line]));
      return (await api('/create-checkout-session', { method: 'POST', headers, body })).status;
    };
    const { other, own } = await database.transaction(async (transaction) => {
      await lockProducts(transaction, { ids: [ONE] });
      const ofAnother = await rent(TWO);
      const ofSame = rent(ONE);
      await someoneWaits(database, ofSame);
      return { other: ofAnother, own: { ofSame } };
    });
    return { other, own: await own.ofSame };
  } finally {
    await close();
  }
}

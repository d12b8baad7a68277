import { connectData, seededData } from './built-shop.ts';
import { startShop } from './shop-process.ts';
import { addStaffAccounts, STAFF, type ADMIN } from './staff-account.ts';

/** A shop of its own with somebody of the staff who is signed in: `ask` asks as that person and follows no redirect. */
export async function startShopOfStaff(person: typeof STAFF | typeof ADMIN = STAFF) {
  const data = await seededData();
  const { database, close } = await connectData(data);
  await addStaffAccounts(database);
  await close();
  const shop = await startShop(data);
  const signedIn = await fetch(`${shop.url}/en/auth`, {
    redirect: 'manual',
    method: 'POST',
    body: new URLSearchParams({ intent: 'login', ...person }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  return {
    url: shop.url,
    ask: (path: string, init: RequestInit = {}) =>
      fetch(shop.url + path, { redirect: 'manual', headers: { cookie }, ...init }),
    stop: () => shop.stop(),
  };
}

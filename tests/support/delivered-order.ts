import type { Browser, BrowserContext, Page } from '@playwright/test';
import { localeOf, REGIONS, type Region } from '../../src/domain/locale/locale.ts';
import { answerForPlace, expect, LONG, test, texts, WINDOWS } from './journey.ts';
import { KRAKOW, KYIV, Shopper } from './shopper.ts';
import { STAFF } from './staff-account.ts';

/** A page of the back office, signed in, and the way to close its browser. */
interface Office {
  readonly staff: Page;
  readonly close: () => Promise<void>;
}

/** Who buys what, and where. */
interface Visit {
  readonly page: Page;
  readonly browser: Browser;
  readonly baseURL: string | undefined;
  readonly region: Region;
  readonly categories: readonly string[];
}

/** Buys the first products of some categories by transfer, which staff record, send and deliver, as people do it. */
async function buyAndDeliver(
  shopper: Shopper,
  { page, browser, baseURL, region, categories }: Visit,
): Promise<Office & { readonly orderId: string }> {
  const { t } = shopper;
  for (const category of categories) await shopper.addFirstOf(category);
  await shopper.startCheckout();
  await shopper.register();
  await page.waitForURL(/\/checkout(\?|$)/);
  await shopper.fillShipping(region === 'pl' ? KRAKOW : KYIV);
  await shopper.choosePayment('transfer');
  const orderId = await shopper.placeOrder();
  const details = page.getByRole('region', { name: t('order.transfer.title') });
  const amount = t('order.transfer.amount');
  await details.getByRole('button', { name: t('order.copy', { name: amount }) }).click();
  await expect(page.getByText(t('order.copied', { name: amount }))).toBeVisible();
  const total = await page.evaluate(() => navigator.clipboard.readText());
  const office = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await answerForPlace(office);
  const staff = await office.newPage();
  const s = texts(localeOf(region));
  await staff.goto(`/${region}/admin`);
  await staff.getByLabel(s('auth.field.email')).fill(STAFF.email);
  await staff.locator('[name=password]').fill(STAFF.password);
  await staff.getByRole('button', { name: s('auth.login'), exact: true }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(s('backoffice.today'));
  await staff.goto(`/${region}/admin/orders/${orderId}`);
  await staff.locator('#receive [name=amount]').fill(total);
  await staff.locator('#receive [name=reference]').fill(`RET-${orderId}`);
  await staff.locator('#receive button[type=submit]').click();
  await staff.getByLabel(s('backoffice.ship.number')).fill('20450012345678');
  await staff.getByRole('button', { name: s('backoffice.ship.do') }).click();
  await expect(staff.getByText(s('backoffice.ship.done'))).toBeVisible();
  await staff.getByRole('button', { name: s('backoffice.deliver.do') }).click();
  await expect(staff.getByText(s('backoffice.deliver.done'))).toBeVisible();
  return { orderId, staff, close: () => office.close() };
}

/** The flows that follow a delivery, in each market: in the short tier on a phone by night, in the long one at a desk. */
export function inEachMarket(define: (region: Region) => void): void {
  for (const region of REGIONS) {
    const isShort = region === 'ua';
    test.describe(isShort ? 'on a phone' : 'at a desk', isShort ? {} : LONG, () => {
      test.use(isShort ? { viewport: WINDOWS[390], colorScheme: 'dark' } : { viewport: WINDOWS[1440] });
      define(region);
    });
  }
}

/** A customer who has just received cables and switches, with their words, and the staff who sent these. */
export async function delivered(
  region: Region,
  { context, ...visit }: Pick<Visit, 'page' | 'browser' | 'baseURL'> & { readonly context: BrowserContext },
) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shopper = new Shopper(visit.page, region);
  const categories = ['cables-wires', 'automatic-switches'];
  return { ...(await buyAndDeliver(shopper, { ...visit, region, categories })), shopper, t: shopper.t };
}

/** Staff say that all that came can be sold again. */
export async function allSellable(staff: Page): Promise<void> {
  for (const field of await staff.locator('input[name^="sellable."]').all()) {
    const back = ((await field.getAttribute('name')) ?? '').replace('sellable', 'back');
    await field.fill(await staff.locator(`[name="${back}"]`).inputValue());
  }
}

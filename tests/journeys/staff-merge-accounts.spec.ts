import type { Page } from '@playwright/test';
import { confirmEmail, emailsTo, linkInOutbox } from '../support/confirm-email.ts';
import { PASSWORD, register } from '../support/http-customer.ts';
import { axeViolations, expect, openPage, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { ADMIN } from '../support/staff-account.ts';

/** A customer whose address is confirmed, and the order that they placed. */
async function owner(url: string, number: number) {
  const customer = await register(url, number);
  const { email, headers } = customer;
  await confirmEmail(url, { email, cookie: headers['cookie'] ?? '' });
  return { email, password: PASSWORD, orderId: await customer.placeOrder() };
}

const fits = async (page: Page) => {
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
};

test('an admin proposes that two accounts become one, and it is done when both owners agreed', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const [goes, stays] = [await owner(url, 7401), await owner(url, 7402)];
  const admin = new Shopper(page, 'ua');
  const { t } = admin;
  const main = page.getByRole('main');
  await admin.enterAs(ADMIN);
  await admin.open(`/admin/customers?q=${encodeURIComponent(goes.email)}`);
  await main.getByRole('link', { name: 'Olena 7401' }).first().click();
  await main.getByRole('link', { name: t('backoffice.merge.start') }).click();
  const search = main.getByLabel(t('backoffice.merge.search'));
  await search.fill(stays.email);
  await search.press('Enter');
  await page.waitForURL(/q=customer-7402/);
  await fits(page);
  await main.getByRole('link', { name: new RegExp(stays.email) }).click();
  await main.getByRole('link', { name: t('backoffice.merge.keepThis') }).click();
  await page.waitForURL(/stays=/);
  const goneId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const sign of ['since', 'orders', 'lastOrder'] as const)
    await expect(main.getByRole('term').filter({ hasText: t(`backoffice.merge.${sign}`) })).toHaveCount(2);
  const orders = main.getByRole('row', { name: new RegExp(`^${t('backoffice.merge.thing.orders')}`) });
  await expect(orders.getByRole('cell')).toHaveText(['1', '1']);
  await fits(page);

  const send = main.getByRole('button', { name: t('backoffice.merge.propose') });
  await main.getByLabel(t('backoffice.merge.email')).fill(stays.email);
  await send.click();
  await expect(main.getByText(t('backoffice.merge.emailWrong'))).toBeVisible();
  await expect(main.getByText(t('backoffice.merge.why.empty'))).toBeVisible();
  await main.getByLabel(t('backoffice.merge.why'), { exact: true }).fill('Просила телефоном');
  await main.getByLabel(t('backoffice.merge.email')).fill(goes.email);
  await send.click();
  await expect(main.getByText(t('backoffice.merge.done.proposed'))).toBeVisible();
  await expect(main.getByText(t('backoffice.merge.waits'))).toHaveCount(2);
  await fits(page);

  const mine = await (await browser.newContext({ baseURL: url })).newPage();
  const shopper = new Shopper(mine, 'en');
  const own = mine.getByRole('main');
  const say = shopper.t;
  for (const [account, isLast] of [
    [stays, false],
    [goes, true],
  ] as const) {
    const link = await linkInOutbox(url, account.email, 'merge-accounts');
    await mine.goto(link);
    if (isLast) {
      // Signed in as the other, the link does nothing.
      await expect(own.getByText(say('auth.merge.otherAccountTitle'))).toBeVisible();
      await own.getByRole('button', { name: say('profile.logout') }).click();
      await expect(mine.getByText(say('auth.loggedOut'))).toBeVisible();
      await mine.goto(link);
    }
    await shopper.signIn(account);
    const agree = own.getByRole('button', { name: say('auth.merge.agree') });
    await expect(agree).toBeVisible();
    await fits(mine);
    await agree.click();
    await expect(
      own.getByText(say(isLast ? 'auth.merge.doneTitle' : 'auth.merge.waitingTitle')),
    ).toBeVisible();
    await mine.goto(link);
    await expect(own.getByText(say('auth.link.spentTitle'))).toBeVisible();
  }

  await openPage(mine, '/en/auth?redirect=/en/profile/orders');
  await shopper.signIn(goes);
  await expect(own.getByText(say('auth.loginFailed'))).toBeVisible();
  await shopper.signIn(stays);
  await shopper.arriveAt('/profile/orders');
  for (const { orderId } of [goes, stays])
    await expect(own.locator(`a[href*="${orderId}"]`).first()).toBeVisible();
  for (const { email } of [goes, stays])
    await expect.poll(async () => (await emailsTo(url, email)).length).toBeGreaterThan(2);

  // The address of the account that is gone leads to the other.
  await page.goto(`/ua/admin/account-merges/${goneId}`);
  await expect(main.getByRole('heading', { level: 1, name: t('backoffice.merge.title') })).toBeVisible();
  expect(page.url()).not.toContain(goneId);

  await admin.open('/admin/audit');
  await expect(main.getByText(t('backoffice.audit.action.accounts-merged')).first()).toBeVisible();
});

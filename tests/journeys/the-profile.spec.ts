import { localeOf } from '../../src/domain/locale/locale.ts';
import { axeViolations, expect, inEachLanguage, LONG, test, texts } from '../support/journey.ts';
import { KRAKOW, KYIV, Shopper } from '../support/shopper.ts';

inEachLanguage((_, region) => {
  test(
    `a customer of ${region} finds an order in the profile, and comes back to what was chosen`,
    region === 'ua' ? {} : LONG,
    async ({ page }) => {
      const shopper = new Shopper(page, region);
      const { t } = shopper;
      await shopper.open('/profile/orders?view=timeline');
      await expect(page).toHaveURL(/\/auth\?redirect=[^&]*timeline/);
      await shopper.addFirstOf('inverters');
      await shopper.startCheckout();
      await shopper.register();
      await page.waitForURL(/\/checkout(\?|$)/);
      await shopper.fillShipping(region === 'pl' ? KRAKOW : KYIV);
      await shopper.choosePayment('transfer');
      const orderId = await shopper.placeOrder();

      await shopper.open('/profile');
      const main = page.getByRole('main');
      await expect(main.locator(`[aria-labelledby=dues] a[href$="/payment/${orderId}"]`)).toBeVisible();
      await expect(main.locator(`a[href$="/payment/${orderId}"]`)).toHaveCount(1); // said once
      expect(await axeViolations(page)).toEqual([]);
      const tabs = page.getByRole('navigation', { name: t('profile.nav') });
      await tabs.getByRole('link', { name: t('profile.tab.orders'), exact: true }).click();
      await shopper.arriveAt('/profile/orders');
      const states = main.getByRole('combobox', { name: t('profile.orders.status') });
      await expect(states).toBeVisible();
      const order = main.locator(`h3 a[href$="/order/${orderId}"], h4 a[href$="/order/${orderId}"]`);
      const details = main.getByRole('link', { name: t('profile.active.viewNamed', { number: '' }).trim() });
      await expect(order).toBeVisible();
      await expect(details).toHaveAttribute('href', new RegExp(`/order/${orderId}$`));
      expect(await axeViolations(page)).toEqual([]);
      await states.focus();
      await states.selectOption('shipped');
      await expect(page).toHaveURL(/\?status=shipped$/);
      await expect(main.getByText(t('profile.orders.noneTitle'))).toBeVisible();
      await expect(states).toBeFocused();
      await states.selectOption('pending');
      await expect(page).toHaveURL(/\?status=pending$/);
      await expect(order).toBeVisible();

      const number = /ORD-\d+/.exec(await order.innerText())?.[0] ?? '';
      const search = main.getByRole('searchbox', { name: t('profile.orders.search') });
      await search.fill(number.toLowerCase());
      await search.press('Enter');
      await expect(page).toHaveURL(/q=ord-\d+$/);
      await expect(order).toBeVisible();
      await expect(search).toBeFocused();
      await main.getByRole('button', { name: t('profile.orders.find') }).click(); // what is shown already
      // The address changes at once, the list and its links once it is there.
      await page.goBack();
      await expect(page).toHaveURL(/\?status=pending$/);
      await expect(search).toHaveValue('');
      await page.goForward();
      await expect(page).toHaveURL(/q=ord-\d+$/);
      await expect(search).toHaveValue(number.toLowerCase());
      await main.getByRole('link', { name: t('profile.orders.view.timeline') }).click();
      await expect(page).toHaveURL(/view=timeline/);
      await expect(main.getByRole('list', { name: t('order.progress') })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);

      await order.click();
      await shopper.arriveAt(`/order/${orderId}`);
      await page.goBack();
      await expect(page).toHaveURL(/status=pending.*view=timeline/);
      await expect(states).toHaveValue('pending');
      await expect(search).toHaveValue(number.toLowerCase());
      await expect(order).toBeVisible();
      await main.getByRole('link', { name: t('profile.orders.clear') }).click();
      await expect(page).toHaveURL(/orders\?view=timeline$/);
      await expect(states).toHaveValue('all');
    },
  );
});

test(
  'what was typed stays where the shop does not answer, and the form says so',
  LONG,
  async ({ page, problems }) => {
    const { t } = new Shopper(page, 'en');
    await page.goto('/en/auth?mode=register&redirect=/en/profile/personal');
    const main = page.getByRole('main');
    await main.getByLabel(t('auth.field.email')).fill(`failing.${crypto.randomUUID()}@example.com`);
    await main.locator('[name=password]').fill('slonce-2026');
    await main.locator('[name=confirmPassword]').fill('slonce-2026');
    await main.getByRole('button', { name: t('auth.register') }).click();
    await page.waitForURL(/\/en\/profile\/personal$/);
    const details = page.locator('#details');
    await details.getByLabel(t('checkout.field.firstName')).fill('Ada');
    const fail = (status: number) =>
      page.route(/\/en\/(profile\/personal|logout)(\.data)?(\?|$)/, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status }) : route.continue(),
      );
    await fail(500);
    await details.getByRole('button', { name: t('profile.personal.save') }).click();
    await expect(details.getByText(t('profile.personal.error.failed'))).toBeVisible();
    await expect(details.getByLabel(t('checkout.field.firstName'))).toHaveValue('Ada');
    const password = page.locator('#password');
    await password.getByRole('link', { name: t('profile.password.change') }).click();
    await password.locator('[name=currentPassword]').fill('slonce-2026');
    await password.locator('[name=newPassword]').fill('slonce-2027');
    await password.locator('[name=confirmPassword]').fill('slonce-2027');
    await password.getByRole('button', { name: t('profile.password.change') }).click();
    await expect(password.getByText(t('profile.password.error.failed'))).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('profile.logout') }).click();
    await expect(page.getByText(t('auth.logoutFailed'))).toBeVisible();
    await page.unrouteAll();
    await details.getByRole('button', { name: t('profile.personal.save') }).click();
    await expect(details.getByText(t('profile.personal.saved'))).toBeVisible();
    await page.getByRole('button', { name: t('profile.logout') }).click();
    await page.waitForURL(/\/en\/auth\?loggedOut/);
    expect(problems.splice(0)).toHaveLength(3); // the three that were not answered
  },
);

test('on a phone the overview alone has the head of the account, and the tab that is shown is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { t } = new Shopper(page, 'ua');
  await page.goto('/ua/auth?mode=register&redirect=/ua/profile');
  const main = page.getByRole('main');
  await main.getByLabel(t('auth.field.email')).fill(`phone.${crypto.randomUUID()}@example.com`);
  await main.locator('[name=password]').fill('сонце-2026');
  await main.locator('[name=confirmPassword]').fill('сонце-2026');
  await main.getByRole('button', { name: t('auth.register') }).click();
  await page.waitForURL(/\/ua\/profile$/);
  await expect(main.getByRole('button', { name: t('profile.logout') })).toBeVisible();
  await page.goto('/ua/profile/returns');
  await expect(main.getByRole('button', { name: t('profile.logout') })).toBeHidden();
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  const tab = main.getByRole('link', { name: t('profile.tab.returns'), exact: true }).first();
  // All but the pixel that lies over the line under the row.
  await expect(tab).toBeInViewport({ ratio: 0.95 });
  expect(await axeViolations(page)).toEqual([]);
});

test('a page out of the browser’s memory shows nothing of who has signed out in another tab', async ({
  page,
  context,
}) => {
  const t = texts(localeOf('en'));
  const shopper = new Shopper(page, 'en');
  await shopper.open('/auth?mode=register&redirect=/en/profile/personal');
  const main = page.getByRole('main');
  await main.getByLabel(t('auth.field.email')).fill(`memory.${crypto.randomUUID()}@example.com`);
  await main.locator('[name=password]').fill('slonce-2026');
  await main.locator('[name=confirmPassword]').fill('slonce-2026');
  await main.getByRole('button', { name: t('auth.register'), exact: true }).click();
  await page.waitForURL('**/profile/personal');
  await expect(main.locator('#sessions')).toBeVisible();
  const restore = () =>
    page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  const other = await context.newPage();
  await other.goto('/en/profile');
  await other.getByRole('button', { name: t('profile.logout') }).click();
  await other.waitForURL(/\/en\/auth\?loggedOut/);
  await other.close();
  await restore();
  await page.waitForURL(/\/en\/auth\?redirect=/);
  await expect(main.locator('#sessions')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs are links, and the orders are asked for by a form', async ({ page }) => {
    const t = texts(localeOf('ua'));
    await page.goto('/ua/auth?mode=register&redirect=/ua/profile/orders');
    const main = page.getByRole('main');
    await main.getByLabel(t('auth.field.email')).fill(`profile.${crypto.randomUUID()}@example.com`);
    await main.locator('[name=password]').fill('сонце-2026');
    await main.locator('[name=confirmPassword]').fill('сонце-2026');
    await main.getByRole('button', { name: t('auth.register') }).click();
    await page.waitForURL(/\/ua\/profile\/orders$/);
    await expect(main.getByText(t('profile.noOrdersTitle'))).toBeVisible();
    await page.goto('/ua/profile/orders?status=shipped');
    await main.getByRole('searchbox', { name: t('profile.orders.search') }).fill('deye');
    await main.getByRole('button', { name: t('profile.orders.find') }).click();
    await expect(page).toHaveURL(/q=deye&status=shipped&range=all$/);
    await expect(main.getByText(t('profile.orders.noneTitle'))).toBeVisible();
    await page
      .getByRole('navigation', { name: t('profile.nav') })
      .getByRole('link', { name: t('profile.tab.support'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/ua\/profile\/support$/);
    await expect(main.getByRole('link', { name: t('profile.support.contact') })).toBeVisible();
  });
});

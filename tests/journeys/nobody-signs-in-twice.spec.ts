import type { Page } from '@playwright/test';
import { expect, inEachLanguage, LONG, takenOver, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

const storedTarget = (page: Page) => page.evaluate(() => localStorage.getItem('checkoutRedirect'));

const [INSTALLED, STOPPED] = [new Date('2027-01-01T12:00:00Z'), new Date('2027-01-01T13:00:00Z')];

/** Opens the sign-in of the checkout as somebody who is signed in, with a target that the browser remembers; its clock stands. */
async function openSignedIn(page: Page, shopper: Shopper) {
  const { t, region } = shopper;
  await shopper.registerFor('/profile/privacy');
  await page.evaluate((path) => localStorage.setItem('checkoutRedirect', path), `/${region}/company`);
  await page.clock.install({ time: INSTALLED });
  await page.clock.pauseAt(STOPPED);
  await takenOver(page, async () => {
    await page.goto(`/${region}/checkout/auth`);
    await page.clock.runFor(500); // until the browser is idle, which starts the page's script
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.alreadySignedIn'));
}

inEachLanguage((locale, region) => {
  const tier = locale === 'uk' ? {} : LONG;

  test('the checkout’s sign-in leads on by itself, after a second and a half', tier, async ({ page }) => {
    const shopper = new Shopper(page, region);
    await openSignedIn(page, shopper);
    await expect(page).toHaveTitle(`${shopper.t('auth.alreadySignedIn')} — Promin`);
    await page.clock.runFor(1499);
    expect(new URL(page.url()).pathname).toBe(`/${region}/checkout/auth`);
    expect(await storedTarget(page)).toBe(`/${region}/company`);
    await page.clock.runFor(1);
    await page.clock.resume();
    await shopper.arriveAt('/company');
    expect(await storedTarget(page)).toBeNull();
    await page.goBack();
    await shopper.arriveAt('/profile/privacy'); // the screen is nothing to come back to
  });

  test('and sooner by its link', tier, async ({ page }) => {
    const shopper = new Shopper(page, region);
    await openSignedIn(page, shopper);
    await page.getByRole('link', { name: shopper.t('auth.goOn'), exact: true }).click();
    await shopper.arriveAt('/company');
    expect(await storedTarget(page)).toBeNull();
    await page.goBack();
    await shopper.arriveAt('/profile/privacy');
  });
});

test(
  'the address’s target goes before the remembered one, and the checkout stands for none',
  LONG,
  async ({ page }) => {
    const shopper = new Shopper(page, 'ua');
    await openSignedIn(page, shopper);
    await page.clock.resume();
    await page.goto('/ua/checkout/auth?redirect=/ua/faq');
    await shopper.arriveAt('/faq');
    expect(await storedTarget(page)).toBeNull();
    await shopper.addFirstOf('mounting-systems');
    await page.goto('/ua/checkout/auth');
    await shopper.arriveAt('/checkout');
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('who is signed in goes on by a link, or at once', async ({ page }) => {
    const { t, email, password } = new Shopper(page, 'ua');
    const main = page.getByRole('main');
    await page.goto('/ua/auth?mode=register&redirect=/ua/profile/privacy');
    await main.getByLabel(t('auth.field.email')).fill(email);
    await main.locator('[name=password]').fill(password);
    await main.locator('[name=confirmPassword]').fill(password);
    await main.getByRole('button', { name: t('auth.register'), exact: true }).click();
    await page.waitForURL('**/ua/profile/privacy');
    await page.goto('/ua/checkout/auth?redirect=/ua/faq');
    await expect(page).toHaveTitle(`${t('auth.alreadySignedIn')} — Promin`);
    await main.getByRole('link', { name: t('auth.goOn'), exact: true }).click();
    await page.waitForURL('**/ua/faq');
    await page.goto('/ua/auth?redirect=/ua/faq');
    await page.waitForURL('**/ua/faq');
    await page.goto('/ua/auth');
    await page.waitForURL('**/ua/profile');
  });
});

import type { Page } from '@playwright/test';
import { confirmEmail, emailsTo, linkInOutbox } from '../support/confirm-email.ts';
import {
  axeViolations,
  expect,
  inEachLanguage,
  LONG,
  openPage,
  takenOver,
  test,
  texts,
} from '../support/journey.ts';
import { watchFor } from '../support/passing-text.ts';
import { Shopper } from '../support/shopper.ts';

/** Fills in the page of the test provider. */
async function sayWho(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ада');
  await page.getByLabel('Last name').fill('Сонячна');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

inEachLanguage((locale, region) => {
  test(
    `a visitor comes in by Apple, whose page posts the answer, and finds Google among the ways to sign in`,
    locale === 'uk' ? {} : LONG,
    async ({ page }) => {
      const t = texts(locale);
      const email = `provider.${crypto.randomUUID().slice(0, 8)}@example.com`;
      const main = page.getByRole('main');
      const by = (provider: string) =>
        main.getByRole('button', { name: t('auth.provider.continue', { provider }) });

      await openPage(page, `/${region}/auth?redirect=/${region}/profile/sign-in-methods`);
      await expect(by('Google')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await by('Apple').click();
      await expect(page.getByText('This is not Apple.')).toBeVisible();
      await takenOver(page, () => page.getByRole('button', { name: 'Cancel' }).click());
      await expect(main.getByText(t('auth.provider.problem.cancelled', { provider: 'Apple' }))).toBeVisible();

      await by('Apple').click();
      const wasGreeted = await watchFor(page, t('auth.loginSuccess'));
      await sayWho(page, email);
      await expect(page).toHaveURL(new RegExp(`/${region}/profile/sign-in-methods$`));
      await expect(page.getByText('Ада Сонячна').first()).toBeVisible();
      await expect(main.locator('nav a[aria-current]')).toHaveText([t('profile.tab.personal')]);
      await expect(main.getByText(email).last()).toBeVisible();
      await expect(main.getByRole('button', { name: `${t('profile.ways.link')}: Google` })).toBeVisible();
      await expect(main.getByText(t('profile.ways.lastWay'))).toBeVisible();
      await expect.poll(wasGreeted).toBe(true);
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  const tier = locale === 'uk' ? {} : LONG;

  test('a visitor comes in by Google, and again', tier, async ({ page }) => {
    const shopper = new Shopper(page, region);
    const { t, email } = shopper;
    const main = page.getByRole('main');
    const google = main.getByRole('button', { name: t('auth.provider.continue', { provider: 'Google' }) });
    await shopper.open(`/auth?redirect=/${region}/profile/sign-in-methods`);
    await google.click();
    await expect(page.getByText('This is not Google.')).toBeVisible();
    await takenOver(page, () => page.getByRole('button', { name: 'Cancel' }).click());
    await expect(main.getByText(t('auth.provider.problem.cancelled', { provider: 'Google' }))).toBeVisible();
    await google.click();
    await sayWho(page, email);
    await shopper.arriveAt('/profile/sign-in-methods');
    await expect(page.getByText('Ада Сонячна').first()).toBeVisible();
    await expect(main.getByText(t('profile.ways.linkedAs', { email }))).toBeVisible();
    await shopper.signOut();
    await shopper.open(`/auth?redirect=/${region}/profile/sign-in-methods`);
    await google.click(); // which still knows who this is
    await shopper.arriveAt('/profile/sign-in-methods');
    await expect(main.getByText(t('profile.ways.lastWay'))).toBeVisible();
  });

  test(
    'a provider’s word for the address of a password account signs nobody in before its owner has proved it',
    LONG,
    async ({ page, context, browser, baseURL }) => {
      const shop = baseURL ?? '';
      const shopper = new Shopper(page, region);
      const { t, email, password } = shopper;
      const main = page.getByRole('main');
      const heading = page.getByRole('heading', { level: 1 });
      await shopper.registerFor('/profile');
      const cookie = (await context.cookies()).map((each) => `${each.name}=${each.value}`).join('; ');
      await confirmEmail(shop, { email, cookie });

      const comeBy = async (provider: string) => {
        await context.clearCookies();
        await shopper.open(`/auth?redirect=/${region}/profile/sign-in-methods`);
        await main.getByRole('button', { name: t('auth.provider.continue', { provider }) }).click();
        await sayWho(page, email);
        await expect(heading).toHaveText(t('auth.linking.title'));
      };
      await test.step('by its password', async () => {
        await comeBy('Google');
        expect(await axeViolations(page)).toEqual([]);
        await shopper.open('/profile');
        await shopper.arriveAt('/auth'); // nobody is signed in
        await openPage(page, `/${region}/auth/link`);
        await main.locator('[name=password]').fill('не цей пароль');
        await main.getByRole('button', { name: t('auth.login'), exact: true }).click();
        await expect(main.getByText(t('auth.loginFailed'))).toBeVisible();
        await main.locator('[name=password]').fill(password);
        await main.getByRole('button', { name: t('auth.login'), exact: true }).click();
        await shopper.arriveAt('/profile/sign-in-methods');
        await expect(main.getByRole('button', { name: `${t('profile.ways.unlink')}: Google` })).toBeVisible();
        await expect(main.getByRole('button', { name: `${t('profile.ways.link')}: Apple` })).toBeVisible();
      });
      await test.step('by an e-mail, opened in the same browser', async () => {
        await comeBy('Apple');
        await main.getByRole('button', { name: t('auth.linking.send') }).click();
        await expect(main.getByText(t('auth.linking.sent'))).toBeVisible();
        const link = await linkInOutbox(shop, email, 'link-provider');
        const elsewhere = await browser.newContext({ baseURL: shop });
        const other = await elsewhere.newPage();
        await other.goto(link);
        await expect(other.getByText(t('auth.linking.otherBrowser'))).toBeVisible();
        await elsewhere.close();
        await openPage(page, link);
        await expect(heading).toHaveText(t('auth.linking.confirmTitle', { provider: 'Apple' }));
        expect(await axeViolations(page)).toEqual([]);
        await main.getByRole('button', { name: t('auth.linking.confirm') }).click();
        await shopper.arriveAt('/profile/sign-in-methods');
        await expect(main.getByRole('button', { name: `${t('profile.ways.unlink')}: Apple` })).toBeVisible();
        const subjects = (await emailsTo(shop, email)).map(({ subject }) => subject);
        for (const provider of ['Google', 'Apple'])
          expect(subjects).toContain(t('mail.account.provider-linked.subject', { provider }));
      });
    },
  );
});

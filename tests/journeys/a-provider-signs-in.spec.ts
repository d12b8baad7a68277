import { LOCALES, regionOf } from '../../src/domain/locale/locale.ts';
import { axeViolations, expect, LONG, openPage, test, texts } from '../support/journey.ts';

for (const locale of LOCALES) {
  test(
    `a visitor comes in by Apple, whose page posts the answer, and finds Google among the ways to sign in, in ${locale}`,
    locale === 'uk' ? {} : LONG,
    async ({ page }) => {
      const t = texts(locale);
      const region = regionOf(locale);
      const email = `provider.${crypto.randomUUID().slice(0, 8)}@example.com`;
      const main = page.getByRole('main');
      const by = (provider: string) =>
        main.getByRole('button', { name: t('auth.provider.continue', { provider }) });

      await openPage(page, `/${region}/auth?redirect=/${region}/profile/sign-in-methods`);
      await expect(by('Google')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await by('Apple').click();
      await expect(page.getByText('This is not Apple.')).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(main.getByText(t('auth.provider.problem.cancelled', { provider: 'Apple' }))).toBeVisible();

      await by('Apple').click();
      await page.getByLabel('First name').fill('Ада');
      await page.getByLabel('Last name').fill('Сонячна');
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(new RegExp(`/${region}/profile/sign-in-methods$`));
      await expect(page.getByText(t('auth.loginSuccess'))).toHaveCount(1);
      await expect(page.getByText('Ада Сонячна').first()).toBeVisible();
      await expect(main.locator('nav a[aria-current]')).toHaveText([t('profile.tab.personal')]);
      await expect(main.getByText(email).last()).toBeVisible();
      await expect(main.getByRole('button', { name: `${t('profile.ways.link')}: Google` })).toBeVisible();
      await expect(main.getByText(t('profile.ways.lastWay'))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    },
  );
}

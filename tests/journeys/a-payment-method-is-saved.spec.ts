import { axeViolations, expect, inEachLanguage, LONG, openPage, test, texts } from '../support/journey.ts';

inEachLanguage((locale, region) => {
  test(
    `a card is saved on the bank’s page, shown and removed`,
    locale === 'uk' ? {} : LONG,
    async ({ page }) => {
      const t = texts(locale);
      const main = page.getByRole('main');
      await openPage(page, `/${region}/auth?mode=register`);
      await main
        .getByLabel(t('auth.field.email'))
        .fill(`method.${crypto.randomUUID().slice(0, 8)}@example.com`);
      await main.locator('[name=password]').fill('сонце-2026');
      await main.locator('[name=confirmPassword]').fill('сонце-2026');
      await main.getByRole('button', { name: t('auth.register'), exact: true }).click();
      await page.waitForURL(`**/${region}`);

      await openPage(page, `/${region}/profile/payments`);
      await main.getByRole('link', { name: t('profile.methods.add') }).click();
      const add = main.getByRole('button', { name: t('profile.methods.add') });
      await add.click();
      // Back from the bank brings the profile, and another press the same page of the bank.
      await page.waitForURL('**/test-bank/setups/**');
      const setup = page.url();
      await page.getByRole('link', { name: t('bank.cancel') }).click();
      await add.click();
      await page.waitForURL(setup);
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: t('bank.setup.card') }).click();
      await expect(main.getByText(t('profile.methods.added'))).toBeVisible();
      await expect(main.getByText('•••• 4242')).toBeVisible();
      await expect(main.getByText(t('profile.methods.default'), { exact: true })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);

      const named = (text: string) => new RegExp(`^${text}: Visa`);
      await main.getByRole('button', { name: named(t('profile.methods.allow')) }).click();
      await expect(main.getByText(t('profile.methods.recurring'), { exact: true })).toBeVisible();
      await main.getByRole('button', { name: t('profile.autoPay.on') }).click();
      await expect(main.getByText(t('profile.autoPay.set'))).toBeVisible();
      await expect(main.getByText(t('profile.autoPay.badge'), { exact: true })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await main.getByRole('button', { name: t('profile.autoPay.off') }).click();
      await expect(main.getByText(t('profile.autoPay.unset'))).toBeVisible();
      await main.getByRole('link', { name: named(t('profile.methods.remove')) }).click();
      await main.getByRole('button', { name: t('profile.methods.removeButton') }).click();
      await expect(main.getByText(t('profile.methods.removed'))).toBeVisible();
      await expect(main.getByText('•••• 4242')).toHaveCount(0);
    },
  );
});

import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import { axeViolations, expect, inEachLanguage, LONG, openPage, test, texts } from '../support/journey.ts';
import { readQr } from '../support/read-qr.ts';

inEachLanguage((locale, region) => {
  test(
    `the second factor is turned on, asked for, trusted for a device and turned off`,
    locale === 'uk' ? {} : LONG,
    async ({ page, context }) => {
      const t = texts(locale);
      const email = `factor.${crypto.randomUUID().slice(0, 8)}@example.com`;
      const password = 'сонце-2026';
      const main = page.getByRole('main');
      const heading = page.getByRole('heading', { level: 1 });

      await openPage(page, `/${region}/auth?mode=register`);
      await main.getByLabel(t('auth.field.email')).fill(email);
      await main.locator('[name=password]').fill(password);
      await main.locator('[name=confirmPassword]').fill(password);
      await main.getByRole('button', { name: t('auth.register'), exact: true }).click();
      await page.waitForURL(`**/${region}`);

      await openPage(page, `/${region}/profile/personal`);
      await main.getByRole('link', { name: t('profile.secondFactor.setUp') }).click();
      await main.getByRole('button', { name: t('profile.secondFactor.setUp') }).click();
      const qr = main.getByRole('img', { name: t('profile.secondFactor.qr') });
      await expect(qr).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      const field = main.locator('[name=code]');
      const enable = main.getByRole('button', { name: t('profile.secondFactor.enable') });
      await field.fill('12345');
      await enable.click();
      await expect(main.getByText(t('profile.secondFactor.wrong'))).toBeVisible();
      await expect(field).toBeFocused();
      const secret = (await main.locator('.select-all').innerText()).replaceAll(' ', '');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await readQr(qr)).toMatch(new RegExp(`^otpauth://totp/.*secret=${secret}`));
      }
      await page.emulateMedia({ colorScheme: null });
      const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      await field.fill(code());
      await enable.click();
      await expect(main.getByText(t('profile.secondFactor.codesShown'))).toBeInViewport();
      await expect(main.getByText(t('profile.secondFactor.enabled'))).toBeInViewport();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
        t('profile.secondFactor.enabled'),
      );
      const codes = await main.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).allInnerTexts();
      expect(codes).toHaveLength(10);
      for (const shown of codes) await expect(main.getByText(shown)).toBeInViewport({ ratio: 1 });
      const downloading = page.waitForEvent('download');
      await main.getByRole('link', { name: t('profile.secondFactor.downloadCodes') }).click();
      const downloaded = await downloading;
      expect(downloaded.suggestedFilename()).toBe('promin-recovery-codes.txt');
      expect(
        readFileSync(await downloaded.path(), 'utf8')
          .split('\r\n')
          .slice(2, -1),
      ).toEqual(codes);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await main
        .getByRole('button', { name: t('order.copy', { name: t('profile.secondFactor.codes') }) })
        .click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
      expect(await axeViolations(page)).toEqual([]);
      await page.reload();
      await expect(main.getByText(codes[0] ?? '')).toHaveCount(0);

      const signIn = async () => {
        await openPage(page, `/${region}/profile`);
        await page.getByRole('button', { name: t('profile.logout') }).click();
        await expect(page.getByText(t('auth.loggedOut'))).toBeVisible();
        await openPage(page, `/${region}/auth?redirect=/${region}/profile/two-factor`);
        await main.getByLabel(t('auth.field.email')).fill(email);
        await main.locator('[name=password]').fill(password);
        await main.getByRole('button', { name: t('auth.login'), exact: true }).click();
      };
      await signIn();
      await expect(heading).toHaveText(t('auth.code.title'));
      expect(await axeViolations(page)).toEqual([]);
      const submit = main.getByRole('button', { name: t('auth.code.submit'), exact: true });
      await field.fill('000 000');
      await submit.click();
      await expect(main.getByText(t('auth.code.wrong'))).toBeVisible();
      await field.fill((codes[0] ?? '').toLowerCase());
      await main.getByLabel(t('auth.code.trust')).check();
      await submit.click();
      await expect(main.getByText(t('profile.secondFactor.codesLeft', { count: 9 }))).toBeVisible();

      await signIn();
      await expect(main.getByText(t('profile.secondFactor.browsersText', { count: 1 }))).toBeVisible();
      await main.getByRole('button', { name: t('profile.secondFactor.forget') }).click();
      await expect(main.getByText(t('profile.secondFactor.forgotten'))).toBeVisible();
      await main.getByRole('button', { name: t('profile.secondFactor.disable') }).click();
      await expect(main.getByText(t('profile.secondFactor.disabled'))).toBeVisible();
      await signIn();
      await expect(main.getByRole('button', { name: t('profile.secondFactor.setUp') })).toBeVisible();
    },
  );
});

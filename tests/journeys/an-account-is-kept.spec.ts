import { linkInOutbox } from '../support/confirm-email.ts';
import { axeViolations, expect, inEachLanguage, LONG, openPage, test, texts } from '../support/journey.ts';

inEachLanguage((locale, region) => {
  test(`an address is confirmed and a forgotten password replaced`, LONG, async ({ page, baseURL }) => {
    const t = texts(locale);
    const shop = baseURL ?? '';
    const email = `jan.${crypto.randomUUID().slice(0, 8)}@example.com`;
    const [first, second] = ['słońce-2026', 'gwiazda-2026'];
    const heading = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('main');

    await openPage(page, `/${region}/auth?mode=register`);
    await main.getByLabel(t('auth.field.email')).fill(email);
    await main.locator('[name=password]').fill(first);
    await main.locator('[name=confirmPassword]').fill(first);
    await main.getByRole('button', { name: t('auth.register'), exact: true }).click();
    await page.waitForURL(`**/${region}`);

    await openPage(page, await linkInOutbox(shop, email, 'confirm-address'));
    await expect(heading).toHaveText(t('auth.confirm.title'));
    await main.getByRole('button', { name: t('auth.confirm.button') }).click();
    await expect(heading).toHaveText(t('auth.confirm.doneTitle'));

    await openPage(page, `/${region}/profile/personal`);
    await main.getByLabel(t('checkout.field.firstName')).fill('Jan');
    await main.getByLabel(t('profile.personal.birthDate')).fill('1990-02-28');
    const details = page.locator('#details'); // the communication below has a button of the same words
    await details.getByRole('button', { name: t('profile.personal.save') }).click();
    await expect(main.getByText(t('profile.personal.saved'))).toBeVisible();
    await expect(main.getByLabel(t('profile.personal.birthDate'))).toHaveValue('1990-02-28');
    await expect(main.getByText(t('profile.sessions.own'), { exact: false }).first()).toBeVisible();
    await expect(main.getByText(t('profile.history.signed-in'), { exact: true })).toBeVisible();
    const change = main.getByRole('link', { name: t('profile.password.change') });
    const dialog = page.getByRole('dialog');
    await change.click();
    const fill = async (current: string) => {
      await dialog.getByLabel(t('profile.password.current')).fill(current);
      await dialog.locator('[name=newPassword]').fill(first);
      await dialog.locator('[name=confirmPassword]').fill(first);
      await dialog.getByRole('button', { name: t('profile.password.change') }).click();
    };
    await fill(second);
    await expect(dialog.getByText(t('profile.password.error.current'))).toBeVisible();
    await expect(dialog.getByLabel(t('profile.password.current'))).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await fill(first);
    await expect(dialog).toBeHidden();
    await expect(main.getByText(t('profile.password.changed'))).toBeVisible();
    await change.click();
    for (const name of ['currentPassword', 'newPassword', 'confirmPassword'])
      await expect(dialog.locator(`[name=${name}]`)).toHaveValue('');
    await openPage(page, `/${region}/profile`);
    await page.getByRole('button', { name: t('profile.logout') }).click();
    await expect(page.getByText(t('auth.loggedOut'))).toBeVisible();

    const forgot = main.getByRole('button', { name: t('auth.forgotPassword') });
    await forgot.click();
    await expect(main.getByText(t('login.enterEmailForReset'))).toBeVisible();
    await main.getByLabel(t('auth.field.email')).fill(email);
    await forgot.click();
    await expect(main.getByText(t('auth.notice.resetSent'))).toBeVisible();

    // The e-mail is written by a chore of the shop.
    await expect.poll(() => linkInOutbox(shop, email, 'reset-password').catch(() => null)).not.toBeNull();
    await openPage(page, await linkInOutbox(shop, email, 'reset-password'));
    await main.locator('[name=password]').fill(second);
    await main.locator('[name=confirmPassword]').fill(first);
    await main.getByRole('button', { name: t('auth.reset.button') }).click();
    await expect(main.getByText(t('auth.passwordsMustMatch'))).toBeVisible();
    await main.locator('[name=password]').fill(second);
    await main.locator('[name=confirmPassword]').fill(second);
    await main.getByRole('button', { name: t('auth.reset.button') }).click();
    await expect(main.getByText(t('auth.notice.passwordSet'))).toBeVisible();

    const signIn = async (password: string) => {
      await main.getByLabel(t('auth.field.email')).fill(email);
      await main.locator('[name=password]').fill(password);
      await main.getByRole('button', { name: t('auth.login'), exact: true }).click();
    };
    await signIn(first);
    await expect(main.getByText(t('auth.loginFailed'))).toBeVisible();
    await signIn(second);
    await page.waitForURL(`**/${region}`);
  });
});

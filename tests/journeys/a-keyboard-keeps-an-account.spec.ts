import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../support/journey.ts';
import { expectStops, goTo, press, type } from '../support/keyboard.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('an account is opened, secured and kept with the keyboard alone', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  const { t, email, password } = shopper;
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const field = (name: string) => main.locator(`[name=${name}]`);
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('registering: a wrong field has the focus, then the page that follows', async () => {
    await shopper.open('/auth?mode=register&redirect=/ua/profile/personal');
    await goTo(page, field('name'));
    await type(page, field('email'), 'olena');
    await type(page, field('password'), password);
    await type(page, field('confirmPassword'), password);
    await press(page, button(t('auth.register')));
    await expect(main.getByText(t('auth.error.email'))).toBeVisible();
    await expect(field('email')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(email);
    await type(page, field('password'), password);
    await type(page, field('confirmPassword'), password);
    await page.keyboard.press('Enter');
    await shopper.arriveAt('/profile/personal');
    await expect(heading).toBeFocused();
  });

  await test.step('an address is saved in a dialog, which gives the focus back', async () => {
    const section = page.locator('#addresses');
    const add = section.getByRole('link', { name: t('profile.addresses.add') });
    await press(page, add);
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[name=type]')).toBeFocused();
    await press(page, dialog.getByRole('button', { name: t('profile.addresses.save') }));
    await expect(dialog.locator('[name=label]')).toBeFocused();
    for (const [name, value] of [
      ['label', 'Дім'],
      ['fullName', 'Олена Коваль'],
      ['street', 'вул. Сонячна, 1'],
      ['city', 'Київ'],
    ] as const) {
      await type(page, dialog.locator(`[name=${name}]`), value);
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(section.getByText(t('profile.addresses.saved'))).toBeVisible();
    await expect(add).toBeFocused();
  });

  const changed = 'сонце-2027';
  await test.step('the password is changed: what is wrong has the focus, then what opened the dialog', async () => {
    const section = page.locator('#password');
    const dialog = page.getByRole('dialog');
    const typed = (name: string) => dialog.locator(`[name=${name}]`);
    const change = section.getByRole('link', { name: t('profile.password.change') });
    await press(page, change);
    await expect(typed('currentPassword')).toBeFocused();
    await page.keyboard.type('не цей пароль');
    await type(page, typed('newPassword'), changed);
    await type(page, typed('confirmPassword'), changed);
    await press(page, dialog.getByRole('button', { name: t('profile.password.change') }));
    await expect(dialog.getByText(t('profile.password.error.current'))).toBeVisible();
    await expect(typed('currentPassword')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(password);
    await type(page, typed('newPassword'), changed);
    await type(page, typed('confirmPassword'), changed);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(change).toBeFocused();
    await expect(section.getByRole('status')).toHaveText(t('profile.password.changed'));
    await expect(section.getByRole('status')).toBeInViewport();
  });

  await test.step('orders are filtered, and the filter keeps the focus', async () => {
    const tabs = page.getByRole('navigation', { name: t('profile.nav') });
    const orders = tabs.getByRole('link', { name: t('profile.tab.orders'), exact: true });
    await goTo(page, orders, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await shopper.arriveAt('/profile/orders');
    await page.goto('/ua/profile/orders?status=delivered');
    await type(page, main.getByRole('searchbox'), 'deye');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=deye/);
    await expect(main.getByRole('searchbox')).toBeFocused();
    const states = main.getByRole('combobox', { name: t('profile.orders.status') });
    await expectStops(page, [
      main.getByRole('searchbox'),
      states,
      main.getByRole('combobox', { name: t('profile.orders.range') }),
      button(t('profile.orders.find')),
    ]);
    await goTo(page, states, 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page).not.toHaveURL(/status=delivered/);
    await expect(states).toBeFocused();
    await press(page, main.getByRole('link', { name: t('profile.orders.clear') }).first());
    await expect(page).toHaveURL(/\/profile\/orders$/);
    await expect(heading).toBeFocused(); // the filter has gone with what it narrowed
  });

  let code = '';
  await test.step('the second factor is turned on: the notice has the focus, the codes follow', async () => {
    await shopper.open('/profile/two-factor');
    await press(page, button(t('profile.secondFactor.setUp')));
    await expect(page).toHaveURL(/\?set-up/);
    const secret = (await main.locator('.select-all').innerText()).replaceAll(' ', '');
    await type(page, field('code'), '123');
    await page.keyboard.press('Enter');
    await expect(main.getByText(t('profile.secondFactor.wrong'))).toBeVisible();
    await expect(field('code')).toBeFocused();
    await expect(main.locator('[aria-busy]')).toHaveCount(0); // a waiting button refuses a second press
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await page.keyboard.press('Enter');
    const notice = main.getByRole('status').filter({ hasText: t('profile.secondFactor.enabled') });
    await expect(notice).toBeFocused();
    code = await main
      .getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
      .first()
      .innerText();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: t('profile.secondFactor.downloadCodes') })).toBeFocused();
  });

  await test.step('signing out leads to the form', async () => {
    // On a phone the button stands on the overview alone.
    await goTo(page, main.getByRole('link', { name: t('profile.tab.dashboard') }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await shopper.arriveAt('/profile');
    await goTo(page, button(t('profile.logout')), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await shopper.arriveAt('/auth');
    await expect(main.getByText(t('auth.loggedOut'))).toBeVisible();
    await expect(heading).toBeFocused();
  });

  await test.step('signing in: a refusal has the focus, then the question for the code, then the profile', async () => {
    await shopper.open('/auth?redirect=/ua/profile');
    const login = button(t('auth.login'));
    await type(page, field('email'), email);
    await expectStops(page, [
      field('email'),
      field('password'),
      button(t('auth.showPassword')),
      main.getByLabel(t('auth.field.remember')),
      login,
      button(t('auth.forgotPassword')),
      main
        .locator('form')
        .getByRole('link', { name: t('auth.termsLink') })
        .last(),
      main
        .locator('form')
        .getByRole('link', { name: t('auth.privacyLink') })
        .last(),
    ]);
    for (const wrong of ['перша спроба', 'друга спроба']) {
      await goTo(page, field('password'), 'Shift+Tab');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(wrong);
      await press(page, login);
      await expect(main.getByRole('alert')).toHaveText(t('auth.loginFailed'));
      await expect(field('password')).toBeFocused();
    }
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(changed);
    await page.keyboard.press('Enter');
    await shopper.arriveAt('/auth/second-factor');
    await expect(heading).toBeFocused();
    await type(page, field('code'), '000 000');
    await page.keyboard.press('Enter');
    await expect(main.getByText(t('auth.code.wrong'))).toBeVisible();
    await expect(field('code')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await shopper.arriveAt('/profile');
    await expect(heading).toBeFocused();
  });
});

import { expect, LONG, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

test.describe('without script', LONG, () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('what the way to the checkout refuses is in view, and said with its fields', async ({ page }) => {
    const { t } = new Shopper(page, 'ua');
    await page.goto('/ua/checkout/auth');
    const [login, register] = [page.locator('#checkout-login'), page.locator('#checkout-register')];

    await login.getByLabel(t('auth.field.email')).fill('nobody@example.com');
    await login.locator('[name=password]').fill('не той пароль');
    await login.getByRole('button', { name: t('auth.login'), exact: true }).click();
    await expect(login.getByRole('alert')).toHaveText(t('auth.loginFailed'));
    await expect(login.getByRole('alert')).toBeInViewport({ ratio: 1 });
    const refused = login.locator('[name=password]');
    await expect(refused).toHaveAttribute('aria-invalid', 'true');
    await expect(refused).toHaveAccessibleDescription(t('auth.loginFailed'));
    await expect(register.locator('[name=email]')).not.toHaveAttribute('aria-invalid');

    await register.getByLabel(t('auth.field.email')).fill('nobody');
    await register.getByRole('button', { name: t('auth.register') }).click();
    await expect(register.getByRole('alert')).toHaveText(t('auth.checkFields'));
    await expect(register.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(register.locator('[name=email]')).toHaveAccessibleDescription(t('auth.error.email'));
    await expect(login.getByRole('alert')).toHaveCount(0);
  });
});

import { expect, LONG, openPage, test } from '../support/journey.ts';
import { register } from '../support/http-customer.ts';
import { KYIV, Shopper } from '../support/shopper.ts';

/** The products of which one piece is left, each for one test. */
const [LAST_BATTERY, LAST_CHARGER] = [213, 603] as const;

test(
  'a session that ends between the steps costs a sign-in and nothing else',
  LONG,
  async ({ page, context }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await shopper.addFirstOf('inverters');
    await shopper.startCheckout();
    await shopper.register();
    await shopper.fillShipping(KYIV);
    await shopper.choosePayment('pod');
    await context.clearCookies({ name: 'session' });
    await page.getByRole('button', { name: t('checkout.placeOrder') }).click();

    await shopper.arriveAt('/checkout/auth');
    const form = page.getByRole('tabpanel');
    await form.getByLabel(t('auth.field.email')).fill(shopper.email);
    await form.locator('[name=password]').fill(shopper.password);
    await form.getByRole('button', { name: t('auth.login') }).click();
    await shopper.arriveAt('/checkout');
    const review = page.getByRole('main');
    await expect(review.getByRole('heading', { name: t('checkout.step.review'), level: 2 })).toBeVisible();
    await expect(review).toContainText(KYIV.address);
    await expect(review).toContainText(t('paymentMethod.pod'));
    await shopper.placeOrder();
  },
);

for (const { region, product } of [
  { region: 'ua', product: LAST_BATTERY },
  { region: 'pl', product: LAST_CHARGER },
] as const) {
  test(
    `an order of the last piece that somebody else has bought is refused in words, in ${region}`,
    region === 'ua' ? {} : LONG,
    async ({ page, baseURL }) => {
      const shopper = new Shopper(page, region);
      const { t } = shopper;
      await shopper.open(`/product/${product}`);
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      await page
        .getByRole('main')
        .getByRole('button', { name: t('cart.add') })
        .first()
        .click();
      await shopper.startCheckout();
      await shopper.register();
      await shopper.fillShipping(region === 'ua' ? KYIV : { ...KYIV, country: 'UA' });
      await shopper.choosePayment('transfer');
      const place = page.getByRole('button', { name: t('checkout.placeOrder') });
      await expect(place).toBeEnabled();

      await (await register(baseURL ?? '', product)).placeOrder(product);
      await place.click();
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(t('error.out-of-stock', { name, available: 0 }));
      await alert.getByRole('link', { name: t('cart.goToCart') }).click();
      await shopper.arriveAt('/cart');
      await expect(page.getByRole('main')).toContainText(t('cart.lineSoldOut'));
      await page
        .getByRole('main')
        .getByRole('button', { name: t('cart.checkout') })
        .click();
      await expect(page.getByRole('alert').getByText(t('cart.fixLines'))).toBeVisible();
      await expect(page).toHaveURL(/\/cart$/);
    },
  );
}

test(
  'a wrong password, an unknown address and a taken one tell nothing about who is a customer',
  LONG,
  async ({ page, context }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await shopper.open('/checkout/auth?redirect=/ua/faq');
    await shopper.register();
    await shopper.arriveAt('/faq');
    await context.clearCookies();
    const main = page.getByRole('main');
    const signIn = async (email: string) => {
      await shopper.open('/auth');
      await main.getByLabel(t('auth.field.email')).fill(email);
      await main.locator('[name=password]').fill('не той пароль');
      await main.getByRole('button', { name: t('auth.login') }).click();
      await expect(main.getByRole('alert')).toHaveText(t('auth.loginFailed'));
      await expect(main.getByLabel(t('auth.field.email'))).toHaveValue(email);
      await expect(main.locator('[name=password]')).toHaveAttribute('type', 'password');
    };
    await signIn(shopper.email);
    await signIn('nobody@example.com');

    await shopper.open('/auth?mode=register');
    await main.getByLabel(t('auth.field.email')).fill(shopper.email);
    await main.locator('[name=password]').fill('інший-пароль');
    await main.locator('[name=confirmPassword]').fill('інший-пароль');
    await main.getByRole('button', { name: t('auth.register') }).click();
    await shopper.arriveAt(''); // as with any other address: the account only claims it
  },
);

test('after ten sign-ins an address has to wait', LONG, async ({ page, request }) => {
  const address = { 'x-forwarded-for': '10.255.0.1' };
  await page.setExtraHTTPHeaders(address);
  for (let attempt = 0; attempt < 10; attempt++) {
    // Each of another e-mail, which would have to wait by itself.
    const form = { intent: 'login', email: `nobody-${attempt}@example.com`, password: 'не той пароль' };
    const answer = await request.post('/pl/auth', { form, headers: address });
    expect(answer.status()).toBe(401);
  }
  const shopper = new Shopper(page, 'pl');
  const { t } = shopper;
  await shopper.open('/auth');
  const main = page.getByRole('main');
  await main.getByLabel(t('auth.field.email')).fill('nobody@example.com');
  await main.locator('[name=password]').fill('не той пароль');
  await main.getByRole('button', { name: t('auth.login') }).click();
  const waits = [5, 4, 3, 2].map((count) => t('error.rate-limited-minutes', { count }));
  await expect(main.getByRole('alert')).toHaveText(new RegExp(waits.join('|')));
});

test('an order is shown to its owner alone', async ({ page, baseURL }) => {
  const orderId = await (await register(baseURL ?? '', 1)).placeOrder();
  const shopper = new Shopper(page, 'en');
  const { t } = shopper;

  const anonymous = await openPage(page, `/en/order/${orderId}`);
  expect(anonymous?.url()).toMatch(new RegExp(`/en/auth\\?redirect=/en/order/${orderId}$`));
  await shopper.open(`/checkout/auth?redirect=/en/order/${orderId}`);
  await shopper.register();
  await shopper.arriveAt(`/order/${orderId}`);
  const refusal = 'Unauthorized: This order does not belong to the current user';
  await expect(page.getByRole('main')).toContainText(refusal);

  const statusOf = async (path: string) => (await page.goto(path))?.status();
  expect(await statusOf(`/en/order/${orderId}`)).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.page.forbidden.title'));
  await expect(page.getByRole('main')).toContainText(refusal);
  await expect(page.getByRole('main')).not.toContainText(/ORD-/);
  expect(await statusOf(`/en/checkout/success?orderId=${orderId}`)).toBe(403);
  expect(await statusOf(`/en/order/${crypto.randomUUID()}`)).toBe(404);
  expect(await statusOf('/en/order/1')).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.page.not-found.title'));
  // A page that says what failed knows its customer, too.
  await expect(page.getByRole('banner').getByRole('link', { name: t('nav.profile') })).toBeVisible();

  // Refused before anything is loaded: the page stands in its frame all the same, and its script works.
  expect(await statusOf('/en/admin')).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.page.forbidden.title'));
  await expect(page.getByRole('banner').getByRole('link', { name: t('nav.profile') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('error.page.home') })
    .click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

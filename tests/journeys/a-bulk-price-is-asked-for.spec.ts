import type { Browser, Page } from '@playwright/test';
import { answerForPlace, axeViolations, expect, LONG, openPage, test } from '../support/journey.ts';
import { KYIV, Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

/** Somebody of the shop at a page of the back office, having signed in on the way. */
async function staffAt(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await answerForPlace(context);
  const page = await context.newPage();
  const { t } = new Shopper(page, 'ua');
  await openPage(page, `/ua${path}`);
  await page.getByLabel(t('auth.field.email')).fill(STAFF.email);
  await page.locator('[name=password]').fill(STAFF.password);
  await page.getByRole('button', { name: t('auth.login'), exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === `/ua${path}`);
  return { page, t, close: () => context.close() };
}

/** Six batteries in the cart are a bulk order. */
async function fillCart(shopper: Shopper) {
  const { page } = shopper;
  await shopper.addFirstOf('batteries');
  await shopper.open('/cart');
  const count = page.getByRole('main').getByRole('group').getByRole('textbox');
  await count.fill('6');
  await count.press('Enter');
}

const fillDelivery = async (page: Page, price: string) => {
  await page.locator('[name=shippingMinor]').fill(price);
  await page.locator('[name=minDays]').fill('4');
  await page.locator('[name=maxDays]').fill('6');
};

/** Saves an address in the account of who is signed in. */
const saveAddress = (page: Page, place: { label: string; city: string; postalCode: string }) =>
  page.evaluate(async (typed) => {
    await fetch('/api/csrf');
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const address = { fullName: 'Олена Коваль', street: 'вул. Сонячна, 1', country: 'UA', ...typed };
    const headers = { 'x-xsrf-token': token, 'content-type': 'application/json' };
    await fetch('/api/addresses', { method: 'POST', headers, body: JSON.stringify(address) });
  }, place);

test(
  'the summary of a bulk cart is whole, and an empty cart asks for no bulk price',
  LONG,
  async ({ page }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await shopper.open('/quote/request');
    await expect(page.getByRole('heading', { name: t('cart.emptyTitle') })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await fillCart(shopper);
    const summary = page.getByRole('complementary', { name: t('cart.summary') });
    await expect(summary.getByRole('link', { name: t('cart.page.bulkPrice') })).toBeVisible();
    const isCut = () => summary.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
    expect(await isCut()).toBe(false);
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await expect(summary.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  },
);

test(
  'a bulk price is asked for without an account, offered, and accepted as an order at exactly that price',
  LONG,
  async ({ page, browser, baseURL }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await fillCart(shopper);
    await page.getByRole('link', { name: t('cart.page.bulkPrice') }).click();
    await shopper.arriveAt('/quote/request');
    await page.getByLabel(t('contact.field.name')).fill('Олена Коваль');
    await page.getByLabel(t('contact.field.email')).fill(shopper.email);
    await page.getByLabel(t('checkout.field.phone')).fill(KYIV.phone);
    await page.getByRole('button', { name: t('quote.request.send') }).click();
    await expect(page.getByRole('alert')).toHaveText(t('checkout.checkFields'));
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel(t('quote.request.city')).fill('Київ');
    await page.getByRole('button', { name: t('quote.request.send') }).click();
    await expect(page.getByText(t('quote.notice.sent'))).toBeVisible();
    const link = page.url();
    const [, id = ''] = /\/quote\/([^?]+)/.exec(link) ?? [];

    const staff = await staffAt(browser, baseURL, `/admin/quotes/${id}`);
    await staff.page.locator('[name="unitsMinor.0"]').fill('40 000');
    await fillDelivery(staff.page, '4500,50');
    expect(await axeViolations(staff.page)).toEqual([]);
    await staff.page.getByRole('button', { name: t('backoffice.quotes.sendOffer') }).click();
    await expect(
      staff.page.getByText(t('backoffice.quotes.answered', { email: shopper.email })),
    ).toBeVisible();
    await staff.close();

    await openPage(page, link);
    const document = (await page.getByRole('link', { name: t('quote.pdf') }).getAttribute('href')) ?? '';
    const printed = await page.request.get(document);
    expect([printed.status(), printed.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await page.request.get(document.replace(/\?key=.*/, ''))).status()).toBe(404);
    await page.getByRole('link', { name: t('quote.signInAndAccept') }).click();
    await shopper.arriveAt('/auth');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('auth.register') })
      .click();
    await expect(page.locator('[name=confirmPassword]')).toBeVisible();
    await page.locator('[name=name]').fill('Олена Коваль');
    await page.locator('[name=email]').fill(shopper.email);
    await page.locator('[name=password]').fill(shopper.password);
    await page.locator('[name=confirmPassword]').fill(shopper.password);
    await page.getByRole('button', { name: t('auth.register'), exact: true }).click();
    await shopper.arriveAt(`/quote/${id}`);
    const address = page.locator('[name=address]');
    await expect(address).toBeVisible();
    await saveAddress(page, { label: 'Дім', city: KYIV.city, postalCode: KYIV.postalCode });
    await saveAddress(page, { label: 'Дача', city: 'м. Київ', postalCode: '02094' });
    await saveAddress(page, { label: 'Склад', city: 'Буча', postalCode: '08292' });
    await page.goto(link);
    await expect(page.getByRole('radio', { name: 'Дім' })).toBeChecked();
    // The price of delivery is for Kyiv alone.
    await expect(page.getByRole('radio', { name: 'Склад' })).toHaveCount(0);
    await expect(address).toBeHidden();
    expect(await axeViolations(page)).toEqual([]);

    // What was typed is there again after an address was changed, and its own fields as they are by now.
    const company = page.getByLabel(t('checkout.company'));
    const transfer = page.getByRole('radio', { name: t('paymentMethod.transfer') });
    await company.fill('ТОВ «Сонце»');
    // The total is what the chosen way to pay makes of it.
    const offer = page.getByRole('region', { name: t('quote.offer'), exact: true });
    await page.getByRole('radio', { name: t('paymentMethod.pod') }).check();
    await expect(offer).toContainText('292 550,50 грн');
    await transfer.check();
    await expect(offer).toContainText('292 500,50 грн');
    await page.getByRole('link', { name: t('checkout.editAddress', { label: 'Дім' }) }).click();
    await page.locator('[name=fullName]').fill('Марія Коваль');
    await page.getByRole('button', { name: t('checkout.saveAddress') }).click();
    await expect(company).toHaveValue('ТОВ «Сонце»');
    await expect(transfer).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Дім' })).toBeChecked();
    await expect(page.locator('[name=firstName]')).toHaveValue('Марія');

    // The rest needs no script.
    const plain = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const bare = await plain.newPage();
    await bare.goto(link);
    await bare.getByRole('link', { name: t('checkout.editAddress', { label: 'Дача' }) }).click();
    await bare.getByLabel(t('checkout.field.postalCode')).fill('02-094');
    await bare.getByRole('button', { name: t('checkout.saveAddress') }).click();
    await expect(bare.getByText(t('checkout.error.postalCode'))).toBeVisible();
    await bare.getByLabel(t('checkout.field.postalCode')).fill('02095');
    await bare.getByRole('button', { name: t('checkout.saveAddress') }).click();
    await bare.getByRole('radio', { name: t('checkout.anotherAddress') }).check();
    await expect(bare.locator('[name=address]')).toBeVisible();
    await expect(bare.locator('[name=city]')).toHaveAttribute('readonly');
    await bare.getByRole('radio', { name: 'Дача' }).check();
    await expect(bare.getByRole('radio', { name: t('paymentMethod.pod') })).toHaveAccessibleName(
      /50\sгрн.*292\s550,50\sгрн/,
    );
    await bare.getByRole('radio', { name: t('paymentMethod.card') }).check();
    await bare.getByRole('button', { name: t('checkout.placeOrder') }).click();
    await expect(bare).toHaveURL(/\/payment\//);
    const [, orderId = ''] = /\/payment\/([^?]+)/.exec(bare.url()) ?? [];
    await bare.getByRole('link', { name: t('order.pay.goToBank') }).click();
    await expect(bare).toHaveURL(/\/test-bank\/sessions\//);
    await bare.goto(`/ua/order/${orderId}`);
    await expect(bare.getByRole('main')).toContainText('02095');
    // 6 × 40 000 and a fifth of it, and the delivery.
    await expect(bare.getByRole('main').getByText('292 500,50 грн').first()).toBeVisible();
    await plain.close();

    await page.goto(link);
    await expect(page.getByText(t('quote.notice.accepted'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('checkout.placeOrder') })).toBeHidden();
  },
);

test(
  'the delivery of a bulk order has its price set by the shop, and only then the order can be paid',
  LONG,
  async ({ page, browser, baseURL }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await fillCart(shopper);
    await shopper.startCheckout();
    await shopper.register();
    await shopper.arriveAt('/checkout');
    await expect(page.getByRole('radio', { name: t('shippingMethod.standard') })).toBeChecked();
    await expect(page.getByText(t('checkout.quotedDays'))).toBeVisible();
    await expect(page.getByRole('radio', { name: t('shippingMethod.express') })).toHaveCount(0);
    await shopper.fillShipping(KYIV);
    await expect(page.getByText(t('checkout.quotedPayment.transfer'))).toBeVisible();
    await shopper.choosePayment('card');
    const orderId = await shopper.placeOrder();
    await expect(page.getByText(t('order.quoted.wait'))).toBeVisible();

    const staff = await staffAt(browser, baseURL, `/admin/quotes/deliveries/${orderId}`);
    await fillDelivery(staff.page, '7 000');
    expect(await axeViolations(staff.page)).toEqual([]);
    await staff.page.getByRole('button', { name: t('backoffice.quotes.sendDelivery') }).click();
    await expect(
      staff.page.getByText(t('backoffice.quotes.deliveryDone', { email: shopper.email })),
    ).toBeVisible();
    await staff.close();

    await shopper.open(`/order/${orderId}`);
    await expect(page.getByText(t('order.quoted.wait'))).toBeHidden();
    await expect(page.getByRole('main').getByText('7 000 грн').first()).toBeVisible();
    await page.getByRole('button', { name: t('order.pay.now') }).click();
    await page.waitForURL(/\/test-bank\/sessions\//);
  },
);

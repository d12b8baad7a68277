import { confirmEmail, emailsTo, linkInOutbox } from '../support/confirm-email.ts';
import { register } from '../support/http-customer.ts';
import { axeViolations, expect, test, texts } from '../support/journey.ts';
import { rentalStart } from '../support/rental-start.ts';
import { KYIV, Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

/** Roof hooks, which every shop has plenty of. */
const HOOKS = 508;
const GENERATOR = 2001;
const PANEL = 101;

test('staff take an order on the telephone: find the customer and the goods, name the total, and place it once', async ({
  page,
  baseURL: url,
}) => {
  const baseURL = url ?? '';
  const customer = await register(baseURL, 7501);
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  const main = page.getByRole('main');
  await shopper.enterAs(STAFF);

  await shopper.open('/admin/orders');
  await main.getByRole('link', { name: t('backoffice.telephone.start') }).click();
  await shopper.arriveAt('/admin/orders/new');
  const search = main.getByLabel(t('backoffice.telephone.findCustomer'));
  await search.fill(customer.email);
  await search.press('Enter');
  // Whose address nobody has confirmed may be anybody.
  await expect(main.getByText(t('backoffice.telephone.problem.unconfirmed'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const { cookie = '' } = customer.headers;
  await confirmEmail(baseURL, { email: customer.email, cookie });
  await page.reload();
  await main.getByRole('link', { name: 'Olena 7501' }).click();
  await page.waitForURL(/form=/);
  const form = page.url();

  const product = main.getByLabel(t('backoffice.telephone.findProduct'));
  await product.fill(String(HOOKS));
  await product.press('Enter');
  const found = main.getByRole('list', { name: t('backoffice.telephone.found') });
  await found.getByRole('button').first().click();
  const quantity = main.getByLabel(t('backoffice.telephone.quantity'));
  await expect(quantity).toHaveValue('1');
  await quantity.fill('3');

  const compute = main.getByRole('button', { name: t('backoffice.telephone.compute') });
  await compute.click();
  await expect(main.getByText(t('backoffice.telephone.checkFields'))).toBeVisible();
  await expect(main.getByText(t('checkout.missing.city'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const delivery = main.getByRole('region', { name: t('backoffice.telephone.delivery') });
  await delivery.getByLabel(t('checkout.field.phone')).fill('067 123 45 67');
  await delivery.getByLabel(t('checkout.field.city')).fill('Київ');
  await delivery.getByLabel(t('checkout.field.postalCode')).fill('01001');
  await delivery.getByLabel(t('checkout.field.address')).fill('вул. Сонячна, 1');
  await main.getByLabel(t('backoffice.orders.method')).selectOption('pod');
  await main.getByLabel(t('backoffice.telephone.note')).fill('Дзвонити після 18:00');
  await main.getByLabel(t('backoffice.telephone.readOut')).check();
  await compute.click();
  const place = main.getByRole('button', { name: t('backoffice.telephone.place', { total: '' }).trim() });
  await expect(place).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  }
  await place.dblclick();

  await page.waitForURL(/\/admin\/orders\/[\da-f-]{36}/);
  const order = new URL(page.url()).pathname;
  // Where both presses came through, the second is said to have found the order of the first.
  const placed = main.getByText(t('backoffice.order.done.placed'));
  await expect(placed.or(main.getByText(t('backoffice.order.done.repeated')))).toBeVisible();
  await expect(main.getByText(t('order.event.placed-by-telephone'))).toBeVisible();
  await expect(main.getByText(t('backoffice.order.termsReadOut'))).toBeVisible();
  await expect(main.getByText('Дзвонити після 18:00')).toBeVisible();

  // The way back, and the same address in a second tab, lead to what was placed.
  await page.goto(form);
  await expect(main.getByText(t('backoffice.telephone.placedFrom'))).toBeVisible();
  await main.getByRole('link', { name: /ORD-/ }).click();
  await page.waitForURL((url) => url.pathname === order);

  await shopper.open('/admin/orders?by=telephone');
  await expect(main.locator(`a[href="${order}"]`)).toHaveCount(1);
  const subjects = (await emailsTo(baseURL, customer.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('ORD-'))).toHaveLength(1);
});

test('staff take an order of a caller without an account, who opens it by the link of the e-mail', async ({
  page,
  browser,
  baseURL: url,
}) => {
  const baseURL = url ?? '';
  const shopper = new Shopper(page, 'ua');
  const { t, email } = shopper;
  const main = page.getByRole('main');
  const account = await register(baseURL, 7502);
  await confirmEmail(baseURL, { email: account.email, cookie: account.headers.cookie ?? '' });
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/orders/new');
  await main.getByRole('link', { name: t('backoffice.telephone.startGuest') }).click();
  await page.waitForURL(/guest=yes&form=/);
  const form = page.url();

  const caller = main.getByRole('region', { name: t('backoffice.telephone.caller') });
  await caller.getByLabel(t('checkout.field.firstName')).fill('Анна');
  await caller.getByLabel(t('checkout.field.lastName')).fill('Новак');
  await caller.getByLabel(t('checkout.field.phone')).fill(KYIV.phone);
  await caller.getByLabel(t('backoffice.telephone.locale')).selectOption('pl');
  const first = caller.getByRole('textbox', { name: t('checkout.field.email'), exact: true });
  const again = caller.getByLabel(t('backoffice.telephone.emailAgain'));
  const product = main.getByLabel(t('backoffice.telephone.findProduct'));
  const found = main.getByRole('list', { name: t('backoffice.telephone.found') });
  const add = async (id: number, button: string) => {
    await product.fill(String(id));
    await product.press('Enter');
    await found.getByRole('button', { name: button }).first().click();
  };
  await add(GENERATOR, t('backoffice.telephone.rentName', { name: '' }).trim());
  await main.getByLabel(t('backoffice.telephone.count')).fill('3');
  await main.getByLabel(t('backoffice.telephone.firstDay')).fill(rentalStart(12));
  await main.getByRole('checkbox', { name: 'Кабель 25 м' }).check();
  await add(PANEL, t('backoffice.telephone.addName', { name: '' }).trim());
  const delivery = main.getByRole('region', { name: t('backoffice.telephone.delivery') });
  await delivery.getByLabel(t('checkout.field.city')).fill(KYIV.city);
  await delivery.getByLabel(t('checkout.field.postalCode')).fill(KYIV.postalCode);
  await delivery.getByLabel(t('checkout.field.address')).fill(KYIV.address);

  const compute = main.getByRole('button', { name: t('backoffice.telephone.compute') });
  await first.fill(account.email);
  await again.fill(email);
  await compute.click();
  await expect(main.getByText(t('backoffice.telephone.error.emailAgain'))).toBeVisible();
  // Whose account it is that has the address, which was typed by mistake.
  await expect(main.getByText(t('backoffice.telephone.into'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await first.fill(email);
  await compute.click();
  await expect(main.getByText(t('backoffice.telephone.into'))).toBeHidden();
  await expect(main.getByText(t('cart.ofWhich'))).toBeVisible();
  const place = main.getByRole('button', { name: t('backoffice.telephone.place', { total: '' }).trim() });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  }
  await place.dblclick();

  await page.waitForURL(/\/admin\/orders\/[\da-f-]{36}/);
  await expect(main.getByText(t('backoffice.order.guest'))).toBeVisible();
  await expect(main.getByText(t('order.event.placed-by-telephone'))).toBeVisible();
  // As its customer reads it.
  await expect(main.getByText('Kabel 25 m').first()).toBeVisible();
  await page.goto(form);
  await expect(main.getByText(t('backoffice.telephone.placedFrom'))).toBeVisible();

  expect(await emailsTo(baseURL, email)).toHaveLength(1);
  const link = await linkInOutbox(baseURL, email, 'order');
  expect(link).toMatch(/^\/pl\//);
  const theirs = await browser.newContext({ baseURL });
  const opened = await theirs.newPage();
  await opened.goto(link);
  await expect(opened.getByRole('main')).toContainText(texts('pl')('order.guest'));
  await expect(opened.getByRole('main')).toContainText('Kabel 25 m');
  expect(opened.url()).not.toContain('key');
  await theirs.close();
});

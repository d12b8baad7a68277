import { answerForPlace, axeViolations, expect, LONG, test } from '../support/journey.ts';
import { KRAKOW, Shopper } from '../support/shopper.ts';

test(
  'an order is cancelled by its customer, and found again by number and e-mail without signing in',
  LONG,
  async ({ page, browser, baseURL }) => {
    const shopper = new Shopper(page, 'pl');
    const { t } = shopper;
    await shopper.addFirstOf('batteries');
    await shopper.startCheckout();
    await shopper.register();
    await page.waitForURL(/\/checkout(\?|$)/);
    await shopper.fillShipping(KRAKOW);
    await shopper.choosePayment('transfer');
    const orderId = await shopper.placeOrder();

    await shopper.open(`/order/${orderId}`);
    await expect(page.getByRole('list', { name: t('order.progress') })).toContainText(
      t('order.progress.placed'),
    );
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const number = /ORD-\d+/.exec(heading)?.[0] ?? '';
    await page.getByText(t('order.cancel'), { exact: true }).click();
    await page.getByLabel(t('order.cancel.reason')).selectOption('too-slow');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: t('order.cancel.confirm') }).click();
    await expect(page.getByText(t('order.cancel.done', { email: shopper.email }))).toBeVisible();
    await expect(page.getByText(t('order.cancel'), { exact: true })).toBeHidden();
    await expect(page.getByText(t('order.event.customer-too-slow'))).toBeVisible();

    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await answerForPlace(elsewhere);
    const visitor = await elsewhere.newPage();
    await visitor.goto('/pl');
    await visitor
      .getByRole('contentinfo')
      .getByRole('link', { name: t('footer.trackOrder') })
      .click();
    await visitor.getByLabel(t('order.track.number')).fill(number);
    await visitor.getByLabel(t('order.track.email')).fill(shopper.email);
    await visitor.getByRole('button', { name: t('order.track.send') }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(t('order.track.sent.title'));

    // The e-mail is written after the answer, so that the answer takes as long whether there is such an order or not.
    const email = visitor.getByRole('link', { name: t('mail.order.link.subject', { number }) });
    await expect(async () => {
      await visitor.goto('/dev/mail');
      await expect(email).toBeVisible({ timeout: 1000 });
    }).toPass();
    await email.click();
    await visitor.getByRole('link', { name: 'HTML alone' }).click();
    expect(await axeViolations(visitor)).toEqual([]);
    await visitor.getByRole('link', { name: t('mail.order.view') }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(visitor.getByText(t('order.byLink'))).toBeVisible();
    await expect(visitor.getByText(t('orderStatus.CANCELLED')).first()).toBeVisible();
    expect(await axeViolations(visitor)).toEqual([]);
    await elsewhere.close();
  },
);

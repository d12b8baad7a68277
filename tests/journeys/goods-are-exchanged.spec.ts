import { allSellable, delivered, inEachMarket } from '../support/delivered-order.ts';
import { axeViolations, expect, test } from '../support/journey.ts';

// Exchanges goods for others of their kind: asks by the keyboard, sends them, pays the difference; staff agree, inspect and send.
inEachMarket((region) => {
  test(`${region}: a customer exchanges a product for another, and pays the difference`, async ({
    page,
    browser,
    baseURL,
    context,
  }) => {
    const { shopper, t, orderId, staff, close } = await delivered(region, {
      page,
      browser,
      baseURL,
      context,
    });
    await shopper.open(`/order/${orderId}`);
    await page.getByRole('link', { name: t('exchange.ask.ofOrder') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('exchange.ask.title'));
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: t('exchange.ask.show') }).press('Enter');
    const replacements = page.getByRole('group', { name: t('exchange.ask.replacements') });
    await expect(replacements.getByRole('radio').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    // Asked without a choice, the form says what is missing.
    await page.getByRole('button', { name: t('exchange.ask.send') }).press('Enter');
    await expect(page.getByText(t('exchange.error.product'))).toBeVisible();
    expect(await axeViolations(page)).toEqual([]); // by then the script has taken the refused form over
    // What is dearer; the words of its difference say so.
    const dearer = t('exchange.ask.pay', { amount: '' }).trim();
    const wanted = replacements.getByRole('radio', { name: new RegExp(`${dearer}\\s`) }).first();
    // What is chosen while the refused form is taken over by the script may have to be chosen again.
    await expect(async () => {
      await wanted.press('Space');
      await expect(wanted).toBeChecked({ timeout: 2000 });
    }).toPass();
    if (await page.locator('[name=unused]').isVisible()) await page.locator('[name=unused]').check();
    await expect(wanted).toBeChecked();
    await page.getByRole('button', { name: t('exchange.ask.send') }).press('Enter');
    await page.waitForURL(/\/exchanges\/[\da-f-]{36}/);
    const address = new URL(page.url()).pathname;
    await expect(page.getByText(t('exchange.done'))).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const number = /EXC-\d+/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0] ?? '';

    await staff.goto(`/${region}/admin/returns?kind=exchange&q=${number}`);
    expect(await axeViolations(staff)).toEqual([]);
    await staff.locator('a.stretched').first().click();
    await expect(staff.getByText(t('backoffice.exchange.approveText'))).toBeVisible();
    expect(await axeViolations(staff)).toEqual([]);
    await staff.getByRole('button', { name: t('backoffice.returns.do.APPROVED') }).click();
    await expect(staff.getByText(t('exchange.status.APPROVED')).first()).toBeVisible();

    await page.goto(address);
    await expect(page.getByRole('link', { name: t('return.label') })).toBeVisible();
    await page.getByLabel(t('order.tracking.number')).fill('20450099887766');
    await page.getByRole('button', { name: t('lease.return.track.do') }).click();
    await expect(page.getByText(t('exchange.next.SENT'))).toBeVisible();

    await staff.getByRole('button', { name: t('backoffice.returns.do.RETURNED') }).click();
    await staff.getByRole('button', { name: t('backoffice.returns.do.IN_PROGRESS') }).click();
    await expect(staff.getByRole('button', { name: t('backoffice.exchange.complete') })).toBeVisible();
    await allSellable(staff);
    await staff.getByRole('button', { name: t('backoffice.exchange.complete') }).click();
    await expect(staff.getByText(t('backoffice.returns.done'))).toBeVisible();
    expect(await axeViolations(staff)).toEqual([]);

    await page.goto(address);
    await expect(page.getByText(t('exchange.next.due'))).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page
      .getByRole('link', { name: new RegExp(`^${t('exchange.pay', { amount: '' }).trim()}`) })
      .click();
    await page.waitForURL(/\/order\//);
    await expect(page.getByRole('region', { name: t('order.transfer.title') })).toBeVisible();
    const replacementId = /order\/([\da-f-]{36})/.exec(page.url())?.[1] ?? '';
    await expect(page.getByRole('button', { name: t('order.pay.restCard') })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    if (region === 'ua') {
      await page.getByRole('button', { name: t('order.pay.restCard') }).press('Enter');
      await page.waitForURL(/\/test-bank\/sessions\//);
      await page.getByRole('radio', { name: '4242 4242 4242 4242' }).check();
      await page.getByRole('button', { name: /грн/ }).click();
      // The bank leads back to the order, which says that it is paid.
      await page.waitForURL(/\/order\//);
      await expect(page.getByRole('main').getByText(t('paymentStatus.PAID')).first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await staff.goto(`/${region}/admin/orders/${replacementId}`);
    } else {
      const amount = t('order.transfer.amount');
      await page.getByRole('button', { name: t('order.copy', { name: amount }) }).click();
      await expect(page.getByText(t('order.copied', { name: amount }))).toBeVisible();
      const due = await page.evaluate(() => navigator.clipboard.readText());
      await staff.goto(`/${region}/admin/orders/${replacementId}`);
      await staff.locator('#receive [name=amount]').fill(due);
      await staff.locator('#receive [name=reference]').fill(`DUE-${replacementId}`);
      await staff.locator('#receive button[type=submit]').click();
    }
    await staff.getByLabel(t('backoffice.ship.number')).fill('20450012345679');
    await staff.getByRole('button', { name: t('backoffice.ship.do') }).click();
    await expect(staff.getByText(t('backoffice.ship.done'))).toBeVisible();
    await close();

    await page.goto(address);
    await expect(page.getByText(t('exchange.status.SHIPPED')).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /20450012345679/ })).toBeVisible();
    await shopper.open('/profile/returns?state=exchanges');
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

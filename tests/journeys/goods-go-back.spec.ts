import { allSellable, delivered, inEachMarket } from '../support/delivered-order.ts';
import { axeViolations, expect, test } from '../support/journey.ts';

// Withdraws from a part of a delivered order by the shop's label; staff receive, inspect and refund it; the customer sees it.
inEachMarket((region) => {
  test(`${region}: a customer sends a part back by the label, staff inspect and refund it`, async ({
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
    await page.getByRole('link', { name: t('return.ask.ofOrder') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('return.ask.title'));
    expect(await axeViolations(page)).toEqual([]);
    // By the keyboard alone: the first line's pieces, then the button.
    await page.locator('input[type=number]').first().focus();
    await page.keyboard.type('1');
    if (await page.locator('[name=unused]').isVisible()) await page.locator('[name=unused]').press('Space');
    await page.getByRole('button', { name: t('return.ask.next') }).press('Enter');
    const refund = page.getByRole('region', { name: t('return.estimate.title') });
    await expect(refund).toBeVisible();
    await refund.getByRole('radio', { name: t('return.way.label') }).check();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: t('return.ask.sendWithdrawal') }).click();
    await page.waitForURL(/\/returns\/[\da-f-]{36}/);
    const address = new URL(page.url()).pathname;
    await expect(page.getByText(t('return.status.APPROVED')).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const number = /RET-\d+/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0] ?? '';
    const label = page.getByRole('link', { name: t('return.label') });
    const pdf = await page.request.get((await label.getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    // Amber is the one next step.
    await expect(label).toHaveClass(/bg-accent/);
    await expect(page.getByRole('main').locator('.bg-accent')).toHaveCount(1);
    await page.getByLabel(t('order.tracking.number')).fill('20450099887766');
    await page.getByRole('button', { name: t('lease.return.track.do') }).click();
    await expect(page.getByText(t('return.status.SHIPPED')).first()).toBeVisible();

    await staff.goto(`/${region}/admin/returns?state=open&q=${number}`);
    expect(await axeViolations(staff)).toEqual([]);
    await staff.getByRole('link', { name: number }).click();
    await staff.getByRole('button', { name: t('backoffice.returns.do.RETURNED') }).click();
    await staff.getByRole('button', { name: t('backoffice.returns.do.IN_PROGRESS') }).click();
    await expect(staff.getByRole('button', { name: t('backoffice.returns.do.complete') })).toBeVisible();
    expect(await axeViolations(staff)).toEqual([]);
    await allSellable(staff);
    await staff.getByRole('button', { name: t('backoffice.returns.do.complete') }).click();
    await expect(staff.getByText(t('backoffice.returns.done'))).toBeVisible();
    expect(await axeViolations(staff)).toEqual([]);
    await close();

    await page.goto(address);
    await expect(page.getByText(t('return.status.COMPLETED')).first()).toBeVisible();
    await shopper.open('/profile/returns');
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

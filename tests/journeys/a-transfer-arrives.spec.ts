import { answerForPlace, axeViolations, expect, LONG, test, texts } from '../support/journey.ts';
import { KYIV, Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

test(
  'a transfer comes in two parts, staff write them down and ship, and the customer sees each step',
  LONG,
  async ({ page, browser, baseURL, context }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await shopper.addFirstOf('batteries');
    await shopper.startCheckout();
    await shopper.register();
    await page.waitForURL(/\/checkout(\?|$)/);
    await shopper.fillShipping(KYIV);
    await shopper.choosePayment('transfer');
    const orderId = await shopper.placeOrder();

    const details = page.getByRole('region', { name: t('order.transfer.title') });
    await expect(details.getByRole('img', { name: t('order.transfer.code') })).toBeVisible();
    const amount = t('order.transfer.amount');
    await details.getByRole('button', { name: t('order.copy', { name: amount }) }).click();
    await expect(page.getByText(t('order.copied', { name: amount }))).toBeVisible();
    const total = await page.evaluate(() => navigator.clipboard.readText());
    expect(Number(total)).toBeGreaterThan(100);

    const office = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await answerForPlace(office);
    const staff = await office.newPage();
    const s = texts('uk');
    await staff.goto('/ua/admin');
    await staff.getByLabel(s('auth.field.email')).fill(STAFF.email);
    await staff.locator('[name=password]').fill(STAFF.password);
    await staff.getByRole('button', { name: s('auth.login'), exact: true }).click();
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(s('backoffice.today'));
    expect(await axeViolations(staff)).toEqual([]);
    await staff
      .getByRole('navigation', { name: s('backoffice.nav') })
      .getByRole('link', { name: new RegExp(`^${s('backoffice.section.orders')}`) })
      .click();
    await staff.getByLabel(s('backoffice.orders.search')).fill(shopper.email);
    await staff.getByRole('button', { name: s('backoffice.orders.show') }).click();
    expect(await axeViolations(staff)).toEqual([]);
    await staff.locator(`a[href$="/admin/orders/${orderId}"]`).click();

    const writeDown = async (sum: string, reference: string) => {
      // The field that is seen: money is given back in another of this name, folded away.
      await staff
        .getByRole('textbox', { name: s('backoffice.transfer.amount', { currency: 'грн' }) })
        .fill(sum);
      await staff.getByLabel(s('backoffice.transfer.reference')).fill(reference);
      await staff.getByRole('button', { name: s('backoffice.transfer.do') }).click();
    };
    await writeDown('100', 'FT-1');
    await expect(staff.getByText(s('backoffice.transfer.done.part'))).toBeVisible();
    expect(await axeViolations(staff)).toEqual([]);
    await shopper.open(`/order/${orderId}`);
    await expect(page.getByText(t('order.transfer.part'))).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await writeDown('a lot', 'FT-2');
    await expect(staff.getByText(s('backoffice.transfer.amountInvalid'))).toBeVisible();
    await writeDown((Number(total) - 100).toFixed(2), 'FT-2');
    await expect(staff.getByText(s('backoffice.transfer.done.accept'))).toBeVisible();
    await staff.getByLabel(s('backoffice.ship.number')).fill('2045 0012 3456 78');
    await staff.getByRole('button', { name: s('backoffice.ship.do') }).click();
    await expect(staff.getByText(s('backoffice.ship.done'))).toBeVisible();
    await staff.getByText(s('backoffice.back.parcelTitle'), { exact: true }).click();
    await staff.getByText(s('backoffice.reverse.title')).first().click();
    await expect(staff.getByRole('button', { name: s('backoffice.back.do') })).toBeVisible();
    expect(await axeViolations(staff)).toEqual([]);
    // A colleague was faster: the page is told, and shows what is so by now.
    const back = staff.getByRole('button', { name: s('backoffice.back.do') });
    await back.evaluate(async ({ form }: HTMLButtonElement) => {
      const sent = new FormData(form ?? undefined);
      sent.set('returnId', crypto.randomUUID());
      sent.delete('refund');
      await fetch(location.href, {
        method: 'POST',
        body: new URLSearchParams([...sent] as [string, string][]),
      });
    });
    await back.click();
    await expect(staff.getByText(s('backoffice.refused.goods-changed'))).toBeVisible();
    await expect(staff.getByRole('region', { name: s('backoffice.back.list') })).toBeVisible();
    await office.close();

    await shopper.open(`/order/${orderId}`);
    await expect(page.getByText(t('paymentStatus.PAID')).first()).toBeVisible();
    await expect(page.getByText('20450012345678')).toBeVisible();
  },
);

import { dayIn, timeZoneOf } from '../../src/domain/locale/market.ts';
import { axeViolations, expect, inEachLanguage, LONG, test } from '../support/journey.ts';
import { goTo, type } from '../support/keyboard.ts';
import { expectPagesToDo } from '../support/look-at-pages.ts';
import { KRAKOW, KYIV, Shopper } from '../support/shopper.ts';
import { openStaffVisit } from '../support/staff-visit.ts';

inEachLanguage((_, region) => {
  test(
    `goods of ${region} arrive with serial numbers and a warranty, and their installation is written down`,
    region === 'ua' ? {} : LONG,
    async ({ page, browser, baseURL }) => {
      const shopper = new Shopper(page, region);
      const { t } = shopper;
      const main = page.getByRole('main');
      await shopper.addFirstOf('inverters');
      await shopper.startCheckout();
      await shopper.register();
      await page.waitForURL(/\/checkout(\?|$)/);
      await shopper.fillShipping(region === 'pl' ? KRAKOW : KYIV);
      await shopper.choosePayment('transfer');
      const orderId = await shopper.placeOrder();
      await shopper.open('/profile/warranties');
      await expect(main.getByText(t('warranty.noneTitle'))).toBeVisible();

      const path = `/admin/orders/${orderId}`;
      const { office, staff, main: desk } = await openStaffVisit(browser, { baseURL, region, path });
      const send = (fields: Record<string, string>) =>
        staff.evaluate(
          async (form) =>
            (await fetch(location.pathname, { method: 'POST', body: new URLSearchParams(form) })).status,
          fields,
        );
      const paid = await desk.locator('input[name=amount]').first().inputValue();
      const market = region === 'pl' ? 'PL' : 'UA';
      const day = dayIn(timeZoneOf(market), new Date().toISOString()); // late in the evening the next by UTC
      expect(await send({ intent: 'receive', amount: paid, day, reference: `W-${orderId}` })).toBe(200);
      expect(await send({ intent: 'ship', carrier: 'nova-poshta', number: '20450012345678' })).toBe(200);
      expect(await send({ intent: 'deliver' })).toBe(200);

      await staff.goto(`/${region}${path}`);
      await desk.getByRole('link', { name: t('backoffice.afterSale.open') }).click();
      const serials = desk.getByRole('textbox', { name: t('backoffice.serials.label') });
      await expect(serials).toBeVisible();
      expect(await axeViolations(staff)).toEqual([]);
      const serial = `SN-${orderId.slice(0, 8)}`.toUpperCase();
      const save = desk.getByRole('button', { name: t('backoffice.serials.save') });
      await serials.fill(`${serial}\n${serial}-2`);
      await save.click();
      await expect(desk.getByText(t('backoffice.serials.refused.serials-too-many'))).toBeVisible();
      await expect(serials).toBeFocused();
      await serials.fill(serial.toLowerCase());
      await save.click();
      await expect(desk.getByText(t('backoffice.serials.saved'))).toBeVisible();
      const repairs = desk.getByRole('region', { name: t('backoffice.repairs.title') });
      await repairs.getByLabel(t('backoffice.repairs.cameOn')).fill(day);
      await repairs.getByRole('button', { name: t('backoffice.repairs.save') }).click();
      await expect(repairs.getByText(t('backoffice.repairs.error.day'))).toBeVisible();
      await repairs.getByLabel(t('backoffice.repairs.returnedOn')).fill(day);
      await repairs.getByRole('button', { name: t('backoffice.repairs.save') }).click();
      await expect(desk.getByText(t('backoffice.repairs.saved'))).toBeVisible();
      expect(await axeViolations(staff)).toEqual([]);
      await office.close();

      await shopper.open('/profile/support');
      await expect(main.getByRole('region', { name: t('profile.manuals.title') })).toBeVisible();
      await main.getByRole('link', { name: t('profile.afterSale.warranties') }).click();
      await shopper.arriveAt('/profile/warranties');
      await expect(main.getByText(serial)).toBeVisible();
      await expect(main.getByText(t('warranty.repairDays', { days: 1 }))).toBeVisible();
      await expect(main.getByRole('link', { name: t('warranty.card') }).first()).toHaveAttribute(
        'href',
        `/api/orders/${orderId}/documents/warranty-1.pdf`,
      );
      await expect(main.locator('a[href*="/support/tickets/new?item="]')).toBeVisible();
      await main.getByRole('link', { name: t('warranty.view.ended') }).click();
      await expect(page).toHaveURL(/\?view=ended$/);
      await expect(main.getByText(t('warranty.noneOfView'))).toBeVisible();

      await shopper.open(`/order/${orderId}`);
      await expect(main.getByRole('region', { name: t('warranty.ofOrder') }).getByText(serial)).toBeVisible();
      await main.getByRole('link', { name: t('installation.add') }).click();
      await page.waitForURL(/\/profile\/installations\?new=/);
      // By keyboard alone.
      const field = (name: string) => main.getByRole('textbox', { name, exact: false });
      await goTo(page, main.getByLabel(t('installation.day')));
      await main.getByLabel(t('installation.day')).fill(day);
      await type(page, field(t('installation.installer')), 'Sun & Co 24');
      await goTo(page, main.getByRole('button', { name: t('installation.save') }));
      await page.keyboard.press('Enter');
      await expect(main.getByText(t('checkout.missing.installationAddress'))).toBeVisible();
      await expect(main.getByLabel(t('installation.address'))).toBeFocused();
      await expect(field(t('installation.installer'))).toHaveValue('Sun & Co 24');
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.type('Sonyachna 5');
      await page.keyboard.press('Enter');
      await expect(main.getByText(t('installation.saved'))).toBeVisible();
      await expect(main.getByText('Sun & Co 24')).toBeVisible();
      await main.getByRole('link', { name: t('installation.change') }).click();
      await main.getByLabel(t('installation.note')).fill('Dach');
      await main.getByRole('button', { name: t('installation.save') }).click();
      await expect(main.getByText('Dach')).toBeVisible();
      await expectPagesToDo(page, {
        region,
        paths: [
          '/profile/warranties',
          '/profile/installations',
          '/profile/installations?new',
          '/manuals?q=inverter',
        ],
        looks: region === 'ua' ? 'one' : 'all',
      });
      await shopper.open('/profile/installations');
      await main.getByRole('link', { name: t('installation.remove') }).click();
      await main.getByRole('button', { name: t('installation.removeYes') }).click();
      await expect(main.getByText(t('installation.removed'))).toBeVisible();
      await expect(main.getByText(t('installation.noneTitle'))).toBeVisible();
    },
  );
});

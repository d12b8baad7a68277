import { dayIn, timeZoneOf } from '../../src/domain/locale/market.ts';
import { axeViolations, expect, test, WINDOWS } from '../support/journey.ts';
import { KYIV, Shopper } from '../support/shopper.ts';
import { openStaffVisit } from '../support/staff-visit.ts';

const CORRECTED = '20450012345679';
const NUMBERS = ['20450012345671', '20450012345672'] as const;

test('staff send a part of an order and later the rest, and its customer follows both parcels', async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  const main = page.getByRole('main');
  await shopper.addFirstOf('inverters');
  await shopper.addFirstOf('batteries');
  await shopper.startCheckout();
  await shopper.register();
  await page.waitForURL(/\/checkout(\?|$)/);
  await shopper.fillShipping(KYIV);
  await shopper.choosePayment('transfer');
  const orderId = await shopper.placeOrder();

  const path = `/admin/orders/${orderId}`;
  const { office, staff, main: desk } = await openStaffVisit(browser, { baseURL, region: 'ua', path });
  const amount = await desk.locator('input[name=amount]').first().inputValue();
  const day = dayIn(timeZoneOf('UA'), new Date().toISOString());
  const status = await staff.evaluate(
    async (form) =>
      (await fetch(location.pathname, { method: 'POST', body: new URLSearchParams(form) })).status,
    { intent: 'receive', amount, day, reference: `P-${orderId}` },
  );
  expect(status).toBe(200);
  await staff.goto(`/ua${path}`);
  const cancel = desk.locator('summary', { hasText: t('backoffice.cancel.title') });
  await expect(cancel).toBeVisible();

  const pieces = desk.getByRole('textbox', { name: new RegExp(`^${t('backoffice.ship.pieces')}`) });
  const number = desk.getByLabel(t('backoffice.ship.number'));
  const send = desk.getByRole('button', { name: t('backoffice.ship.do') });
  await expect(pieces).toHaveCount(2);
  await pieces.first().fill('0');
  await pieces.last().fill('0');
  await number.fill(NUMBERS[0]);
  await send.click();
  await expect(desk.getByText(t('backoffice.ship.nothing'))).toBeVisible();
  await expect(number).toHaveValue(NUMBERS[0]);
  await pieces.first().fill('1');
  await send.click();
  await expect(desk.getByText(t('backoffice.ship.donePart'))).toBeVisible();
  const parcels = desk.getByRole('region', { name: t('order.parcels') });
  await expect(parcels.getByRole('heading', { name: t('order.parcel', { position: 1 }) })).toBeVisible();
  await expect(parcels.getByText(t('order.parcel.unsent'))).toBeVisible();
  // A part is with a carrier: the order is not cancelled any more, but may end without the rest.
  await expect(cancel).toHaveCount(0);
  await desk.locator('summary', { hasText: t('backoffice.rest.title') }).click();
  await expect(desk.getByRole('button', { name: t('backoffice.rest.do') })).toBeVisible();
  expect(await axeViolations(staff)).toEqual([]);

  await shopper.open(`/order/${orderId}`);
  const own = main.getByRole('region', { name: t('order.parcels') });
  await expect(own.getByText(NUMBERS[0], { exact: true })).toBeVisible();
  await expect(own.getByText(t('order.parcel.unsent'))).toBeVisible();
  await expect(main.getByText(t('orderStatus.PROCESSING')).first()).toBeVisible();
  await expect(main.getByText(t('order.cancel'), { exact: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: t('order.withdrawal.offer') })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // The number was mistyped: its correction reaches the customer's page.
  await desk.locator('summary', { hasText: t('backoffice.tracking.title') }).click();
  const right = desk.getByRole('textbox', { name: t('backoffice.tracking.number') });
  await expect(right).toHaveValue(NUMBERS[0]);
  await right.fill('123');
  await desk.getByRole('button', { name: t('backoffice.tracking.do') }).click();
  await expect(desk.getByText(t('backoffice.ship.invalid'))).toBeVisible();
  await right.fill(CORRECTED);
  expect(await axeViolations(staff)).toEqual([]);
  await desk.getByRole('button', { name: t('backoffice.tracking.do') }).click();
  await expect(desk.getByText(t('backoffice.tracking.done'))).toBeVisible();
  await shopper.open(`/order/${orderId}`);
  await expect(own.getByText(CORRECTED, { exact: true })).toBeVisible();

  // Another tab still shows the whole order: what it sends is refused, and said.
  await number.fill(NUMBERS[1]);
  await send.evaluate(({ form }: HTMLButtonElement) => {
    const seen = form?.querySelector<HTMLInputElement>('input[name=parcels]');
    if (seen) seen.value = '0';
  });
  await send.click();
  await expect(desk.getByText(t('backoffice.refused.sent-meanwhile'))).toBeVisible();
  await staff.goto(`/ua${path}`);
  await number.fill(NUMBERS[1]);
  await send.click();
  await expect(desk.getByText(t('backoffice.ship.done'))).toBeVisible();
  await expect(parcels.getByRole('heading', { level: 3 })).toHaveCount(2);
  await office.close();

  await shopper.open(`/order/${orderId}`);
  await expect(main.getByText(t('orderStatus.SHIPPED')).first()).toBeVisible();
  for (const each of [CORRECTED, NUMBERS[1]])
    await expect(own.getByText(each, { exact: true })).toBeVisible();
  await expect(own.getByText(t('order.parcel.unsent'))).toHaveCount(0);
  await page.setViewportSize(WINDOWS[390]);
  expect(await axeViolations(page)).toEqual([]);
});

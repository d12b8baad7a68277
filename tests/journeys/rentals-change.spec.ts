import type { Page } from '@playwright/test';
import { daysAfter } from '../../src/domain/calendar/days.ts';
import { formatDate } from '../../src/domain/locale/format-date.ts';
import { printPeriod } from '../../src/domain/rental/print-period.ts';
import { rentalPeriod } from '../../src/domain/rental/rental-days.ts';
import { PASSWORD, register, type Customer } from '../support/http-customer.ts';
import { axeViolations, expect, LONG, test } from '../support/journey.ts';
import { handOver, openOffice, orderRental } from '../support/rental-office.ts';
import { rentalStart } from '../support/rental-start.ts';
import { Shopper } from '../support/shopper.ts';
import { openStaffVisit } from '../support/staff-visit.ts';

/** One product for each test, whose machines in Ukraine no other journey books; two machines of those that are wanted by two. */
const PRODUCTS = { extended: 2203, returned: 2003, broken: 2502, swapped: 2202 } as const;

const looksRight = async (page: Page) => expect(await axeViolations(page)).toEqual([]);
const day = (iso: string) => formatDate(iso, 'uk', 'UTC', 'short');

/** A customer who is signed in. */
async function enter(page: Page, { email }: Customer) {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs({ email, password: PASSWORD });
  return shopper;
}

test('a lease is extended by keyboard alone, and not over days that somebody else has taken meanwhile', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const product = PRODUCTS.extended;
  const customer = await register(url, product);
  const startDate = rentalStart(2);
  const { leaseId } = await handOver(url, customer, { product, startDate, days: 3 });
  const shopper = await enter(page, customer);
  const { t } = shopper;
  const main = page.getByRole('main');
  await shopper.open(`/lease/${leaseId}`);
  await main.getByRole('link', { name: t('lease.extend.title') }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/extend$/);

  const type = async (iso: string) => {
    const [year, month, date] = iso.split('-');
    const field = main.getByLabel(t('lease.extend.until'));
    await field.focus();
    await page.keyboard.type(`${month}${date}${year}`);
    await page.waitForURL(new RegExp(`until=${iso}`));
    await expect(main).toContainText(t('lease.extend.price'));
    await expect(field).toBeFocused();
  };
  // As long as it is free; then somebody else takes these days, and both machines.
  const wanted = daysAfter(startDate, 40);
  await type(wanted);
  await looksRight(page);
  const taken = rentalStart(20);
  await orderRental(url, await register(url, product + 1), {
    product,
    startDate: taken,
    days: 2,
    machines: 2,
  });
  const payByTransfer = main.getByRole('radio', { name: t('paymentMethod.transfer') });
  await payByTransfer.focus();
  await page.keyboard.press('Space');
  const pay = main.getByRole('button', { name: t('lease.extend.pay') });
  await pay.focus();
  await page.keyboard.press('Enter');
  const [before = ''] = t('lease.extend.takenUntil', { day: '@' }).split('@');
  await expect(main.getByText(before.trim())).toBeVisible();
  await looksRight(page);

  const later = daysAfter(startDate, 9);
  await type(later);
  await payByTransfer.focus();
  await page.keyboard.press('Space');
  await pay.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ua\/(payment|order)\/[\da-f-]{36}/);
  await shopper.open(`/lease/${leaseId}`);
  const bills = page.getByRole('region', { name: t('lease.bills') });
  const added = { firstDay: daysAfter(startDate, 3), lastDay: later };
  await expect(bills).toContainText(printPeriod(added, 'uk'));
  await expect(bills).toContainText(t('lease.bill.state.open'));
});

test('a machine is given back before its end: its fee is shown before it is asked for, and staff agree', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const product = PRODUCTS.returned;
  const customer = await register(url, product);
  const startDate = rentalStart(2);
  const { leaseId } = await handOver(url, customer, { product, startDate, days: 10 });
  const shopper = await enter(page, customer);
  const { t } = shopper;
  const main = page.getByRole('main');
  await shopper.open(`/returns/initiate?leaseId=${leaseId}`);
  const returnOn = daysAfter(startDate, 2);
  await expect(main).not.toContainText(t('lease.return.fee'));
  await main.getByLabel(t('lease.return.day')).fill(returnOn);
  await page.waitForURL(new RegExp(`returnOn=${returnOn}`));
  await expect(main).toContainText(t('lease.return.fee'));
  await expect(main).toContainText(t('lease.return.feeRule'));
  await looksRight(page);
  await main.getByRole('button', { name: t('lease.return.askEarly') }).click();
  const request = page.getByRole('region', { name: t('lease.return.requested') });
  await expect(request).toContainText(t('orderStatus.PENDING'));
  await expect(request).toContainText(day(returnOn));
  await expect(request).toContainText(t('lease.return.fee'));

  const path = '/admin/lease-returns';
  const { staff, main: desk, office } = await openStaffVisit(browser, { baseURL, region: 'ua', path });
  const asked = desk.getByRole('listitem').filter({ hasText: day(returnOn) });
  await expect(asked).toContainText(t('lease.return.fee'));
  await looksRight(staff);
  await asked.getByRole('button', { name: t('backoffice.leaseReturns.to.APPROVED') }).click();
  await expect(asked).toContainText(t('orderStatus.APPROVED'));
  await office.close();
  await shopper.open(`/returns/initiate?leaseId=${leaseId}`);
  await expect(request).toContainText(t('orderStatus.APPROVED'));
  await looksRight(page);
});

test('whoever has booked a machine that breaks is offered its like, and takes it', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const product = PRODUCTS.broken;
  const customer = await register(url, product);
  const startDate = rentalStart(3);
  const wish = { product, startDate, days: 3 };
  const orderId = await orderRental(url, customer, wish);
  await orderRental(url, await register(url, product + 1), wish);
  const { leaseId } = await (await openOffice(url)).takeMoney(customer, { orderId, product });
  const shopper = await enter(page, customer);
  const { t } = shopper;
  const main = page.getByRole('main');

  const path = `/admin/orders/${orderId}`;
  const { staff, main: desk, office } = await openStaffVisit(browser, { baseURL, region: 'ua', path });
  await expect(desk).toContainText(/-UA\d\d/);
  const broken = /\S+-UA\d\d/.exec(await desk.innerText())?.[0] ?? '';
  await staff.goto(`/ua/admin/machines?product=${product}`);
  await desk.getByRole('link', { name: broken }).click();
  await desk.locator('summary', { hasText: t('backoffice.machines.broken') }).click();
  await desk.locator('[name=brokenUntil]').fill(daysAfter(startDate, 5));
  await desk.getByRole('button', { name: t('backoffice.machines.brokenDo') }).click();
  await expect(desk.getByText(t('backoffice.machines.done.broken'))).toBeVisible();
  await staff.goto('/ua/admin/replacements');
  await looksRight(staff);
  await desk.locator('a[href*="/admin/replacements/"]').first().click();
  const offer = desk.getByRole('button', { name: t('backoffice.replacements.offer') });
  await expect(offer).toBeVisible();
  await looksRight(staff);
  await offer.click();
  await expect(desk.getByText(t('backoffice.replacements.offered'))).toBeVisible();

  await shopper.open(`/lease/${leaseId}`);
  const question = page.getByRole('region', { name: t('lease.replacement.title') });
  await expect(question).toContainText(t('lease.replacement.reason.broken'));
  await looksRight(page);
  const like = question.locator('label', { hasText: t('lease.replacement.like') }).first();
  const name = await like.locator('input + span > span').first().innerText();
  await like.click();
  await question.getByRole('button', { name: t('lease.replacement.do') }).click();
  await expect(main.getByText(t('lease.replacement.done'))).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('region', { name: t('lease.machines', { count: 1 }) })).toContainText(name);
  await expect(main).toContainText(printPeriod(rentalPeriod({ startDate, duration: 'day', count: 3 }), 'uk'));
  await looksRight(page);
  await staff.reload();
  await expect(desk).toContainText(t('backoffice.replacements.status.DECIDED'));
  await office.close();
});

test(
  'staff bring another machine in place of one that is with a customer',
  LONG,
  async ({ page, browser, baseURL }) => {
    const url = baseURL ?? '';
    const product = PRODUCTS.swapped;
    const customer = await register(url, product);
    const wish = { product, startDate: rentalStart(2), days: 6 };
    const { leaseId, orderId } = await handOver(url, customer, wish);
    const shopper = await enter(page, customer);
    const { t } = shopper;
    const main = page.getByRole('main');
    await shopper.open(`/lease/${leaseId}`);
    const own = page.getByRole('region', { name: t('lease.machines', { count: 1 }) });
    const first = /\S+-UA\d\d/.exec(await own.innerText())?.[0] ?? '';

    const path = `/admin/orders/${orderId}`;
    const { staff, main: desk, office } = await openStaffVisit(browser, { baseURL, region: 'ua', path });
    await staff.goto(`/ua/admin/machines?product=${product}`);
    await desk.getByRole('link', { name: first }).click();
    await desk.getByRole('link', { name: t('backoffice.machines.swap') }).click();
    await expect(desk.getByRole('heading', { name: t('backoffice.machines.swapTitle') })).toBeVisible();
    await looksRight(staff);
    await desk.locator('[name=machineId]').selectOption({ index: 1 });
    await desk.getByRole('button', { name: t('backoffice.machines.swapDo') }).click();
    await expect(desk.getByText(t('backoffice.machines.done.swap'))).toBeVisible();
    await office.close();

    await shopper.open(`/lease/${leaseId}`);
    await expect(own).toContainText(/-UA\d\d/);
    await expect(own).not.toContainText(first);
    await expect(main.getByText(t('orderStatus.ACTIVE')).first()).toBeVisible();
  },
);

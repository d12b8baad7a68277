import type { BrowserContext, Page } from '@playwright/test';
import { seedOptions } from '../../src/content/seed/rental-options.ts';
import { daysAfter } from '../../src/domain/calendar/days.ts';
import { localeOf, type Region } from '../../src/domain/locale/locale.ts';
import { marketOf } from '../../src/domain/locale/market.ts';
import { formatMoney, formatPrice } from '../../src/domain/money/format-money.ts';
import { money } from '../../src/domain/money/money.ts';
import { depositOf } from '../../src/domain/rental/deposit.ts';
import { printPeriod, sayPeriod } from '../../src/domain/rental/print-period.ts';
import { backBy, blockedDays, rentalPeriod, returnDay } from '../../src/domain/rental/rental-days.ts';
import { DEFAULT_TAX_RULE } from '../../src/domain/checkout/tax.ts';
import { signProtocol, test } from '../support/clock-journey.ts';
import { axeViolations, expect, LONG, WINDOWS } from '../support/journey.ts';
import { BY_PARCEL } from '../support/rental-start.ts';
import { seedRental } from '../support/seed-price.ts';
import { KRAKOW, KYIV, Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

/** Near the depot, so that bringing the machine has a price. */
const WARSZAWA = { ...KRAKOW, city: 'Warszawa', postalCode: '00-001' };

/** What is rented in each language, with its category, what leaves the depot on a lorry, and how the shop is looked at. */
const LOOKS = {
  ua: { product: 2002, category: 20, isBrought: false, viewport: WINDOWS[390], colorScheme: 'light' },
  pl: { product: 2201, category: 22, isBrought: true, viewport: WINDOWS[768], colorScheme: 'dark' },
  en: { product: 2101, category: 21, isBrought: true, viewport: WINDOWS[1440], colorScheme: 'light' },
} as const satisfies Record<Region, object>;
const CURRENCY = { ua: 'UAH', pl: 'PLN', en: 'UAH' } as const;

/** What is kept of each deposit for a scratch, in minor units. */
const KEPT_MINOR = 150_00;

for (const region of ['ua', 'pl', 'en'] as const) {
  const { product, category, isBrought, ...look } = LOOKS[region];
  const currency = CURRENCY[region];
  test.describe(`in ${region}`, () => {
    test.use(look);
    test(
      'a machine is chosen in its calendar, handed over, reminded of and taken back, and its deposit is given back less what is kept',
      region === 'ua' ? {} : LONG,
      async ({ page, context, browser, baseURL, shop }) => {
        const shopper = new Shopper(page, region);
        const { t } = shopper;
        const locale = localeOf(region);
        const market = marketOf(currency);
        const print = (minor: number) => formatMoney(money(minor, currency), locale);
        const inSentence = (minor: number) => formatPrice(money(minor, currency), locale);
        const own = page.getByRole('main');
        const waiver = seedOptions.find(({ code }) => code === 'waiver')?.name[locale] ?? '';
        const office = await browser.newContext({
          baseURL: baseURL ?? '',
          ...look,
          extraHTTPHeaders: { 'x-forwarded-for': '10.77.1.1' },
        });
        const staff = await office.newPage();
        const main = staff.getByRole('main');
        const everybody = [context, office] as const;

        /** It is the middle of a day, for the shop and for all who look at it; ISO 8601. */
        const putDay = async (day: string) => {
          const noon = new Date(`${day}T10:00:00Z`);
          await shop.putClock(noon);
          for (const each of everybody) await each.clock.setSystemTime(noon);
        };
        const forgetSession = (each: BrowserContext) => each.clearCookies({ name: 'session' });
        const signStaffIn = async () => {
          await forgetSession(office);
          await staff.goto(`/${region}/auth?redirect=/${region}/admin/depot`);
          await staff.locator('[name=email]').fill(STAFF.email);
          await staff.locator('[name=password]').fill(STAFF.password);
          await main.getByRole('button', { name: t('auth.login'), exact: true }).click();
          await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('backoffice.depot.title'));
        };
        const signCustomerIn = async () => {
          await forgetSession(context);
          await shopper.enterAs(shopper);
        };
        const looksRight = async (...pages: readonly Page[]) => {
          for (const each of pages) expect(await axeViolations(each)).toEqual([]);
        };

        const ordered = daysAfter(new Date().toISOString().slice(0, 10), 1);
        for (const each of everybody) await each.clock.install({ time: new Date(`${ordered}T10:00:00Z`) });
        await putDay(ordered);

        // The customer chooses a week in the calendar, and the waiver.
        await shopper.open(`/product/${product}`);
        await shopper.chooseDayAfterTransfer();
        await own
          .getByRole('radio', { name: t('duration.count', { duration: 'week', count: 1 }) })
          .press('Space');
        await own.locator('summary', { has: page.getByText(waiver) }).click();
        await own.getByRole('checkbox', { name: waiver }).check();
        await looksRight(page);
        const days = t('duration.count', { duration: 'day', count: 7 });
        await own.getByRole('button', { name: t('product.rental.rentFor', { days }) }).click();
        await own.getByRole('link', { name: t('cart.goToCart') }).click();
        await shopper.arriveAt('/cart');
        const startDate = await page.evaluate<string>(
          () => JSON.parse(localStorage.getItem('cart') ?? '{}').items[0].rentalStartDate,
        );
        const period = rentalPeriod({ startDate, duration: 'day', count: 7 });
        const dueOn = returnDay(period, market);
        const way = isBrought ? { market, travelDays: 0 } : BY_PARCEL;
        await expect(own).toContainText(sayPeriod(period, locale));
        await expect(own).toContainText(waiver);
        await looksRight(page);

        // What is paid with the order is the rent and the deposit, each by itself.
        await shopper.leaveCart();
        await shopper.register();
        await shopper.fillShipping(region === 'pl' ? WARSZAWA : KYIV);
        await shopper.choosePayment('transfer');
        const month = money(seedRental(product, 'month', currency), currency);
        const depositMinor = depositOf(month, 1, DEFAULT_TAX_RULE).minor;
        await expect(own).toContainText(waiver);
        await expect(own).toContainText(print(depositMinor).split(/[.,]00/)[0] ?? '');
        await looksRight(page);
        const orderId = await shopper.placeOrder();
        await shopper.open(`/order/${orderId}`);
        await expect(own).toContainText(waiver);
        await expect(own).toContainText(printPeriod(period, locale));
        await expect(own.getByText(t('orderStatus.PENDING')).first()).toBeVisible();
        const read = await page.request.get(`/api/orders/${orderId}`);
        const { data } = (await read.json()) as { data: { total: number; orderNumber: string } };

        // Staff write down its money, and prepare the machine.
        await signStaffIn();
        await staff.goto(`/${region}/admin/orders/${orderId}`);
        await main.locator('[name=amount]').first().fill(String(data.total));
        await main.locator('[name=reference]').first().fill('FT-1');
        await main
          .getByRole('button', { name: t('backoffice.transfer.do') })
          .first()
          .click();
        await expect(main.getByText(t('backoffice.transfer.done.accept'))).toBeVisible();
        await main.getByRole('button', { name: t('backoffice.lease.to.PROCESSING') }).click();
        await expect(main.getByText(t('backoffice.lease.done'))).toBeVisible();
        await looksRight(staff);
        await shopper.open(`/order/${orderId}`);
        await own.getByRole('link', { name: t('lease.view') }).click();
        await page.waitForURL(/\/lease\/[\da-f-]{36}$/);
        const lease = new URL(page.url()).pathname.slice(`/${region}`.length);
        await expect(own.getByText(t('orderStatus.PROCESSING')).first()).toBeVisible();

        // On the first day, or that on which its parcel leaves, the depot has it on its list, and hands it over.
        await putDay(blockedDays(period, way).from);
        await signStaffIn();
        await looksRight(staff);
        const entry = main.getByRole('listitem').filter({ hasText: data.orderNumber });
        const toProtocol = (kind: 'handover' | 'return') =>
          entry.getByRole('link', { name: t(`backoffice.lease.protocol.${kind}`, { number: '' }).trim() });
        for (const to of isBrought ? (['SHIPPED', 'DELIVERED'] as const) : [])
          await entry.getByRole('button', { name: t(`backoffice.lease.to.${to}`) }).click();
        await toProtocol('handover').click();
        await expect(main.getByRole('heading', { level: 1 })).toContainText(t('protocol.title.handover'));
        await signProtocol(main, { t, category, hours: '1200' });
        await main.getByRole('button', { name: t('backoffice.protocol.sign.handover') }).click();
        await expect(main.getByText(t('backoffice.protocol.done.sign'))).toBeVisible();
        await signCustomerIn();
        await shopper.open(lease);
        await expect(own.getByText(t('orderStatus.ACTIVE')).first()).toBeVisible();
        await expect(own).toContainText(waiver);
        await looksRight(page);
        for (const path of [
          `${lease}/extend`,
          `/returns/initiate?leaseId=${lease.slice('/lease/'.length)}`,
        ]) {
          await shopper.open(path);
          await expect(own.locator('input[type=date]')).toBeVisible();
          await looksRight(page);
        }

        // The day before it comes back, its customer is reminded.
        await putDay(daysAfter(dueOn, -1));
        await signCustomerIn();
        await expect(async () => {
          await shopper.open('/profile/notifications');
          const reminder = t('profile.notification.lease-due', { number: data.orderNumber });
          await expect(own.getByText(reminder)).toBeVisible({ timeout: 2000 });
        }).toPass();
        await own.locator(`a[href$="${lease}"]`).first().click();
        await shopper.arriveAt(lease);
        await expect(own).toContainText(t('lease.note.left', { days: 1 }));
        await shopper.open('/profile');
        await expect(own).toContainText(t('lease.note.left', { days: 1 }));
        await looksRight(page);

        // On the last day, or once its parcel is back, staff take it back, and keep a part of the deposit for a scratch.
        await putDay(backBy(period, way));
        await signStaffIn();
        await toProtocol('return').click();
        await expect(main.getByRole('heading', { level: 1 })).toContainText(t('protocol.title.return'));
        await signProtocol(main, { t, category, hours: '1210' });
        await main.getByRole('button', { name: t('backoffice.protocol.sign.return') }).click();
        await expect(main.getByText(t('backoffice.protocol.done.sign'))).toBeVisible();
        await main.locator('summary', { hasText: t('backoffice.deduction.add') }).click();
        const deduction = main.locator('#new-deduction');
        await deduction.locator('[name=amountMinor]').fill(String(KEPT_MINOR / 100));
        await deduction.locator('[name=note]').fill('Подряпина на кожусі');
        await looksRight(staff);
        await deduction.getByRole('button', { name: t('backoffice.deduction.write') }).click();
        await expect(main.getByText(t('backoffice.protocol.done.deduct'))).toBeVisible();
        await staff.goto(`/${region}/admin/orders/${orderId}`);
        const settlement = main.getByRole('region', { name: t('backoffice.lease.settle.title') });
        const willCome = (term: string, minor: number) =>
          expect(settlement).toContainText(`${term}${print(minor)}`);
        await willCome(t('deduction.kind.damage'), KEPT_MINOR);
        await willCome(t('backoffice.lease.settle.back'), depositMinor - KEPT_MINOR);
        await looksRight(staff);
        await main.getByRole('button', { name: t('backoffice.lease.to.COMPLETED') }).click();
        await expect(main.getByText(t('backoffice.lease.done'))).toBeVisible();

        // What is left of it is owed, then given back; its customer sees both, and why it is not all.
        const backMinor = depositMinor - KEPT_MINOR;
        await signCustomerIn();
        await shopper.open(`/order/${orderId}`);
        await expect(own.getByText(t('order.owed.title', { amount: inSentence(backMinor) }))).toBeVisible();
        const sending = main.locator('form', { has: staff.locator('[name=intent][value=return]') });
        await sending.locator('[name=reference]').fill('FT-2');
        await sending.getByRole('button', { name: t('backoffice.transfer.do') }).click();
        await expect(main.getByText(t('backoffice.return.done'))).toBeVisible();
        await office.close();

        await shopper.open(lease);
        await expect(own.getByText(t('orderStatus.COMPLETED')).first()).toBeVisible();
        const kept = page.getByRole('region', { name: t('deduction.title') });
        await expect(kept).toContainText(t('deduction.kind.damage'));
        await expect(kept).toContainText(print(KEPT_MINOR));
        const facts = page.getByRole('region', { name: t('lease.facts') });
        await expect(facts).toContainText(`${t('lease.depositBack')}${print(backMinor)}`);
        await looksRight(page);
        await shopper.open(`/order/${orderId}`);
        await expect(
          own.getByText(t('order.refund.returned', { amount: inSentence(backMinor) })),
        ).toBeVisible();
        await looksRight(page);
        await shopper.open('/profile/payments');
        const refund = own
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: t('profile.billing.entry.refund') }) });
        await expect(refund).toContainText(print(-backMinor));
        await shopper.open('/profile');
        await expect(own.locator(`a[href$="${lease}/extend"]`)).toHaveCount(0);
      },
    );
  });
}

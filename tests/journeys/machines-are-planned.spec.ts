import { daysAfter } from '../../src/domain/calendar/days.ts';
import { formatDate } from '../../src/domain/locale/format-date.ts';
import { localeOf, type Region } from '../../src/domain/locale/locale.ts';
import { printPeriod } from '../../src/domain/rental/print-period.ts';
import { axeViolations, expect, LONG, test, WINDOWS } from '../support/journey.ts';
import { rentalStart } from '../support/rental-start.ts';
import { STAFF } from '../support/staff-account.ts';
import { Shopper } from '../support/shopper.ts';

/** Products whose machines no other journey books, and how the back office is looked at in each language. */
const LOOKS = {
  ua: { product: '2103', viewport: WINDOWS[390], colorScheme: 'light', javaScriptEnabled: true },
  pl: { product: '2101', viewport: WINDOWS[768], colorScheme: 'dark', javaScriptEnabled: true },
  en: { product: '2102', viewport: WINDOWS[1440], colorScheme: 'light', javaScriptEnabled: false },
} as const satisfies Record<Region, object>;

for (const region of ['ua', 'pl', 'en'] as const) {
  const { product, ...look } = LOOKS[region];
  test.describe(`in ${region}, with ${look.javaScriptEnabled ? 'a keyboard' : 'no script'}`, () => {
    test.use(look);
    test(
      'staff add a machine, plan its maintenance, move it on the board, and retire the machine',
      region === 'ua' ? {} : LONG,
      async ({ page }) => {
        const { t } = new Shopper(page, region);
        const main = page.getByRole('main');
        const heading = page.getByRole('heading', { level: 1 });
        const alert = main.getByRole('alert').or(main.getByRole('status')).first();
        const looksRight = async () => {
          if (look.javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
        };
        const press = (name: string) => main.getByRole('button', { name, exact: true }).press('Enter');
        const unfold = (name: string) => main.locator('summary', { hasText: name }).press('Enter');
        await page.goto(`/${region}/auth?redirect=/${region}/admin/machines`);
        await page.locator('[name=email]').fill(STAFF.email);
        await page.locator('[name=password]').fill(STAFF.password);
        await main.getByRole('button', { name: t('auth.login'), exact: true }).press('Enter');
        await expect(heading).toHaveText(t('backoffice.machines.title'));

        const number = `J-${region}`;
        await unfold(t('backoffice.machines.add'));
        await press(t('backoffice.machines.addDo'));
        await expect(alert).toHaveText(t('checkout.checkFields'));
        await looksRight();
        await main.locator('[name=productId]').selectOption(product);
        await main.locator('[name=inventoryNumber]').fill(number);
        await press(t('backoffice.machines.addDo'));
        await expect(heading).toHaveText(number);
        await expect(main).toContainText(t('backoffice.machines.event.added'));
        await looksRight();
        const own = new URL(page.url()).pathname;
        const label = await main
          .getByRole('link', { name: t('backoffice.machines.labelSize', { size: 'portrait' }) })
          .getAttribute('href');
        const printed = await page.request.get(label ?? '');
        expect([printed.status(), printed.headers()['content-type']]).toEqual([200, 'application/pdf']);

        const firstDay = rentalStart(4);
        const days = { firstDay, lastDay: daysAfter(firstDay, 2) };
        const plan = async () => {
          await main.locator('[name=firstDay]').fill(days.firstDay);
          await main.locator('[name=lastDay]').fill(days.lastDay);
          await press(t('backoffice.machines.maintenanceDo'));
        };
        await unfold(t('backoffice.machines.maintenance'));
        await plan();
        await expect(alert).toHaveText(t('backoffice.machines.done.maintenance'));
        const period = printPeriod(days, localeOf(region));
        await expect(main).toContainText(period);
        await looksRight();
        if (!(await main.locator('[name=firstDay]').isVisible()))
          await unfold(t('backoffice.machines.maintenance'));
        await plan();
        const free = formatDate(daysAfter(firstDay, 3), localeOf(region), 'UTC', 'short');
        await expect(alert).toContainText(free);
        await looksRight();
        await unfold(t('backoffice.machines.retire'));
        await press(t('backoffice.machines.retire'));
        await expect(alert).toContainText(`${t('backoffice.machines.purpose.maintenance')} (${period})`);

        await page.goto(`/${region}/admin/board?product=${product}&from=${firstDay}`);
        const bar = t('backoffice.board.bar', {
          what: t('backoffice.machines.purpose.maintenance'),
          days: period,
        });
        await expect(main.getByRole('link', { name: bar })).toHaveCount(1);
        await looksRight();
        await main.getByRole('link', { name: bar }).press('Enter');
        await expect(heading).toHaveText(t('backoffice.machines.moveTitle'));
        await looksRight();
        const another = main.locator('[name=machineId] option').nth(1);
        await main.locator('[name=machineId]').selectOption((await another.getAttribute('value')) ?? '');
        await press(t('backoffice.machines.moveDo'));
        await expect(alert).toHaveText(t('backoffice.machines.done.move'));
        await expect(heading).not.toHaveText(number);
        await main
          .getByRole('button', { name: `${t('backoffice.machines.cancelMaintenance')} ${period}` })
          .press('Enter');
        await expect(alert).toHaveText(t('backoffice.machines.done.cancel-maintenance'));
        await expect(main.locator('section', { has: page.locator('#bookings') })).not.toContainText(period);

        await page.goto(own);
        await unfold(t('backoffice.machines.retire'));
        await press(t('backoffice.machines.retire'));
        await expect(alert).toHaveText(t('backoffice.machines.done.retire'));
        await expect(main.getByRole('button', { name: t('backoffice.machines.reinstate') })).toBeVisible();
        await looksRight();
      },
    );
  });
}

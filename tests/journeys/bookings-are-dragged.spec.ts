import { daysAfter } from '../../src/domain/calendar/days.ts';
import { printPeriod } from '../../src/domain/rental/print-period.ts';
import { axeViolations, expect, test, WINDOWS } from '../support/journey.ts';
import { rentalStart } from '../support/rental-start.ts';
import { STAFF } from '../support/staff-account.ts';
import { Shopper } from '../support/shopper.ts';

/** A product whose machines no other journey books. */
const PRODUCT = '2602';

test.use({ viewport: WINDOWS[1440] });

test('staff drag maintenance to other days, take it back, and go over the board by arrow keys', async ({
  page,
}) => {
  const { t } = new Shopper(page, 'en');
  const main = page.getByRole('main');
  await page.goto(`/en/auth?redirect=/en/admin/machines?product=${PRODUCT}`);
  await page.locator('[name=email]').fill(STAFF.email);
  await page.locator('[name=password]').fill(STAFF.password);
  await main.getByRole('button', { name: t('auth.login'), exact: true }).press('Enter');
  await main.locator('a[href*="/admin/machines/"]').first().press('Enter');
  const firstDay = rentalStart(4);
  const plan = async (day: string) => {
    await main.locator('summary', { hasText: t('backoffice.machines.maintenance') }).press('Enter');
    await main.locator('[name=firstDay]').fill(day);
    await main.locator('[name=lastDay]').fill(daysAfter(day, 1));
    await main.getByRole('button', { name: t('backoffice.machines.maintenanceDo') }).press('Enter');
    await expect(main).toContainText(t('backoffice.machines.done.maintenance'));
  };
  await plan(firstDay);
  await page.goto(page.url().replace(/\?.*/, ''));
  await plan(daysAfter(firstDay, 5));

  await page.goto(`/en/admin/board?product=${PRODUCT}&from=${daysAfter(firstDay, -2)}`);
  const grid = page.getByRole('grid');
  const bar = (day: string) =>
    grid.getByRole('link', {
      name: t('backoffice.board.bar', {
        what: t('backoffice.machines.purpose.maintenance'),
        days: printPeriod({ firstDay: day, lastDay: daysAfter(day, 1) }, 'en'),
      }),
    });
  await expect(bar(firstDay)).toHaveAttribute('draggable', 'true');
  expect(await axeViolations(page)).toEqual([]);
  const dragBy = async (days: number) => {
    const column = await grid.getByRole('columnheader').nth(1).boundingBox();
    const from = await bar(firstDay).boundingBox();
    if (column === null || from === null) throw new Error('The bar is out of sight');
    const at = { x: from.x + 8, y: from.y + from.height / 2 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 12, at.y, { steps: 3 });
    await page.mouse.move(at.x + days * column.width, at.y, { steps: 5 });
    await page.mouse.up();
  };
  await dragBy(2);
  await expect(bar(daysAfter(firstDay, 2))).toBeVisible();
  await main.getByRole('button', { name: t('backoffice.board.undo') }).press('Enter');
  await expect(bar(firstDay)).toHaveAttribute('draggable', 'true');
  await dragBy(4);
  await expect(main.getByRole('alert')).toContainText('In the way');
  await expect(bar(firstDay)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await bar(firstDay).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(bar(daysAfter(firstDay, 5))).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(bar(firstDay)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('backoffice.machines.moveTitle'));
});

import { daysAfter } from '../../src/domain/calendar/days.ts';
import { dayIn } from '../../src/domain/locale/market.ts';
import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
const TODAY = dayIn('Europe/Kyiv', new Date().toISOString());
const TITLE = 'Тепла зима вдома';

test('staff add a slide with days, look at it, the home page shows it, and its addition is taken back', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/content');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: t('backoffice.content.add.slide') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: t('backoffice.content.add.slide') }),
  ).toBeVisible();
  const titles = page.getByRole('group', { name: t('backoffice.content.field.title') });
  await titles.getByLabel('Українська').fill(TITLE);
  await page.getByLabel(t('backoffice.content.field.link')).fill('javascript:alert(1)');
  const save = page.getByRole('button', { name: t('backoffice.content.create'), exact: true });
  await save.click();
  await expect(page.getByText(t('backoffice.content.problem.bad-link'))).toBeVisible();
  await expect(titles.getByLabel('Українська')).toHaveValue(TITLE);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel(t('backoffice.content.field.link')).fill('/ua/batteries');
  await page.getByLabel(t('backoffice.content.field.firstDay')).fill(daysAfter(TODAY, -1));
  await page.getByLabel(t('backoffice.content.field.lastDay')).fill(daysAfter(TODAY, 1));
  await page.getByLabel(t('backoffice.content.pictureProduct')).fill('101');
  await page.getByRole('button', { name: t('backoffice.content.pictureShow') }).click();
  await page.getByText(t('backoffice.content.pictureOf', { product: '101', number: 1 })).click();
  await page.getByRole('button', { name: t('backoffice.content.previewDo') }).click();
  const preview = page.getByRole('region', { name: t('backoffice.content.preview') });
  await expect(preview.locator('[inert]')).toContainText(TITLE);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  expect(await axeViolations(page)).toEqual([]);

  const shop = await page.context().newPage();
  await openPage(shop, '/ua');
  const slides = shop.getByRole('region', { name: t('home.slides') });
  await expect(slides).not.toContainText(TITLE);
  await save.click();
  await expect(page.getByText(t('backoffice.content.done.created'), { exact: true })).toBeVisible();
  await openPage(shop, '/ua');
  await expect(slides).toContainText(TITLE);

  await page.bringToFront();
  await openPage(page, '/ua/admin/content');
  await page.getByRole('button', { name: t('backoffice.content.up', { title: TITLE }) }).press('Enter');
  const row = page.getByRole('listitem').filter({ has: page.locator('button:focus') });
  await expect(row.locator('[aria-live]')).toContainText(TITLE);
  await page.getByRole('link', { name: TITLE }).first().click();
  const history = page.getByRole('region', { name: t('backoffice.product.history') });
  await history
    .getByRole('button', { name: t('backoffice.product.undo') })
    .last()
    .click();
  await expect(page.getByText(t('backoffice.content.gone'))).toBeVisible();
  await openPage(shop, '/ua');
  await expect(slides).not.toContainText(TITLE);
});

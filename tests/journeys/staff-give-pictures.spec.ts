import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
/** A busy machine takes its time for the sizes of a picture. */
const PATIENCE = { timeout: 60_000 };

async function photo(background: string, [width, height] = [900, 700]) {
  const image = sharp({ create: { width: width ?? 0, height: height ?? 0, channels: 3, background } });
  return image.jpeg().toBuffer();
}
const file = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(background),
});

/** Makes a draft of a name and opens it; answers its id. */
async function newDraft(shopper: Shopper, name: string): Promise<string> {
  const { page } = shopper;
  const field = (key: 'category' | 'brand' | 'article') =>
    page.getByLabel(t(`backoffice.product.field.${key}`), { exact: true });
  await shopper.open('/admin/products/new');
  await field('category').selectOption('mounting-systems');
  await field('brand').fill('Promin');
  await field('article').fill(`PICTURES-${Date.now()}`);
  for (const label of ['name', 'summary', 'description'] as const) {
    for (const each of await page.getByLabel(t(`backoffice.product.field.${label}`), { exact: true }).all())
      await each.fill(name);
  }
  const price = t('backoffice.product.field.sale');
  await page.getByRole('textbox', { name: price, exact: true }).first().fill('120,50');
  await page.getByRole('button', { name: t('backoffice.product.create') }).click();
  await expect(page.getByText(t('backoffice.product.done.created'))).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

const upload = async (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) => {
  await page.getByLabel(t('backoffice.pictures.files')).setInputFiles(files);
  await page.getByRole('button', { name: t('backoffice.pictures.upload'), exact: true }).click();
};
const picture = (page: Page, number: number) =>
  page.getByRole('listitem', { name: t('backoffice.pictures.number', { number }), exact: true });

/** Drags the square of a picture to the right, then makes it smaller by its lower right corner. */
async function dragCrop(page: Page, of: ReturnType<typeof picture>) {
  const view = of.locator('svg.cursor-move');
  await view.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await view.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(x + from[0], y + from[1]);
    await page.mouse.down();
    await page.mouse.move(x + to[0], y + to[1], { steps: 4 });
    await page.mouse.up();
  };
  await drag([width / 2, height / 2], [width, height / 2]);
  await expect(of.getByLabel(t('backoffice.pictures.fit.square'))).toBeChecked();
  await expect(of.getByLabel(t('backoffice.pictures.left'))).toHaveValue('100');
  const side = of.getByLabel(t('backoffice.pictures.side'));
  await expect(side).toHaveValue('100');
  await drag([width - 12, height - 12], [width - 50, height - 50]);
  await expect(side).not.toHaveValue('100');
}

test('a draft gets two pictures, in their order, is published, and its card and page show them', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  const name = `Гак ${Date.now()}`;
  const id = await newDraft(shopper, name);
  await page.getByRole('link', { name: t('backoffice.pictures.edit') }).click();
  await expect(page.getByText(t('backoffice.pictures.none'))).toBeVisible();

  await upload(page, [
    await file('перше.jpg', '#2a6'),
    { name: 'рисунок.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg xmlns="x"/>') },
    await file('друге.jpg', '#26a'),
  ]);
  await expect(
    page.getByText(t('backoffice.pictures.problem.no-picture', { name: 'рисунок.jpg' })),
  ).toBeVisible();
  await expect(picture(page, 2)).toContainText('друге.jpg');
  await expect(page.getByText(t('backoffice.pictures.waiting'))).toHaveCount(0, PATIENCE);
  await expect(page.locator('ol img')).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);

  const second = (await picture(page, 2).getAttribute('id')) ?? '';
  await picture(page, 2)
    .getByRole('button', { name: t('backoffice.pictures.makeFirst') })
    .press('Enter');
  await expect(picture(page, 1)).toHaveAttribute('id', second);
  await expect(picture(page, 1)).toContainText(t('backoffice.pictures.first'));

  await picture(page, 1).getByText(t('backoffice.pictures.alt'), { exact: true }).click();
  await picture(page, 1).getByLabel('Українська').fill('Синій гак');
  await picture(page, 1)
    .getByRole('button', { name: t('backoffice.pictures.altSave') })
    .click();
  await expect(page.getByText(t('backoffice.pictures.done.changed'))).toBeVisible();

  await picture(page, 2).getByText(t('backoffice.pictures.crop'), { exact: true }).click();
  await dragCrop(page, picture(page, 2));
  await picture(page, 2)
    .getByRole('button', { name: t('backoffice.pictures.cropSave') })
    .click();
  await expect(page.getByText(t('backoffice.pictures.done.cropped'))).toBeVisible();
  await expect(page.getByText(t('backoffice.pictures.recropping'))).toHaveCount(0, PATIENCE);
  const undo = page.getByRole('button', { name: t('backoffice.product.undo') });
  await undo.click();
  await expect(page.getByText(t('backoffice.pictures.recropping'))).toHaveCount(0, PATIENCE);
  await picture(page, 2).getByText(t('backoffice.pictures.crop'), { exact: true }).click();
  await expect(picture(page, 2).getByLabel(t('backoffice.pictures.fit.whole'))).toBeChecked();

  await upload(page, [await file('зайве.jpg', '#622'), await file('зайве 2.jpg', '#633')]);
  await expect(page.getByText(t('backoffice.pictures.done.added'))).toBeVisible();
  await expect(picture(page, 4)).toBeVisible();
  await undo.click();
  await expect(picture(page, 3)).toHaveCount(0);
  await expect(undo).toHaveCount(0);

  await shopper.open(`/admin/products/${id}`);
  await page.getByLabel(t('backoffice.product.field.published'), { exact: true }).selectOption('yes');
  await page.getByRole('button', { name: t('backoffice.product.save'), exact: true }).click();
  await expect(page.getByText(t('backoffice.product.done.saved'))).toBeVisible();
  await openPage(page, `/ua/product/${id}`);
  const shown = page.getByRole('img', { name: 'Синій гак' });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(second);
  await openPage(page, `/ua/search?q=${encodeURIComponent(name)}`);
  await expect(page.locator(`img[src*="${second}"]`).first()).toBeVisible();

  await shopper.open(`/admin/products/${id}/pictures`);
  const remove = picture(page, 1).getByRole('button', { name: t('backoffice.pictures.remove') });
  await remove.click();
  await expect(picture(page, 2)).toHaveCount(0);
  await remove.click();
  await expect(page.getByText(t('backoffice.pictures.problem.last-picture'))).toBeVisible();
  await shopper.open(`/admin/products/${id}`);
  const history = page.getByRole('region', { name: t('backoffice.product.history') });
  await history
    .getByRole('button', { name: t('backoffice.product.undo') })
    .first()
    .click();
  await expect(page.getByText(t('backoffice.product.done.undone'))).toBeVisible();
  await expect(page.getByRole('region', { name: t('backoffice.pictures.title') }).locator('img')).toHaveCount(
    2,
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures are uploaded and put in order all the same', async ({ page }) => {
    await page.goto('/ua/auth');
    await page.locator('input[name=email]').fill(STAFF.email);
    await page.locator('input[name=password]').fill(STAFF.password);
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL(({ pathname }) => !pathname.endsWith('/auth'));
    await page.goto('/ua/admin/products/505/pictures');
    const before = await page.getByRole('main').locator('ol > li').count();
    await upload(page, [await file('без скрипту.jpg', '#a62')]);
    await expect(page.getByText(t('backoffice.pictures.done.added'))).toBeVisible();
    await expect(picture(page, before + 1)).toContainText('без скрипту.jpg');
    await picture(page, before + 1)
      .getByRole('button', { name: t('backoffice.pictures.remove') })
      .click();
    await expect(page.getByText(t('backoffice.pictures.done.changed'))).toBeVisible();
    await expect(page.getByText('без скрипту.jpg')).toHaveCount(0);
  });
});

test('the page of pictures fits every width', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await shopper.open('/admin/products/101/pictures');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axeViolations(page)).toEqual([]);
  }
});

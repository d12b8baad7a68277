import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { ADMIN, STAFF } from '../support/staff-account.ts';

const t = texts('uk');
const TYPED = 'Довгий текст, який ніхто не захоче писати вдруге.';

for (const { what, path, area, save } of [
  {
    what: 'a new block of a page',
    path: '/admin/content/pages/support?add=paragraph&section=contacts',
    area: 'text.uk',
    save: t('backoffice.arrange.saveDraft'),
  },
  {
    what: 'the description of a category, which has one',
    path: '/admin/products/categories/generators',
    area: 'description.uk',
    save: t('backoffice.product.save'),
  },
])
  test(`what is typed into ${what} is there again after signing out elsewhere and in again`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, 'ua');
    await shopper.enterAs(STAFF);
    await shopper.open(path);
    const field = page.locator(`textarea[name="${area}"]`);
    await field.fill(TYPED);
    const elsewhere = await page.context().newPage();
    await new Shopper(elsewhere, 'ua').signOut();
    await page.bringToFront();
    const button = page.getByRole('button', { name: save }).last();
    await button.click();
    await shopper.arriveAt('/auth');
    await shopper.signIn(STAFF);
    await expect(field).toHaveValue(TYPED);

    await button.click();
    await expect(page).toHaveURL(/done=/);
    await openPage(page, `/ua${path}`);
    if (area === 'text.uk') await expect(field).toHaveValue('');
    else await expect(field).toHaveValue(TYPED);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typedTexts'))).toBeNull();
  });

test('what one member of staff typed is not given to another who signs in in the same tab', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/content/pages/support?add=paragraph&section=contacts');
  const field = page.locator('textarea[name="text.uk"]');
  await field.fill(TYPED);
  await page.context().clearCookies({ name: 'session' });
  await page
    .getByRole('button', { name: t('backoffice.arrange.saveDraft') })
    .last()
    .click();
  await shopper.arriveAt('/auth');
  await shopper.signIn(ADMIN);
  await expect(field).toHaveValue('');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typedTexts'))).toBeNull();
});

test('an order by telephone is there again with its lines after signing in, and is placed by nobody else', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/orders/new?guest=yes');
  await page.waitForURL(/form=/);
  const order = page.url();
  const main = page.getByRole('main');
  const search = main.getByLabel(t('backoffice.telephone.findProduct'));
  await search.fill('508');
  await search.press('Enter');
  const found = main.getByRole('list', { name: t('backoffice.telephone.found') });
  await found.getByRole('button').first().click();
  const quantity = main.getByLabel(t('backoffice.telephone.quantity'));
  await quantity.fill('7');
  const lastName = main.getByLabel(t('checkout.field.lastName'));
  await lastName.fill('Коваль');
  await main.getByLabel(t('backoffice.telephone.note')).fill(TYPED);
  await main.getByLabel(t('backoffice.telephone.readOut')).check();
  await main.getByLabel(t('backoffice.orders.method')).selectOption('pod');
  await page.context().clearCookies({ name: 'session' });
  await main.getByRole('button', { name: t('backoffice.telephone.compute') }).click();
  await shopper.arriveAt('/auth');
  await expect(main.locator('[name=password]')).toBeVisible();
  await shopper.signIn(STAFF);
  await expect(quantity).toHaveValue('7');
  await expect(page).toHaveURL(order);
  await expect(lastName).toHaveValue('Коваль');
  await expect(main.getByLabel(t('backoffice.telephone.note'))).toHaveValue(TYPED);
  await expect(main.getByLabel(t('backoffice.telephone.readOut'))).toBeChecked();
  await expect(main.getByLabel(t('backoffice.orders.method'))).toHaveValue('pod');
  expect(await axeViolations(page)).toEqual([]);
  // It goes on as before, and what was typed since is what counts.
  await quantity.fill('9');
  await main.getByRole('button', { name: t('backoffice.telephone.compute') }).click();
  await expect(main.getByText(t('backoffice.telephone.checkFields'))).toBeVisible();
  await expect(quantity).toHaveValue('9');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typedTexts'))).toBeNull();

  await page.context().clearCookies({ name: 'session' });
  await main.getByRole('button', { name: t('backoffice.telephone.compute') }).click();
  await shopper.arriveAt('/auth');
  await expect(main.locator('[name=password]')).toBeVisible();
  await shopper.signIn(ADMIN);
  await expect(page).toHaveURL(order);
  await expect(main.getByText(t('backoffice.telephone.noLines'))).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typedTexts'))).toBeNull();
});

test('what the browser keeps in the fields of a page goes when another signs in and goes back there', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/profile/personal');
  const field = page.locator('input[name=firstName]');
  await field.fill(TYPED);
  await shopper.open('/contact');
  await page.goBack();
  await expect(field).toHaveValue(TYPED); // for who typed it, it is there
  await shopper.open('/contact');
  await shopper.signOut();
  await shopper.open('/auth');
  await shopper.signIn(ADMIN);
  await expect(page).not.toHaveURL(/auth/);
  // A step back is refused while the page of the sign-in still gives way to the next.
  await expect(async () => {
    if (!page.url().endsWith('/profile/personal')) await page.goBack();
    expect(page.url()).toMatch(/\/profile\/personal$/);
  }).toPass();
  await shopper.arriveAt('/profile/personal');
  await expect(field).not.toHaveValue(TYPED);
});

test('the way back leads behind the sign-in', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.open('/solar-panels');
  await shopper.open('/product/101');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.signIn') })
    .first()
    .click();
  await shopper.arriveAt('/auth');
  await shopper.signIn(STAFF);
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goBack();
  await shopper.arriveAt('/product/101');
});

import { expect, openPage, test, texts } from '../support/journey.ts';
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
    expect(await page.evaluate(() => sessionStorage.getItem('typedTexts'))).toBeNull();
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
  expect(await page.evaluate(() => sessionStorage.getItem('typedTexts'))).toBeNull();
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
  for (let steps = 0; steps < 8 && !page.url().endsWith('/profile/personal'); steps++) await page.goBack();
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

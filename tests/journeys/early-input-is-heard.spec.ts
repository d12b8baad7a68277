import type { Page } from '@playwright/test';
import { expect, hold, openPage, takenOver, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

/** Opens a page without its scripts, does what a person does who does not wait for them, and lets them come. */
async function hurry(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const letScriptsCome = await hold(page, '**/assets/**/*.js');
  await takenOver(page, async () => {
    await page.goto(path);
    await act();
    letScriptsCome();
  });
  await page.unrouteAll({ behavior: 'wait' });
}

test('a filter that is ticked and an order that is chosen before the script has come are heard once it has', async ({
  page,
}) => {
  const { t } = new Shopper(page, 'ua');
  const deye = page.getByRole('checkbox', { name: /^Deye/ });
  await hurry(page, '/ua/inverters', () => deye.check());
  await expect(page).toHaveURL(/\?brand=Deye$/);
  await expect(page.getByRole('list', { name: t('filter.chosen') })).toContainText('Deye');
  await expect(deye).toBeChecked();

  const order = page.getByRole('combobox', { name: t('listing.sort') });
  await hurry(page, '/ua/inverters', async () => void (await order.selectOption('price-asc')));
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(order).toHaveValue('price-asc');
});

test('a product that is put into the cart before the script has come lies in it once', async ({ page }) => {
  const { t } = new Shopper(page, 'ua');
  const card = page.getByRole('main').getByRole('article').first();
  const add = card.getByRole('button', { name: t('cart.add') });
  await hurry(page, '/ua/inverters', async () => {
    await add.click();
    await add.click();
  });
  await expect(card.getByRole('button', { name: t('cart.more') })).toBeVisible();
  await expect(card.getByRole('textbox').or(card.getByRole('spinbutton'))).toHaveValue('1');
});

test('what is typed into the search before the script has come is suggested for once it has', async ({
  page,
}) => {
  await hurry(page, '/ua', () => page.getByRole('banner').getByRole('combobox').first().fill('deye'));
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});

test('a machine that is rented before the part of the page with its button has come lies in the cart once', async ({
  page,
}) => {
  const { t } = new Shopper(page, 'ua');
  const rent = page.getByRole('main').getByRole('button', {
    name: t('product.rental.rentFor', { days: t('duration.count', { duration: 'day', count: 1 }) }),
  });
  // The page itself is taken over; only what rents is late.
  const letItCome = await hold(page, '**/assets/rent-box-*.js');
  await openPage(page, '/ua/product/2001');
  await rent.click();
  await rent.click();
  letItCome();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('main').getByRole('link', { name: t('cart.goToCart') })).toBeVisible();
  await page.goto('/ua/cart');
  const machines = page.getByRole('main').getByRole('textbox', { name: t('cart.machines') });
  await expect(machines).toHaveValue('1');
});

test('what is typed over a text stays, before the script has come and while it takes the page over', async ({
  page,
}) => {
  const typed = 'Слова, які ніхто не захоче писати вдруге.';
  const path = '/ua/admin/products/categories/generators';
  await new Shopper(page, 'ua').enterAs(STAFF);
  const area = page.locator('textarea[name="description.uk"]');
  await hurry(page, path, () => area.fill(typed));
  await expect(area).toHaveValue(typed);

  // React begins to listen to the document when it starts to take it over, and has taken over no control by then.
  await page.addInitScript((words) => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (...how: Parameters<typeof listen>) => {
      listen(...how);
      if (how[0] !== 'input') return;
      document.addEventListener = listen;
      queueMicrotask(() => {
        const control = document.querySelector<HTMLTextAreaElement>('textarea[name="description.uk"]');
        if (control !== null) control.value = words;
        control?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
    };
  }, `${typed} Ще раз.`);
  await openPage(page, path);
  await expect(area).toHaveValue(`${typed} Ще раз.`);
});

test('a form that is sent before what was typed in it is repeated does not count as typed in again', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(STAFF);
  const letRepeat = await hold(page, '**/assets/repeat-input-*.js');
  const letScriptsCome = await hold(page, /\/assets\/(?!repeat-input).*\.js/);
  const brand = page.getByLabel(t('backoffice.product.field.brand'), { exact: true });
  await takenOver(page, async () => {
    await page.goto('/ua/admin/products/509');
    const written = await brand.inputValue();
    await brand.fill(`${written} ?`);
    await brand.fill(written);
    letScriptsCome();
  });
  const letAnswer = await hold(page, '**/admin/products/509.data*');
  await page.getByRole('button', { name: t('backoffice.product.save'), exact: true }).click();
  const repeated = page.waitForResponse(/repeat-input-/);
  letRepeat();
  await (await repeated).finished();
  await page.evaluate(() => new Promise((soon) => setTimeout(soon, 200)));
  letAnswer();
  await expect(page.getByText(t('backoffice.product.done.unchanged'), { exact: true })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

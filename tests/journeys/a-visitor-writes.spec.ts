import { expect, LONG, openPage, takenOver, test, texts } from '../support/journey.ts';

test('a visitor writes from the company’s page, corrects a slip, and is thanked', async ({ page }) => {
  const t = texts('pl');
  await openPage(page, '/pl/company#contacts');
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: t('contact.send') });
  await main.getByLabel(t('contact.field.name')).fill('Jan Kowalski');
  await main.getByLabel(t('contact.field.email')).fill('jan@');
  await main.getByLabel(t('contact.field.subject')).selectOption('rental');
  await main.getByLabel(t('contact.field.message')).fill('Potrzebuję agregatu 60 kVA na dwa tygodnie.');
  await send.click();

  await expect(page).toHaveURL(/\/pl\/contact$/);
  await expect(main.getByRole('alert')).toHaveText(t('contact.problem'));
  await expect(main.getByText(t('contact.error.email'))).toBeVisible();
  await expect(main.getByLabel(t('contact.field.message'))).toHaveValue(/60 kVA/);
  await expect(main.getByLabel(t('contact.field.subject'))).toHaveValue('rental');
  await main.getByLabel(t('contact.field.email')).fill('jan@example.com');
  await send.click();

  await expect(page).toHaveURL(/\/pl\/contact\/thanks$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact.thanks.title'));
});

test('a link to an answer opens it', LONG, async ({ page }) => {
  await page.goto('/en/faq#battery-capacity');
  await expect(page.getByText(/8\shours\sneed\s4\skWh/)).toBeInViewport();
  await expect(page.getByText(/You enter your card details/)).toBeHidden();
});

test('a page that is not there offers a search, and the chat says that it is not available', async ({
  page,
}) => {
  const t = texts('en');
  await page.route('https://chat.example/**', (route) => route.fulfill({ status: 404 }));
  const main = page.getByRole('main');
  const sent = await takenOver(page, async () => {
    await page.goto('/en/nothing-here', { waitUntil: 'commit' });
    return main.getByRole('searchbox').elementHandle();
  });
  await page.waitForLoadState('networkidle'); // the guide's script comes after the frame's
  expect(await sent?.evaluate((field) => field.isConnected)).toBe(true); // the script took over what was sent
  await main.getByRole('button', { name: t('error.page.chat') }).click();
  await expect(main.getByText(t('error.page.chatUnavailable'))).toBeVisible();
  await main.getByRole('link', { name: t('error.page.ask') }).click();
  await expect(main.getByLabel(t('ticket.field.subject'))).toHaveValue(
    t('ticket.new.failure', { code: '404', page: '/en/nothing-here' }),
  );
  await page.goBack();
  await main.getByRole('searchbox', { name: t('error.page.search') }).fill('deye');
  await main.getByRole('button', { name: t('search.submit') }).click();
  await expect(page).toHaveURL(/\/en\/search\?q=deye$/);
});

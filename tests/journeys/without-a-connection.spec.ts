import { axeViolations, expect, LONG, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ serviceWorkers: 'allow' });

/** A browser without a connection complains of each file that it could not ask for. */
const forgive = (problems: string[]) =>
  problems.splice(
    0,
    Infinity,
    ...problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(problem)),
  );

test('what was read stays readable without a connection, the first page too', async ({
  page,
  context,
  problems,
}) => {
  const t = texts('uk');
  await openPage(page, '/ua/batteries');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).length))
    .toBe(1);
  await openPage(page, '/ua/product/201');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await context.setOffline(true);

  await page.goto('/ua/batteries');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/ua/product/201');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.goto('/ua/inverters');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.page.offline.title'));
  expect(await axeViolations(page)).toEqual([]);

  await context.setOffline(false);
  await page.goto('/ua/inverters');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('error.page.offline.title'));
  forgive(problems);
});

test('the cart, just visited, is shown without a connection', LONG, async ({ page, context, problems }) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.addFirstOf('batteries');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await shopper.open('/cart');
  const line = page.getByRole('main').getByRole('listitem').first();
  const name = await line.getByRole('link').first().innerText();
  await context.setOffline(true);
  await page.goto('/ua/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.title'));
  await expect(line).toContainText(name);
  await context.setOffline(false);
  forgive(problems);
});

test(
  'what is the visitor’s own is asked for once and not kept, the first page too',
  LONG,
  async ({ page, context, problems }) => {
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const heading = page.getByRole('heading', { level: 1 });
    const kept = () => page.evaluate(async () => (await (await caches.open('pages')).keys()).length);
    await page.goto('/ua/auth');
    // It takes the page over when it is ready; the first page would be put to the others right then.
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await openPage(page, '/ua/checkout/auth');
    await expect(heading).toBeVisible();
    expect(await kept()).toBe(0);
    expect(asked.filter((path) => path === '/ua/auth')).toHaveLength(1);
    // A visit through the worker is two events of the browser's: the page's request, and the worker's in its place.
    expect(asked.filter((path) => path === '/ua/checkout/auth')).toHaveLength(2);

    await context.setOffline(true);
    await page.goto('/ua/auth');
    await expect(heading).toHaveText(texts('uk')('error.page.offline.title'));
    forgive(problems);
  },
);

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Region } from '../../src/domain/locale/locale.ts';
import { needsOperator } from '../../src/domain/rental/operator.ts';
import { machineKindOf } from '../../src/domain/rental/machine-kind.ts';
import { CHECKLISTS, hasTank } from '../../src/domain/rental/protocol.ts';
import { axeViolations, expect, LONG, openPage, test, WINDOWS } from '../support/journey.ts';
import { KRAKOW, KYIV, Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

/** Near the depot, so that bringing the machine has a price. */
const WARSZAWA = { ...KRAKOW, city: 'Warszawa', postalCode: '00-001' };

/** Products whose machines no other journey books, with their categories, and how each is looked at. */
const LOOKS = {
  ua: { product: 2004, category: 20, viewport: WINDOWS[390], colorScheme: 'light' },
  pl: { product: 2202, category: 22, viewport: WINDOWS[768], colorScheme: 'dark' },
  en: { product: 2404, category: 24, viewport: WINDOWS[1440], colorScheme: 'light' },
} as const satisfies Record<Region, object>;

/** How many photographs the browser keeps that the shop does not have yet. */
const countKept = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('protocolPhotographs');
    opening.addEventListener('error', () => reject(new Error('It cannot be opened')));
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('waiting').objectStore('waiting').count();
      counting.addEventListener('success', () => resolve(counting.result));
    });
  });

/** Staff write down the money of an order and prepare its machine; answers the address of its lease. */
async function prepare(
  staff: Page,
  customer: Page,
  { orderId, region }: { orderId: string; region: Region },
) {
  const order = `/${region}/admin/orders/${orderId}`;
  const read = await customer.request.get(`/api/orders/${orderId}`);
  const { data } = (await read.json()) as { data: { total: number } };
  const line = { intent: 'receive', amount: String(data.total), day: '2026-01-05', reference: orderId };
  expect((await staff.request.post(order, { form: line })).ok()).toBe(true);
  await staff.goto(order);
  const leaseId = await staff.locator('[name=leaseId]').first().inputValue();
  const step = { intent: 'lease', leaseId, to: 'PROCESSING' };
  expect((await staff.request.post(order, { form: step })).ok()).toBe(true);
  return { order, lease: `/lease/${leaseId}` };
}

for (const region of ['ua', 'pl', 'en'] as const) {
  const { product, category, ...look } = LOOKS[region];
  test.describe(`in ${region}`, () => {
    test.use(look);
    test(
      'a machine is handed over and taken back by protocols that a lost connection does not spoil, and its customer reads them',
      region === 'ua' ? {} : LONG,
      async ({ page, browser, baseURL }) => {
        const shopper = new Shopper(page, region);
        const { t } = shopper;
        await shopper.open(`/product/${product}`);
        await shopper.chooseDayAfterTransfer();
        const block = t('duration.count', { duration: 'day', count: 1 });
        const rent = t('product.rental.rentFor', { days: block });
        await page.getByRole('main').getByRole('button', { name: rent }).click();
        await shopper.startCheckout();
        await shopper.register();
        await shopper.fillShipping(region === 'pl' ? WARSZAWA : KYIV);
        await shopper.choosePayment('transfer');
        const orderId = await shopper.placeOrder();

        const hasOperator = needsOperator(category, []);
        const context = await browser.newContext({
          baseURL: baseURL ?? '',
          ...look,
          extraHTTPHeaders: { 'x-forwarded-for': `10.77.0.${product % 250}` },
        });
        const staff = await context.newPage();
        const main = staff.getByRole('main');
        await staff.goto(`/${region}/auth?redirect=/${region}/admin`);
        await staff.locator('[name=email]').fill(STAFF.email);
        await staff.locator('[name=password]').fill(STAFF.password);
        await main.getByRole('button', { name: t('auth.login'), exact: true }).click();
        await staff.waitForURL(({ pathname }) => pathname === `/${region}/admin`);
        const { order, lease } = await prepare(staff, page, { orderId, region });

        if (hasOperator) {
          await shopper.open(lease);
          const form = page.getByRole('main');
          await form.getByRole('button', { name: t('operator.save') }).click();
          await expect(form.getByText(t('operator.error.licence'))).toBeVisible();
          await form.getByLabel(t('operator.name')).fill('Jan Nowak');
          await form.getByLabel(t('operator.licenceNumber')).fill('UDT 1234');
          await form.getByRole('button', { name: t('operator.save') }).click();
          await expect(form.getByText(t('operator.saved'))).toBeVisible();
          expect(await axeViolations(page)).toEqual([]);
        }

        const kind = machineKindOf(category);
        const fill = async (hours: string) => {
          for (const item of CHECKLISTS[kind]) {
            const row = main.getByRole('group', { name: t(`protocol.item.${item}`) });
            await row.getByText(t('protocol.right'), { exact: true }).click();
          }
          await main.locator('[name=hours]').fill(hours);
          if (hasTank(kind)) await main.locator('[name=fuel]').selectOption('8');
          await main.locator('[name=signer]').fill('Олена Коваль');
        };
        // It begins tomorrow or later: the depot's day has it on its list, or the order leads to it.
        await staff.goto(`/${region}/admin/depot`);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('backoffice.depot.title'));
        expect(await axeViolations(staff)).toEqual([]);
        await staff.goto(order);
        const number = t('backoffice.lease.protocol.handover', { number: '' }).trim();
        await main.getByRole('link', { name: number }).click();
        await expect(main.getByRole('heading', { level: 1 })).toContainText(t('protocol.title.handover'));
        await fill('1200');
        if (hasOperator)
          await main
            .getByText(t('backoffice.protocol.operatorSeen', { operator: 'Jan Nowak, UDT 1234' }))
            .click();
        const canvas = main.getByRole('img', { name: t('backoffice.protocol.draw') });
        await canvas.scrollIntoViewIfNeeded();
        const box = await canvas.boundingBox();
        if (box === null) throw new Error('There is nowhere to sign');
        await staff.mouse.move(box.x + 30, box.y + 40);
        await staff.mouse.down();
        await staff.mouse.move(box.x + 140, box.y + 70, { steps: 8 });
        await staff.mouse.up();
        await expect(main.locator('[name=signature]')).toHaveValue(/^M\d+ \d+L/);
        expect(await axeViolations(staff)).toEqual([]);

        // What was typed and drawn is there after a reload, and a photograph that was lost is sent again.
        await staff.reload();
        await expect(main.getByText(t('backoffice.protocol.restored'))).toBeVisible();
        await expect(main.locator('[name=hours]')).toHaveValue('1200');
        await expect(main.getByRole('img', { name: t('protocol.signature') })).toBeVisible();
        const red = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } });
        const picture = { name: 'front.png', mimeType: 'image/png', buffer: await red.png().toBuffer() };
        await staff.route('**/rental-files/protocols/**', (route) => route.abort());
        await main.locator('input[type=file]').setInputFiles(picture);
        const again = main.getByRole('button', { name: t('backoffice.protocol.photographAgain') });
        await expect(again).toBeVisible();
        await staff.unroute('**/rental-files/protocols/**');
        await again.click();
        const taken = main.getByRole('img', { name: t('protocol.photograph', { number: 1, count: 1 }) });
        await expect(taken).toBeVisible();
        await expect(again).toHaveCount(0);
        const sign = main.getByRole('button', { name: t('backoffice.protocol.sign.handover') });
        await sign.click();
        await expect(main.getByText(t('backoffice.protocol.done.sign'))).toBeVisible();
        await expect(taken).toBeVisible();
        expect(await axeViolations(staff)).toEqual([]);

        await shopper.open(lease);
        const own = page.getByRole('main');
        await own.locator('summary', { hasText: t('protocol.title.handover') }).click();
        await expect(own.getByText('Олена Коваль')).toBeVisible();
        await expect(
          own.getByRole('img', { name: t('protocol.photograph', { number: 1, count: 1 }) }),
        ).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);

        // Taken over by its script, the page leads on without a load that a lost connection could cut short.
        await openPage(staff, order);
        const back = t('backoffice.lease.protocol.return', { number: '' }).trim();
        await main.getByRole('link', { name: back }).click();
        await expect(main.getByRole('heading', { level: 1 })).toContainText(t('protocol.title.return'));

        // A photograph that was chosen without a connection outlives the page, and is sent once when it is opened again.
        await context.setOffline(true);
        await main.locator('input[type=file]').setInputFiles(picture);
        await expect(again).toBeVisible();
        await main.locator('[name=signer]').fill('Олена Коваль');
        await main.getByRole('button', { name: t('backoffice.protocol.sign.return') }).click();
        await expect(main.getByText(t('backoffice.protocol.photographsUnsent', { count: 1 }))).toBeVisible();
        await expect.poll(() => staff.evaluate(countKept)).toBe(1);
        const protocol = staff.url();
        await staff.reload().catch(() => null); // there is no such page without a connection
        await context.setOffline(false);
        await staff.goto(protocol);
        await expect(taken).toBeVisible();
        await expect(again).toHaveCount(0);
        await expect.poll(() => staff.evaluate(countKept)).toBe(0);
        await staff.reload();
        await expect(taken).toBeVisible();

        await fill('1100');
        await main.locator('label', { hasText: t('backoffice.protocol.agree') }).click();
        const takeBack = main.getByRole('button', { name: t('backoffice.protocol.sign.return') });
        await takeBack.click();
        await expect(main.getByText(t('backoffice.protocol.error.hoursLess'))).toBeVisible();
        expect(await axeViolations(staff)).toEqual([]);
        await main.locator('[name=hours]').fill('1210');
        await takeBack.click();
        await expect(main.getByText(t('backoffice.protocol.done.sign'))).toBeVisible();
        await staff.goto(order);
        await expect(main.getByRole('button', { name: t('backoffice.lease.to.COMPLETED') })).toBeVisible();
        await context.close();
      },
    );
  });
}

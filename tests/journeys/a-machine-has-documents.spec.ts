import { daysAfter } from '../../src/domain/calendar/days.ts';
import type { Region } from '../../src/domain/locale/locale.ts';
import { axeViolations, expect, LONG, test, WINDOWS } from '../support/journey.ts';
import { rentalStart } from '../support/rental-start.ts';
import { STAFF } from '../support/staff-account.ts';
import { Shopper } from '../support/shopper.ts';

/** How the page is looked at in each language, and a machine whose documents no other journey reads. */
const LOOKS = {
  ua: { machine: 11, viewport: WINDOWS[390], colorScheme: 'light', javaScriptEnabled: true },
  pl: { machine: 12, viewport: WINDOWS[768], colorScheme: 'dark', javaScriptEnabled: true },
  en: { machine: 13, viewport: WINDOWS[1440], colorScheme: 'light', javaScriptEnabled: false },
} as const satisfies Record<Region, object>;

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${name}\n%%EOF\n`),
});

for (const region of ['ua', 'pl', 'en'] as const) {
  const { machine, ...look } = LOOKS[region];
  test.describe(`in ${region}, ${look.javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use(look);
    test(
      'staff add documents to a machine one after the other, see which of them end, and remove them',
      region === 'ua' ? {} : LONG,
      async ({ page }) => {
        const { t } = new Shopper(page, region);
        const main = page.getByRole('main');
        const looksRight = async () => {
          if (look.javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
        };
        const own = `/${region}/admin/machines/${machine}`;
        await page.goto(`/${region}/auth?redirect=${own}`);
        await page.locator('[name=email]').fill(STAFF.email);
        await page.locator('[name=password]').fill(STAFF.password);
        await main.getByRole('button', { name: t('auth.login'), exact: true }).press('Enter');
        await expect(main.getByText(t('backoffice.documents.none'))).toBeVisible();

        const form = main.locator('details', { has: page.locator('[name=document]') });
        const unfold = async () => {
          if (!(await main.locator('[name=document]').isVisible()))
            await form.locator('summary').press('Enter');
        };
        const send = async () => {
          const button = { name: t('backoffice.documents.add'), exact: true } as const;
          await form.getByRole('button', button).press('Enter');
        };
        const add = async (title: string, kind: string, validUntil: string) => {
          await unfold();
          await main.locator('[name=document]').setInputFiles(pdf(title));
          await main.locator('[name=kind]').selectOption(kind);
          await main.locator('[name=title]').fill(title);
          await main.locator('[name=validUntil]').fill(validUntil);
          await send();
          await expect(main.getByRole('link', { name: title })).toBeVisible();
        };
        await unfold();
        await main.locator('[name=title]').fill('UDT 1');
        await send();
        await expect(form.getByText(t('backoffice.documents.error.no-pdf')).first()).toBeVisible();
        await looksRight();
        await add('UDT 1', 'inspection', daysAfter(rentalStart(), -60));
        await expect(main.getByText(t('backoffice.documents.due'))).toBeVisible();
        await add('PZU 2', 'insurance', daysAfter(rentalStart(), 400));
        await looksRight();

        await page.goto(`/${region}/admin/depot`);
        const due = main.locator('section', { has: page.locator('#documents') });
        await expect(due).toContainText('UDT 1');
        await expect(due).not.toContainText('PZU 2');
        await looksRight();

        await page.goto(own);
        for (const title of ['UDT 1', 'PZU 2']) {
          const row = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
          await row.locator('summary').press('Enter');
          await expect(row.getByText(t('backoffice.documents.removeText', { title }))).toBeVisible();
          await row.getByRole('button', { name: t('backoffice.documents.removeDo') }).press('Enter');
          await expect(row).toHaveCount(0);
        }
        await expect(main.getByText(t('backoffice.documents.none'))).toBeVisible();
      },
    );
  });
}

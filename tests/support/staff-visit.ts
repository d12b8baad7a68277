import type { Browser } from '@playwright/test';
import { answerForPlace, expect, texts } from './journey.ts';
import { localeOf, type Region } from '../../src/domain/locale/locale.ts';
import { STAFF } from './staff-account.ts';

let visits = 0;

/** A browser of staff that stands at a page of the back office, signed in, beside that of a customer. */
export async function openStaffVisit(
  browser: Browser,
  { baseURL, region, path }: { baseURL: string | undefined; region: Region; path: string },
) {
  visits++;
  const office = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { 'x-forwarded-for': `10.79.${process.pid & 255}.${visits & 255}` },
  });
  await answerForPlace(office);
  const staff = await office.newPage();
  const main = staff.getByRole('main');
  const t = texts(localeOf(region));
  await staff.goto(`/${region}/auth?redirect=/${region}${path}`);
  await staff.locator('[name=email]').fill(STAFF.email);
  await staff.locator('[name=password]').fill(STAFF.password);
  await main.getByRole('button', { name: t('auth.login'), exact: true }).click();
  await staff.waitForURL(({ pathname }) => pathname === `/${region}${path}`);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  return { office, staff, main };
}
